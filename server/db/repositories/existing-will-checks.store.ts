import type { KeptAnswers, WillAnswers } from '#core/existing-will/questions.ts'
import { aad, retryIfKeyReplaced } from '../../crypto/vault.ts'
import type { Database } from '../database.ts'
import type { VaultFor } from './keys.store.ts'

export type ExistingWillCheck = { readonly answers: KeptAnswers; readonly answeredAt: Date }

export type ExistingWillCheckStore = {
  /** Keeps the answers an order pays to have looked at; a repeat replaces them. */
  keep(userId: number, externalId: string, answers: WillAnswers, at: Date): Promise<void>
  find(userId: number, externalId: string): Promise<ExistingWillCheck | undefined>
  /** Every check of a person, the oldest first. */
  list(userId: number): Promise<ExistingWillCheck[]>
}

export const createExistingWillCheckStore = (db: Database, vaultFor: VaultFor): ExistingWillCheckStore => {
  const vault = vaultFor(db)
  const rows = (userId: number) =>
    db
      .selectFrom('existing_will_checks')
      .select(['external_id', 'answers', 'data_key_id', 'answered_at'])
      .where('user_id', '=', userId)
      .orderBy('answered_at')

  type Row = { external_id: string; answers: Uint8Array; data_key_id: number; answered_at: string }
  const opened = async (userId: number, row: Row): Promise<ExistingWillCheck> => {
    const json = await vault.decrypt(userId, row.data_key_id, row.answers, aad.existingWillAnswers(row.external_id))
    // Only `keep` writes it, after the schema of the request.
    return { answers: JSON.parse(json.toString()) as KeptAnswers, answeredAt: new Date(row.answered_at) }
  }

  return {
    keep: (userId, externalId, answers, at) =>
      db.transaction().execute(async (on) => {
        const key = await vaultFor(on).lockedKey(userId)
        const changing = {
          answers: vault.encrypt(key, Buffer.from(JSON.stringify(answers)), aad.existingWillAnswers(externalId)),
          data_key_id: key.id,
          answered_at: at.toISOString(),
        }
        await on
          .insertInto('existing_will_checks')
          .values({ external_id: externalId, user_id: userId, ...changing })
          .onConflict((conflict) => conflict.column('external_id').doUpdateSet(changing))
          .execute()
      }),

    find: (userId, externalId) =>
      retryIfKeyReplaced(async () => {
        const row = await rows(userId).where('external_id', '=', externalId).executeTakeFirst()
        return row && opened(userId, row)
      }),

    list: (userId) =>
      retryIfKeyReplaced(async () => Promise.all((await rows(userId).execute()).map((row) => opened(userId, row)))),
  }
}
