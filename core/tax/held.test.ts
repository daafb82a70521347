import { describe, expect, test } from 'vitest'
import { aCharity, aGift, anHeir, aPerson } from '#testkit/builders.ts'
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
import type { Values } from '../will/values-schema.ts'
import { LINE_OF_TAX_OUTSIDE } from './bear.ts'
import { type EstimatedCase, estimateOf, type WillEstimate } from './estimate-of-will.ts'

const day = { day: 1, month: 6, year: 2026 }
const pounds = (amount: number) => ({ low: amount * 100, high: amount * 100 })
const home = (worth: number, debt = 0): Values['things'][number] => ({
  id: 1,
  kind: 'home',
  account: 1,
  whole: pounds(worth),
  held: { as: 'alone' },
  ...(debt > 0 && { debtOnIt: pounds(debt) }),
})
const savings = (worth: number): Values['things'][number] => ({
  id: 2,
  kind: 'savings',
  whole: pounds(worth),
  held: { as: 'alone' },
})
const worth = (...things: Values['things']): Values => ({ ...noValues, things, facts: answeredNo })

type Estimated = Extract<WillEstimate, { is: 'estimate' }>
const estimated = (will: Will, values: Values, supposed: Partial<EstimatedCase> = {}): Estimated => {
  const found = estimateOf({ ...will, values }, { day, ...supposed })
  if (found.is !== 'estimate') throw new Error(`No figures: ${JSON.stringify(found)}`)
  return found
}
const amounts = ({ people }: Estimated): Record<string, number> =>
  Object.fromEntries(people.flatMap(({ taker, total }) => (total.high > 0 ? [[taker, total.high / 100]] : [])))

describe('a home held for life', () => {
  const forBea = (given: Partial<Will> = {}): Will => secondMarriage({ trusts: [aHomeTrust()], ...given })

  test('is exempt for a wife, who is treated as its owner (ss.18 and 49), and is not told as hers', () => {
    const found = estimated(forBea(), worth(home(600_000), savings(200_000)))
    expect(found.tax).toEqual(pounds(0))
    expect(amounts(found)).toEqual({ 'held person 1': 600_000, 'person 1': 200_000 })
    expect(found.gifts).toContainEqual({ of: 'trust Home', taker: 'held person 1', amount: pounds(600_000) })
  })

  test('is net of a mortgage that stays on it, and whole where the rest pays that', () => {
    const values = worth(home(600_000, 100_000), savings(200_000))
    const mortgaged = { accounts: [aHome({ mortgage: 'Yes' })] }
    expect(amounts(estimated(forBea(mortgaged), values))).toMatchObject({ 'held person 1': 500_000 })
    const free = { ...mortgaged, trusts: [aHomeTrust({ freeOfMortgage: 'Yes' })] }
    expect(amounts(estimated(forBea(free), values))).toEqual({ 'held person 1': 600_000, 'person 1': 100_000 })
  })

  test('is half of the home where half is the testator’s, with the money for its upkeep', () => {
    const values = worth(home(600_000), savings(200_000))
    const half = forBea({ accounts: [aHomeInCommon()], trusts: [aHomeTrust({ amount: 20_000_00 })] })
    expect(amounts(estimated(half, values))).toEqual({ 'held person 1': 320_000, 'person 1': 180_000 })
  })

  test('goes to those who come afterwards if she has died, who may use the home allowance', () => {
    const found = estimated(forBea(), worth(home(600_000), savings(200_000)), { died: [1] })
    expect(amounts(found)).toMatchObject({ 'person 2': expect.any(Number), 'person 3': expect.any(Number) })
    // £800,000 less £325,000 and £175,000, at 40%: nothing is said of what she leaves unused, so up to that.
    expect(found.tax).toEqual({ low: 0, high: 120_000_00 })
  })

  test('bears the lower rate when her time ends, where a tenth of it is for charity (Sch.1A para.3(3))', () => {
    const takers = laterTakers([], {
      split: 'Different shares',
      persons: [aLaterTaker(4, { percent: 50 })],
      charities: [{ id: 1, percent: 50 }],
    })
    const will = forBea({ trusts: [aHomeTrust({ takers })], charities: [aCharity()] })
    const [end] = estimated(will, worth(home(900_000), savings(200_000))).afterwards
    // £450,000 for Ivy, with every allowance or with none, at 36%.
    expect(end?.tax).toEqual({ low: 0, high: 162_000_00 })
  })

  test('is taxed for one who is not married to the testator, and is no home for descendants', () => {
    const partner = forBea({ status: 'Living with a partner but not married' })
    const found = estimated(
      {
        ...partner,
        persons: partner.persons.map((each) => (each.id === 1 ? { ...each, relationship: 'Partner' } : each)),
      },
      worth(home(600_000), savings(200_000)),
    )
    // £800,000 less £325,000, at 40%; the rest pays it.
    expect(found.tax).toEqual(pounds(190_000))
    expect(amounts(found)).toEqual({ 'held person 1': 600_000, 'person 1': 10_000 })
  })

  test('is closely inherited where it is held for a daughter (s.8J(4))', () => {
    const forDi = forBea({ trusts: [aHomeTrust({ for: 3 })], status: 'Widowed' })
    const persons = forDi.persons.map((each) => (each.id === 1 ? { ...each, relationship: 'Friend' as const } : each))
    const found = estimated({ ...forDi, persons }, worth(home(600_000), savings(400_000)))
    // £1,000,000 less £325,000 and £175,000, at 40%.
    expect(found.tax).toEqual(pounds(200_000))
  })
})

