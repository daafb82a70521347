import { describe, expect, test } from 'vitest'
import { aGift, anHeir, aPerson, aWill } from '#testkit/builders.ts'
import { answeredNo } from '#testkit/values-arbitrary.ts'
import { noValues } from '../will/new-will.ts'
import type { Will } from '../will/schema.ts'
import type { Thing, Values } from '../will/values-schema.ts'
import { estimateOf, type WillEstimate } from './estimate-of-will.ts'
import { taxNotesOf } from './tax-notes.ts'
import { otherThings, thingSaid, withThing } from './values-asked.ts'

const day = { day: 1, month: 6, year: 2026 }
const pounds = (low: number, high = low) => ({ low: low * 100, high: high * 100 })
const thing = (id: number, kind: Thing['kind'], worth: number, more: Partial<Thing> = {}): Thing => ({
  id,
  kind,
  whole: pounds(worth),
  held: { as: 'alone' },
  ...more,
})
const friend: Will = aWill({ persons: [anHeir(100, { id: 1, fullname: 'Ann Roe', relationship: 'Friend' })] })
const owner: Values['facts'] = { ...answeredNo, business: 'Yes' }
const found = (things: Thing[], facts = owner, will = friend): WillEstimate =>
  estimateOf({ ...will, values: { ...noValues, things, facts } }, { day })

describe('a business or a farm', () => {
  test('of which nothing is said has no figure', () => {
    expect(found([thing(1, 'savings', 800_000)])).toEqual({ is: 'refused', reasons: ['BUSINESS'] })
  })

  test('is asked about where the will or an answer says that there is one', () => {
    const keys = (will: Will, facts?: Values['facts']) => otherThings(will, facts).map(({ key }) => key)
    expect(keys(friend, owner)).toContain('business')
    expect(keys(aWill({ situation: { 'business-alone': 'Yes' } }))).toContain('business')
    expect(keys(friend, answeredNo)).not.toContain('business')
  })

  test('counts no longer once it is said that there is none', () => {
    const things = [thing(1, 'savings', 400_000), thing(2, 'business', 500_000, { relief: 'None' })]
    expect(found(things)).toMatchObject({ tax: pounds(230_000) })
    expect(found(things, answeredNo)).toMatchObject({ tax: pounds(30_000) })
  })

  test.each<[Thing['relief'], number, number]>([
    ['In full', 30_000, 30_000],
    ['By half', 130_000, 130_000],
    ['None', 230_000, 230_000],
    ['Not sure', 30_000, 230_000],
    [undefined, 30_000, 230_000],
  ])('with relief: %s', (relief, low, high) => {
    const business = thing(2, 'business', 500_000, relief && { relief })
    expect(found([thing(1, 'savings', 400_000), business])).toMatchObject({ tax: pounds(low, high) })
  })

  test('is told with what its relief hangs on', () => {
    const estimate = found([thing(1, 'savings', 400_000), thing(2, 'business', 500_000, { relief: 'In full' })])
    if (estimate.is !== 'estimate') throw new Error('No figures')
    expect(taxNotesOf(estimate).map(({ id }) => id)).toContain('business')
  })

  test('has twice the allowance for one whose late husband left everything to her, and none that is certain where others got some', () => {
    const things = [thing(1, 'business', 6_000_000, { relief: 'In full' })]
    const widow: Will = { ...friend, status: 'Widowed' }
    const all = { ...owner, earlierSpouse: { nilRate: 1_000_000, home: 1_000_000 } }
    // Above £5 million half is relieved: £500,000, within two nil-rate bands.
    expect(found(things, all, widow)).toMatchObject({ tax: pounds(0) })
    expect(found(things, owner, widow)).toMatchObject({ tax: pounds(570_000) })
    const { earlierSpouse: _open, ...unsaid } = owner
    expect(found(things, unsaid, widow)).toEqual({ is: 'refused', reasons: ['BUSINESS'] })
  })

  test('has no figure where it is given by name, held jointly, or worth more than the allowance beside gifts in life', () => {
    const business = thing(1, 'business', 500_000, { relief: 'In full' })
    const given = {
      ...friend,
      persons: [...friend.persons, aPerson({ id: 2 })],
      gifts: [aGift({ id: 1, type: 'Item', title: 'my business', persons: [2] })],
    }
    const refused = { is: 'refused', reasons: ['BUSINESS'] }
    expect(found([business], owner, given)).toEqual(refused)
    expect(found([{ ...business, held: { as: 'joint tenants', with: [1] } }])).toEqual(refused)
    const gifts = {
      ...owner,
      given: [{ first: { ...day, year: 2025 }, last: { ...day, year: 2025 }, sum: pounds(100_000) }],
    }
    expect(found([{ ...business, whole: pounds(2_450_000) }], gifts)).toEqual(refused)
  })

  test('keeps what was said of its relief when its worth changes', () => {
    const asked = otherThings(friend, owner).find(({ kind }) => kind === 'business')
    if (!asked) throw new Error('It is not asked')
    const said = withThing(withThing(noValues, asked, { whole: pounds(1000) }), asked, { relief: 'By half' })
    expect(thingSaid(withThing(said, asked, { whole: pounds(2000) }), asked)).toMatchObject({
      whole: pounds(2000),
      relief: 'By half',
    })
  })
})

describe('tax that was paid on what the testator inherited', () => {
  const inherited = (more: Partial<NonNullable<Values['facts']['inherited']>> = {}): Values['facts'] => ({
    ...answeredNo,
    taxedInheritance: 'Yes',
    inherited: {
      on: { day: 2, month: 12, year: 2022 },
      received: pounds(340_000),
      of: pounds(350_000),
      tax: pounds(10_000),
      ...more,
    },
  })
  const things = [thing(1, 'savings', 665_000)]

  test('is credited in part, by the years since (s.141)', () => {
    // £136,000 less 40% of £9,714.28, after three and a half years.
    expect(found(things, inherited())).toMatchObject({ tax: { low: 132_114_28, high: 132_114_28 } })
    expect(found(things, inherited({ on: { day: 2, month: 6, year: 2025 } }))).toMatchObject({
      tax: { low: 126_285_71 },
    })
    expect(found(things, inherited({ on: { day: 1, month: 6, year: 2021 } }))).toMatchObject({ tax: pounds(136_000) })
  })

  test('has no figure while a part of it is not said, or it is not sure', () => {
    const refused = { is: 'refused', reasons: ['TAXED_INHERITANCE'] }
    const { inherited: _none, ...unsaid } = inherited()
    expect(found(things, unsaid)).toEqual(refused)
    expect(found(things, inherited({ on: { day: 0, month: 6, year: 2025 } }))).toEqual(refused)
    expect(found(things, { ...inherited(), taxedInheritance: 'Not sure' })).toEqual(refused)
  })

  test('is a range where it is rough', () => {
    expect(found(things, inherited({ tax: pounds(0, 20_000) }))).toMatchObject({ tax: pounds(128_000, 136_000) })
  })
})
