import { describe, expect, test } from 'vitest'
import { amountInFull, amountInWords, ESTIMATE, estimateNote, notCountedInWords } from './estimate-words.ts'

describe('an amount of an estimate', () => {
  test.each([
    ['one figure is said to the thousand', { low: 380_191_20, high: 380_191_20 }, 'about £380,000'],
    ['half a thousand is rounded up', { low: 41_500_00, high: 41_500_00 }, 'about £42,000'],
    ['a small one is said to the hundred', { low: 9_149_00, high: 9_149_00 }, 'about £9,100'],
    ['and below a thousand to the pound', { low: 349_50, high: 349_50 }, 'about £350'],
    ['a rough one has both ends', { low: 510_000_00, high: 606_000_00 }, 'between £510,000 and £606,000'],
    ['which may begin with nothing', { low: 0, high: 84_000_00 }, 'up to £84,000'],
    ['and nothing is a word', { low: 0, high: 0 }, 'nothing'],
  ])('%s', (_about, amount, words) => {
    expect(amountInWords(amount)).toBe(words)
  })
})

test('a figure that is opened is said to the pound', () => {
  expect(amountInFull({ low: 380_191_20, high: 380_191_20 })).toBe('£380,191')
  expect(amountInFull({ low: 510_000_00, high: 606_000_00 })).toBe('between £510,000 and £606,000')
  expect(amountInFull({ low: 0, high: 0 })).toBe('nothing')
})

test('what an estimate is and is not is said with the day on which the law was read', () => {
  expect(estimateNote()).toBe(
    'Worked out from what you said things are worth, with the law as we knew it on 30 June 2026. It is not tax advice, and not what HMRC will decide. The costs of sorting things out are not counted. These words and sums await a tax adviser’s review.',
  )
  expect(ESTIMATE).toBe('An estimate, not advice')
  expect(estimateNote(['charity line'])).toContain('both rates are counted')
})

test('a thing without a value is named, so that its absence is no surprise', () => {
  expect(notCountedInWords([])).toBe('')
  expect(notCountedInWords(['gold ring', 'All of the boat'])).toBe(
    'Not counted, as you have not said what it is worth: gold ring; All of the boat.',
  )
})