describe('the income of the rest for life', () => {
  const will = secondMarriage({
    trusts: [{ id: 1, kind: 'Residue', for: 1, fixed: 'When the trust ends' }],
    persons: secondMarriage().persons.map((each) =>
      each.id === 2 || each.id === 3 ? { ...each, inherit: true, estatePercent: 50 } : { ...each, inherit: false },
    ),
  })

  test('is all of the rest, held for her and exempt (IHTM26040)', () => {
    const found = estimated(will, worth(savings(900_000)))
    expect(found.tax).toEqual(pounds(0))
    expect(amounts(found)).toEqual({ 'held person 1': 900_000 })
  })

  test('makes a gift free of tax grossed up, as a rest that is exempt does', () => {
    const gift = { ...will, gifts: [aGift({ id: 1, type: 'Money', amount: 400_000_00, persons: [4] })] }
    const found = estimated(gift, worth(savings(1_000_000)))
    // Above the band £75,000 is left after 40%: £125,000, of which £50,000 is tax.
    expect(found.tax).toEqual(pounds(50_000))
    expect(amounts(found)).toEqual({ 'person 4': 400_000, 'held person 1': 550_000 })
  })
})

describe('a charity that has what somebody else had the income of', () => {
  const LATER = 'charity 1'
  const thenCharity = (percent: number, given: Partial<Will> = {}): Will => {
    const base = secondMarriage()
    const each = (100 - percent) / 2
    return {
      ...base,
      estateSplit: 'Different shares',
      persons: base.persons.map((person) =>
        each > 0 && (person.id === 2 || person.id === 3)
          ? { ...person, inherit: true, estatePercent: each, estateIfDie: 'Split between remaining beneficiaries' }
          : { ...person, inherit: false },
      ),
      charities: [aCharity({ inherit: true, estatePercent: percent })],
      trusts: [{ id: 1, kind: 'Residue', for: 1, fixed: 'When the trust ends' }],
      ...given,
    }
  }
  const forAFriend = (percent: number): Will => {
    const will = thenCharity(percent, { status: 'Widowed' })
    return {
      ...will,
      persons: will.persons.map((each) => (each.id === 1 ? { ...each, relationship: 'Friend' as const } : each)),
    }
  }

  test('has no exemption while it waits for a friend: the friend is treated as the owner (ss.23(2) and 49)', () => {
    const found = estimated(forAFriend(100), worth(savings(900_000)))
    // £900,000 less £325,000, at 40%.
    expect(found.tax).toEqual(pounds(230_000))
    expect(amounts(found)).toEqual({ 'held person 1': 670_000 })
  })

  test('is exempt when the friend dies, of whatever the friend has besides (ss.23 and 49)', () => {
    const [end] = estimated(forAFriend(100), worth(savings(900_000))).afterwards
    expect(end?.tax).toEqual(pounds(0))
    expect(end?.people).toEqual([{ taker: LATER, total: pounds(670_000) }])
  })

  test('is exempt after a wife, whose interest is exempt too (s.18)', () => {
    const found = estimated(thenCharity(100), worth(savings(900_000)))
    expect(found.tax).toEqual(pounds(0))
    expect(found.afterwards[0]?.people).toEqual([{ taker: LATER, total: pounds(900_000) }])
  })

  test('does not bring the lower rate while it waits, however large its part', () => {
    // The whole £900,000 is the friend’s: £575,000 at 40%, not at 36%.
    expect(estimated(forAFriend(20), worth(savings(900_000))).tax).toEqual(pounds(230_000))
  })

  test('is exempt at once, and brings the lower rate, where the friend has died first', () => {
    const found = estimated(forAFriend(20), worth(savings(900_000)), { died: [1] })
    // £180,000 for the charity; £720,000 less £325,000, at 36%, as £180,000 is more than a tenth of £575,000.
    expect(found.tax).toEqual(pounds(142_200))
    expect(amounts(found)[LATER]).toBe(180_000)
  })
})

