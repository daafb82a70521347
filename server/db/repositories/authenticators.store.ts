import { aad, retryIfKeyReplaced, type Vault } from '../../crypto/vault.ts'
import type { Database } from '../database.ts'

/** An app that shows one-time codes (RFC 6238), as its owner sees it. */
export type Authenticator = {
  readonly id: string
  readonly name: string
  readonly addedAt: string
  readonly usedAt: string | undefined
}

type NewAuthenticator = Pick<Authenticator, 'id' | 'name' | 'addedAt'> & {
  readonly secret: Uint8Array
  /** The step whose code confirmed it. */
  readonly step: number
}

export type AuthenticatorStore = {
  /** The secret of a set-up that has not been confirmed, encrypted with the customer's key. */
  seal(userId: number, secret: Uint8Array): Promise<string>
  /** Throws DecryptionFailed when the customer's key was replaced in between. */
  unseal(userId: number, sealed: string): Promise<Uint8Array>
  /** Called in a transaction. */
  add(userId: number, authenticator: NewAuthenticator): Promise<void>
  /** Oldest first. */
  list(userId: number): Promise<Authenticator[]>
  secrets(userId: number): Promise<{ readonly id: string; readonly secret: Uint8Array }[]>
  /** Uses a step up. False when it, or a later one, was used before. */
  use(userId: number, id: string, step: number, at: Date): Promise<boolean>
  /** False when the owner has none like that. */
  remove(userId: number, id: string): Promise<boolean>
}

export const createAuthenticatorStore = (db: Database, vault: Vault): AuthenticatorStore => ({
  seal: async (userId, secret) => {
    const key = await vault.currentKey(userId)
    const encrypted = vault.encrypt(key, secret, aad.authenticatorSetUp(userId))
    return `${key.id}.${Buffer.from(encrypted).toString('base64url')}`
  },

  unseal: (userId, sealed) =>
    retryIfKeyReplaced(() => {
      const [keyId, encrypted = ''] = sealed.split('.')
      return vault.decrypt(userId, Number(keyId), Buffer.from(encrypted, 'base64url'), aad.authenticatorSetUp(userId))
    }),

  add: async (userId, { id, name, secret, step, addedAt }) => {
    const key = await vault.lockedKey(userId)
    await db
      .insertInto('authenticators')
      .values({
        id,
        user_id: userId,
        name,
        secret: vault.encrypt(key, secret, aad.authenticator(userId, id)),
        data_key_id: key.id,
        last_step: step,
        created_at: addedAt,
        used_at: null,
      })
      .execute()
  },

  list: async (userId) => {
    const rows = await db
      .selectFrom('authenticators')
      .select(['id', 'name', 'created_at', 'used_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return rows.map(({ id, name, created_at, used_at }) => ({
      id,
      name,
      addedAt: created_at,
      usedAt: used_at ?? undefined,
    }))
  },

  secrets: (userId) =>
    retryIfKeyReplaced(async () => {
      const rows = await db
        .selectFrom('authenticators')
        .select(['id', 'secret', 'data_key_id'])
        .where('user_id', '=', userId)
        .execute()
      return Promise.all(
        rows.map(async ({ id, secret, data_key_id }) => ({
          id,
          secret: await vault.decrypt(userId, data_key_id, secret, aad.authenticator(userId, id)),
        })),
      )
    }),

  use: async (userId, id, step, at) => {
    const { numUpdatedRows } = await db
      .updateTable('authenticators')
      .set({ last_step: step, used_at: at.toISOString() })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('last_step', '<', step)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },

  remove: async (userId, id) => {
    const { numDeletedRows } = await db
      .deleteFrom('authenticators')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst()
    return numDeletedRows === 1n
  },
})

/** How long the next code waits after so many wrong ones in a row. */
export type CodeWait = { readonly after: number; readonly ms: number }

/** Wrong codes of an account's authenticators in a row. Times are milliseconds since 1970. */
export type WrongCodeStore = {
  /**
   * Counts a try before its code is looked at, so that many at once count as many. Returns how many there are now; undefined
   * when the code must not be looked at yet: `waits` are ordered by `after`, the longest wait last.
   */
  begin(userId: number, now: number, waits: readonly CodeWait[]): Promise<number | undefined>
  /** A code was right. */
  clear(userId: number): Promise<void>
}

/** PostgreSQL's. */
const LARGEST_INTEGER = 2 ** 31 - 1

export const createWrongCodeStore = (db: Database): WrongCodeStore => ({
  begin: async (userId, now, waits) => {
    await db
      .insertInto('wrong_codes')
      .values({ user_id: userId, in_a_row: 0, last_at: 0 })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .execute()
    const [first] = waits
    const endsAt = (index: number): number => waits[index + 1]?.after ?? LARGEST_INTEGER
    const row = await db
      .updateTable('wrong_codes')
      .set(({ eb }) => ({ in_a_row: eb('in_a_row', '+', 1), last_at: now }))
      .where('user_id', '=', userId)
      .where((is) =>
        is.or([
          is('in_a_row', '<', first?.after ?? 0),
          ...waits.map(({ ms }, index) => is.and([is('in_a_row', '<', endsAt(index)), is('last_at', '<=', now - ms)])),
        ]),
      )
      .returning('in_a_row')
      .executeTakeFirst()
    return row?.in_a_row
  },

  clear: async (userId) => {
    await db.deleteFrom('wrong_codes').where('user_id', '=', userId).execute()
  },
})
