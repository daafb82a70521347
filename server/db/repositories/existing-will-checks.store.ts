import type { WillAnswers } from '#core/existing-will/questions.ts'
import type { Database } from '../database.ts'
import { type RecordOf, records } from '../records.ts'
import type { VaultFor } from './keys.store.ts'

const shown = ['answers', 'answeredAt'] as const
export type ExistingWillCheck = RecordOf<'existing_will_checks', (typeof shown)[number]>

export type ExistingWillCheckStore = ReturnType<typeof createExistingWillCheckStore>

export const createExistingWillCheckStore = (db: Database, vaultFor: VaultFor) => {
  const checks = records(db, 'existing_will_checks', vaultFor(db))
  return {
    /** Keeps the answers an order pays to have looked at; a repeat replaces them. */
    keep: (userId: number, externalId: string, answers: WillAnswers, answeredAt: Date): Promise<void> =>
      db.transaction().execute(async (on) => {
        const kept = records(on, 'existing_will_checks', vaultFor(on))
        if (await kept.addNew({ userId, externalId, answers, answeredAt }, 'externalId')) return
        await kept.change({ userId, externalId }, { answers, answeredAt })
      }),
    find: (userId: number, externalId: string) => checks.first({ userId, externalId }, { only: shown }),
    /** Every check of a person, the oldest first. */
    list: (userId: number) => checks.all({ userId }, { by: 'answeredAt', only: shown }),
  }
}
