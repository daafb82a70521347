import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aCharity, aGift, anHeir, aPerson } from '#testkit/builders.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import {
  aDisabledPersonsTrust,
  aHome,
  aHomeInCommon,
  aHomeTrust,
  aLaterTaker,
  laterTakers,
  secondMarriage,
} from '#testkit/trusts.ts'
import { answeredNo } from '#testkit/values-arbitrary.ts'
import { noValues } from '../will/new-will.ts'
import type { Will } from '../will/schema.ts'
import type { Thing, Values } from '../will/values-schema.ts'
import { type Estimate, estimate, type Refused } from './estimate.ts'
import { grid } from './runs.ts'
import { countedValues } from './values-asked.ts'

const on = { day: 1, month: 6, year: 2026 }
const pounds = (low: number, high = low) => ({ low: low * 100, high: high * 100 })
const home = (worth: number, held: Thing['held'] = { as: 'alone' }): Thing => ({
  id: 1,
  kind: 'home',
  account: 1,
  whole: pounds(worth),
  held,
})
const savings = (worth: number, held: Thing['held'] = { as: 'alone' }): Thing => ({
  id: 2,
  kind: 'savings',
  whole: pounds(worth),
  held,
})
const theirs = (brings: number, high = brings): Values['facts'] => ({
  ...answeredNo,
  ifPartnerDiesFirst: { leavesAllToMe: 'Yes', brings: pounds(brings, high) },
})
const worth = (facts: Values['facts'], ...things: Thing[]): Values => ({ ...noValues, things, facts })

/** Tom and Bea leave each other everything, and then Cy and Di. */
const couple = (given: Partial<Will> = {}): Will => secondMarriage({ accounts: [aHome()], ...given })

const found = (will: Will, values: Values, died: readonly number[] = []): Estimate => {
  const failed = died.map((person) => ({ person, livingChildren: 1 }))
  const of: Estimate | Refused = estimate(will, countedValues(will, values), failed, on)
  if ('refused' in of) throw new Error(of.refused.join())
  return of
}
const inPounds = (people: readonly { readonly taker: string; readonly total: { readonly high: number } }[] = []) =>
  Object.fromEntries(people.flatMap(({ taker, total }) => (total.high > 0 ? [[taker, total.high / 100]] : [])))

