import { type Selectable, sql } from 'kysely'
import type { EditableWill } from '#core/will/schema.ts'
import { placeOfRevision } from '../sealing/places.ts'
import type { Safe } from '../sealing/safe.ts'
import type { Database } from '../store/database.ts'
import { isPostgres } from '../store/engine.ts'
import type { Tables } from '../store/tables.ts'

type Kept = Pick<Selectable<Tables['will_revisions']>, 'will_id' | 'version' | 'body' | 'data_key_id'>

export type Revision = {
  readonly userId: number
  readonly willId: number
  readonly version: number
  readonly answers: EditableWill
  readonly at: Date
}

export type Revisions = {
  /** What was said in it. Throws CannotOpen, and whatever `rereading` waits for. */
  open(db: Database, userId: number, kept: Kept): Promise<EditableWill>
  /** Keeps a revision that follows the newest one. False when it does not, or its key has just been changed. */
  append(db: Database, revision: Revision): Promise<boolean>
}

/** Versions after which a will's older revisions are thinned out again. */
const THINNED_EVERY = 50
const DAY_MS = 24 * 60 * 60 * 1000

/** Of a time written as ISO 8601. */
const dateOf = (column: string) => sql<string>`substr(${sql.ref(column)}, 1, ${sql.lit('2026-11-03'.length)})`

/**
 * Throws away what is older than a day and was followed by another revision on the same date, unless it was paid for or
 * downloaded. So the last day is there save by save, and before it the last of each day.
 */
const thinOut = (db: Database, willId: number, at: Date) =>
  db
    .deleteFrom('will_revisions as old')
    .where('old.will_id', '=', willId)
    .where('old.saved_at', '<', new Date(at.getTime() - DAY_MS).toISOString())
    .where('old.kept_because', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('will_revisions as newer')
          .select('newer.version')
          .whereRef('newer.will_id', '=', 'old.will_id')
          .whereRef('newer.version', '>', 'old.version')
          .where(dateOf('newer.saved_at'), '=', dateOf('old.saved_at')),
      ),
    )
    .execute()

export const revisionsWith = (safe: Safe): Revisions => ({
  open: async (db, userId, { will_id, version, body, data_key_id }) => {
    const opened = await safe.open(db, userId, data_key_id, body, placeOfRevision(will_id, version))
    // Only `append` writes this column, from values that a schema has let in.
    return JSON.parse(opened.toString())
  },

  append: async (db, { userId, willId, version, answers, at }) => {
    const key = await safe.key(db, userId)
    const body = safe.seal(key, Buffer.from(JSON.stringify(answers)), placeOfRevision(willId, version))
    // One statement: the newest version is looked at and the next one written with nothing in between. Should two
    // processes both find the same one, the primary key lets a single one in.
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('will_revisions')
      .columns(['will_id', 'version', 'body', 'data_key_id', 'saved_at'])
      .expression((eb) =>
        eb
          .selectFrom('data_keys')
          .innerJoin('wills', 'wills.user_id', 'data_keys.user_id')
          .select(({ val }) => [
            'wills.id as will_id',
            val(version).as('version'),
            val(body).as('body'),
            'data_keys.id as data_key_id',
            val(at.toISOString()).as('saved_at'),
          ])
          .where('data_keys.id', '=', key.id)
          .where('data_keys.user_id', '=', userId)
          .where('wills.id', '=', willId)
          .where((where) =>
            where(
              where.fn.coalesce(
                where
                  .selectFrom('will_revisions')
                  .select(({ fn }) => fn.max('version').as('newest'))
                  .whereRef('will_id', '=', 'wills.id'),
                where.lit(-1),
              ),
              '=',
              version - 1,
            ),
          )
          // Whoever changes the customer's keys waits until this is kept, or this until they are changed.
          .$if(isPostgres(db), (query) => query.forKeyShare(['data_keys'])),
      )
      .onConflict((conflict) => conflict.columns(['will_id', 'version']).doNothing())
      .executeTakeFirst()
    const kept = numInsertedOrUpdatedRows === 1n
    if (kept && version % THINNED_EVERY === 0) await thinOut(db, willId, at)
    if (!kept) safe.forget(userId)
    return kept
  },
})
