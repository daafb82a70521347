import { type Selectable, sql } from 'kysely'
import { DAY_MS } from '#core/text/dates.ts'
import type { EditableWill } from '#core/will/schema.ts'
import type { ServiceSecrets } from '../../crypto/service-keys.ts'
import type { RevisionHead, Vault } from '../../crypto/vault.ts'
import type { Database } from '../database.ts'
import { isPostgres } from '../dialects.ts'
import { prepared, type RecordOf, records } from '../records.ts'
import { placeIn } from '../schema/columns.ts'
import { allTables, type TableName, type Tables, tableNames, tables } from '../schema/tables.ts'

/** A revision, by what its place in the chain follows from. `answers` is the JSON that is encrypted. */
export type LinkedRevision = {
  readonly willId: number
  readonly version: number
  readonly savedAt: string
  /** The link of the revision before; empty for the first. */
  readonly previous: string
  readonly answers: Uint8Array
}

/**
 * The link of a revision: it changes when the answers do, or anything before. It is a keyed hash, so that it says nothing about the
 * answers, cannot be made without the service's key, and stays when the encryption of the answers is renewed. Of the newest link of
 * each will a signature is kept outside the database (server/adapters/revision-witness.ts).
 */
export const linkOf = (
  { previous, willId, version, savedAt, answers }: LinkedRevision,
  { revisionLink }: Pick<ServiceSecrets, 'revisionLink'>,
): Promise<string> => revisionLink([previous, willId, version, savedAt].join('\n'), answers)

type StoredRevision = Pick<Selectable<Tables['will_revisions']>, 'will_id' | 'version' | 'body' | 'data_key_id'>

export type Revision = {
  readonly userId: number
  readonly willId: number
  readonly version: number
  readonly answers: EditableWill
  readonly at: Date
}

/** Throws when answers of so many bytes may not be kept. */
export type RefuseSize = (bytes: number) => void

export type RevisionStore = {
  /** The answers of a revision. Throws DecryptionFailed, or what `retryIfKeyReplaced` waits for. */
  decrypt(userId: number, stored: StoredRevision): Promise<EditableWill>
  /** The same as JSON. Throws as `decrypt`. */
  open(userId: number, stored: StoredRevision): Promise<Buffer>
  /** Adds a revision if it follows the newest of its will. False if not, or if its key has just been replaced. */
  append(revision: Revision, refuseSize?: RefuseSize): Promise<boolean>
}

/** Versions after which a will's older revisions are thinned out again. */
const THINNED_EVERY = 50

/** Bytes of history that one will keeps of the last day, as encrypted. A will with everything in it takes about 5,000 a save. */
export const HISTORY_BYTES_A_DAY = 5_000_000

/**
 * Versions of this size after which the bytes of the last day are counted again: a tenth of them may have been added since. The count
 * reads every revision of the day, so it is not made at every save.
 */
const countedEvery = (bytes: number): number => Math.max(1, Math.floor(HISTORY_BYTES_A_DAY / 10 / bytes))

/** The beginnings of a time in ISO 8601 that two saves share when they are of the same date, hour or minute. */
const lengthOf = { date: '2026-11-03'.length, hour: '2026-11-03T09'.length, minute: '2026-11-03T09:15'.length }

const startOf = (column: string, span: keyof typeof lengthOf) =>
  sql<string>`substr(${sql.ref(column)}, 1, ${sql.lit(lengthOf[span])})`

const dayBefore = (at: Date): string => new Date(at.getTime() - DAY_MS).toISOString()

/** The revisions of a will that were followed by another one of the same date, hour or minute, and are kept for no reason. */
const followed = (db: Database, willId: number, span: keyof typeof lengthOf) =>
  db
    .deleteFrom('will_revisions as old')
    .where('old.will_id', '=', willId)
    .where('old.kept_because', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('will_revisions as newer')
          .select('newer.version')
          .whereRef('newer.will_id', '=', 'old.will_id')
          .whereRef('newer.version', '>', 'old.version')
          .where(startOf('newer.saved_at', span), '=', startOf('old.saved_at', span)),
      ),
    )

/**
 * Deletes revisions that are older than a day and were followed by another one on the same date, unless they were paid for
 * or downloaded. So the last day is there save by save, and before it the last revision of each day.
 */
