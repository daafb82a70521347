import type { WillAnswers } from '#core/will-check/questions.ts'
import { placeOfWillCheck } from '../sealing/places.ts'
import { rereading, type Safe } from '../sealing/safe.ts'
import type { Database } from '../store/database.ts'

export type WillChecks = {
  /** Keeps the answers an order pays to have looked at; a repeat replaces them. */
  keep(userId: number, externalId: string, answers: WillAnswers, at: Date): Promise<void>
  find(userId: number, externalId: string): Promise<{ answers: WillAnswers; answeredAt: Date } | undefined>
}

type Needs = { readonly db: Database; readonly safe: Safe }

export const willChecksIn = ({ db, safe }: Needs): WillChecks => ({
  keep: (userId, externalId, answers, at) =>
    db.transaction().execute(async (on) => {
      const key = await safe.lastingKey(on, userId)
      const changing = {
        answers: safe.seal(key, Buffer.from(JSON.stringify(answers)), placeOfWillCheck(externalId)),
        data_key_id: key.id,
        answered_at: at.toISOString(),
      }
      await on
        .insertInto('will_checks')
        .values({ external_id: externalId, user_id: userId, ...changing })
        .onConflict((conflict) => conflict.column('external_id').doUpdateSet(changing))
        .execute()
    }),

  find: (userId, externalId) =>
    rereading(async () => {
      const row = await db
        .selectFrom('will_checks')
        .select(['answers', 'data_key_id', 'answered_at'])
        .where('user_id', '=', userId)
        .where('external_id', '=', externalId)
        .executeTakeFirst()
      if (!row) return undefined
      const json = await safe.open(db, userId, row.data_key_id, row.answers, placeOfWillCheck(externalId))
      // Only `keep` writes it, after the schema of the request.
      return { answers: JSON.parse(json.toString()) as WillAnswers, answeredAt: new Date(row.answered_at) }
    }),
})
