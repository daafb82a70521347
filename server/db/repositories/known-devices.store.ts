import { emailKey } from '#core/text/contact.ts'
import type { Database } from '../database.ts'

export type KnownDevice = { readonly device: string; readonly addedAt: Date; readonly usedAt: Date }

/** Browsers that a customer logged in from, by the hash of the token in their cookie. */
export type KnownDeviceStore = {
  /** Of these hashes, the one that belongs to the account of this email and was used since then. */
  find(email: string, tokenHashes: readonly string[], since: Date): Promise<string | undefined>
  /** Adds a device. The customer's devices that were last used before `since`, and all but the newest `most`, are forgotten. */
  add(
    userId: number,
    device: { readonly tokenHash: string; readonly name: string; readonly at: Date },
    bounds: Bounds,
  ): Promise<void>
  /** The customer logged in from it. False when it is not theirs any more. */
  used(userId: number, tokenHash: string, name: string, at: Date): Promise<boolean>
  /** Counts a password about to be tried, exactly. False, and the device is forgotten, when `most` failed in a row. */
  attempt(tokenHash: string, most: number): Promise<boolean>
  /** The next failure is the first again. */
  passed(tokenHash: string): Promise<void>
  /** Newest first. */
  list(userId: number): Promise<KnownDevice[]>
}

type Bounds = { readonly since: Date; readonly most: number }

export const createKnownDeviceStore = (db: Database): KnownDeviceStore => ({
  find: async (email, tokenHashes, since) => {
    if (tokenHashes.length === 0) return undefined
    const row = await db
      .selectFrom('known_devices')
      .innerJoin('users', 'users.id', 'known_devices.user_id')
      .select('known_devices.token_hash')
      .where('known_devices.token_hash', 'in', tokenHashes)
      .where('known_devices.used_at', '>=', since.getTime())
      .where('users.email_key', '=', emailKey(email))
      .executeTakeFirst()
    return row?.token_hash
  },

  add: async (userId, { tokenHash, name, at }, { since, most }) => {
    await db
      .insertInto('known_devices')
      .values({
        token_hash: tokenHash,
        user_id: userId,
        device: name,
        failures: 0,
        created_at: at.toISOString(),
        used_at: at.getTime(),
      })
      .execute()
    await db
      .deleteFrom('known_devices')
      .where('user_id', '=', userId)
      .where(({ or, eb, selectFrom }) =>
        or([
          eb('used_at', '<', since.getTime()),
          eb(
            'token_hash',
            'not in',
            selectFrom('known_devices as newest')
              .select('newest.token_hash')
              .where('newest.user_id', '=', userId)
              .orderBy('newest.used_at', 'desc')
              .orderBy('newest.token_hash')
              .limit(most),
          ),
        ]),
      )
      .execute()
  },

  used: async (userId, tokenHash, name, at) => {
    const { numUpdatedRows } = await db
      .updateTable('known_devices')
      .set({ device: name, used_at: at.getTime() })
      .where('user_id', '=', userId)
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  attempt: async (tokenHash, most) => {
    const { numUpdatedRows } = await db
      .updateTable('known_devices')
      .set(({ eb }) => ({ failures: eb('failures', '+', 1) }))
      .where('token_hash', '=', tokenHash)
      .where('failures', '<', most)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) return true
    await db.deleteFrom('known_devices').where('token_hash', '=', tokenHash).execute()
    return false
  },

  passed: async (tokenHash) => {
    await db.updateTable('known_devices').set({ failures: 0 }).where('token_hash', '=', tokenHash).execute()
  },

  list: async (userId) => {
    const rows = await db
      .selectFrom('known_devices')
      .select(['device', 'created_at', 'used_at'])
      .where('user_id', '=', userId)
      .orderBy('used_at', 'desc')
      .execute()
    return rows.map(({ device, created_at, used_at }) => ({
      device,
      addedAt: new Date(created_at),
      usedAt: new Date(Number(used_at)),
    }))
  },
})
