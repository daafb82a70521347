import type { Database } from '../database.ts'

/** How far a customer is, without a word of what they said: nothing here is decrypted. */
export type CustomerState = {
  readonly begunAt: string | undefined
  readonly savedAt: string | undefined
  /** Of their newest documents. */
  readonly madeAt: string | undefined
  readonly downloadedAt: string | undefined
  /** When a session of theirs was last opened or renewed. */
  readonly seenAt: string | undefined
}

export type CustomerStateStore = { of(userId: number): Promise<CustomerState> }

export const createCustomerStateStore = (db: Database): CustomerStateStore => ({
  of: async (userId) => {
    const will = await db
      .selectFrom('wills')
      .select(['id', 'created_at'])
      .where('user_id', '=', userId)
      .executeTakeFirst()
    const saved =
      will &&
      (await db
        .selectFrom('will_revisions')
        .select('saved_at')
        .where('will_id', '=', will.id)
        .orderBy('version', 'desc')
        .limit(1)
        .executeTakeFirst())
    const issued = await db
      .selectFrom('issued_packs')
      .select(['made_at', 'downloaded_at'])
      .where('user_id', '=', userId)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst()
    const user = await db.selectFrom('users').select('seen_at').where('id', '=', userId).executeTakeFirst()
    return {
      seenAt: user && new Date(Number(user.seen_at)).toISOString(),
      begunAt: will?.created_at,
      savedAt: saved?.saved_at,
      madeAt: issued?.made_at,
      downloadedAt: issued?.downloaded_at ?? undefined,
    }
  },
})
