/** The facts on which inheritance tax hangs: which of them can change anything for this will, so that no other is asked. */
import { figureOn } from '../law/figures-of-law.ts'
import type { Day } from '../text/calendar-day.ts'
import type { situations } from '../will/lists.ts'
import { childrenOf, partnerNow } from '../will/questions.ts'
import type { Will } from '../will/schema.ts'
import type { Amount, Values } from '../will/values-schema.ts'

type Situation = (typeof situations)[number]

export type FactId = keyof Values['facts']

/** The statements of the will that answer a fact: what was said there once is not asked for again. */
const statements: Readonly<Partial<Record<FactId, readonly Situation[]>>> = {
  business: ['business-with-others', 'business-alone', 'farm'],
  abroad: ['land-abroad', 'money-abroad', 'home-elsewhere', 'us-citizen'],
  partnerLongTermResident: ['spouse-abroad'],
}

const applies = ({ situation = {} }: Pick<Will, 'situation'>, id: Situation): boolean =>
  situation[id] !== undefined && situation[id] !== 'No'

/** Whether the will says already that a person has to look: by a statement, or by a business among what is owned. */
export const saidInWill = (will: Will, id: FactId): boolean =>
  (statements[id] ?? []).some((statement) => applies(will, statement)) ||
  (id === 'business' && will.accounts.some(({ assetType }) => assetType === 'Business'))

/** The facts as they are counted: those that the will says, where nothing else was said about them. */
export const countedFacts = (will: Will, facts: Values['facts']): Values['facts'] => ({
  ...(saidInWill(will, 'business') && { business: 'Yes' as const }),
  ...(saidInWill(will, 'abroad') && { abroad: 'Yes' as const }),
  ...(saidInWill(will, 'partnerLongTermResident') && { partnerLongTermResident: 'No' as const }),
  ...facts,
})

const highest = (amounts: readonly (Amount | undefined)[]): number =>
  amounts.reduce((sum, amount) => sum + (amount?.high ?? 0), 0)

/** The most that everything said may come to, in pence, what was given away among it. Debts are left out: it is a limit from above. */
export const mostSaid = ({ things, giftValue, pension, lifeInTrust, facts }: Values): number =>
  highest([
    ...things.map(({ whole }) => whole),
    ...giftValue.map(({ value }) => value),
    ...pension.map(({ value }) => value),
    ...lifeInTrust.map(({ value }) => value),
    ...(facts.given ?? []).map(({ sum }) => sum),
    facts.ifPartnerDiesFirst?.brings,
  ])

const marriedNow: readonly Will['status'][] = ['Married', 'Civil Partnership']
const mayBeWidowed: readonly Will['status'][] = [...marriedNow, 'Widowed']

/** In the order in which they are asked. Nothing while nothing is said, and little while it all fits into the nil-rate band. */
export const factsAsked = (will: Will, values: Values, today: Day): FactId[] => {
  const most = mostSaid(values)
  if (most === 0) return []
  const hasSpouse = marriedNow.includes(will.status) && partnerNow(will) !== undefined
  if (most <= figureOn('nil-rate-band', today)) return ['given']
  return [
    ...(hasSpouse ? (['partnerLongTermResident', 'ifPartnerDiesFirst'] as const) : []),
    ...(mayBeWidowed.includes(will.status) ? (['earlierSpouse'] as const) : []),
    'given',
    'keptUsing',
    'business',
    'abroad',
    'trust',
    'taxedInheritance',
    ...(childrenOf(will).length > 0 ? (['downsized'] as const) : []),
  ]
}
