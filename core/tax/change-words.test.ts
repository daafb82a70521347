import { describe, expect, test } from 'vitest'
import { anHeir, simplestWill } from '#testkit/builders.ts'
import { answeredNo } from '#testkit/values-arbitrary.ts'
import { noValues } from '../will/new-will.ts'
import type { Values, Will } from '../will/schema.ts'
import { changeInWords, changesInWords } from './change-words.ts'
import { differenceOf } from './estimate-of-will.ts'

const day = { day: 3, month: 11, year: 2026 }
const exact = (pounds: number) => ({ low: pounds * 100, high: pounds * 100 })

describe('a change of an estimate', () => {
  test.each([
    ['more', exact(41_200), 'about £41,000 more'],
    ['less', exact(-18_000), 'about £18,000 less'],
    ['more of rough figures', { low: 2_000_00, high: 5_000_00 }, 'between £2,000 and £5,000 more'],
    ['less of rough figures', { low: -5_000_00, high: -2_000_00 }, 'between £2,000 and £5,000 less'],
    ['less or the same', { low: -5_000_00, high: 0 }, 'up to £5,000 less'],
    ['either', { low: -3_000_00, high: 9_000_00 }, 'up to £3,000 less or up to £9,000 more'],
    ['none', exact(0), ''],
  ])('is said in words: %s', (_about, change, words) => {
    expect(changeInWords(change)).toBe(words)
  })

  test('names those who get more first, those alike together, and the tax last', () => {
    const people = [
      { name: 'Thomas', total: exact(-23_200) },
      { name: 'Ruth', total: exact(20_600) },
      { name: 'Daniel', total: exact(20_600) },
      { name: 'Anne', total: exact(0) },
    ]
    expect(changesInWords(people, exact(-18_000))).toEqual([
      'Ruth and Daniel would each get about £21,000 more.',
      'Thomas would get about £23,000 less.',
      'Inheritance tax would come to about £18,000 less.',
    ])
  })
})

describe('two plans', () => {
  const will = (wifes: number, values: Values): Will =>
    simplestWill({
      status: 'Married',
      estateSplit: 'Different shares',
      values,
      persons: [
        anHeir(wifes, { id: 1, fullname: 'Bea Hale', type: 'partner', relationship: 'Wife' }),
        anHeir(100 - wifes, { id: 2, fullname: 'Cy Hale', type: 'Child', relationship: 'Son', isChild: 'No' }),
      ],
    })
  const savings = (low: number, high = low): Values => ({
    ...noValues,
    facts: answeredNo,
    things: [{ id: 1, kind: 'savings', whole: { low: low * 100, high: high * 100 }, held: { as: 'alone' } }],
  })
  const changes = (before: Will, after: Will) => {
    const found = differenceOf(before, after, { day })
    if (found.is !== 'difference') throw new Error('There is a difference')
    const of = (key: string) => found.people.find(({ taker }) => taker === key)?.total
    return { wife: of('person 1'), son: of('person 2'), tax: found.tax }
  }

  // £1,500,000, the wife exempt: a half to the son is £425,000 above the band, taxed at 40%.
  test('of exact figures differ to the penny, and what is gained is lost by others or in tax', () => {
    const worth = savings(1_500_000)
    expect(changes(will(50, worth), will(40, worth))).toEqual({
      wife: exact(-150_000),
      son: exact(90_000),
      tax: exact(60_000),
    })
  })

  test('of rough figures differ at each point of them: what things are worth is the same in both', () => {
    const worth = savings(1_400_000, 1_600_000)
    expect(changes(will(50, worth), will(40, worth))).toEqual({
      wife: { low: -160_000_00, high: -140_000_00 },
      son: { low: 84_000_00, high: 96_000_00 },
      tax: { low: 56_000_00, high: 64_000_00 },
    })
  })

  test('that are the same differ in nothing, however rough the figures are', () => {
    const worth = savings(100_000, 900_000)
    expect(changes(will(50, worth), will(50, worth))).toEqual({ wife: exact(0), son: exact(0), tax: exact(0) })
  })

  test('of different values have the widest difference', () => {
    const { wife } = changes(will(50, savings(100_000, 200_000)), will(50, savings(200_000, 300_000)))
    expect(wife).toEqual({ low: 0, high: 100_000_00 })
  })

  test('have no difference in figures where one of them has none', () => {
    const worth = savings(100_000)
    const business = { ...worth, facts: { business: 'Yes' as const } }
    expect(differenceOf(will(50, worth), will(50, business), { day })).toEqual({ is: 'no figures' })
    expect(differenceOf(will(50, worth), simplestWill(), { day })).toEqual({ is: 'no figures' })
  })
})