const thinOut = prepared((db, { willId, since }: { willId: number; since: string }) =>
  followed(db, willId, 'date')
    // Versions rise with time. Read from the oldest on, this stops at the first of the last day, however many those are.
    .where('old.version', '<', ({ selectFrom }) =>
      selectFrom('will_revisions as recent')
        .select('recent.version')
        .where('recent.will_id', '=', willId)
        .where('recent.saved_at', '>=', since)
        .orderBy('recent.version')
        .limit(1),
    ),
)

const bytesOfDay = async (db: Database, willId: number, at: Date): Promise<number> => {
  const { bytes } = await db
    .selectFrom('will_revisions')
    .select(({ fn }) => fn.sum<number>(sql`octet_length(body)`).as('bytes'))
    .where('will_id', '=', willId)
    .where('saved_at', '>=', dayBefore(at))
    .executeTakeFirstOrThrow()
  return Number(bytes)
}

/**
 * Keeps the bytes of the last day within `HISTORY_BYTES_A_DAY`: of more than that only the last revision of each minute stays,
 * and if that is not enough, of each hour. So nothing is refused, and a customer who saves as people do loses nothing.
 */
const coalesce = async (db: Database, willId: number, at: Date): Promise<void> => {
  for (const span of ['minute', 'hour'] as const) {
    if ((await bytesOfDay(db, willId, at)) <= HISTORY_BYTES_A_DAY) return
    await followed(db, willId, span).where('old.saved_at', '>=', dayBefore(at)).execute()
  }
}

/** The link of the revision before; empty before the first. */
const linkBefore = async (db: Database, { heads }: Vault, willId: number, version: number): Promise<string> => {
  if (version === 0) return ''
  const head = heads.get(willId)
  if (head?.version === version - 1) return head.chain
  const before = await db
    .selectFrom('will_revisions')
    .select('chain')
    .where('will_id', '=', willId)
    .where('version', '=', version - 1)
    .executeTakeFirst()
  return before?.chain ?? ''
}

type NewRevision = {
  readonly userId: number
  readonly willId: number
  readonly version: number
  /** The version that has to be the newest until now. */
  readonly before: number
  readonly body: Uint8Array
  readonly keyId: number
  readonly savedAt: string
  readonly previous: string
  readonly chain: string
}

// One statement, so that no other save comes between the look at the newest version and the insert. If two processes
// find the same newest version, the primary key lets one of them in.
const insert = prepared((db, { userId, willId, version, body, keyId, savedAt, previous, chain, before }: NewRevision) =>
  db
    .insertInto('will_revisions')
    .columns(['will_id', 'version', 'body', 'data_key_id', 'saved_at', 'previous', 'chain'])
    .expression(({ selectFrom }) =>
      selectFrom('wills')
        .innerJoin('data_keys', 'data_keys.user_id', 'wills.user_id')
        .select(({ cast, val }) => [
          'wills.id as will_id',
          cast<number>(val(version), 'integer').as('version'),
          cast<Uint8Array>(val(body), isPostgres(db) ? 'bytea' : sql`blob`).as('body'),
          'data_keys.id as data_key_id',
          cast<string>(val(savedAt), 'text').as('saved_at'),
          cast<string>(val(previous), 'text').as('previous'),
          cast<string>(val(chain), 'text').as('chain'),
        ])
        .where('wills.id', '=', willId)
        .where('wills.user_id', '=', userId)
        .where('data_keys.id', '=', keyId)
        .where(
          ({ fn, lit, selectFrom: from }) =>
            fn.coalesce(
              from('will_revisions')
                .select((newest) => newest.fn.max('version').as('newest'))
                .whereRef('will_id', '=', 'wills.id'),
              lit(-1),
            ),
          '=',
          before,
        )
        // The customer's key is not replaced until this is committed. SQLite has one writer at a time and needs no lock.
        .$if(isPostgres(db), (query) => query.forKeyShare(['data_keys'])),
    )
    .onConflict((conflict) => conflict.columns(['will_id', 'version']).doNothing()),
)

const placeOf = (will_id: number, version: number): string =>
  placeIn(tables.will_revisions.columns.body.sealed.place, { will_id, version })

const openWith =
  (vault: Vault): RevisionStore['open'] =>
  (userId, { will_id, version, body, data_key_id }) =>
    vault.decrypt(userId, data_key_id, body, placeOf(will_id, version))

