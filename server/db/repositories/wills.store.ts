import { setImmediate as othersFirst } from 'node:timers/promises'
import { type Entitlement, flagsOf, type PaidFlags } from '#core/catalogue/products.ts'
import { withDayOfPowers } from '#core/lpa/lpas.ts'
import { editable, newWill } from '#core/will/new-will.ts'
import { type EditableWill, serverWillSchema, type Will } from '#core/will/schema.ts'
import { afterSigningShape } from '#core/will/signing-schema.ts'
import { retryIfKeyReplaced, type Vault } from '../../crypto/vault.ts'
import type { Database } from '../database.ts'
import { isPostgres } from '../dialects.ts'
import { freeReference, prepared } from '../records.ts'
import { placeIn } from '../schema/columns.ts'
import { tables } from '../schema/tables.ts'
import type { AfterSigning } from '../schema/wills.ts'
import { type EntitlementStore, heldByOwner, heldIn } from './entitlements.store.ts'
import { noteState, type RefuseSize, type RevisionStore, type SawHead } from './revisions.store.ts'

/** The fields of a will that the customer cannot set. */
export type ServerOwnedFields = Omit<Will, keyof EditableWill | 'id' | 'version'>

export type { AfterSigning }

/** The server-owned fields that are stored in clear. The others follow from the owner's entitlements. */
export type StatusFields = Omit<ServerOwnedFields, keyof PaidFlags | keyof AfterSigning>

const statusFieldsOf = ({ lpoaDate }: StatusFields): StatusFields => ({ ...(lpoaDate !== undefined && { lpoaDate }) })

/** Those of some fields that are set. */
const setOf =
  <Fields extends object>(shape: Readonly<Record<keyof Fields, unknown>>) =>
  (from: Fields): Fields =>
    Object.fromEntries(
      (Object.keys(shape) as (keyof Fields)[]).flatMap((key) => (from[key] === undefined ? [] : [[key, from[key]]])),
    ) as Fields

const afterSigningOf = setOf<AfterSigning>(afterSigningShape)

const { id: _id, version: _version, ...serverOwnedShape } = serverWillSchema.shape
export const serverOwnedFieldsOf = setOf<ServerOwnedFields>(serverOwnedShape)

export type StoredWill = { readonly will: Will; readonly updatedAt: Date }
export type WillEntry = Pick<Will, 'id' | 'version' | 'paid'>
export type PastWill = { readonly version: number; readonly savedAt: Date }
/** A revision with its link in the chain of revisions, its answers as JSON: a page of them is handed on as it is. */
export type Revision = {
  readonly version: number
  /** ISO date and time. */
  readonly savedAt: string
  readonly link: string
  readonly answers: Uint8Array
}

const whole = [
  'will_id',
  'version',
  'body',
  'data_key_id',
  'saved_at',
  'server_fields',
  'after_signing',
  'after_signing_key_id',
] as const

const signedPlace = tables.wills.columns.after_signing.sealed.place
const visitedPlace = tables.wills.columns.visited.sealed.place

/** Revisions read at a time. */
const PAGE = 10

/** Times that a save is tried because the customer's key was being changed. */
const ATTEMPTS = 3

const rowsOf = (db: Database, userId: number) =>
  db
    .selectFrom('wills')
    .innerJoin('will_revisions', 'will_revisions.will_id', 'wills.id')
    .where('wills.user_id', '=', userId)

const newestOf = (db: Database, userId: number) => rowsOf(db, userId).orderBy('version', 'desc').limit(1)

const held = (db: Database) => heldByOwner(db).as('held')

const newestWhole = prepared((db, { userId }: { userId: number }) =>
  newestOf(db, userId).select(whole).select(held(db)),
)

const wholeAt = prepared((db, { userId, version }: { userId: number; version: number }) =>
  rowsOf(db, userId).where('version', '=', version).select(whole).select(held(db)),
)

const statusFieldsIn = (json: string): StatusFields => statusFieldsOf(JSON.parse(json) as StatusFields)

/** What is held says what was paid for; the rest is kept with the will. */
const serverOwnedFields = (json: string, held: readonly Entitlement[]): ServerOwnedFields => ({
  ...flagsOf(held),
  ...statusFieldsIn(json),
})

/** Wills by their owner. Another customer's will is not found. */
export type WillStore = ReturnType<typeof createWillStore>

