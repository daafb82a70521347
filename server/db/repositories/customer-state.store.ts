import type { Database } from '../database.ts'
import { records } from '../records.ts'

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

export const createCustomerStateStore = (db: Database) => ({
  of: async (userId: number): Promise<CustomerState> => {
    const will = await records(db, 'wills').first({ userId })
    const newest = { by: '-version', only: ['savedAt'] } as const
    const saved = will && (await records(db, 'will_revisions').first({ willId: will.id }, newest))
    const issued = await records(db, 'issued_packs').first({ userId }, { by: '-version' })
    const user = await records(db, 'users').first({ id: userId }, { only: ['seenAt'] })
    return {
      seenAt: user && new Date(user.seenAt).toISOString(),
      begunAt: will?.createdAt,
      savedAt: saved?.savedAt.toISOString(),
      madeAt: issued?.made.toISOString(),
      downloadedAt: issued?.downloaded?.toISOString(),
    }
  },
})
