import type { Database } from '../database.ts'

/** Recovery codes, by their hashes. An account has them while it has a second factor of any kind. */
export type RecoveryCodeStore = {
  /** The owner's codes from now on. */
  set(userId: number, hashes: readonly string[]): Promise<void>
  left(userId: number): Promise<number>
  /** Uses a code up. False when it is not one of the owner's. */
  spend(userId: number, hash: string): Promise<boolean>
}

export const createRecoveryCodeStore = (db: Database): RecoveryCodeStore => ({
  set: async (userId, hashes) => {
    await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
    if (hashes.length === 0) return
    await db
      .insertInto('recovery_codes')
      .values(hashes.map((code_hash) => ({ code_hash, user_id: userId })))
      .execute()
  },

  left: async (userId) => {
    const { count } = await db
      .selectFrom('recovery_codes')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    return Number(count)
  },

  spend: async (userId, hash) => {
    const { numDeletedRows } = await db
      .deleteFrom('recovery_codes')
      .where('user_id', '=', userId)
      .where('code_hash', '=', hash)
      .executeTakeFirst()
    return numDeletedRows === 1n
  },
})
