import { type ConsentPurpose, consentPurposes } from '#core/api/desk-acts.ts'
import { includes } from '#core/will/questions.ts'
import type { Database } from '../database.ts'

/** What a customer lets the desk open, until when. */
export type DeskConsent = { readonly purpose: ConsentPurpose; readonly givenAt: Date; readonly endsAt: Date }

export type DeskConsentStore = {
  /** One that was given before for this purpose ends. */
  give(
    userId: number,
    consent: { readonly purpose: ConsentPurpose; readonly words: string; readonly at: Date; readonly endsAt: Date },
  ): Promise<void>
  /** Those that have neither ended nor been taken back. */
  living(userId: number, at: Date): Promise<DeskConsent[]>
  /** Takes it back. */
  end(userId: number, purpose: ConsentPurpose, at: Date): Promise<void>
}

export const createDeskConsentStore = (db: Database): DeskConsentStore => {
  const end: DeskConsentStore['end'] = async (userId, purpose, at) => {
    await db
      .updateTable('desk_consents')
      .set({ ended_at: at.toISOString() })
      .where('user_id', '=', userId)
      .where('purpose', '=', purpose)
      .where('ended_at', 'is', null)
      .execute()
  }
  return {
    give: async (userId, { purpose, words, at, endsAt }) => {
      await end(userId, purpose, at)
      await db
        .insertInto('desk_consents')
        .values({
          user_id: userId,
          purpose,
          words,
          given_at: at.toISOString(),
          ends_at: endsAt.toISOString(),
          ended_at: null,
        })
        .execute()
    },
    living: async (userId, at) => {
      const rows = await db
        .selectFrom('desk_consents')
        .select(['purpose', 'given_at', 'ends_at'])
        .where('user_id', '=', userId)
        .where('ended_at', 'is', null)
        .where('ends_at', '>', at.toISOString())
        .orderBy('id')
        .execute()
      return rows.flatMap(({ purpose, given_at, ends_at }) =>
        includes(consentPurposes, purpose) ? [{ purpose, givenAt: new Date(given_at), endsAt: new Date(ends_at) }] : [],
      )
    },
    end,
  }
}
