import { describe, expect, test } from 'vitest'
import { aCharity, aGift, anHeir, aPerson, aWill } from '#testkit/builders.ts'
import { answeredNo } from '#testkit/values-arbitrary.ts'
import type { Day } from '../text/calendar-day.ts'
import { noValues } from '../will/new-will.ts'
import type { Values, Will } from '../will/schema.ts'
import { estimateOf } from './estimate-of-will.ts'
import { taxNotesOf } from './tax-notes.ts'

const day: Day = { day: 1, month: 6, year: 2026 }
const pounds = (amount: number) => ({ low: amount * 100, high: amount * 100 })
const savings = (amount: number): Partial<Values> => ({
  things: [{ id: 1, kind: 'savings', whole: pounds(amount), held: { as: 'alone' } }],
})

const niece = anHeir(100, { id: 1, relationship: 'Niece', estateIfDie: 'Pass to their children' })

const notes = (will: Partial<Will>, values: Partial<Values>, on = day): string[] => {
  const found = estimateOf(
    aWill({ persons: [niece], ...will, values: { ...noValues, ...values, facts: { ...answeredNo, ...values.facts } } }),
    { day: on },
  )
  if (found.is !== 'estimate') throw new Error(`No estimate: ${JSON.stringify(found)}`)
  return taxNotesOf(found).map(({ at, words }) => `${at}: ${words}`)
}

const toCharity = (amount: number): Partial<Will> => ({
  charities: [aCharity({ id: 1, charityId: '1234567' })],
  gifts: [aGift({ id: 1, type: 'Donation', amount: amount * 100, charities: [1] })],
})

describe('beside an estimate', () => {
  test('there is nothing to know where no tax is due', () => {
    expect(notes({}, savings(300_000))).toEqual([])
  })

  test('a tenth for charity may lower the rate, and one that is just missed may with a little more', () => {
    expect(notes(toCharity(80_000), savings(1_000_000))).toEqual([
      'shares: What you leave to charity may qualify the rest for a rate of 36% and not 40%.',
    ])
    expect(notes(toCharity(67_450), savings(1_000_000))).toEqual([
      'shares: You leave close to a tenth to charity. A little more may qualify the rest for a rate of 36% and not 40%.',
    ])
    expect(notes(toCharity(10_000), savings(1_000_000))).toEqual([])
  })

  test('executors have to claim what an earlier spouse left unused', () => {
    const facts = { earlierSpouse: { nilRate: 500_000, home: 0 } }
    expect(notes({}, { ...savings(900_000), facts })).toEqual([
      'values: Your executors must claim the unused allowance of the one who died first.',
    ])
  })

  test('a home for a child brings an allowance', () => {
    const daughter = { ...niece, type: 'Child' as const, relationship: 'Daughter' as const }
    const things: Values['things'] = [{ id: 1, kind: 'home', whole: pounds(900_000), held: { as: 'alone' } }]
    expect(notes({ haveChildren: 'Yes', persons: [daughter] }, { things })).toEqual([
      'shares: An extra allowance is counted, because your home goes to your children or theirs.',
    ])
  })

  test('the rest pays the tax on a large gift', () => {
    const gifts = [aGift({ id: 1, type: 'Money', amount: 400_000_00, persons: [2] })]
    expect(notes({ persons: [niece, aPerson({ id: 2 })], gifts }, savings(1_000_000))).toEqual([
      'gifts: The rest of what you leave pays the tax on gifts, unless you say at a gift that whoever gets it pays.',
    ])
  })

  test('a pension counts for a death from 6 April 2027, which is said before that day alone', () => {
    const pension: Values['pension'] = [{ to: 'scheme decides', value: pounds(50_000) }]
    const said = 'values: For a death from 6 April 2027 your pension counts.'
    expect(notes({}, { ...savings(200_000), pension }, { day: 5, month: 4, year: 2027 })).toEqual([said])
    expect(notes({}, { ...savings(200_000), pension }, { day: 6, month: 4, year: 2027 })).toEqual([])
  })
})
