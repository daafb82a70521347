import type { Database } from '../database.ts'

/** What the proof of work needs to be the same in every process. Times are milliseconds since 1970. */
export type ProofOfWorkStore = {
  /** The key that challenges are signed with: `fresh` when there is none yet. */
  key(fresh: string): Promise<string>
  /** True once for a signature. */
  spend(signature: string, expiresAt: number, now: number): Promise<boolean>
}

export const createProofOfWorkStore = (db: Database): ProofOfWorkStore => ({
  key: async (fresh) => {
    const name = 'proof of work'
    await db
      .insertInto('proof_of_work_keys')
      .values({ name, key: fresh })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    const { key } = await db
      .selectFrom('proof_of_work_keys')
      .select('key')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    return key
  },

  spend: async (signature, expiresAt, now) => {
    await db.deleteFrom('spent_proofs_of_work').where('expires_at', '<=', now).execute()
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('spent_proofs_of_work')
      .values({ signature, expires_at: expiresAt })
      .onConflict((conflict) => conflict.column('signature').doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  },
})
