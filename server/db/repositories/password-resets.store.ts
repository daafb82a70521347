import { DAY_MS } from '#core/text/dates.ts'
import type { Database } from '../database.ts'
import { above, atMost, records } from '../records.ts'

/** Links for a new password, by the hash of their token. Times are milliseconds since 1970. */
export const createPasswordResetStore = (db: Database) => {
  const resets = records(db, 'password_resets')
  return {
    add: (userId: number, tokenHash: string, at: Date, expiresAt: number) =>
      resets.add({ userId, tokenHash, createdAt: at, expiresAt }),
    /** The number of a customer's links that still work, and of all that were added in the last day and not taken. */
    count: async (userId: number, now: number) => {
      const dayAgo = new Date(now - DAY_MS)
      await resets.remove({ userId, expiresAt: atMost(now), createdAt: atMost(dayAgo) })
      const living = await resets.count({ userId, expiresAt: above(now) })
      return { living, today: await resets.count({ userId, createdAt: above(dayAgo) }) }
    },
    /** Whose link it is, if it still works. */
    userOf: async (tokenHash: string, now: number) =>
      (await resets.first({ tokenHash, expiresAt: above(now) }))?.userId,
    /** Ends every link of a customer. */
    endAll: (userId: number) => resets.remove({ userId }),
    /** Uses the link up, and every other of the same person. Undefined when it does not work, or no longer. */
    take: async (tokenHash: string, now: number): Promise<number | undefined> => {
      const [taken] = await resets.take({ tokenHash, expiresAt: above(now) })
      if (taken) await resets.remove({ userId: taken.userId })
      return taken?.userId
    },
  }
}
