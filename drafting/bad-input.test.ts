import { describe, expect, test } from 'vitest'
import { adviceFor } from '#core/advice/advice.ts'
import { outcome } from '#core/estate/distribution.ts'
import { problemsOf } from '#core/journey/walk.ts'
import { hundredths, poundsInWords, readPounds } from '#core/text/money.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { willSchema } from '#core/will/schema.ts'
import { aGift, anHeir, aPerson, aWill, completeExampleWill, simplestWill, today } from '#testkit/builders.ts'
import { clauseText, draftedText } from '#testkit/drafted-will.ts'
import { namesInScripts } from '#testkit/names-in-scripts.ts'
import { packed } from '#testkit/pack-documents.ts'
import { toPlainText } from './pack/pack-document.ts'

const called = (fullname: string, given: Partial<Person> = {}): Will =>
  simplestWill({ persons: [anHeir(100, { fullname, ...given })] })
const saved = (will: Will): Will => willSchema.parse(will)
const isRefused = (will: unknown): boolean => !willSchema.safeParse(will).success
const codesOf = (will: Will): string[] => problemsOf(will, today).map(({ code }) => code)

describe('names', () => {
  test.each([
    ['a line feed', 'Priya\nSharma'],
    ['the line break of Windows', 'Priya\r\nSharma'],
    ['a line separator', 'Priya\u2028Sharma'],
    ['a tab', 'Priya\tSharma'],
    ['space around the break', 'Priya \n\n Sharma'],
  ])('a name of two lines, parted by %s, is stored and printed on one', (_what, fullname) => {
    const will = saved(called(fullname))
    expect(will.persons[0]?.fullname).toBe('Priya Sharma')
    expect(draftedText(will)).toContain('Priya Sharma')
  })

  test('a person whose name was pasted on two lines is not taken for another of the same name', () => {
    const persons = [anHeir(50, { fullname: 'Priya Sharma' }), anHeir(50, { id: 2, fullname: 'Priya\nSharma' })]
    const will = saved(simplestWill({ persons, estateSplit: 'Equal shares' }))
    expect(new Set(will.persons.map(({ fullname }) => fullname)).size).toBe(1)
    expect(problemsOf(will, today).length).toBeGreaterThan(0)
  })

  test('a name that ends with a full stop ends a sentence with one, in the will and in its pack', () => {
    const example = completeExampleWill()
    const will = saved({
      ...example,
      persons: example.persons.map((person) => ({ ...person, fullname: `${person.fullname} Jr.` })),
    })
    expect(codesOf(will)).toEqual([])
    const texts = [draftedText(will), ...packed(will).map(toPlainText)].join('\n')
    expect(texts).toContain('Ruth Hale Jr.')
    expect(texts).not.toContain('Jr..')
  })

  test('names of one letter are drafted, and a full name has two of them', () => {
    expect(draftedText(called('A B'))).toContain('A B')
    expect(
      draftedText({
        ...called('A B'),
        details: { ...aWill().details, first_name: 'O', middle_name: '', last_name: 'E' },
      }),
    ).toContain('O E')
  })

  test.each(namesInScripts)('a name in %s is complete and drafted as it was typed', (_script, fullname) => {
    expect(draftedText(saved(called(fullname)))).toContain(fullname)
  })

  test('characters that turn the direction of what follows are no part of a name', () => {
    const names = ['Anna \u202Elleb', 'Anna \u2067Bell', 'Anna \u200FBell\u202D']
    for (const fullname of names) {
      const will = aWill({ details: { ...aWill().details, last_name: fullname } })
      expect(codesOf(will)).toContain('NAME_WRONG_FORMAT')
    }
  })

  test('the longest name that fits is drafted whole, and a longer one is refused at once', () => {
    const longest = ['Aa'.repeat(25), 'Bb'.repeat(25), 'Cc'.repeat(25), 'Dd'.repeat(23)].join(' ')
    expect(longest.length).toBeLessThanOrEqual(200)
    expect(draftedText(saved(called(longest)))).toContain(longest)
    expect(isRefused(called('A'.repeat(201)))).toBe(true)
    expect(isRefused(called(`A ${'B'.repeat(1_000_000)}`))).toBe(true)
  })
})

