import { partnerNow, partnerOf } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { defineClause, type Part } from '../clause.ts'
import { type Party, partyOfPerson, unsaidParty } from '../party.ts'
import { nameOf, paragraph, sentence } from '../wording.ts'

/** The person with whom the testator made a pair of wills, if they are named. */
export type Couple = { readonly partner: Party | undefined }

export const coupleOf = (will: Will): Couple => {
  const partner = partnerNow(will)
  return { partner: partner && partyOfPerson(will, partner) }
}

export const couplePart: Part<Couple> = {
  steps: ['will.about-me.marital-status', 'will.beneficiaries.partner'],
  of: coupleOf,
  outline: coupleOf,
}

/**
 * Two wills that match are not yet an agreement to keep them; this says outright that there is none. It is true only of two wills
 * that exist: the first says nothing of it until the partner has confirmed the second, and the partner reads it before confirming.
 */
export const similarWills = defineClause({
  id: 'similar-wills',
  heading: 'Our two wills',
  steps: ['will.about-me.marital-status', 'will.beneficiaries.partner'],
  when: 'The will is one of a mirror pair, and the partner has confirmed theirs.',
  appliesTo: ({ mirrorWill, mirrorConfirmed, toConfirm }) =>
    mirrorWill === 1 && (mirrorConfirmed === 1 || toConfirm === 1),
  needs: { couple: couplePart },
  from: ['mirrorWill', 'mirrorConfirmed', 'toConfirm', 'persons', 'status'],
  why: 'You and your partner made matching wills. This leaves each of you free to change yours.',
  source:
    'McLean v McLean [2023] EWHC 1863 (Ch); Legg v Burton [2017] EWHC 2088 (Ch); Law of Property Act 1925 s.36(2)',
  draft: ({ couple: { partner } }) => [
    paragraph`${partner ? sentence`${nameOf(partner)}` : 'My partner'} and I have made similar wills, but we have no agreement that limits either of us. Each of us may change or cancel our own will at any time without telling the other, even after one of us has died.`,
    paragraph`This will does not sever any joint tenancy.`,
  ],
})

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