export const createWillStore = (
  db: Database,
  revisions: RevisionStore,
  entitlements: Pick<EntitlementStore, 'held'>,
  vault: Vault,
  saw: SawHead,
) => {
  const openAfterSigning = async (
    userId: number,
    willId: number,
    encrypted: Uint8Array | null,
    keyId: number | null,
  ): Promise<AfterSigning> => {
    if (encrypted === null || keyId === null) return {}
    const json = await vault.decrypt(userId, keyId, encrypted, placeIn(signedPlace, { id: willId }))
    // Only `setAfterSigning` writes this column.
    return JSON.parse(json.toString()) as AfterSigning
  }

  const visitedRow = (userId: number) =>
    db.selectFrom('wills').select(['id', 'visited', 'visited_key_id']).where('user_id', '=', userId)

  type VisitedRow = { readonly id: number; readonly visited: Uint8Array | null; readonly visited_key_id: number | null }

  const openVisited = async (userId: number, { id, visited, visited_key_id }: VisitedRow): Promise<string[]> => {
    if (visited === null || visited_key_id === null) return []
    const json = await vault.decrypt(userId, visited_key_id, visited, placeIn(visitedPlace, { id }))
    // Only `addVisited` writes this column.
    return JSON.parse(json.toString()) as string[]
  }

  const rows = (userId: number) => rowsOf(db, userId)
  const newest = (userId: number) => newestOf(db, userId)

  const find = (userId: number, version?: number): Promise<StoredWill | undefined> =>
    retryIfKeyReplaced(async () => {
      const found = version === undefined ? newestWhole(db, { userId }) : wholeAt(db, { userId, version })
      const [row] = (await found).rows
      if (!row) return undefined
      const answers = await revisions.decrypt(userId, row)
      return {
        will: withDayOfPowers({
          id: row.will_id,
          version: row.version,
          ...serverOwnedFields(row.server_fields, heldIn(row.held)),
          ...(await openAfterSigning(userId, row.will_id, row.after_signing, row.after_signing_key_id)),
          ...answers,
        }),
        updatedAt: new Date(row.saved_at),
      }
    })

  const revisionsBefore = async (userId: number, before: number | undefined, most: number): Promise<Revision[]> => {
    const found = await rows(userId)
      .select([...whole, 'chain'])
      .$if(before !== undefined, (query) => query.where('version', '<', before ?? 0))
      .orderBy('version', 'desc')
      .limit(most)
      .execute()
    return Promise.all(
      found.map(async (row) => ({
        version: row.version,
        savedAt: new Date(row.saved_at).toISOString(),
        link: row.chain,
        answers: await revisions.open(userId, row),
      })),
    )
  }

  const append = async (
    userId: number,
    will: Will,
    version: number,
    at: Date,
    refuseSize?: RefuseSize,
  ): Promise<boolean> => {
    const revision = { userId, willId: will.id, version, answers: editable(will), at }
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      if (await revisions.append(revision, refuseSize)) return true
      const now = await newest(userId).select('version').executeTakeFirst()
      if (now && now.version !== version - 1) return false
    }
    return false
  }

  return {
    /** The id of the owner's will, made now if there is none. */
    init: async (userId: number, at: Date): Promise<number> => {
      await db
        .insertInto('wills')
        .values({
          id: await freeReference(db, 'wills'),
          user_id: userId,
          server_fields: JSON.stringify(statusFieldsOf(newWill(0))),
          created_at: at.toISOString(),
        })
        .onConflict((conflict) => conflict.column('user_id').doNothing())
        .execute()
      const { id } = await db.selectFrom('wills').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow()
      const blank = newWill(id)
      await append(userId, blank, blank.version, at)
      return id
    },

    find: (userId: number): Promise<StoredWill | undefined> => find(userId),
    /** The will as it was in this version, if that is still there. */
    at: (userId: number, version: number): Promise<StoredWill | undefined> => find(userId, version),

    list: async (userId: number): Promise<WillEntry[]> => {
      const row = await newest(userId).select(['will_id', 'version']).executeTakeFirst()
      return row ? [{ id: row.will_id, version: row.version, paid: flagsOf(await entitlements.held(userId)).paid }] : []
    },

    /**
     * Keeps a changed will, durably, if its version is still the one stored. The will as kept, or undefined. What `refuseSize`
     * throws, when it is told how many bytes the answers take, refuses it.
     */
    save: async (userId: number, changed: Will, at: Date, refuseSize?: RefuseSize): Promise<Will | undefined> => {
      const version = changed.version + 1
      return (await append(userId, changed, version, at, refuseSize))
        ? withDayOfPowers({ ...changed, version })
        : undefined
    },

    /** Changes server-owned fields. The version stays, as the customer changed nothing. In a transaction. */
    setStatusFields: async (userId: number, change: StatusFields): Promise<void> => {
      const row = await db
        .selectFrom('wills')
        .select('server_fields')
        .where('user_id', '=', userId)
        // SQLite has one writer at a time and needs no lock.
        .$if(isPostgres(db), (query) => query.forUpdate())
        .executeTakeFirst()
      if (!row) return
      await db
        .updateTable('wills')
        .set({ server_fields: JSON.stringify(statusFieldsOf({ ...statusFieldsIn(row.server_fields), ...change })) })
        .where('user_id', '=', userId)
        .execute()
      await noteState(db, vault, userId, saw)
    },

    /** Changes what is said of the signed will. The version stays. In a transaction that has locked the owner's entitlements. */
    setAfterSigning: async (userId: number, change: (before: AfterSigning) => AfterSigning): Promise<void> => {
      const key = await vault.lockedKey(userId)
      const row = await db
        .selectFrom('wills')
        .select(['id', 'after_signing', 'after_signing_key_id'])
        .where('user_id', '=', userId)
        .$if(isPostgres(db), (query) => query.forUpdate())
        .executeTakeFirst()
      if (!row) return
      const before = await openAfterSigning(userId, row.id, row.after_signing, row.after_signing_key_id)
      const after = Buffer.from(JSON.stringify(afterSigningOf(change(before))))
      await db
        .updateTable('wills')
        .set({ after_signing: vault.encrypt(key, after, placeIn(signedPlace, row)), after_signing_key_id: key.id })
        .where('user_id', '=', userId)
        .execute()
      await noteState(db, vault, userId, saw)
    },

    /** The steps that the customer has been shown, on any device, each once. */
    visited: (userId: number): Promise<readonly string[]> =>
      retryIfKeyReplaced(async () => {
        const row = await visitedRow(userId).executeTakeFirst()
        return row ? openVisited(userId, row) : []
      }),

    /** Adds to them. The version stays: nothing was answered. In a transaction. */
    addVisited: async (userId: number, names: readonly string[]): Promise<void> => {
      const key = await vault.lockedKey(userId)
      const row = await visitedRow(userId)
        // SQLite has one writer at a time and needs no lock.
        .$if(isPostgres(db), (query) => query.forUpdate())
        .executeTakeFirst()
      if (!row) return
      const before = await openVisited(userId, row)
      const after = [...new Set([...before, ...names])]
      if (after.length === before.length) return
      const json = Buffer.from(JSON.stringify(after))
      await db
        .updateTable('wills')
        .set({ visited: vault.encrypt(key, json, placeIn(visitedPlace, row)), visited_key_id: key.id })
        .where('user_id', '=', userId)
        .execute()
    },

    /** The revisions that are still there, newest first. */
    past: async (userId: number): Promise<PastWill[]> => {
      const found = await rows(userId).select(['version', 'saved_at']).orderBy('version', 'desc').execute()
      return found.map(({ version, saved_at }) => ({ version, savedAt: new Date(saved_at) }))
    },

    /** The revisions that are still there, newest first, page by page: all of them, or the newest `most`. */
    revisions: async function* (userId: number, most = Number.POSITIVE_INFINITY) {
      let left = most
      let before: number | undefined
      while (left > 0) {
        // Others are answered between two pages: a page of the largest wills takes a few milliseconds.
        await othersFirst()
        const page = await retryIfKeyReplaced(() => revisionsBefore(userId, before, Math.min(left, PAGE)))
        if (page.length === 0) return
        yield page
        before = page.at(-1)?.version
        left -= page.length
      }
    },

    /** When the version after this one was saved, of those still there. Undefined for the newest. */
    followedAt: async (userId: number, version: number): Promise<Date | undefined> => {
      const next = await rows(userId)
        .select('saved_at')
        .where('version', '>', version)
        .orderBy('version')
        .limit(1)
        .executeTakeFirst()
      return next && new Date(next.saved_at)
    },

    /** The revision that is the will now is never thinned out. */
    keep: async (userId: number, because: 'paid' | 'downloaded'): Promise<void> => {
      const row = await newest(userId).select(['will_id', 'version']).executeTakeFirst()
      if (!row) return
      await db
        .updateTable('will_revisions')
        .set({ kept_because: because })
        .where('will_id', '=', row.will_id)
        .where('version', '=', row.version)
        .execute()
    },
  }
}
