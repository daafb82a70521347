import { estimate } from '../../core/tax/estimate.ts'
import type { Amount, Values } from '../../core/will/values-schema.ts'
import { anHeir, aPerson, aWill, completeExampleWill, today } from '../../testkit/builders.ts'
import { answeredNo } from '../../testkit/values-arbitrary.ts'
import { median, timesOf } from './measure.ts'

const RUNS = 300
const ONE_TARGET_MS = 1
const DEATHS_TARGET_MS = 5
const SIXTY_TARGET_MS = 20
/** Six rough figures are 729 worlds, where a charity may lower the rate: few where nothing of that kind stands in the way. */
const ROUGH_TARGET_MS = 150
const ROUGH_RUNS = 9

const pounds = (amount: number): Amount => ({ low: amount * 100, high: amount * 100 })

const values: Values = {
  things: [
    { id: 1, kind: 'home', whole: pounds(650_000), debtOnIt: pounds(80_000), held: { as: 'alone' } },
    { id: 2, kind: 'savings', whole: pounds(410_000), held: { as: 'alone' } },
    { id: 3, kind: 'possessions', whole: pounds(12_000), held: { as: 'alone' } },
  ],
  giftValue: [],
  pension: [{ to: 'scheme decides', value: pounds(220_000) }],
  lifeInTrust: [],
  debts: pounds(4_000),
  facts: answeredNo,
}

const about = (amount: number): Amount => ({ low: amount * 95, high: amount * 105 })

const rough: Values = {
  ...values,
  things: [
    { id: 1, kind: 'home', whole: about(650_000), debtOnIt: about(80_000), held: { as: 'alone' } },
    { id: 2, kind: 'savings', whole: about(410_000), held: { as: 'alone' } },
    { id: 3, kind: 'property', whole: about(120_000), held: { as: 'alone' } },
  ],
  pension: [{ to: 'scheme decides', value: about(220_000) }],
  debts: about(4_000),
}

const will = (() => {
  const example = completeExampleWill()
  return { ...example, charities: example.charities.map((charity) => ({ ...charity, charityId: '1234567' })) }
})()

const willOfCouple = aWill({
  haveChildren: 'Yes',
  status: 'Married',
  persons: [
    anHeir(100, { id: 1, type: 'partner', relationship: 'Wife', estateIfDie: 'Pass to my children' }),
    aPerson({ id: 2, type: 'Child', relationship: 'Daughter', dob: { day: 1, month: 1, year: 1980 } }),
  ],
})
const ofCouple: Values = {
  ...values,
  facts: { ...answeredNo, ifPartnerDiesFirst: { leavesAllToMe: 'Yes', brings: pounds(250_000) } },
}

const SIXTY = 60
const willOfSixty = aWill({
  haveChildren: 'Yes',
  estateSplit: 'Equal shares',
  persons: Array.from({ length: SIXTY }, (_person, index) =>
    anHeir(0, {
      id: index + 1,
      type: 'Child',
      relationship: 'Daughter',
      dob: { day: 1, month: 1, year: 1980 },
      estateIfDie: 'Pass to their children',
    }),
  ),
})

const measure = (name: string, target: number, work: () => void, runs = RUNS) => {
  const value = median(timesOf(runs, work))
  return { name, value, unit: 'ms', target: `<= ${target}`, ok: value <= target }
}

/** Estimates what each person gets, after no death and after each single one: medians in milliseconds. */
export async function run() {
  const found = estimate(will, values, [], today)
  if ('refused' in found) throw new Error(`The example will is not estimated: ${found.refused.join(', ')}`)
  const ofSixty = estimate(willOfSixty, rough, [], today)
  if ('refused' in ofSixty) throw new Error(`The will of ${SIXTY} is not estimated: ${ofSixty.refused.join(', ')}`)
  return [
    measure('estimate of one world', ONE_TARGET_MS, () => {
      estimate(will, values, [], today)
    }),
    measure(`estimates for each of ${will.persons.length} single deaths`, DEATHS_TARGET_MS, () => {
      for (const { id } of will.persons) estimate(will, values, [{ person: id }], today)
    }),
    measure(`estimate of single figures of ${SIXTY} people`, SIXTY_TARGET_MS, () => {
      estimate(willOfSixty, values, [], today)
    }),
    measure('estimate of both deaths of a couple', ONE_TARGET_MS, () => {
      estimate(willOfCouple, ofCouple, [], today)
    }),
    measure(
      'estimate of six rough figures',
      ROUGH_TARGET_MS,
      () => {
        estimate(will, rough, [], today)
      },
      ROUGH_RUNS,
    ),
    measure(
      `estimate of six rough figures of ${SIXTY} people`,
      ROUGH_TARGET_MS,
      () => {
        estimate(willOfSixty, rough, [], today)
      },
      ROUGH_RUNS,
    ),
  ]
}
