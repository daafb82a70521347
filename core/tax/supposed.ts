/** What is supposed in one case of a death, and what it makes free of tax: what earlier spouses left unused, and what was given away. */
import type { Failed } from '../estate/failures.ts'
import { type Day, isAfter } from '../text/calendar-day.ts'
import { partnerNow, spouseOf } from '../will/questions.ts'
import type { Person, Will } from '../will/schema.ts'
import type { Amount, Values } from '../will/values-schema.ts'
import type { TaxLaw } from './tax-law.ts'
import type { Pence, TaxedEstate } from './taxed-estate.ts'
import type { PickFigure } from './titles.ts'

/**
 * What is not known and changes what is free of tax: what an earlier spouse left unused, what a partner who dies first will, what was
 * given away, on which day of its year, and whether those who are not named are of age.
 */
export const unknowns = ['earlierSpouse', 'ifPartnerDiesFirst', 'given', 'day of a gift', 'ages'] as const
export type Unknown = (typeof unknowns)[number]

/** With `least` the least is free of tax, with `most` the most; with `band` or `home` the most of that allowance and the least of the other. */
export type End = 'least' | 'band' | 'home' | 'most'
export type Supposed = Readonly<Partial<Record<Unknown, End>>>

type InheritedAndTaxed = { readonly on: Day } & Readonly<Record<'received' | 'of' | 'tax', Amount>>

/** The day, where all of it is said. */
const fullDay = (on: Day | undefined): Day | undefined =>
  on && on.day > 0 && on.month > 0 && on.year > 0 ? on : undefined

/** What was inherited and taxed, where all of it is said. */
export const inheritedIn = ({ facts }: Values): InheritedAndTaxed | undefined => {
  const { received, of, tax } = facts.inherited ?? {}
  const on = fullDay(facts.inherited?.on)
  return on && received && of && of.low > 0 && tax ? { on, received, of, tax } : undefined
}

export type Supposing = {
  readonly will: Will
  readonly values: Values
  readonly failed: readonly Failed[]
  readonly on: Day
  readonly pick: PickFigure
  /** What is supposed of what is not known. Of the rest: "no" to each question, the last day of a year, and everyone of age. */
  readonly suppose?: Supposed
}

const FULL_BAND = 1_000_000

export const idsOf = (failed: readonly Failed[]): number[] =>
  failed.flatMap((each) => ('person' in each ? [each.person] : []))

/** The husband, wife or civil partner, separated or not, where they have died first: someone who is not married leaves no band unused (Inheritance Tax Act 1984 s.8A). */
export const spouseWhoDied = ({ will, failed }: Pick<Supposing, 'will' | 'failed'>): Person | undefined => {
  const spouse = spouseOf(will)
  return spouse && idsOf(failed).includes(spouse.id) ? spouse : undefined
}

const bandsUnused = (choice: Supposing): NonNullable<TaxedEstate['unused']> => {
  const { values, suppose = {} } = choice
  const { earlierSpouse, ifPartnerDiesFirst } = values.facts
  const leftAll = ifPartnerDiesFirst?.leavesAllToMe === 'Yes' ? 'most' : suppose.ifPartnerDiesFirst
  const ofPartner = spouseWhoDied(choice) ? leftAll : 'least'
  const unused = (of: 'nilRate' | 'home', alone: End): number => {
    const allOf = (end: End = 'least'): number => (end === 'most' || end === alone ? FULL_BAND : 0)
    return Math.min(FULL_BAND, (earlierSpouse?.[of] ?? allOf(suppose.earlierSpouse)) + allOf(ofPartner))
  }
  return { nilRate: unused('nilRate', 'band'), home: unused('home', 'home') }
}

const hasMostOfBand = (end: End): boolean => end === 'most' || end === 'band'

type YearOfGifts = NonNullable<Values['facts']['given']>[number]