describe('both deaths of a couple, the testator’s first', () => {
  test('nothing is taxed between them, and what the first leaves unused is carried over (ss.8A, 8G and 18)', () => {
    const { both } = found(couple(), worth(theirs(300_000), home(600_000), savings(400_000)))
    // £1,300,000 less £650,000 and £350,000 at 40%.
    expect(both?.estate).toEqual(pounds(1_300_000))
    expect(both?.tax).toEqual(pounds(120_000))
    expect(inPounds(both?.people)).toEqual({ 'person 2': 590_000, 'person 3': 590_000 })
  })

  test('the other order comes to the same, where each leaves the other everything', () => {
    for (const home_ of [home(600_000), home(600_000, { as: 'joint tenants', with: [1] })]) {
      const values = worth(theirs(300_000), home_, savings(400_000))
      const accounts = [
        home_.held.as === 'alone' ? aHome() : aHome({ ...aHomeInCommon(), ownershipType: 'Joint tenants' }),
      ]
      const [mine, theirsFirst] = [found(couple({ accounts }), values), found(couple({ accounts }), values, [1])]
      expect(mine.both?.tax).toEqual(theirsFirst.tax)
      expect(inPounds(mine.both?.people)).toEqual(inPounds(theirsFirst.people))
    }
  })

  test('a part of the home that is the other’s is in either: it comes to the testator, or is left by the other', () => {
    const accounts = [aHomeInCommon(60)]
    const values = worth(theirs(200_000), home(500_000), savings(600_000))
    const [mine, theirsFirst] = [found(couple({ accounts }), values), found(couple({ accounts }), values, [1])]
    // £500,000, £600,000 and £200,000 less £1,000,000, at 40%.
    expect([mine.both?.tax, theirsFirst.tax]).toEqual([pounds(120_000), pounds(120_000)])
    expect(theirsFirst.estate).toEqual(pounds(1_300_000))
  })

  test('what the first gives to others uses its band up, so that less is carried over', () => {
    const gifts = [aGift({ id: 1, type: 'Money', amount: 130_000_00, persons: [4] })]
    const { both } = found(couple({ gifts }), worth(theirs(100_000), savings(700_000)))
    // £130,000 of £325,000 is used: £670,000 less £325,000 and £195,000, at 40%.
    expect(both?.tax).toEqual(pounds(60_000))
    expect(inPounds(both?.people)).toEqual({ 'person 2': 305_000, 'person 3': 305_000, 'person 4': 130_000 })
  })

  test('the order changes the tax where the first has too much for a home allowance', () => {
    const persons = couple().persons.map((each) =>
      each.id === 1
        ? { ...each, estatePercent: 50 }
        : each.id === 2
          ? { ...each, inherit: true, estatePercent: 50, estateIfDie: 'Pass to their children' as const }
          : each,
    )
    const values = worth(theirs(100_000), home(500_000), savings(1_900_000))
    const [mine, theirsFirst] = [found(couple({ persons }), values), found(couple({ persons }), values, [1])]
    // Tom first: £1,200,000 for Cy less £325,000, as above £2,350,000 there is no home allowance. Then £1,300,000 of Bea’s less £325,000 and £175,000.
    expect(mine.tax).toEqual(pounds(350_000))
    expect(mine.both?.tax).toEqual(pounds(350_000 + 320_000))
    // Bea first: £2,500,000 less £650,000 and £350,000 that £250,000 is taken from.
    expect(theirsFirst.tax).toEqual(pounds(700_000))
  })

  test('what is held for the other counts with their own estate (s.49), and goes to those who come afterwards', () => {
    const will = couple({ trusts: [aHomeTrust()] })
    const { both, afterwards } = found(will, worth(theirs(300_000), home(600_000), savings(400_000)))
    expect(both?.tax).toEqual(pounds(120_000))
    expect(inPounds(both?.people)).toEqual({ 'person 2': 590_000, 'person 3': 590_000 })
    expect(both?.estate).toEqual(pounds(1_300_000))
    expect(afterwards).toHaveLength(1)
  })

  test('what goes to charity in the end is exempt, and may bring the lower rate', () => {
    const backup = {
      persons: [{ id: 2, percent: 50 }],
      charities: [{ id: 1, percent: 50 }],
      split: 'Equal shares' as const,
    }
    const persons = couple().persons.map((each) => (each.id === 1 ? { ...each, estateBackup: backup } : each))
    const { both } = found(
      couple({ persons, charities: [aCharity({ id: 1, charityId: '1234567' })] }),
      worth(theirs(500_000), savings(1_500_000)),
    )
    // £1,000,000 for Cy less £650,000, at 36%.
    expect(both?.tax).toEqual(pounds(126_000))
  })

  test('what was held for the other has a tenth of its own to give, and a lower rate of its own (Sch.1A para.3(3))', () => {
    const takers = laterTakers([], {
      split: 'Different shares',
      persons: [aLaterTaker(4, { percent: 50 })],
      charities: [{ id: 1, percent: 50 }],
    })
    const will = couple({ trusts: [aHomeTrust({ takers })], charities: [aCharity({ id: 1, charityId: '1234567' })] })
    const { both } = found(will, worth(theirs(300_000), home(900_000), savings(400_000)))
    // £700,000 for Cy and Di and £450,000 for Ivy less £650,000: 14/23 of £500,000 at 40%, and 9/23 at 36%.
    expect(both?.tax.high).toBe(192_173_91)
  })

  test('what is held for the other as a disabled person counts with their own too, and the home in it goes to descendants (ss.49, 89B and 8J)', () => {
    const will = couple({ trusts: [aDisabledPersonsTrust({ for: 1, amount: undefined })] })
    const { both } = found(will, worth(theirs(300_000), home(600_000), savings(400_000)))
    // As if it were hers: £1,300,000 less £650,000 and £350,000 at 40%.
    expect(both?.tax).toEqual(pounds(120_000))
    expect(inPounds(both?.people)).toEqual({ 'person 2': 590_000, 'person 3': 590_000 })
  })

  test('a charity that shares the home bears none of the tax on the rest of it (ss.23 and 41)', () => {
    const takers = laterTakers([2], { charities: [{ id: 1, percent: 50 }] })
    const will = couple({ trusts: [aHomeTrust({ takers })], charities: [aCharity({ id: 1, charityId: '1234567' })] })
    const { both } = found(will, worth(theirs(300_000), home(600_000), savings(400_000)))
    // £1,000,000 is charged, less £650,000 and £300,000 of the home for Cy: 7/10 of the £50,000 at 40%, and 3/10 at 36%.
    expect(both?.taxOfSecond).toEqual(pounds(19_400))
    expect(inPounds(both?.people)).toMatchObject({ 'charity 1': 300_000 })
  })

  test('a part of the home that is the other’s owes its part of the debt, to the penny', () => {
    const owing = { ...home(764_739, { as: 'tenants in common', part: 1_86 }), debtOnIt: pounds(53_531) }
    const { both } = found(couple({ accounts: [aHomeInCommon(1.86)] }), worth(theirs(0), owing))
    expect(both?.estate).toEqual(pounds(764_739 - 53_531))
  })

  test('a home that may have to be sold is no matter where none who come after are descendants', () => {
    const backup = { persons: [{ id: 4, percent: 100 }], charities: [], split: 'Equal shares' as const }
    const persons = couple().persons.map((each) => (each.id === 1 ? { ...each, estateBackup: backup } : each))
    const gifts = [aGift({ id: 1, type: 'Money', amount: 32_500_00, persons: [2] })]
    const { both } = found(couple({ persons, gifts }), worth(theirs(0), home(1_000_000)))
    // £967,500 less £325,000 and £292,500.
    expect(both?.tax).toEqual(pounds(140_000))
  })

  test('has a range where a figure is rough, which holds what each figure within it gives', () => {
    const things = (worthOfSavings: number) => [home(600_000), savings(worthOfSavings)]
    const rough = { ...worth(theirs(200_000, 300_000), home(600_000)) }
    const values = { ...rough, things: [...rough.things, { ...savings(0), whole: pounds(300_000, 500_000) }] }
    const { both } = found(couple(), values)
    // £1,100,000 to £1,400,000 less £1,000,000.
    expect(both?.tax).toEqual(pounds(40_000, 160_000))
    for (const [brings, mine] of [
      [200_000, 500_000],
      [300_000, 300_000],
      [250_000, 421_000],
    ] as const) {
      const { high = 0 } = found(couple(), worth(theirs(brings), ...things(mine))).both?.tax ?? {}
      expect(high >= 40_000_00 && high <= 160_000_00).toBe(true)
    }
  })
})