describe('what is held for a disabled person', () => {
  const will = secondMarriage({ trusts: [aDisabledPersonsTrust({ for: 2, amount: 50_000_00 })] })

  test('is a sum beside the rest, and bears no tax of its own', () => {
    const found = estimated(will, worth(savings(900_000)))
    expect(found.tax).toEqual(pounds(0))
    expect(amounts(found)).toEqual({ 'held person 2': 50_000, 'person 1': 850_000 })
  })

  test('is everything that would come to them, where the will says so', () => {
    const all = secondMarriage({
      trusts: [aDisabledPersonsTrust({ for: 2, amount: 50_000_00, everythingElse: 'Yes' })],
      gifts: [aGift({ id: 1, type: 'Money', amount: 10_000_00, persons: [2] })],
    })
    expect(amounts(estimated(all, worth(savings(900_000))))).toEqual({ 'held person 2': 60_000, 'person 1': 840_000 })
  })
})

describe('a later age', () => {
  const heir = { id: 1, fullname: 'Ann Roe' }
  const born = (year: number) => ({ dob: { day: 1, month: 1, year } })
  const values = worth({ ...home(500_000), account: undefined }, savings(500_000))
  const child = { type: 'Child', relationship: 'Son' } as const
  test.each<[string, Will, number]>([
    [
      'of 25 for an own child keeps the home allowance, at 16 and at 20 (ss.8J and 71D)',
      secondMarriage({ childrenAge: 25, persons: [anHeir(100, { ...heir, ...child, ...born(2010) })] }),
      200_000,
    ],
    [
      'of 21 for a grandchild under 18 loses it',
      secondMarriage({
        persons: [anHeir(100, { ...heir, relationship: 'Grandson', age: 21, isChild: 'Yes', ...born(2015) })],
      }),
      270_000,
    ],
    [
      'of 25 for a grandchild of 20, who has the income at once, keeps it (s.8J(4))',
      secondMarriage({ persons: [anHeir(100, { ...heir, relationship: 'Grandson', age: 25, ...born(2006) })] }),
      200_000,
    ],
    [
      'of 21 for a niece changes nothing',
      secondMarriage({ persons: [anHeir(100, { ...heir, relationship: 'Niece', age: 21, ...born(2015) })] }),
      270_000,
    ],
  ])('%s', (_name, will, tax) => {
    const single: Will = { ...will, status: 'Single', executor: [], executorBackup: [], accounts: [] }
    expect(estimated({ ...single, persons: [...single.persons, aPerson({ id: 4 })] }, values).tax).toEqual(pounds(tax))
  })
})

