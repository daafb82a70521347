import { describe, expect, test } from 'vitest'
import { aGift, anHeir, aPerson, aPet, aWill } from '#testkit/builders.ts'
import type { Failed } from '../estate/failures.ts'
import type { Person, Will } from '../will/schema.ts'
import { type Thing, type Values, valuesSchema } from '../will/values-schema.ts'
import { taxLawOn } from './tax-law.ts'
import type { TaxedEstate, TaxTaker } from './taxed-estate.ts'
import { type World, worldOf } from './world.ts'

const on = { day: 1, month: 5, year: 2026 }
const pounds = (amount: number) => ({ low: amount * 100, high: amount * 100 })
const values = (given: Partial<Values>): Values => valuesSchema.parse(given)
const thing = (id: number, kind: Thing['kind'], worth: number, more: Partial<Thing> = {}): Thing => ({
  id,
  kind,
  whole: pounds(worth),
  held: { as: 'alone' },
  ...more,
})
const savings = thing(1, 'savings', 100_000)

const world = (will: Will, given: Partial<Values> = { things: [savings] }, failed: readonly Failed[] = []): World => {
  const found = worldOf({ will, values: values(given), failed, on, pick: ({ low }) => low })
  if (typeof found === 'string') throw new Error(`refused: ${found}`)
  return found
}
const refused = (will: Will, given: Partial<Values> = { things: [savings] }, failed: readonly Failed[] = []) =>
  worldOf({ will, values: values(given), failed, on, pick: ({ low }) => low })

const aloneWith = (heir: Partial<Person>, more: Partial<Will> = {}): Will =>
  aWill({ ...more, persons: [anHeir(100, { id: 1, fullname: 'Ann Roe', ...heir }), ...(more.persons ?? [])] })

const takerIn = (will: Will): TaxTaker | undefined => world(will).estate.takers[0]

describe('what a taker is to the tax', () => {
  const born = (year: number) => ({ dob: { day: 2, month: 5, year } })
  test.each<[string, Partial<Person>, Partial<Will>, Partial<TaxTaker>]>([
    ['a wife is exempt', { type: 'partner', relationship: 'Wife' }, { status: 'Married' }, { exempt: 'spouse' }],
    [
      'a wife is exempt while they are separated',
      { type: 'Person', relationship: 'Wife' },
      { status: 'Separated' },
      { exempt: 'spouse' },
    ],
    [
      'a partner who is not married is not',
      { type: 'partner', relationship: 'Partner' },
      { status: 'Living with a partner but not married' },
      {},
    ],
    ['a former wife is not', { type: 'Person', relationship: 'Ex Partner' }, { status: 'Divorced' }, {}],
    [
      'a child inherits a home closely',
      { type: 'Child', relationship: 'Daughter' },
      { haveChildren: 'Yes' },
      { closely: true },
    ],
    [
      'so does a child of 17, for whom it is held',
      { type: 'Child', relationship: 'Daughter', ...born(2008) },
      { haveChildren: 'Yes' },
      { closely: true },
    ],
    [
      'a grandchild who is 18 today does',
      { type: 'Person', relationship: 'Grandson', dob: { day: 1, month: 5, year: 2008 } },
      {},
      { closely: true },
    ],
    [
      'and one of 17 who has it at once, looked after until 18',
      { type: 'Person', relationship: 'Grandson', young: 'Theirs at once', ...born(2008) },
      {},
      { closely: true },
    ],
    ['a grandchild of 17 does not', { type: 'Person', relationship: 'Grandson', ...born(2008) }, {}, {}],
    [
      'a stepchild by marriage does',
      { type: 'Child', relationship: 'Stepson', isChild: 'No' },
      { haveChildren: 'Yes', status: 'Married' },
      { closely: true },
    ],
    [
      'the child of a partner who is not married does not',
      { type: 'Child', relationship: 'Stepson', isChild: 'No' },
      { haveChildren: 'Yes', status: 'Living with a partner but not married' },
      {},
    ],
    ['a sister does not', { relationship: 'Sister' }, {}, {}],
  ])('%s', (_name, heir, more, expected) => {
    const { key, ...found } = takerIn(aloneWith(heir, more)) ?? { key: '' }
    expect(key).toBe('person 1')
    expect(found).toEqual(expected)
  })
})