describe('both deaths have no figure', () => {
  const values = worth(theirs(300_000), home(600_000), savings(400_000))

  test('for two who are not married, or while it is not said what the other has or leaves', () => {
    const partner = couple({ status: 'Living with a partner but not married' })
    expect(found(partner, values).both).toBeUndefined()
    expect(found(couple(), worth(answeredNo, savings(400_000))).both).toBeUndefined()
    const keeps = { ...answeredNo, ifPartnerDiesFirst: { leavesAllToMe: 'No' as const, brings: pounds(300_000) } }
    expect(found(couple(), worth(keeps, savings(400_000))).both).toBeUndefined()
    expect(found(couple(), values, [1]).both).toBeUndefined()
  })

  test('and say why, where the rest goes to nobody who is known, or somebody else owns with them', () => {
    const bea = anHeir(100, { id: 1, type: 'partner', relationship: 'Wife', fullname: 'Bea Hale' })
    const persons = couple().persons.map((each) => (each.id === 1 ? bea : each))
    expect(found(couple({ persons }), values).bothRefused).toEqual(['NEXT_OF_KIN'])
    const accounts = [aHome({ ...aHomeInCommon(), ownershipType: 'Joint tenants', mortgageWithPersons: [1, 4] })]
    const three = found(couple({ accounts }), worth(theirs(300_000), home(600_000), savings(400_000)))
    expect(three.bothRefused).toEqual(['OWNED_BY_SEVERAL'])
    expect(three.tax).toEqual(pounds(0))
  })

  test('where the other may keep an allowance for a home that was sold', () => {
    const sold = {
      ...theirs(900_000),
      downsized: 'Yes' as const,
      homeSold: { on: { day: 1, month: 1, year: 2020 }, worth: pounds(300_000) },
    }
    expect(found(couple(), worth(sold, savings(400_000))).bothRefused).toEqual(['DOWNSIZED'])
  })
})

