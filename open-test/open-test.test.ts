import { beforeAll, describe, expect, test } from 'vitest'
import { expectDerived } from '#testkit/derived.ts'
import explained from './explained.json' with { type: 'json' }
import { answersIn, emptyForm } from './form.ts'
import { answersOfHeirloom } from './heirloom/answers.ts'
import { asked, described, households, numbered, type Scored } from './household.ts'
import { scorePage } from './page.ts'
import { isRight, type Marked, marked } from './score.ts'

const all = households()
const scored = all
  .flatMap(numbered)
  .flatMap(([number, question]) => (question.ask === 'open' ? [] : [{ number, question }]))

describe('The households of the open test', () => {
  test('have numbers of their own, and every answer has a source', () => {
    const ids = all.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { question } of scored) expect(question.law.length).toBeGreaterThan(9)
  })

  test('can be typed into any service: who they are and what is asked stands in plain words', () => {
    for (const household of all) expect(described(household)).not.toMatch(/undefined|\[object|NaN/)
    for (const { question } of scored) expect(asked(question)).not.toMatch(/undefined|\[object|NaN/)
  })
})

describe('An answer', () => {
  const takes = scored.find(({ number }) => number === 'S02.2')?.question as Scored
  test('is right as any fraction of the same size, and wrong with somebody too many, too few, or a rounded part', () => {
    expect(isRight(takes, { 'Bea Lark': '8/14', 'Dot Finch': '6/14' })).toBe(true)
    expect(isRight(takes, { 'Bea Lark': '4/7', 'Dot Finch': '3/7', 'Cal Reed': '0' })).toBe(true)
    expect(isRight(takes, { 'Bea Lark': '4/7' })).toBe(false)
    expect(isRight(takes, { 'Bea Lark': '4/7', 'Dot Finch': '3/7', 'Eli Wren': '1/100' })).toBe(false)
    expect(isRight(takes, { 'Bea Lark': '571/1000', 'Dot Finch': '429/1000' })).toBe(false)
  })

  test('in pounds is right to the pound', () => {
    const tax = scored.find(({ number }) => number === 'G04.1')?.question as Scored
    expect(isRight(tax, { tax: 70_000.4, 'Tia Uren': 430_000 })).toBe(true)
    expect(isRight(tax, { tax: 70_002, 'Tia Uren': 430_000 })).toBe(false)
  })
})

describe('The form for another service', () => {
  const typed = (question: Scored): string =>
    typeof question.answer === 'string'
      ? question.answer
      : Object.entries(question.answer)
          .map(([name, part]) => `${name} ${part}`)
          .join('; ')
  const filled = (answerOf: (question: Scored) => string): string => {
    const rows = new Map(scored.map(({ number, question }) => [number, answerOf(question)]))
    return emptyForm(all)
      .split('\n')
      .map((line) =>
        line.replace(/^"(\w\d\d\.\d+)"(.*),""$/, (_, number, rest) => `"${number}"${rest},"${rows.get(number) ?? ''}"`),
      )
      .join('\n')
  }
  const rightIn = (csv: string): number => marked(all, answersIn(csv, all)).filter(({ is }) => is === 'right').length

  test('has every right answer marked right, and an empty one marked as no answer', () => {
    expect(rightIn(filled(typed))).toBe(scored.length)
    expect(marked(all, answersIn(emptyForm(all), all)).every(({ is }) => is === 'unanswered')).toBe(true)
  })

  test('has every wrong answer marked wrong', () => {
    const wrong = ({ answer }: Scored): string =>
      answer === 'yes' ? 'no' : typeof answer === 'string' ? 'yes' : 'Olwen Fairfax 1'
    expect(rightIn(filled(wrong))).toBe(0)
  })
})

describe('This product', () => {
  let results: Marked[]
  let failed: ReadonlyMap<string, string>
  beforeAll(async () => {
    const found = await answersOfHeirloom(all)
    results = marked(all, found.answers)
    failed = found.failed
  }, 300_000)

  test('has the score that the page says, with every failure explained', async () => {
    const missed = results
      .filter(({ is }) => is !== 'right')
      .map(({ number }) => [number, failed.get(number) ?? 'wrong'])
    expect(missed.filter(([number = '']) => !(number in explained))).toEqual([])
    expect(Object.keys(explained)).toEqual(missed.map(([number]) => number))
    await expectDerived(scorePage(all, results, explained), 'score.md')
  })
})
