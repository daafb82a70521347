import { describe, expect, test } from 'vitest'
import { aGift, anHeir, aWill } from '#testkit/builders.ts'
import { secondMarriageExample } from '#testkit/second-marriage.ts'
import { demoValues } from '#testkit/stages.ts'
import { answeredNo } from '#testkit/values-arbitrary.ts'
import type { Estimate } from '../tax/estimate.ts'
import { estimateOf } from '../tax/estimate-of-will.ts'
import { noValues } from '../will/new-will.ts'
import type { Will } from '../will/schema.ts'
import type { Amount, Values } from '../will/values-schema.ts'
import { pictureOf } from './picture.ts'
import { poundsOn } from './pounds.ts'
import type { PoundsOnPicture } from './rows.ts'
import { rowsOf } from './rows.ts'

const today = { day: 1, month: 5, year: 2026 }
const exactly = (pounds: number): Amount => ({ low: pounds * 100, high: pounds * 100 })

const thomas = anHeir(50, {
  id: 1,
  fullname: 'Thomas Hale',
  type: 'partner',
  relationship: 'Husband',
  estateIfDie: 'Split between remaining beneficiaries',
})
const ruth = anHeir(50, {
  id: 2,
  fullname: 'Ruth Hale',
  relationship: 'Daughter',
  type: 'Child',
  estateIfDie: 'Pass to their children',
})
const anne = {
  ...ruth,
  id: 3,
  fullname: 'Anne Poe',
  relationship: 'Friend' as const,
  type: 'Gift Person' as const,
  inherit: false,
  estatePercent: 0,
}

const will = (given: Partial<Will> = {}, values: Partial<Values> = {}): Will => ({
  ...aWill({
    status: 'Married',
    haveChildren: 'Yes',
    persons: [thomas, ruth, anne],
    estateSplit: 'Equal shares',
    ...given,
  }),
  values: {
    ...noValues,
    facts: answeredNo,
    things: [{ id: 1, kind: 'savings', whole: exactly(1_000_000), held: { as: 'alone' } }],
    ...values,
  },
})

const estimated = (of: Will, died: readonly number[] = []): Estimate => {
  const found = estimateOf(of, { day: today, died })
  if (found.is !== 'estimate') throw new Error(JSON.stringify(found))
  return found
}

const pounds = (of: Will, died: readonly number[] = []): PoundsOnPicture =>
  poundsOn(pictureOf(of, today, { died }), estimated(of, died))

const personIn = (of: Will, key: string) => estimated(of).people.find(({ taker }) => taker === key)

describe('beside a picture', () => {
  test('each share has what it comes to after tax, and the tax stands by itself', () => {
    const { shares, tax } = pounds(will())
    expect([...shares]).toEqual([
      ['person 1', 'about £500,000'],
      ['person 2', 'about £430,000'],
    ])
    expect(tax).toBe('about £70,000')
  })

  test('children have what they take in the place of a parent who has died', () => {
    expect(pounds(will(), [2]).shares.get('children of person 2')).toBe('about £430,000')
  })

  test('no band of tax is drawn where none is due', () => {
    const small = will({}, { things: [{ id: 1, kind: 'savings', whole: exactly(90_000), held: { as: 'alone' } }] })
    expect(pounds(small).tax).toBeUndefined()
  })

  test('a thing that is given has its worth, and a sum of money is not said twice', () => {
    const gifts = [
      aGift({ id: 1, type: 'Item', title: 'My ring', persons: [3] }),
      aGift({ id: 2, type: 'Money', amount: 5_000_00, persons: [3] }),
    ]
    const given = pounds(will({ gifts }, { giftValue: [{ gift: 1, value: exactly(2_000) }] })).gifts
    expect([...given]).toEqual([['gift 1 person 3', 'about £2,000']])
  })

  test('a home that is held and the money for its upkeep are one amount, in the picture as in the list', () => {
    const example = secondMarriageExample()
    const of = { ...example, values: demoValues(example) }
    expect(pounds(of).gifts.get('trust Home held person 1')).toBe('about £230,000')
    expect(personIn(of, 'held person 1')?.gifts).toEqual(exactly(230_000))
  })

  test('a sum of money that is cut down has what is left of it', () => {
    const gifts = [aGift({ id: 2, type: 'Money', amount: 2_000_000_00, persons: [1] })]
    expect(pounds(will({ gifts })).gifts.get('gift 2 person 1')).toBe('£1,000,000')
  })

  test('half of a home goes to its other owner, outside the will', () => {
    const home = {
      id: 4,
      assetType: 'Property' as const,
      isYourOwn: 'Yes' as const,
      owner: 'I own it jointly with someone else' as const,
      ownershipType: 'Joint tenants' as const,
      mortgageWithPersons: [1],
    }
    const of = will(
      { ownProperty: 'Yes', accounts: [home] },
      { things: [{ id: 1, kind: 'home', account: 4, whole: exactly(400_000), held: { as: 'alone' } }] },
    )
    expect([...pounds(of).outside]).toEqual([['account 4 person 1', 'about £200,000']])
  })

  test('the table says the same as the drawing', () => {
    const of = will()
    const figures = rowsOf(pictureOf(of, today), pounds(of)).map(({ who, what, pounds: comesTo }) => [
      who,
      comesTo ?? what,
    ])
    expect(figures).toEqual([
      ['Inheritance tax', 'about £70,000'],
      ['Thomas Hale', 'about £500,000'],
      ['Ruth Hale', 'about £430,000'],
    ])
  })
})