test('what everyone has from both deaths, and the tax on them, are what the two own', () => {
  const sum = (amounts: readonly { readonly low: number }[]): number => amounts.reduce((all, { low }) => all + low, 0)
  const figure = (most: number) => fc.integer({ min: 0, max: most })
  fc.assert(
    fc.property(
      figure(900_000),
      figure(2_000_000),
      figure(1_500_000),
      figure(300_000),
      fc.constantFrom<Partial<Will>>({}, { trusts: [aHomeTrust()] }, { accounts: [aHomeInCommon(30)] }),
      (house, saved, brings, given, more) => {
        const gifts = [aGift({ id: 1, type: 'Money', amount: given * 100, persons: [4] })]
        const values = worth(theirs(brings), home(house), savings(saved))
        const will = couple({ gifts, persons: [...couple().persons, aPerson({ id: 9 })], ...more })
        const of = estimate(will, countedValues(will, values), [], on)
        if ('refused' in of || !of.both) return
        expect(sum(of.both.people.map(({ total }) => total)) + of.both.tax.low).toBe((house + saved + brings) * 100)
      },
    ),
    { numRuns: fewerRuns(5) },
  )
})

test('the tax on both is what the sections say in one line, where the first gives no more than the band', () => {
  const figure = (most: number) => fc.integer({ min: 0, max: most })
  const [band, homeBand, above] = [325_000, 175_000, 2_000_000]
  const tapered = (most: number, estate: number): number => Math.max(0, most - Math.max(0, estate - above) / 2)
  fc.assert(
    fc.property(figure(900_000), figure(2_500_000), figure(1_500_000), figure(325_000), (house, saved, own, given) => {
      fc.pre(saved >= given)
      const gifts = [aGift({ id: 1, type: 'Money', amount: given * 100, persons: [4] })]
      const { both } = found(couple({ gifts }), worth(theirs(own), home(house), savings(saved)))
      const left = house + saved - given + own
      // Sections 8A and 8G carry over what the first left unused; section 8D(5) takes from each allowance for a home.
      const free = band + (band - given) + Math.min(house, tapered(homeBand + tapered(homeBand, house + saved), left))
      const tax = Math.max(0, left - free) * 0.4
      // What is carried over is a percentage with four decimals.
      expect(Math.abs((both?.tax.high ?? -1) / 100 - tax)).toBeLessThan(1)
    }),
    { numRuns: fewerRuns(5) },
  )
})

test('more of one sum gives more all along where the rest goes to the other: fewer worlds give the same ranges', () => {
  const rough = (most: number) =>
    fc
      .tuple(fc.integer({ min: 0, max: most }), fc.integer({ min: 0, max: most }))
      .map(([low, more]) => pounds(low, low + more))
  fc.assert(
    fc.property(
      rough(600_000),
      rough(900_000),
      rough(900_000),
      rough(30_000),
      fc.boolean(),
      (house, saved, land, debts, half) => {
        const persons = couple().persons.map((each) =>
          half && each.id === 1
            ? { ...each, estatePercent: 40 }
            : half && each.id === 4
              ? { ...each, inherit: true, estatePercent: 60, estateIfDie: 'Pass to their children' as const }
              : each,
        )
        const will = couple({ persons })
        const values = countedValues(will, {
          ...worth(
            theirs(200_000),
            { ...home(0), whole: house },
            { ...savings(0), whole: saved },
            { id: 3, kind: 'property', whole: land, held: { as: 'alone' } },
          ),
          debts,
        })
        const every = estimate(will, values, [], on, (_of, movers) => grid(movers))
        expect(estimate(will, values, [], on)).toEqual(every)
      },
    ),
    { numRuns: fewerRuns(10) },
  )
}, 600_000)

test('the ages of grandchildren who are not named are counted both ways, for a home that they take in the end', () => {
  const persons = couple().persons.map((each) => {
    if (each.id === 1)
      return {
        ...each,
        estateBackup: { persons: [{ id: 2, percent: 100 }], charities: [], split: 'Equal shares' as const },
      }
    return each.id === 2 ? { ...each, died: true as const, estateIfDie: 'Pass to their children' as const } : each
  })
  const { both } = found(couple({ persons }), worth(theirs(0), home(700_000), savings(600_000)))
  // £1,300,000 less £650,000, and less £350,000 more where they are of age.
  expect(both?.tax).toEqual(pounds(120_000, 260_000))
})
