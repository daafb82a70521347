import { type ConsentPurpose, consentPurposes } from '#core/api/desk-acts.ts'
import { includes } from '#core/will/questions.ts'
import type { Database } from '../database.ts'
import { above, records } from '../records.ts'

type Given = { readonly purpose: ConsentPurpose; readonly words: string; readonly at: Date; readonly endsAt: Date }

/** What a customer lets the desk open, until when. */
export type DeskConsent = { readonly purpose: ConsentPurpose; readonly givenAt: Date; readonly endsAt: Date }

export const createDeskConsentStore = (db: Database) => {
  const consents = records(db, 'desk_consents')
  /** Takes it back. */
  const end = (userId: number, purpose: ConsentPurpose, endedAt: Date) =>
    consents.change({ userId, purpose, endedAt: undefined }, { endedAt })
  return {
    end,
    /** One that was given before for this purpose ends. */
    give: async (userId: number, { at, ...consent }: Given): Promise<void> => {
      await end(userId, consent.purpose, at)
      await consents.add({ userId, givenAt: at, ...consent })
    },
    /** Those that have neither ended nor been taken back. */
    living: async (userId: number, at: Date): Promise<DeskConsent[]> =>
      (await consents.all({ userId, endedAt: undefined, endsAt: above(at) }, { by: 'id' })).flatMap((consent) =>
        includes(consentPurposes, consent.purpose) ? [{ ...consent, purpose: consent.purpose }] : [],
      ),
  }
}
