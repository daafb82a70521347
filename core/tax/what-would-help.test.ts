import { describe, expect, test } from 'vitest'
import { aCharity, aGift, anHeir, aWill } from '#testkit/builders.ts'
import { answeredNo } from '#testkit/values-arbitrary.ts'
import { noValues } from '../will/new-will.ts'
import type { Person, Will } from '../will/schema.ts'
import type { Values } from '../will/values-schema.ts'
import { estimateOf } from './estimate-of-will.ts'
import { helpInWords } from './estimate-words.ts'
import { whatWouldHelp } from './what-would-help.ts'

const day = { day: 1, month: 6, year: 2026 }
const day80 = { day: 1, month: 1, year: 1980 }
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
const sentences = (will: Will, values: Values): string[] => whatWouldHelp({ ...will, values }, { day }).map(helpInWords)

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

describe('the order of the deaths of a couple', () => {
  const couple = (childsShare: number): Will =>
    aWill({
      status: 'Married',
      persons: [
        anHeir(100 - childsShare, {
          id: 1,
          type: 'partner',
          relationship: 'Wife',
          fullname: 'Bea Roe',
          estateIfDie: 'Split between remaining beneficiaries',
        }),
        anHeir(childsShare, { id: 2, type: 'Child', relationship: 'Son', fullname: 'Cy Roe', dob: day80 }),
      ],
    })
  const facts: Values['facts'] = {
    ...answeredNo,
    ifPartnerDiesFirst: { leavesAllToMe: 'Yes', brings: pounds(100_000) },
  }
  const values = {
    ...worth([
      ['home', 500_000],
      ['savings', 1_900_000],
    ]),
    facts,
  }

  test('is told where it changes the tax, with both figures', () => {
    // £1,200,000 for Cy less £325,000, and £1,300,000 of hers less £325,000 and £175,000; or £2,500,000 less £650,000 and £100,000.
    expect(sentences(couple(50), values)).toEqual([
      'If you die before Bea Roe, the tax on both deaths together would be £670,000. If Bea Roe dies before you, it would be £700,000.',
    ])
  })

  test('has the figures of the two orders', () => {
    const will = { ...couple(50), values }
    const [mine, hers] = [estimateOf(will, { day }), estimateOf(will, { day, died: [1] })]
    expect(mine.is === 'estimate' && mine.both?.tax).toEqual(pounds(670_000))
    expect(hers.is === 'estimate' && hers.tax).toEqual(pounds(700_000))
  })

  test('is not told where it changes nothing, nor of rough figures', () => {
    const small = { ...worth([['savings', 300_000]]), facts }
    expect(sentences(couple(50), small)).toEqual([])
    const rough = {
      ...values,
      facts: { ...facts, ifPartnerDiesFirst: { leavesAllToMe: 'Yes' as const, brings: pounds(90_000, 110_000) } },
    }
    expect(sentences(couple(50), rough)).toEqual([])
  })
})