describe('what passes by the will, and what passes by itself', () => {
  const owners: Thing['held'] = { as: 'joint tenants', with: [2, 3] }
  const persons = [aPerson({ id: 2, fullname: 'Bob Roe' }), aPerson({ id: 3, fullname: 'Cal Roe' })]
  const will = aloneWith({}, { persons })
  const house = (more: Partial<Thing>): Thing => thing(2, 'home', 900_000, { debtOnIt: pounds(300_000), ...more })

  test('a home owned alone is part of what the will deals with, less its mortgage, and counts as the home', () => {
    const { estate } = world(will, { things: [savings, house({})] })
    expect(estate.free).toBe(700_000_00)
    expect(estate.homeInResidue).toBe(600_000_00)
  })

  test('of a home in shares the part of the testator is, with that part of the mortgage', () => {
    const { estate } = world(will, { things: [house({ held: { as: 'tenants in common', part: 25_00 } })] })
    expect(estate.free).toBe(150_000_00)
  })

  test('of a joint tenancy an equal part goes to those who live, whatever the will says', () => {
    const { estate } = world(will, { things: [savings, house({ held: owners })] })
    expect(estate.free).toBe(100_000_00)
    expect(estate.ownership).toEqual([
      { taker: 'person 2', value: 100_000_00, home: 100_000_00 },
      { taker: 'person 3', value: 100_000_00, home: 100_000_00 },
    ])
  })

  test('to the one of them who lives, and all to the testator once both have died', () => {
    const things = [house({ held: owners })]
    expect(world(will, { things }, [{ person: 2 }]).estate.ownership).toEqual([
      { taker: 'person 3', value: 200_000_00, home: 200_000_00 },
    ])
    expect(world(will, { things }, [{ person: 2 }, { person: 3 }]).estate.free).toBe(600_000_00)
  })

  test('with someone who is not named there is no telling whose it becomes', () => {
    expect(refused(will, { things: [house({ held: { as: 'joint tenants', with: [] } })] })).toBe('CO_OWNER_UNSAID')
  })

  test('what the will deals with opens to each thing and debt by its name', () => {
    const own = { things: [savings, house({})], debts: pounds(7_000) }
    expect(world(will, own).estate.freeParts).toEqual([
      { id: 'thing 1', label: 'Savings', sign: '+', value: 100_000_00 },
      { id: 'thing 2', label: 'Your home', sign: '+', value: 900_000_00 },
      { id: 'debt on thing 2', label: 'Debt: Your home', sign: '-', value: 300_000_00 },
      { id: 'debts', label: 'Other debts', sign: '-', value: 7_000_00 },
    ])
  })

  test('debts and the funeral come off first, and nothing is worked out where they are more', () => {
    expect(world(will, { things: [savings], debts: pounds(7_000), funeral: pounds(3_000) }).estate.free).toBe(90_000_00)
    expect(refused(will, { things: [savings], debts: pounds(100_001) })).toBe('INSOLVENT')
    expect(refused(will, { things: [thing(2, 'property', 10, { debtOnIt: pounds(11) })] })).toBe('NEGATIVE_EQUITY')
  })

  test('a pension goes to the person named, and is for the scheme to decide once they have died', () => {
    const pension = [{ to: 2, value: pounds(5) }]
    expect(world(will, { pension }).estate.pension).toEqual([{ taker: 'person 2', value: 5_00 }])
    expect(world(will, { pension }, [{ person: 2 }]).estate.pension).toEqual([{ taker: 'scheme decides', value: 5_00 }])
  })

  test('a policy in trust is outside', () => {
    expect(world(will, { lifeInTrust: [{ to: 2, value: pounds(5) }] }).outside).toEqual([
      { taker: 'person 2', value: 5_00 },
    ])
  })
})

