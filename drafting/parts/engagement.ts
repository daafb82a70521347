import { partnerOf } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { type Party, partyOfPerson } from '../party.ts'

/** The person the testator is going to marry, if anybody. */
export type Engagement = { readonly to: Party | undefined }

export const isEngaged = (will: Will): boolean => will.status === 'Engaged'

export const engagementOf = (will: Will): Engagement => {
  const partner = isEngaged(will) ? partnerOf(will) : undefined
  return { to: partner && partyOfPerson(will, partner) }
}