/** @param saw What a transaction adds may be rolled back: it is told later. */
export const createRevisionStore = (
  db: Database,
  vault: Vault,
  saw: SawHead = (head) => vault.witness?.saw(head),
): RevisionStore => ({
  open: openWith(vault),

  // Only `append` writes this column, with values that a schema has checked.
  decrypt: async (userId, stored) => JSON.parse((await openWith(vault)(userId, stored)).toString()),

  append: async ({ userId, willId, version, answers, at }, refuseSize) => {
    const json = Buffer.from(JSON.stringify(answers))
    refuseSize?.(json.length)
    const key = await vault.currentKey(userId)
    const body = vault.encrypt(key, json, placeOf(willId, version))
    const previous = await linkBefore(db, vault, willId, version)
    const savedAt = at.toISOString()
    const chain = await linkOf({ willId, version, savedAt, previous, answers: json }, vault.service)
    const { numAffectedRows } = await insert(db, {
      userId,
      willId,
      version,
      before: version - 1,
      body,
      keyId: key.id,
      savedAt,
      previous,
      chain,
    })
    if (numAffectedRows !== 1n) {
      vault.forget(userId)
      return false
    }
    const head = { willId, version, chain }
    if (!db.isTransaction) vault.heads.set(willId, head)
    saw(head)
    if (version % THINNED_EVERY === 0) await thinOut(db, { willId, since: dayBefore(at) })
    if (version % countedEvery(body.length) === 0) await coalesce(db, willId, at)
    return true
  },
})

type Link = RecordOf<'will_states'>

/** Told of each link of a chain, once it was committed. */
export type SawHead = (head: RevisionHead) => void

/** In the transaction that there is, or in one of its own: what that links is told when it was committed. */
export const onceCommitted = async <T>(
  db: Database,
  saw: SawHead,
  work: (on: Database, saw: SawHead) => Promise<T>,
): Promise<T> => {
  if (db.isTransaction) return work(db, saw)
  const heads: RevisionHead[] = []
  const done = await db.transaction().execute((on) => work(on, (head) => heads.push(head)))
  heads.forEach(saw)
  return done
}

/** What of each chained table says what became of a will. */
const chained = tableNames.flatMap((table) => {
  const columns = allTables[table]?.chained
  return columns ? [{ table, only: columns as never }] : []
})

const byText = (one: string, other: string): number => (one < other ? -1 : 1)

/** The keyed hash of all that is said of a customer's will beside its answers. The encryption of it may be renewed. */
export const stateOf = async (db: Database, vault: Vault, userId: number): Promise<string> => {
  const said: [TableName, string[]][] = []
  for (const { table, only } of chained) {
    const rows = await records(db, table, vault).all({ userId } as never, { only })
    said.push([table, rows.map((row) => JSON.stringify(row)).toSorted(byText)])
  }
  return vault.service.stateLink(JSON.stringify(said))
}

/** What a link has to be after the one before. */
export const stateLinkOf = (
  { willId, version, revision, notedAt, state, previous }: Omit<Link, 'chain'>,
  { service }: Pick<Vault, 'service'>,
): Promise<string> => service.stateLink([previous, willId, version, revision, notedAt, state].join('\n'))

/** Links what is said of a customer's will now to what was said before. In the transaction of what changed it. */
export const noteState = async (db: Database, vault: Vault, userId: number, saw: SawHead): Promise<void> => {
  const will = await db
    .selectFrom('wills')
    .select('id')
    .where('user_id', '=', userId)
    // One change at a time, while saves go on. SQLite has one writer at a time and needs no lock.
    .$if(isPostgres(db), (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  if (!will) return
  const states = records(db, 'will_states')
  const before = await states.first({ willId: will.id }, { by: '-version' })
  const newest = await records(db, 'will_revisions').first({ willId: will.id }, { by: '-version', only: ['version'] })
  const link = {
    willId: will.id,
    version: (before?.version ?? -1) + 1,
    revision: newest?.version ?? -1,
    notedAt: vault.clock().toISOString(),
    state: await stateOf(db, vault, userId),
    previous: before?.chain ?? '',
  }
  const chain = await stateLinkOf(link, vault)
  await states.add({ ...link, chain, userId })
  saw({ of: 'states', willId: will.id, version: link.version, chain })
}