const giving = (amount: number | undefined): Will =>
  simplestWill({
    persons: [anHeir(100), aPerson({ id: 2, fullname: 'Lee Roe' })],
    gifts: [aGift({ type: 'Money', persons: [2], ...(amount !== undefined && { amount }) })],
  })

describe('amounts', () => {
  test('a gift of nothing is asked for again, and never drafted as £0', () => {
    expect(codesOf(giving(0))).toContain('AMOUNT_REQUIRED')
    expect(codesOf(giving(undefined))).toContain('AMOUNT_REQUIRED')
    expect(readPounds('0')).toBe(0)
    expect(readPounds('£0.00')).toBe(0)
  })

  test('a penny is drafted as a penny', () => {
    expect(clauseText(giving(1), 'money')).toContain('£0.01')
  })

  test('a gift of a thousand million pounds is drafted in full, and warned of', () => {
    const will = saved(giving(100_000_000_000))
    expect(clauseText(will, 'money')).toContain('£1,000,000,000')
    expect(adviceFor(will, today).map(({ id }) => id)).toContain('T24')
  })

  test('an amount that is more than that, negative, or in parts of a penny is refused', () => {
    for (const amount of [100_000_000_001, -1, 0.5, Number.MAX_SAFE_INTEGER, Number.NaN, Number.POSITIVE_INFINITY])
      expect(isRefused(giving(amount))).toBe(true)
  })

  test.each([
    ['999,999,999.99', 99_999_999_999],
    ['2,000,000,000', undefined],
    ['1e9', undefined],
    ['-5', undefined],
    ['５００', undefined],
    ['0.001', undefined],
  ])('%s is read as pence, or not at all', (typed, pence) => {
    expect(readPounds(typed)).toBe(pence)
  })

  test('two hundred gifts of a thousand million are added up exactly', () => {
    expect(200 * 100_000_000_000).toBeLessThan(Number.MAX_SAFE_INTEGER)
    expect(poundsInWords(200 * 100_000_000_000)).toBe('£200,000,000,000')
  })
})

const shared = (...percents: readonly number[]): Will =>
  simplestWill({
    estateSplit: 'Different shares',
    persons: percents.map((percent, index) =>
      anHeir(percent, { id: index + 1, fullname: `Lee ${'ABCDEFGHIJ'[index] ?? 'K'}oe` }),
    ),
  })

describe('shares of a hundredth of a percent', () => {
  test('0.01% is drafted as 0.01%, and the rest as 99.99%', () => {
    const residue = clauseText(saved(shared(99.99, 0.01)), 'residue')
    expect(residue).toContain('99.99%')
    expect(residue).toMatch(/\b0\.01%/)
  })

  test('it is the ten-thousandth part of what is shared, and all of it when the others have died', () => {
    const will = shared(99.99, 0.01)
    const parts = outcome(will, []).map(({ name, share }) => [name, Number(share.numerator), Number(share.denominator)])
    expect(parts).toContainEqual(['Lee Boe', 1, 10_000])
  })

  test('a hundredth too little or too much does not pass for a whole', () => {
    expect(codesOf(shared(99.98, 0.01))).toContain('ESTATE_SPLIT_NOT_100')
    expect(codesOf(shared(99.99, 0.02))).toContain('ESTATE_SPLIT_NOT_100')
  })

  test('a share of nothing is refused, and a thousandth of a percent cannot be stored', () => {
    expect(codesOf(shared(100, 0))).toContain('ESTATE_SHARE_ZERO')
    for (const percent of [0.001, -0.01, 100.01]) expect(isRefused(shared(99.99, percent))).toBe(true)
    expect(hundredths(0.01)).toBe(1)
  })

  test('0.01% of an account is drafted, and with the whole of it to another it is too much', () => {
    const part = aGift({
      type: 'Share of an asset',
      provider: 'Acorn Bank',
      number: '4411',
      useSharePercent: 'A percentage',
      percentage: 0.01,
      persons: [2],
    })
    const persons = [anHeir(100), aPerson({ id: 2, fullname: 'Lee Roe' })]
    expect(clauseText(simplestWill({ persons, gifts: [part] }), 'shares-of-assets')).toContain('0.01%')
    const whole = aGift({ type: 'Share of an asset', id: 2, provider: 'Acorn Bank', number: '4411', persons: [1] })
    expect(codesOf(simplestWill({ persons, gifts: [part, whole] }))).toContain('ASSET_OVER_100')
  })
})