describe('when the time of the person ends', () => {
  const brings = (own: number): Values['facts'] => ({
    ...answeredNo,
    ifPartnerDiesFirst: { leavesAllToMe: 'Yes', brings: pounds(own) },
  })
  const [cy, di] = ['person 2', 'person 3']

  test('what was held counts with what is hers, and bears its part of the tax (HMRC, IHTM31032)', () => {
    // Susan leaves £800,000 of her own beside £200,000 held for her, with two nil-rate bands: £112,000 and £28,000.
    const sum = { id: 3, kind: 'Residue' as const, for: 1, fixed: 'When the trust ends' as const }
    const will = secondMarriage({
      trusts: [sum],
      persons: secondMarriage().persons.map((each) => ({ ...each, inherit: each.id === 4, estatePercent: 100 })),
    })
    const found = estimated(will, { ...worth(savings(200_000)), facts: brings(800_000) })
    expect(found.afterwards).toMatchObject([
      { for: 1, kinds: ['Residue'], held: pounds(200_000), tax: { low: 0, high: 28_000_00 } },
    ])
    expect(found.afterwards[0]?.people).toEqual([{ taker: 'person 4', total: { low: 172_000_00, high: 200_000_00 } }])
    const line = found.afterwards[0]?.lines.find(({ id }) => id === LINE_OF_TAX_OUTSIDE)
    expect(Number(line?.value.numerator)).toBe(28_000_00)
  })

  test('a home that goes to their children then has both home allowances, unused at the first death', () => {
    const will = secondMarriage({ trusts: [aHomeTrust()] })
    const found = estimated(will, { ...worth(home(700_000), savings(300_000)), facts: brings(0) })
    // Hers: £300,000; held: £700,000; free of tax: £650,000 and £350,000.
    expect(found.afterwards).toMatchObject([{ held: pounds(700_000), tax: pounds(0) }])
    expect(found.afterwards[0]?.people).toEqual([
      { taker: cy, total: pounds(350_000) },
      { taker: di, total: pounds(350_000) },
    ])
  })

  test('what is hers takes a part of what is free of tax', () => {
    const will = secondMarriage({ trusts: [aHomeTrust()] })
    const found = estimated(will, { ...worth(home(700_000), savings(300_000)), facts: brings(500_000) })
    // Of £1,500,000 £1,000,000 is free of tax; £200,000 of tax, 7/15 of it on what is held.
    expect(found.afterwards[0]?.tax).toEqual({ low: 0, high: 94_000_00 })
    expect(Number(found.afterwards[0]?.lines.find(({ id }) => id === LINE_OF_TAX_OUTSIDE)?.value.numerator)).toBe(
      280_000_00,
    )
  })

  test('without a word of what is hers, it bears from nothing to all of the tax that there can be', () => {
    const found = estimated(secondMarriage({ trusts: [aHomeTrust()] }), worth(home(400_000), savings(300_000)))
    expect(found.afterwards[0]?.tax).toEqual({ low: 0, high: 160_000_00 })
    expect(found.afterwards[0]?.people).toEqual([
      { taker: cy, total: { low: 120_000_00, high: 200_000_00 } },
      { taker: di, total: { low: 120_000_00, high: 200_000_00 } },
    ])
  })

  test('what a daughter waits for until 25 has no home allowance then', () => {
    const base = secondMarriage({ trusts: [aHomeTrust()], childrenAge: 25 })
    const young = { dob: { day: 1, month: 1, year: 2006 } }
    const will = {
      ...base,
      persons: base.persons.map((each) => (each.type === 'Child' ? { ...each, ...young } : each)),
    }
    const found = estimated(will, { ...worth(home(700_000), savings(300_000)), facts: brings(0) })
    // £350,000 above two nil-rate bands: £140,000, of which 7/10 is on what is held.
    expect(found.afterwards[0]?.tax).toEqual({ low: 0, high: 98_000_00 })
  })

  test('nothing is told of it where nothing is held', () => {
    expect(
      estimated(secondMarriage({ trusts: [aHomeTrust()] }), worth(home(400_000)), { died: [1] }).afterwards,
    ).toEqual([])
    expect(estimated(secondMarriage(), worth(home(400_000))).afterwards).toEqual([])
  })
})