describe('what the gifts come to', () => {
  const persons = [aPerson({ id: 2, fullname: 'Bob Roe' }), aPerson({ id: 3, fullname: 'Cal Roe' })]
  const withGifts = (...gifts: Will['gifts']): Will =>
    aloneWith(
      {},
      {
        persons,
        gifts,
        ownProperty: 'Yes',
        accounts: [{ id: 9, assetType: 'Property', isYourOwn: 'Yes', mortgage: 'Yes', mortgageWithPersons: [] }],
      },
    )
  const giftsOf = (will: Will, given: Partial<Values>, failed: readonly Failed[] = []): TaxedEstate['gifts'] =>
    world(will, given, failed).estate.gifts.map(({ named: _named, ...gift }) => gift)
  const things = [savings, thing(2, 'home', 400_000, { account: 9, debtOnIt: pounds(100_000) })]
  const ofHome = aGift({ id: 1, type: 'Share of an asset', accountId: 9, persons: [2] })

  test('money goes to each, and one thing is shared', () => {
    const money = aGift({ id: 1, type: 'Money', amount: 500_00, persons: [2, 3] })
    const ring = aGift({ id: 2, type: 'Item', title: 'My ring', persons: [2, 3] })
    expect(giftsOf(withGifts(money, ring), { giftValue: [{ gift: 2, value: pounds(3.01) }] })).toEqual([
      { taker: 'person 2', of: 'gift 1', value: 500_00, general: true },
      { taker: 'person 3', of: 'gift 1', value: 500_00, general: true },
      { taker: 'person 2', of: 'gift 2', value: 151, general: false },
      { taker: 'person 3', of: 'gift 2', value: 150, general: false },
    ])
  })

  test('the home given is worth what its mortgage leaves, and is no longer in the rest', () => {
    const { estate } = world(withGifts(ofHome), { things })
    expect(giftsOf(withGifts(ofHome), { things })).toEqual([
      { taker: 'person 2', of: 'gift 1', value: 300_000_00, general: false, home: 300_000_00 },
    ])
    expect(estate.homeInResidue).toBe(0)
  })

  test('free of the mortgage, the rest pays that for it; half of a home has half of all of it', () => {
    const half = {
      ...ofHome,
      useSharePercent: 'A percentage' as const,
      percentage: 50,
      mortgageTerms: 'Free of the mortgage' as const,
    }
    expect(giftsOf(withGifts(half), { things })).toEqual([
      { taker: 'person 2', of: 'gift 1', value: 150_000_00, general: false, home: 150_000_00, debtPaid: 50_000_00 },
    ])
  })

  test('a gift of a home that passes to a co-owner by itself comes to nothing', () => {
    const joint = [savings, thing(2, 'home', 400_000, { account: 9, held: { as: 'joint tenants', with: [3] } })]
    expect(giftsOf(withGifts(ofHome), { things: joint })).toEqual([
      { taker: 'person 2', of: 'gift 1', value: 0, general: false },
    ])
  })

  test('a gift that bears its tax says so, and one that fails is not there', () => {
    const bearing = aGift({ id: 1, type: 'Money', amount: 500_00, persons: [2], tax: 'Paid by whoever gets it' })
    expect(giftsOf(withGifts(bearing), {})).toEqual([
      { taker: 'person 2', of: 'gift 1', value: 500_00, general: true, taxByTaker: true },
    ])
    expect(giftsOf(withGifts(bearing), {}, [{ person: 2 }])).toEqual([])
  })

  test('the money that goes with a pet is a gift to the first of those named who is living', () => {
    const pets = [aPet({ lookAfter: 'Yes', money: 250_00, guardianId: [2, 3] })]
    const will = { ...withGifts(), havePets: 'Yes' as const, pets }
    expect(giftsOf(will, {}, [{ person: 2 }])).toEqual([
      { taker: 'person 3', of: 'pet 1', value: 250_00, general: true },
    ])
  })

  test('a home without a value counts as nothing and is named', () => {
    expect(world(withGifts()).notCounted).toHaveLength(1)
    expect(world(withGifts(), { things }).notCounted).toEqual([])
  })

  test('a thing without a value counts as nothing and is named', () => {
    const { notCounted } = world(withGifts(aGift({ id: 2, type: 'Item', title: 'My ring', persons: [2] })), { things })
    expect(notCounted).toEqual(['My ring'])
  })
})

