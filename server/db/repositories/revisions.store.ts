import { type Selectable, sql } from 'kysely'
import type { EditableWill } from '#core/will/schema.ts'
import { placeOfRevision } from '../../crypto/places.ts'
import type { Safe } from '../../crypto/safe.ts'
import type { Database } from '../database.ts'
import { isPostgres } from '../dialects.ts'
import { padded } from '../gather.ts'
import { prepared } from '../prepared.ts'
import type { Tables } from '../tables.ts'

type Kept = Pick<Selectable<Tables['will_revisions']>, 'will_id' | 'version' | 'body' | 'data_key_id'>

export type Revision = {
  readonly userId: number
  readonly willId: number
  readonly version: number
  readonly answers: EditableWill
  readonly at: Date
}

export type RevisionStore = {
  /** What was said in it. Throws CannotOpen, and whatever `rereading` waits for. */
  open(db: Database, userId: number, kept: Kept): Promise<EditableWill>
  /** Keeps each that follows the newest of its will. False for one that does not, or whose key has just been changed. */
  append(db: Database, given: readonly Revision[]): Promise<boolean[]>
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
    // Versions rise with time. Read from the oldest on, this stops at the first of the last day, however many those are.
    .where('old.version', '<', ({ selectFrom }) =>
      selectFrom('will_revisions as recent')
        .select('recent.version')
        .where('recent.will_id', '=', willId)
        .where('recent.saved_at', '>=', new Date(at.getTime() - DAY_MS).toISOString())
        .orderBy('recent.version')
        .limit(1),
    )
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

type Sealed = readonly [userId: number, willId: number, version: number, at: string, keyId: number, body: Uint8Array]

/** No will has this id. */
const NOTHING: Sealed = [0, 0, 0, '', 0, new Uint8Array()]

type Said = { user_id: number; will_id: number; version: number; at: string; key_id: number; body: Uint8Array }

/** The casts tell PostgreSQL what the parameters are; SQLite knows. */
const valuesOf = (db: Database, sealed: readonly Sealed[]) => {
  const bytes = sql.raw(isPostgres(db) ? 'bytea' : 'blob')
  const rows = sealed.map(
    ([userId, willId, version, at, keyId, body]) =>
      sql`(cast(${userId} as integer), cast(${willId} as integer), cast(${version} as integer), cast(${at} as text),
        cast(${keyId} as integer), cast(${body} as ${bytes}))`,
  )
  return sql<Said>`(values ${sql.join(rows)})`
}

/**
 * One statement: the newest version is looked at and the next one written with nothing in between. Should two processes
 * both find the same one, the primary key lets a single one in.
 */
const appended = prepared((db, sealed: readonly Sealed[]) =>
  db
    .with('said(user_id, will_id, version, at, key_id, body)', () => valuesOf(db, sealed))
    .insertInto('will_revisions')
    .columns(['will_id', 'version', 'body', 'data_key_id', 'saved_at'])
    .expression((eb) =>
      eb
        .selectFrom('said')
        .innerJoin('data_keys', (join) =>
          join.onRef('data_keys.id', '=', 'said.key_id').onRef('data_keys.user_id', '=', 'said.user_id'),
        )
        .innerJoin('wills', (join) =>
          join.onRef('wills.id', '=', 'said.will_id').onRef('wills.user_id', '=', 'said.user_id'),
        )
        .select(['said.will_id', 'said.version', 'said.body', 'said.key_id', 'said.at'])
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
            where('said.version', '-', where.lit(1)),
          ),
        )
        .$if(isPostgres(db), (query) =>
          query
            // The same order for everybody, so that two processes never wait for each other. SQLite lets one in at a time.
            .orderBy('said.will_id')
            // Whoever changes the customer's keys waits until this is kept, or this until they are changed.
            .forKeyShare(['data_keys']),
        ),
    )
    .onConflict((conflict) => conflict.columns(['will_id', 'version']).doNothing())
    .returning('will_id'),
)

export const createRevisionStore = (safe: Safe): RevisionStore => ({
  open: async (db, userId, { will_id, version, body, data_key_id }) => {
    const opened = await safe.open(db, userId, data_key_id, body, placeOfRevision(will_id, version))
    // Only `append` writes this column, from values that a schema has let in.
    return JSON.parse(opened.toString())
  },

  append: async (db, given) => {
    // Of two for the same will, such as from two pages of one person, the second is too late.
    const first = new Map(given.toReversed().map((revision) => [revision.willId, revision]))
    const sealed = await Promise.all(
      [...first.values()].map(async ({ userId, willId, version, answers, at }): Promise<Sealed> => {
        const key = await safe.key(db, userId)
        const body = safe.seal(key, Buffer.from(JSON.stringify(answers)), placeOfRevision(willId, version))
        return [userId, willId, version, at.toISOString(), key.id, body]
      }),
    )
    const rows = await appended(db, padded(sealed, NOTHING))
    const kept = new Set(rows.map(({ will_id }) => will_id))
    return Promise.all(
      given.map(async (revision) => {
        const { userId, willId, version, at } = revision
        const is = kept.has(willId) && first.get(willId) === revision
        if (is && version % THINNED_EVERY === 0) await thinOut(db, willId, at)
        if (!is) safe.forget(userId)
        return is
      }),
    )
  },
})