/** The first and last day on which what was given in a year counts. Undefined where the year begins after the death. */
export const daysOf = ({ first, last }: YearOfGifts, on: Day): { first: Day; last: Day } | undefined =>
  isAfter(first, on) ? undefined : { first, last: isAfter(last, on) ? on : last }

/** Later counts for more: fewer years lower its tax, and it is within the seven years for longer. */
const givenIn = ({ values, on, pick, suppose = {} }: Supposing): NonNullable<TaxedEstate['given']> =>
  (values.facts.given ?? []).flatMap((year, index) => {
    const days = daysOf(year, on)
    const day = hasMostOfBand(suppose['day of a gift'] ?? 'least') ? days?.first : days?.last
    return day ? [{ on: day, sum: pick(year.sum, `given ${index}`) }] : []
  })

/**
 * The home that was sold, where all of it is said, and what an earlier spouse left unused is known: more of that may leave less. What a
 * partner leaves who is living now was not there when the home was sold.
 */
const homeSoldIn = ({ values: { facts }, pick, suppose = {} }: Supposing): TaxedEstate['homeSold'] => {
  const isOpen = suppose.ifPartnerDiesFirst || (suppose.earlierSpouse && facts.earlierSpouse?.home === undefined)
  const { on, worth } = { ...facts.homeSold, on: fullDay(facts.homeSold?.on) }
  if (facts.downsized !== 'Yes' || !on || !worth || isOpen) return undefined
  return { on, worth: pick(worth, 'home sold'), ...(!facts.earlierSpouse?.home && { unusedThen: 0 }) }
}

/** What makes the nil-rate band and the home allowance of this case. */
export const freeOfTaxIn = (choice: Supposing): Pick<TaxedEstate, 'unused' | 'given' | 'bandSpent' | 'homeSold'> => ({
  unused: bandsUnused(choice),
  homeSold: homeSoldIn(choice),
  ...(!hasMostOfBand(choice.suppose?.given ?? 'most') && { bandSpent: true as const }),
  given: givenIn(choice),
})

/**
 * What of businesses and farms is relieved in full: twice as much where all of a husband's, wife's or civil partner's came to the testator, who left
 * theirs unused (Inheritance Tax Act 1984 s.124F). Undefined where it is not clear and more may qualify.
 */
export const businessAllowance = (
  choice: Supposing,
  { businessAllowance: one }: TaxLaw,
  full: Pence,
): Pence | undefined => {
  const { given, earlierSpouse, ifPartnerDiesFirst } = choice.values.facts
  const before = (given ?? []).reduce((sum, each) => sum + each.sum.high, 0)
  if (full + before <= one) return one
  if (before > 0 || given === undefined) return undefined
  if (spouseWhoDied(choice)) return ifPartnerDiesFirst?.leavesAllToMe === 'Yes' ? 2 * one : undefined
  if (earlierSpouse === undefined) return undefined
  return earlierSpouse.nilRate === FULL_BAND && earlierSpouse.home === FULL_BAND ? 2 * one : one
}

/** The credit for tax on what was inherited. */
export const creditIn = ({ values, pick }: Supposing): NonNullable<TaxedEstate['inherited']> => {
  const said = values.facts.taxedInheritance === 'Yes' ? inheritedIn(values) : undefined
  if (!said) return []
  const [received = 0, of = 0, tax = 0] = (['received', 'of', 'tax'] as const).map((each) =>
    pick(said[each], `inherited ${each}`),
  )
  return [{ on: said.on, received: Math.min(received, of), of, tax }]
}

/** Those who fail, the husband, wife or partner among them: as of everyone who dies before, a child of theirs is left. */
export const withPartner = ({ will, failed }: Pick<Supposing, 'will' | 'failed'>): readonly Failed[] => {
  const partner = partnerNow(will)
  return !partner || idsOf(failed).includes(partner.id)
    ? failed
    : [...failed, { person: partner.id, livingChildren: 1 }]
}