describe('the bands', () => {
  const wife = anHeir(100, {
    id: 1,
    type: 'partner',
    relationship: 'Wife',
    estateIfDie: 'Split between specific beneficiaries',
    estateBackup: { persons: [{ id: 2, percent: 100 }], charities: [] },
  })
  const will = aWill({ status: 'Married', persons: [wife, aPerson({ id: 2 })] })
  const facts = {
    ifPartnerDiesFirst: { leavesAllToMe: 'Yes', brings: pounds(40_000) },
    earlierSpouse: { nilRate: 300_000, home: 0 },
  } as const

  test('of an earlier spouse are added, and with those of a wife who died first make one more band at most', () => {
    expect(world(will, { things: [savings], facts }).estate.unused).toEqual({ nilRate: 300_000, home: 0 })
    const after = world(will, { things: [savings], facts }, [{ person: 1 }]).estate
    expect(after.unused).toEqual({ nilRate: 1_000_000, home: 1_000_000 })
    expect(after.free).toBe(140_000_00)
  })

  test('of a wife who died first are added while they were separated, and not once the marriage had ended', () => {
    const unused = (status: Will['status']) =>
      world({ ...will, status }, { things: [savings], facts }, [{ person: 1 }]).estate.unused?.nilRate
    expect([unused('Separated'), unused('Divorced')]).toEqual([1_000_000, 300_000])
  })

  test('what was given away counts on the last day of its year', () => {
    const given = [
      { first: { day: 1, month: 1, year: 2024 }, last: { day: 31, month: 12, year: 2024 }, sum: pounds(9) },
    ]
    expect(world(will, { things: [savings], facts: { given } }).estate.given).toEqual([
      { on: { day: 31, month: 12, year: 2024 }, sum: 9_00 },
    ])
  })

  test('are those of the day', () => {
    expect(world(will).estate.law).toEqual(taxLawOn(on))
  })
})

describe('nothing is worked out', () => {
  test.each<[string, Will]>([
    ['NEXT_OF_KIN', aWill({ persons: [], charities: [] })],
    ['CHARITY_UNSURE', aloneWith({ type: 'Charity' })],
  ])('%s', (code, will) => {
    const { ultimateDefault: _none, ...rest } = will
    expect(refused(rest)).toBe(code)
  })

  test.each<[string, Values['facts']]>([
    ['BUSINESS', { business: 'Not sure' }],
    ['TRUST', { trust: 'Yes' }],
    ['KEPT_USING', { keptUsing: 'Yes' }],
    ['ABROAD', { abroad: 'Yes' }],
    ['PARTNER_ABROAD', { partnerLongTermResident: 'Not sure' }],
    ['TAXED_INHERITANCE', { taxedInheritance: 'Yes' }],
  ])('%s, as was answered', (code, facts) => {
    expect(refused(aloneWith({}), { things: [savings], facts })).toBe(code)
  })

  test('no such answer stands in the way where it is a clear one', () => {
    const facts = {
      business: 'No',
      trust: 'No',
      keptUsing: 'No',
      abroad: 'No',
      partnerLongTermResident: 'Yes',
      taxedInheritance: 'No',
    } as const
    expect(typeof refused(aloneWith({}), { things: [savings], facts })).toBe('object')
  })
})
