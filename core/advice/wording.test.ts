import { describe, expect, test } from 'vitest'
import { questions } from './questions.ts'
import { triggers } from './triggers.ts'

const sentences = (text: string): string[] => text.split(/(?<=[.?])\s+/)
const words = (text: string): number => text.split(/\s+/).length

// Advice must not hurry the testator, use marketing words, or give the advice that only a solicitor may give.
const unwelcome =
  /!|\bplease\b|\b(urgent|immediately|hurry|today|act now|as soon as|before it is too late|must now)\b|\b(simply|just sign|pass away|passed away|loved ones)\b|\byou should\b|\bwe advise\b|\blegally valid\b/i

const texts: [string, string][] = [
  ...triggers.map(({ id, level, step, message }): [string, string] => [`${id} to ${level} on ${step}`, message]),
  ...triggers.flatMap((trigger): [string, string][] =>
    trigger.level === 'refer' ? [[`the question of ${trigger.id}`, trigger.ask]] : [],
  ),
  ...questions.map(({ id, text }): [string, string] => [`the statement ${id}`, text]),
]

describe.each(texts)('%s', (_what, text) => {
  test('is written in plain sentences of about 25 words at most', () => {
    const all = sentences(text)
    expect(text).toMatch(/^[A-Z].*[.?]$/)
    expect(words(text) / all.length).toBeLessThanOrEqual(25)
  })

  test('does not hurry the testator and gives no orders', () => {
    expect(text).not.toMatch(unwelcome)
  })
})

test.each(triggers.map((trigger) => [trigger.id, trigger] as const))('%s names the law behind it', (_id, trigger) => {
  expect(trigger.source).toMatch(/\bs{1,2}\.?\s?\d|\bAct\b|Rules|Order|\(18\d\d\)|\[(19|20)\d\d\]/)
})

test('a statement is in the testator’s own words', () => {
  expect(questions.filter(({ text }) => !/\b(I|my|me|We|our|It)\b/i.test(text))).toEqual([])
})
