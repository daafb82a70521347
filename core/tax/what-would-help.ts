/** Changes of a will after which others have more: each is worked out both ways before it is told. It is information, and no advice. */
import type { whatWouldHelp as words } from '#words/en/values.ts'
import { Fraction } from '../estate/fraction.ts'
import { price } from '../text/money.ts'
import { isFilled, listed } from '../text/names.ts'
import { isDescendant, isMinor, isOwnChild, partnerNow } from '../will/questions.ts'
import type { Charity, Will } from '../will/schema.ts'
import { isTheirsAtOnce } from '../will/young-takers.ts'
import type { Estimate } from './estimate.ts'
import { type EstimatedCase, estimateOf } from './estimate-of-will.ts'
import { keyOfCharity } from './tax-takers.ts'

/** `said`: the names and sums of its sentence, in their order. */
export type Help = {
  readonly id: Exclude<keyof typeof words, 'title' | 'note'>
  readonly said: readonly string[]
  readonly law: string
}

const THOUSAND = 1000 * 100

const POUND = 100
const inPounds = (pence: number): string => price(Math.floor(pence / POUND) * POUND).replace(/\.00$/, '')

/** What everyone but the charities has. */
const ofOthers = ({ people }: Estimate): number =>
  people.reduce((sum, { taker, total }) => (taker.startsWith('charity ') ? sum : sum + total.low), 0)

/** The same case of another will, where it has one figure for everything. */
const exactly = (will: Will, supposed: EstimatedCase): Estimate | undefined => {
  const found = estimateOf(will, supposed)
  return found.is === 'estimate' && !found.isRough ? found : undefined
}

/** The gift of a sum to a charity beside what the will gives. */
const withMoreFor = (will: Will, { id }: Charity, amount: number): Will => ({
  ...will,
  gifts: [
    ...will.gifts,
    {
      id: Math.max(0, ...will.gifts.map((gift) => gift.id)) + 1,
      type: 'Donation',
      amount,
      persons: [],
      charities: [id],
      useSharePercent: 'The Full Holding',
      backupPersons: [],
      backupCharities: [],
    },
  ],
})

/** A little more to charity, so that the rest bears the lower rate. */
const charityHelps = (will: Will, supposed: EstimatedCase, found: Estimate): Help[] => {
  const lineOf = (id: string): Fraction => found.lines.findLast((line) => line.id === id)?.value ?? Fraction.zero
  const missing = lineOf('baseline').excess(lineOf('ten times donated')).over(Fraction.of(10))
  const more = Math.ceil(Number(missing.numerator / missing.denominator + 1n) / THOUSAND) * THOUSAND
  const charity = will.charities.find(
    ({ id, charityId }) => isFilled(charityId) && found.people.some(({ taker }) => taker === keyOfCharity(id)),
  )
  if (!charity || missing.equals(Fraction.zero)) return []
  // A charity that shares the rest gives up a part of it for its own gift: a little more is needed then.
  for (const extra of [0, 1, 2, 3, 4]) {
    const amount = more + extra * Math.max(THOUSAND, Math.ceil(more / 10 / THOUSAND) * THOUSAND)
    const then = exactly(withMoreFor(will, charity, amount), supposed)
    if (!then || ofOthers(then) <= ofOthers(found)) continue
    const [sum = '', ...both] = [amount, ofOthers(found), ofOthers(then)].map(inPounds)
    return [{ id: 'moreToCharity', said: [sum, charity.fullname, ...both], law: 'Inheritance Tax Act 1984 Sch.1A' }]
  }
  return []
}

/** A home that waits for a grandchild until an age has no allowance; what is theirs at once has. */
const ageHelps = (will: Will, supposed: EstimatedCase, found: Estimate): Help[] => {
  const waiting = will.persons.filter(
    (person) =>
      isDescendant(person) &&
      !isOwnChild(person) &&
      isMinor(person, supposed.day) &&
      !isTheirsAtOnce(person) &&
      found.people.some(({ taker, total }) => taker === `person ${person.id}` && total.low > 0),
  )
  if (waiting.length === 0) return []
  const then = exactly(
    {
      ...will,
      persons: will.persons.map((person) =>
        waiting.includes(person) ? { ...person, young: 'Theirs at once' } : person,
      ),
    },
    supposed,
  )
  if (!then || then.tax.low >= found.tax.low) return []
  const names = listed.format(waiting.map(({ fullname }) => fullname))
  return [
    {
      id: 'theirsAtOnce',
      said: [names, inPounds(found.tax.low), inPounds(then.tax.low)],
      law: 'Inheritance Tax Act 1984 s.8J',
    },
  ]
}

/** Whether the husband, wife or civil partner dies before or after the testator changes the tax on both deaths. */
const orderHelps = (will: Will, supposed: EstimatedCase, { both }: Estimate): Help[] => {
  const partner = partnerNow(will)
  const other = both && partner && exactly(will, { ...supposed, died: [...(supposed.died ?? []), partner.id] })
  if (!other || both.tax.low < both.tax.high || both.tax.low === other.tax.low) return []
  return [
    {
      id: 'orderOfDeaths',
      said: [partner.fullname, inPounds(both.tax.low), inPounds(other.tax.low)],
      law: 'Inheritance Tax Act 1984 ss.8A, 8D and 8G',
    },
  ]
}

/** What would leave others with more, of an estimate with one figure for everything. */
export const whatWouldHelp = (will: Will, supposed: EstimatedCase): Help[] => {
  const found = exactly(will, supposed)
  if (!found || found.open.length > 0) return []
  const order = orderHelps(will, supposed, found)
  if (found.tax.low === 0) return order
  return [...charityHelps(will, supposed, found), ...ageHelps(will, supposed, found), ...order]
}
