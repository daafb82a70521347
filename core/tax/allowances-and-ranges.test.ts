import { describe, expect, test } from 'vitest'
import { aGift, anHeir, aPerson, aWill } from '#testkit/builders.ts'
import { estateOf, pounds as pence } from '#testkit/published-tax-examples.ts'
import { answeredNo } from '#testkit/values-arbitrary.ts'
import { noValues } from '../will/new-will.ts'
import type { Values, Will } from '../will/schema.ts'
import type { Amount } from '../will/values-schema.ts'
import { type Charge, chargeOn } from './charge.ts'
import { type EstimatedCase, estimateOf, type WillEstimate } from './estimate-of-will.ts'

const charged = (facts: Parameters<typeof estateOf>[0]): Charge => {
  const charge = chargeOn(estateOf(facts))
  if (typeof charge === 'string') throw new Error(`refused: ${charge}`)
  return charge
}

describe('the nil-rate band with what an earlier spouse left unused', () => {
  // Pounds: the band and what was used of it then, of each earlier spouse, and the band today.
  test.each<[string, readonly (readonly [band: number, used: number])[], number, percent: number, number]>([
    ['IHTM43020, Linda and John', [[250_000, 100_000]], 300_000, 60, 480_000],
    ['IHTM43021, Raj, who had also given away 100,000', [[250_000, 200_000]], 300_000, 20, 360_000],
    ['IHTM43022, Robert', [[275_000, 110_000]], 325_000, 60, 520_000],
    [
      'IHTM43030, Mei, of two',
      [
        [300_000, 120_000],
        [300_000, 240_000],
      ],
      300_000,
      80,
      540_000,
    ],
    [
      'IHTM43031, Mei, never more than one band more',
      [
        [300_000, 120_000],
        [300_000, 60_000],
      ],
      300_000,
      140,
      600_000,
    ],
    ['IHTM43024, Trevor, whose gift in life was taxed', [[300_000, 240_000]], 300_000, 20, 360_000],
    ['IHTM43034, Jim', [[250_000, 50_000]], 300_000, 80, 540_000],
    ['gov.uk, transfer of threshold', [[325_000, 130_000]], 325_000, 60, 520_000],
  ])('%s', (_source, spouses, band, percent, expected) => {
    const unused = spouses.reduce((sum, [whole, used]) => sum + ((whole - used) * 100) / whole, 0)
    expect(unused).toBeCloseTo(percent, 4)
    const { bands } = charged({ free: 1_000_000, rest: { o: 1 }, band, unused: [unused, 0] })
    expect(bands.nilRate.value.toString()).toBe(`${pence(expected)}`)
  })
})

test('gov.uk, home allowance, case 1: Mr A leaves a home to his children, and 10,000 of his band is not needed', () => {
  const { bands, attribution } = charged({ free: 490_000, home: 300_000, rest: { d: 1 } })
  expect(bands.home.value.toString()).toBe(`${pence(175_000)}`)
  const left = bands.nilRate.value.plus(bands.home.value).minus(attribution.chargeable.value)
  expect(left.toString()).toBe(`${pence(10_000)}`)
})

const pounds = (low: number, high = low) => ({ low: pence(low), high: pence(high) })
const home = (low: number, high = low): Values['things'][number] => {
  return { id: 1, kind: 'home', whole: pounds(low, high), held: { as: 'alone' } }
}
const daughter = anHeir(100, {
  id: 1,
  type: 'Child',
  relationship: 'Daughter',
  dob: { day: 1, month: 1, year: 1980 },
  estateIfDie: 'Pass to their children',
})

const estimated = (will: Partial<Will>, values: Partial<Values>, on: Partial<EstimatedCase> = {}): WillEstimate =>
  estimateOf(
    aWill({
      haveChildren: 'Yes',
      persons: [daughter],
      ...will,
      values: { ...noValues, ...values, facts: { ...answeredNo, ...values.facts } },
    }),
    {
      day: { day: 1, month: 5, year: 2026 },
      ...on,
    },
  )

