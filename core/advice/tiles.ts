/** Where the statements are asked: in groups, each under a few words that open it. */
import type { StepName } from '../journey/steps.ts'
import type { Situation } from '../will/lists.ts'

export type Tile = {
  /** One to five words. */
  readonly name: string
  /** The step on which it is shown. */
  readonly step: StepName
  readonly of: readonly Situation[]
}

const STATUS = 'will.about-me.marital-status'
const OTHERS = 'will.beneficiaries.other-beneficiaries'
const LAST = 'will.funeral-wishes'

/**
 * In the order they are shown. What a form cannot handle at all is asked early, at the end of “About you”; what decides which plan of
 * shares is shown, with the people; and what concerns what was planned, before the will is read.
 */
export const tiles: readonly Tile[] = [
  { name: 'Home, land or will abroad', step: STATUS, of: ['land-abroad', 'home-elsewhere'] },
  { name: 'Money abroad', step: STATUS, of: ['money-abroad'] },
  { name: 'US citizen', step: STATUS, of: ['us-citizen'] },
  { name: 'Farm or shared business', step: STATUS, of: ['business-with-others', 'farm'] },
  { name: 'Illness or memory', step: STATUS, of: ['memory-or-hospital', 'serious-illness'] },
  { name: 'Others choose or press', step: STATUS, of: ['others-choose', 'under-pressure'] },
  { name: 'Help to read or sign', step: STATUS, of: ['reading-or-signing', 'helper-beside-me'] },
  { name: 'A very different will', step: STATUS, of: ['departs-from-last-will'] },
  { name: 'Planning to marry', step: STATUS, of: ['plans-to-marry'] },
  { name: 'Still married to another', step: STATUS, of: ['still-married-to-another'] },
  { name: 'Divorce under way', step: STATUS, of: ['divorce-under-way'] },
  {
    name: 'Child from another relationship',
    step: OTHERS,
    of: ['earlier-relationship', 'young-child-of-earlier-relationship'],
  },
  { name: 'Fostering, surrogacy or donor', step: OTHERS, of: ['parentage'] },
  {
    name: 'Benefits, care, money trouble',
    step: OTHERS,
    of: ['needs-help-with-money', 'means-tested', 'disabled-and-means-tested'],
  },
  { name: 'Scotland or Northern Ireland', step: LAST, of: ['land-elsewhere-in-uk'] },
  { name: 'My own business, or debts', step: LAST, of: ['business-alone', 'debts-exceed-assets'] },
  { name: 'A divorce before', step: LAST, of: ['former-spouse-may-claim', 'no-order-after-divorce'] },
  { name: 'Spouse lived abroad', step: LAST, of: ['spouse-abroad'] },
  { name: 'A promise I made', step: LAST, of: ['promise-acted-on'] },
  { name: 'Someone depends on me', step: LAST, of: ['dependant-left-out'] },
  { name: 'Executor abroad or bankrupt', step: LAST, of: ['executor-unsuitable'] },
  {
    name: 'Conditions, ages, use for life',
    step: LAST,
    of: ['life-interest', 'older-than-18', 'older-than-25', 'conditions'],
  },
  { name: 'A second person after', step: LAST, of: ['others-decide'] },
  { name: 'Gifts above my means', step: LAST, of: ['gifts-over-estate'] },
  { name: 'Lease, lodger or shop', step: LAST, of: ['home-lease-or-let'] },
  { name: 'To avoid care fees', step: LAST, of: ['care-fees'] },
  { name: 'Someone else on benefits, care', step: LAST, of: ['others-need-help-with-money', 'disabled-others'] },
  { name: 'Carer or adviser', step: LAST, of: ['carer-or-adviser'] },
  { name: 'Armed forces', step: LAST, of: ['armed-forces'] },
]

/** The step on which it is asked what everything may be worth. */
export const WORTH = 'will.about-me.you-own-property'

/** What everything may be worth is one choice among bands. The lowest first. */
export const bands = [
  'estate-over-nil-rate-band',
  'estate-over-two-bands',
  'estate-over-taper',
] as const satisfies readonly Situation[]

const steps: ReadonlyMap<Situation, StepName> = new Map([
  ...tiles.flatMap(({ step, of }) => of.map((id) => [id, step] as const)),
  ...bands.map((id) => [id, WORTH] as const),
])

/** The step on which a statement is asked. @throws when no tile has it. */
export const askedOn = (id: Situation): StepName => {
  const step = steps.get(id)
  if (!step) throw new Error(`No tile asks ${id}`)
  return step
}
