import { partnerOf } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { defineClause, type Part } from '../clause.ts'
import { type Party, partyOfPerson, unsaidParty } from '../party.ts'
import { nameOf, paragraph } from '../wording.ts'

/** The person the testator is going to marry. Undefined unless the testator is engaged. */
export type Engagement = { readonly to: Party | undefined }

export const isEngaged = (will: Will): boolean => will.status === 'Engaged'

export const engagementOf = (will: Will): Engagement => {
  const partner = isEngaged(will) ? partnerOf(will) : undefined
  return { to: partner && partyOfPerson(will, partner) }
}

export const engagementPart: Part<Engagement> = {
  steps: ['will.about-me.marital-status', 'will.beneficiaries.partner'],
  of: engagementOf,
  outline: (will) => ({ to: engagementOf(will).to ?? unsaidParty }),
}

/** A marriage cancels a will unless it was made expecting that marriage to that person, so the person is named. */
export const expectedMarriage = defineClause({
  id: 'expected-marriage',
  heading: 'My coming marriage or civil partnership',
  steps: ['will.about-me.marital-status', 'will.beneficiaries.partner'],
  when: 'The testator is engaged.',
  appliesTo: isEngaged,
  needs: { engagement: engagementPart },
  from: ['status', 'persons'],
  why: 'You told us you are engaged. Without this clause your wedding would cancel the will.',
  source: 'Wills Act 1837 ss.18(3) and 18B(3)',
  draft: ({ engagement: { to } }) =>
    to
      ? [
          paragraph`I expect to marry, or to form a civil partnership with, ${nameOf(to)}. I do not want that to cancel this will. The will also has effect if it never happens.`,
        ]
      : [],
})
