import { partnerNow } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { type Party, partyOfPerson } from '../party.ts'

/** The person with whom the testator made a pair of wills, if they are named. */
export type Couple = { readonly partner: Party | undefined }

export const coupleOf = (will: Will): Couple => {
  const partner = partnerNow(will)
  return { partner: partner && partyOfPerson(will, partner) }
}
