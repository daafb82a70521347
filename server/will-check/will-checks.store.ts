import type { WillAnswers } from '#core/will-check/questions.ts'
import type { Database } from '../store/database.ts'

export type WillChecks = {
  /** Keeps the answers an order pays to have looked at; a repeat replaces them. */
  keep(userId: number, externalId: string, answers: WillAnswers, at: Date): Promise<void>
  find(userId: number, externalId: string): Promise<{ answers: WillAnswers; answeredAt: Date } | undefined>
}

export const willChecksIn = (db: Database): WillChecks => ({
  keep: async (userId, externalId, answers, at) => {
    const changing = { answers: JSON.stringify(answers), answered_at: at.toISOString() }
    await db
      .insertInto('will_checks')
      .values({ external_id: externalId, user_id: userId, ...changing })
      .onConflict((conflict) => conflict.column('external_id').doUpdateSet(changing))
      .execute()
  },

  find: async (userId, externalId) => {
    const row = await db
      .selectFrom('will_checks')
      .select(['answers', 'answered_at'])
      .where('user_id', '=', userId)
      .where('external_id', '=', externalId)
      .executeTakeFirst()
    // Only `keep` writes it, after the schema of the request.
    return row && { answers: JSON.parse(row.answers) as WillAnswers, answeredAt: new Date(row.answered_at) }
  },
})
