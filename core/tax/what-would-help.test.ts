import { describe, expect, test } from 'vitest'
import { aCharity, aGift, anHeir, aWill } from '#testkit/builders.ts'
import { answeredNo } from '#testkit/values-arbitrary.ts'
import type { Person, Will } from '../will/schema.ts'
import { noValues } from '../will/values.ts'
import type { Values } from '../will/values-schema.ts'
import { estimateOf } from './estimate-of-will.ts'
import { whatWouldHelp } from './what-would-help.ts'

const day = { day: 1, month: 6, year: 2026 }
const pounds = (low: number, high = low) => ({ low: low * 100, high: high * 100 })
const worth = (things: readonly (readonly ['home' | 'savings', number, number?])[]): Values => ({
  ...noValues,
  things: things.map(([kind, low, high = low], index) => ({
    id: index + 1,
    kind,
    whole: pounds(low, high),
    held: { as: 'alone' },
  })),
  facts: answeredNo,
})
const sentences = (will: Will, values: Values): string[] =>
  whatWouldHelp({ ...will, values }, { day }).map(({ words }) => words)

const charity = aCharity({ fullname: 'Owl Rescue', charityId: '1234567' })
const toCharity = (amount: number): Will =>
  aWill({
    persons: [anHeir(100, { id: 1, fullname: 'Ann Roe', relationship: 'Friend' })],
    charities: [charity],
    gifts: [aGift({ id: 1, type: 'Donation', amount: amount * 100, persons: [], charities: [charity.id] })],
  })

describe('a little more to charity', () => {
  test('is told where it leaves the others with more, with both figures', () => {
    // £1,000,000, of which £67,500 is a tenth of what counts: with £66,000 the tax is £243,600, with £69,000, clear of the line, £218,160.
    expect(sentences(toCharity(66_000), worth([['savings', 1_000_000]]))).toEqual([
      'If £3,000 more went to Owl Rescue, a lower rate of tax would apply, and everyone else together would have £712,840 and not £690,400.',
    ])
  })

  test('has the figures that an estimate of the changed will has', () => {
    const values = worth([['savings', 1_000_000]])
    const of = (amount: number) => {
      const found = estimateOf({ ...toCharity(amount), values }, { day })
      return found.is === 'estimate' ? found.people.find(({ taker }) => taker === 'person 1')?.total : undefined
    }
    expect([of(66_000), of(69_000)]).toEqual([pounds(690_400), pounds(712_840)])
  })

  test('is not told where the others would have less, nor where the lower rate applies, nor of rough figures', () => {
    expect(sentences(toCharity(10_000), worth([['savings', 1_000_000]]))).toEqual([])
    expect(sentences(toCharity(69_000), worth([['savings', 1_000_000]]))).toEqual([])
    expect(sentences(toCharity(66_000), worth([['savings', 990_000, 1_010_000]]))).toEqual([])
    expect(sentences(toCharity(20_000), worth([['savings', 300_000]]))).toEqual([])
  })
})

describe('an age that loses an allowance', () => {
  const grandson = (given: Partial<Person> = {}): Will =>
    aWill({
      persons: [
        anHeir(100, {
          id: 1,
          fullname: 'Zac Roe',
          relationship: 'Grandson',
          isChild: 'Yes',
          dob: { day: 1, month: 1, year: 2016 },
          ...given,
        }),
      ],
    })
  const values = worth([
    ['home', 450_000],
    ['savings', 150_000],
  ])

  test('is told with the tax both ways', () => {
    // £600,000 less £325,000, and less £175,000 too.
    expect(sentences(grandson({ age: 21 }), values)).toEqual([
      'A home for which Zac Roe must wait has no extra allowance. If everything were theirs at once, and only looked after until 18, the tax would be £40,000 and not £110,000.',
    ])
  })

  test('is not told where it is theirs at once, or they are of age', () => {
    expect(sentences(grandson({ young: 'Theirs at once' }), values)).toEqual([])
    expect(sentences(grandson({ dob: { day: 1, month: 1, year: 2000 } }), values)).toEqual([])
  })
})
