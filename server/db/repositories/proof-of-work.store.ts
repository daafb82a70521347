import type { Database } from '../database.ts'
import { atMost, records } from '../records.ts'

/** What the proof of work needs to be the same in every process. Times are milliseconds since 1970. */
export type ProofOfWorkStore = ReturnType<typeof createProofOfWorkStore>

export const createProofOfWorkStore = (db: Database) => {
  const keys = records(db, 'proof_of_work_keys')
  const spent = records(db, 'spent_proofs_of_work')
  return {
    /** The key that challenges are signed with: `fresh` when there is none yet. */
    key: async (fresh: string): Promise<string> => {
      const name = 'proof of work'
      const { key = fresh } = (await keys.addNew({ name, key: fresh }, 'name')) ?? (await keys.first({ name })) ?? {}
      return key
    },
    /** True once for a signature. */
    spend: async (signature: string, expiresAt: number, now: number): Promise<boolean> => {
      await spent.remove({ expiresAt: atMost(now) })
      return (await spent.addNew({ signature, expiresAt }, 'signature')) !== undefined
    },
  }
}
