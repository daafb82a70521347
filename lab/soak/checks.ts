/** What has to hold once the load is over, read from the database itself. */
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Encryption } from '../../server/crypto/master-keys.ts'
import type { Database } from '../../server/db/database.ts'
import { isPostgres } from '../../server/db/dialects.ts'
import { createVaults } from '../../server/db/repositories/keys.store.ts'
import { createStores } from '../../server/db/stores.ts'
import type { SoakCustomer } from './customer.ts'

/** Customers whose will is not, word for word, the one that was acknowledged to them, or whose history has a gap. */
export const lost = async (
  db: Database,
  encryption: Encryption,
  customers: readonly SoakCustomer[],
): Promise<string[]> => {
  const { wills } = createStores(db, createVaults({ ...encryption, clock: () => new Date() }))
  const wrong: string[] = []
  for (const { id, email, version, words } of customers) {
    const found = (await wills.find(id))?.will
    // The very last save of a customer may have been done without an answer.
    const ahead = (found?.version ?? -1) - version
    if (ahead < 0 || ahead > 1 || (ahead === 0 && (found?.whatToDo?.description ?? '') !== words))
      wrong.push(`${email} was told of version ${version}, and ${found?.version} is there`)
  }
  return wrong
}

type Money = { readonly what: string; readonly count: number }

const counted = async (
  db: Database,
  what: string,
  query: ReturnType<typeof sql<{ count: number | string }>>,
): Promise<Money> => {
  const { rows } = await query.execute(db)
  return { what, count: Number(rows[0]?.count) }
}

/** Each has to be none. */
export const moneyCountedWrongly = async (db: Database, customers: readonly SoakCustomer[]): Promise<Money[]> => {
  const paid = customers.filter(({ paid: isPaid }) => isPaid).map(({ id }) => id)
  const held = await db
    .selectFrom('entitlements')
    .select('user_id')
    .where('product', '=', 'will')
    .where('revoked_at', 'is', null)
    .execute()
  const holders = new Set(held.map(({ user_id }) => user_id))
  return [
    {
      what: 'customers who were shown that they paid and hold nothing',
      count: paid.filter((id) => !holders.has(id)).length,
    },
    await counted(
      db,
      'payments that the provider has and no order',
      sql`select count(*) as count from sandbox_payments p
      where p.outcome = 'paid' and not exists (select 1 from orders o where o.external_id = p.external_id and o.state = 'paid')`,
    ),
    await counted(
      db,
      'paid orders that the provider knows nothing of',
      sql`select count(*) as count from orders o
      where o.state = 'paid' and not exists (select 1 from sandbox_payments p where p.external_id = o.external_id and p.outcome = 'paid')`,
    ),
    await counted(
      db,
      'orders that became paid twice',
      sql`select count(*) as count from
      (select order_id from order_states where state = 'paid' group by order_id having count(*) > 1) twice`,
    ),
    await counted(
      db,
      'paid orders that gave not exactly what they name',
      sql`select count(*) as count from orders o
      where o.state = 'paid' and (select count(*) from entitlements e where e.order_id = o.id) <> 2`,
    ),
    await counted(
      db,
      'bound prints asked for twice',
      sql`select count(*) as count from
      (select order_id from prints group by order_id having count(*) > 1) twice`,
    ),
  ]
}

/** Milliseconds that a transaction may take which is under way when the load is over. */
const LAST_WORK_MS = 30_000

/** Transactions that nobody ends. On SQLite one would keep this process from writing, which throws. */
export const openTransactions = async (db: Database): Promise<number> => {
  if (!isPostgres(db)) {
    await sql`begin immediate`.execute(db)
    await sql`rollback`.execute(db)
    return 0
  }
  const open = async () => {
    const { count } = await counted(
      db,
      '',
      sql`select count(*) as count from pg_stat_activity where backend_type = 'client backend'
      and datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`,
    )
    return count
  }
  const end = performance.now() + LAST_WORK_MS
  while ((await open()) > 0 && performance.now() < end) await wait(100)
  return open()
}
