/** The facts on which inheritance tax hangs: which of them can change anything for this will, so that no other is asked. */
import { figureOn } from '../law/figures-of-law.ts'
import type { Day } from '../text/calendar-day.ts'
import type { situations } from '../will/lists.ts'
import { childrenOf, spouseOf, spouseOrPartner } from '../will/questions.ts'
import type { Will } from '../will/schema.ts'
import type { Amount, Values } from '../will/values-schema.ts'

type Situation = (typeof situations)[number]

/** What was inherited, and which home was sold, is asked with the fact that there is something. */
export type FactId = Exclude<keyof Values['facts'], 'inherited' | 'homeSold'>

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

/**
 * The facts as they are counted: those that the will says, where nothing else was said about them. What was said of a husband or wife
 * counts no longer for someone who has none.
 */
export const countedFacts = (will: Will, facts: Values['facts']): Values['facts'] => {
  const { partnerLongTermResident, ifPartnerDiesFirst, ...others } = facts
  return {
    ...(saidInWill(will, 'business') && { business: 'Yes' as const }),
    ...(saidInWill(will, 'abroad') && { abroad: 'Yes' as const }),
    ...(saidInWill(will, 'partnerLongTermResident') && { partnerLongTermResident: 'No' as const }),
    ...others,
    ...(spouseOf(will) && partnerLongTermResident && { partnerLongTermResident }),
    ...(spouseOrPartner(will) && ifPartnerDiesFirst && { ifPartnerDiesFirst }),
  }
}

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

/** Facts that leave no figure: with "yes" or "not sure", and of a husband or wife with "no". */
export const risks = [
  'partnerLongTermResident',
  'keptUsing',
  'business',
  'abroad',
  'trust',
  'taxedInheritance',
  'downsized',
] as const satisfies FactId[]

/** Those of them with which there is no figure, whatever more is said: of this testator. */
export const risksWithoutFigure = (will: Will): readonly (typeof risks)[number][] =>
  risks.filter((risk) =>
    risk === 'partnerLongTermResident' ? spouseOf(will) !== undefined : ['keptUsing', 'abroad', 'trust'].includes(risk),
  )

export const isRisk = (fact: FactId): fact is (typeof risks)[number] => risks.some((risk) => risk === fact)

/** Who lives with someone else by now, or is divorced, may have been widowed before. */
const neverWidowed: readonly Will['status'][] = [undefined, 'Single']

/** Those that are asked, and those that an answer about what was given away may add to them while it is not given. */
export const factsThatMayBeAsked = (will: Will, values: Values, today: Day): FactId[] => {
  const asked = factsAsked(will, values, today)
  return asked.length > 0 && values.facts.given === undefined ? factsUnless(false, will) : asked
}

/**
 * In the order in which they are asked. Nothing while nothing is said. While all that is said fits into the nil-rate band, only what
 * may count beside it.
 */
export const factsAsked = (will: Will, values: Values, today: Day): FactId[] => {
  const most = mostSaid(values)
  if (most === 0) return []
  return factsUnless(most <= figureOn('nil-rate-band', today), will)
}

const factsUnless = (fits: boolean, will: Will): FactId[] => {
  const married = spouseOf(will) !== undefined
  return [
    ...(married && !fits ? (['ifPartnerDiesFirst'] as const) : []),
    ...(neverWidowed.includes(will.status) || fits ? [] : (['earlierSpouse'] as const)),
    'given',
    ...(married && !fits ? (['partnerLongTermResident'] as const) : []),
    'keptUsing',
    'business',
    'abroad',
    'trust',
    ...(fits ? [] : (['taxedInheritance'] as const)),
    ...(childrenOf(will).length > 0 && !fits ? (['downsized'] as const) : []),
  ]
}
