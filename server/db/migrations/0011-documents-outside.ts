import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * Files of issued documents may be kept outside the database, and what is kept there is removed with its row: whatever deletes the
 * row, the database itself notes the name.
 */
const statements = [
  sql`alter table issued_files add column object text`,
  sql`create index issued_files_by_object on issued_files (object) where object is not null`,
  sql`alter table issued_packs add column outside_at text`,
  sql`create index issued_packs_inside on issued_packs (id) where downloaded_at is not null and outside_at is null`,
  sql`create table removed_objects (
    name text not null primary key,
    remove_after text not null
  )`,
]

const noteRemoved = {
  sqlite: [
    sql`create trigger issued_files_removed after delete on issued_files when old.object is not null
      begin insert or ignore into removed_objects (name, remove_after) values (old.object, ''); end`,
  ],
  postgres: [
    sql`create function issued_files_removed() returns trigger language plpgsql as $$
      begin
        insert into removed_objects (name, remove_after) values (old.object, '') on conflict do nothing;
        return old;
      end $$`,
    sql`create trigger issued_files_removed after delete on issued_files
      for each row when (old.object is not null) execute function issued_files_removed()`,
  ],
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const change = async (on: Kysely<unknown>): Promise<void> => {
    for (const statement of [...statements, ...noteRemoved[onPostgres ? 'postgres' : 'sqlite']])
      await statement.execute(on)
  }
  // Kysely gives a migration a transaction on PostgreSQL alone.
  await (onPostgres ? change(db) : db.transaction().execute(change))
}
