import { emailKey } from '#core/text/contact.ts'
import type { Database } from '../database.ts'
import { among, atLeast, below, more, records } from '../records.ts'

type Device = { readonly tokenHash: string; readonly name: string; readonly at: Date }
type Bounds = { readonly since: Date; readonly most: number }

/** Browsers that a customer logged in from, by the hash of the token in their cookie. */
export const createKnownDeviceStore = (db: Database) => {
  const devices = records(db, 'known_devices')
  return {
    /** Of these hashes, the one that belongs to the account of this email and was used since then. */
    find: async (email: string, tokenHashes: readonly string[], since: Date): Promise<string | undefined> => {
      const and: Parameters<typeof devices.first>[0]['and'] = (is) =>
        is('user_id', 'in', is.selectFrom('users').select('id').where('email_key', '=', emailKey(email)))
      const where = { tokenHash: among(tokenHashes), usedAt: atLeast(since), and }
      return (await devices.first(where, { only: ['tokenHash'] }))?.tokenHash
    },
    /** Adds a device. The customer's devices that were last used before `since`, and all but the newest `most`, are forgotten. */
    add: async (userId: number, { tokenHash, name, at }: Device, { since, most }: Bounds): Promise<void> => {
      await devices.add({ tokenHash, userId, device: name, failures: 0, addedAt: at, usedAt: at })
      await devices.remove({ userId, usedAt: below(since) })
      // In one statement: a device that is added meanwhile stays.
      const beyond: Parameters<typeof devices.remove>[0]['and'] = (is) => {
        const own = is.selectFrom('known_devices').select('token_hash').where('user_id', '=', userId)
        return is('token_hash', 'not in', own.orderBy('used_at', 'desc').orderBy('token_hash').limit(most))
      }
      await devices.remove({ userId, and: beyond })
    },
    /** The customer logged in from it. False when it is not theirs any more. */
    used: async (userId: number, tokenHash: string, name: string, at: Date): Promise<boolean> =>
      (await devices.change({ userId, tokenHash }, { device: name, usedAt: at })) > 0,
    /** Counts a password about to be tried, exactly. False, and the device is forgotten, when `most` failed in a row. */
    attempt: async (tokenHash: string, most: number): Promise<boolean> => {
      if ((await devices.change({ tokenHash, failures: below(most) }, { failures: more('failures') })) > 0) return true
      await devices.remove({ tokenHash })
      return false
    },
    /** The next failure is the first again. */
    passed: (tokenHash: string) => devices.change({ tokenHash }, { failures: 0 }),
    /** Newest first. */
    list: (userId: number) => devices.all({ userId }, { by: '-usedAt' }),
  }
}