describe('HMRC, IHTM46063 to 46067: a home was sold before the death', () => {
  const savings: Values['things'][number] = { id: 2, kind: 'savings', whole: pounds(900_000), held: { as: 'alone' } }
  test.each<[string, Values['things'], Values['facts'], WillEstimate['is']]>([
    ['Maurice has no home any more: there is a reason and no figure', [savings], { downsized: 'Yes' }, 'refused'],
    ['Jacob has a smaller one', [savings, home(105_000)], { downsized: 'Yes' }, 'refused'],
    ['Alex is not sure', [savings, home(100_000)], { downsized: 'Not sure' }, 'refused'],
    ['where the home uses all of the allowance nothing is lost', [home(900_000)], { downsized: 'Yes' }, 'estimate'],
    ['nor where none was sold', [savings], { downsized: 'No' }, 'estimate'],
  ])('%s', (_who, things, facts, is) => {
    const found = estimated({}, { things, facts })
    expect(found.is).toBe(is)
    if (found.is === 'refused') expect(found.reasons).toEqual(['DOWNSIZED'])
  })

  const sold = (worth: Amount, on = { day: 1, month: 5, year: 2018 }): Values['facts'] => ({
    downsized: 'Yes',
    homeSold: { on, worth },
  })
  // £900,000 less £325,000 is taxed without anything for the home.
  test.each<[string, Values['things'], Values['facts'], low: number, high?: number]>([
    ['Jacob’s home was worth more than the allowance: all of it', [savings], sold(pounds(285_000)), 160_000],
    ['half of what the allowance was: half of it', [savings], sold(pounds(62_500)), 195_000],
    ['somewhere between: both ends', [savings], sold(pounds(62_500, 285_000)), 160_000, 195_000],
    ['Maurice has a flat of £105,000 now: the rest of it', [savings, home(105_000)], sold(pounds(500_000)), 202_000],
    ['what is owned now is worth more: nothing', [savings, home(160_000)], sold(pounds(150_000)), 230_000],
    ['sold on 7 July 2015: nothing', [savings], sold(pounds(500_000), { day: 7, month: 7, year: 2015 }), 230_000],
    ['sold on 8 July 2015: all of it', [savings], sold(pounds(500_000), { day: 8, month: 7, year: 2015 }), 160_000],
  ])('once it is said when, and for how much: %s', (_what, things, facts, low, high = low) => {
    const found = estimated({}, { things, facts })
    if (found.is !== 'estimate') throw new Error('There is an estimate')
    expect(found.tax).toEqual(pounds(low, high))
  })

  test('a widow who has not said what her husband left unused has no figure: more of it may add less for the home', () => {
    const facts = { ...sold(pounds(100_000)), earlierSpouse: {} }
    const things = [{ ...savings, whole: pounds(1_300_000) }]
    const found = estimated({ status: 'Widowed' }, { things, facts })
    expect(found).toMatchObject({ is: 'refused', reasons: ['DOWNSIZED'] })
    const tax = (home: number): number => {
      const said = estimated(
        { status: 'Widowed' },
        { things, facts: { ...facts, earlierSpouse: { nilRate: 0, home } } },
      )
      if (said.is !== 'estimate') throw new Error('There is an estimate')
      return said.tax.low / 100
    }
    // £140,000 of £175,000 without his; of £350,000 a part of £100,000 in £300,000.
    expect(tax(0)).toBe((1_300_000 - 325_000 - 140_000) * 0.4)
    expect(tax(1_000_000)).toBeCloseTo((1_300_000 - 325_000 - 350_000 / 3) * 0.4, 1)
  })
})

test('rough figures: a home of 400,000 to 460,000 and 150,000 to 250,000 beside it, 20,000 to a friend', () => {
  const things = [home(400_000, 460_000), { ...home(150_000, 250_000), id: 2, kind: 'savings' as const }]
  const gifts = [aGift({ id: 1, type: 'Money', amount: pence(20_000), persons: [2] })]
  const found = estimated({ persons: [daughter, aPerson({ id: 2 })], gifts }, { things })
  if (found.is !== 'estimate') throw new Error('There is an estimate')
  expect(found.tax).toEqual(pounds(20_000, 84_000))
  expect(found.people.find(({ taker }) => taker === 'person 1')?.total).toEqual(pounds(510_000, 606_000))
  expect(found.people.find(({ taker }) => taker === 'person 2')?.total).toEqual(pounds(20_000))
})

describe('an estimate of a will', () => {
  const things = [{ ...home(500_000), kind: 'savings' as const }]

  test('is not worked out while nothing is said, nor while it is not said who shares', () => {
    expect(estimated({}, {})).toEqual({ is: 'nothing said' })
    expect(estimated({ persons: [daughter, { ...daughter, id: 2 }] }, { things })).toEqual({ is: 'not shared' })
  })

  test('is the same object for the same will, day and deaths, and another for others', () => {
    const will = aWill({ persons: [daughter], haveChildren: 'Yes', values: { ...noValues, things, facts: answeredNo } })
    const day = { day: 1, month: 5, year: 2026 }
    expect(estimateOf(will, { day })).toBe(estimateOf(will, { day: { ...day }, died: [] }))
    expect(estimateOf(will, { day, died: [1] })).not.toBe(estimateOf(will, { day }))
  })

  test('gives a share to the children of someone who died first, by the key that the picture draws', () => {
    const found = estimated({}, { things }, { died: [1] })
    expect(found.is === 'estimate' && found.people.map(({ taker }) => taker)).toEqual(['children of person 1'])
  })
})
