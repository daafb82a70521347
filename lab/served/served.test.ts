import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { questions } from '../../core/advice/questions.ts'
import { problemsOf } from '../../core/journey/walk.ts'
import { editable } from '../../core/will/new-will.ts'
import { editableWillSchema } from '../../core/will/schema.ts'
import { completeWill } from '../../drafting/complete-will.ts'
import { today } from '../../testkit/builders.ts'
import { harms } from './harms.ts'
import { asPage, GOAL_PERCENT, stopping } from './page.ts'
import { assertEveryStatementIsRead, measure, measureAll, willAndOutcome } from './population.ts'
import { levels, type Rate, rates } from './rates.ts'

const small = { seed: 7, size: 400, today }

describe('the population', () => {
  test('consists of complete wills, which the schema, the rules and the drafting accept', () => {
    for (const level of levels)
      for (let index = 0; index < 120; index += 1) {
        const { will } = willAndOutcome(small.seed, index, level, today)
        expect(editableWillSchema.safeParse(editable(will)).success).toBe(true)
        expect(problemsOf(will, today)).toEqual([])
        expect(completeWill(will, today).ok).toBe(true)
      }
  })

  test('is the same for the same seed, and another for another', () => {
    expect(measure('middle', small)).toEqual(measure('middle', small))
    const wills = (seed: number) =>
      Array.from({ length: 20 }, (_, index) => willAndOutcome(seed, index, 'middle', today).will)
    expect(wills(7)).toEqual(wills(7))
    expect(wills(7)).not.toEqual(wills(8))
  })

  test('is stopped more often at higher rates', () => {
    const [low = 0, middle = 0, high = 0] = measureAll(small).map(({ served }) => served)
    expect(low).toBeGreaterThan(middle)
    expect(middle).toBeGreaterThan(high)
    expect(high).toBeGreaterThan(0)
  })

  test('has a source for every rate, and rates that rise from low to high', () => {
    for (const [name, rate] of Object.entries<Rate>(rates)) {
      expect(rate.source, name).toMatch(/\w{3}/)
      if ('byAge' in rate) expect(rate.times.low, name).toBeLessThanOrEqual(rate.times.high)
    }
  })

  test('draws by every rate', () => {
    const reads = ['statements', 'testator', 'will'].map((file) => readFileSync(`lab/served/${file}.ts`, 'utf8')).join()
    for (const name of Object.keys(rates))
      expect(reads.includes(`'${name}'`) || reads.includes(`rates.${name}`), name).toBe(true)
  })
})

describe('the statements of the product', () => {
  test('are all known, in their present words', () => expect(() => assertEveryStatementIsRead()).not.toThrow())

  test('stop the measurement when one is new, says something else, or is gone', () => {
    const [first, ...others] = questions
    if (!first) throw new Error('The product asks nothing')
    expect(() => assertEveryStatementIsRead(others)).toThrow(`${first.id} is not asked any more`)
    expect(() => assertEveryStatementIsRead([{ ...first, text: 'I am a lighthouse keeper.' }, ...others])).toThrow(
      /is “I am a lighthouse keeper\.”: say again when it is true/,
    )
    const stranger = { id: 'lighthouse' as typeof first.id, text: 'I keep one.' }
    expect(() => assertEveryStatementIsRead([...questions, stranger])).toThrow('lighthouse has no row')
  })
})

describe('the page about it', () => {
  const now = measure('middle', { ...small, size: 1500 })

  test('says that the goal is met at middle rates', () => {
    expect(now.served * 100).toBeGreaterThanOrEqual(GOAL_PERCENT)
  })

  test('names the harm behind every trigger that stops anyone', () => {
    const all = measureAll({ ...small, size: 1500 })
    const page = asPage(all, small)
    for (const id of stopping(all)) {
      expect(harms[id], id).toBeDefined()
      expect(page.includes(`- **${id}**, on “`), id).toBe(true)
    }
  })

  test('is written from the figures, with a row for each trigger, age and family', () => {
    const written = asPage(measureAll({ ...small, size: 60 }), small)
    for (const heading of ['What stops people', 'By age', 'By family', 'The rates'])
      expect(written).toContain(`## ${heading}`)
    expect(written).toContain(`The goal is ${GOAL_PERCENT}% at middle rates.`)
  })
})
