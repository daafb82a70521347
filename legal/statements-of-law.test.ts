import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { triggers } from '#core/advice/triggers.ts'
import { resultRows } from '#core/existing-will/results.ts'
import { clauseTable } from '#drafting/clauses/table.ts'
import { stepRows } from '#drafting/pack/trust-steps.ts'
import { landSteps, trustSteps } from '#words/en/summary-and-trusts.ts'
import { read } from '../structure/imports.ts'
import { customerSentences, sentences, sentencesOf, textsOfTable } from './rows.ts'
import { rulesOfLaw } from './rules-of-law/rules-of-law.ts'

const everything = customerSentences()
const rules = rulesOfLaw.flatMap((group) => group.rules)

test('a list of the law names rows, and types no sentence again', () => {
  const files = globSync('legal/rules-of-law/*.ts')
  expect(files.length).toBeGreaterThan(4)
  const typed = files.flatMap((file) => [...read(file).matchAll(/^ {8}['"`].*$/gm)].map(([line]) => line.trim()))
  expect(typed.filter((line) => !/^'.*(?:\bAct\b|law|Rules|Regulations|deaths).*',$/.test(line))).toEqual([])
})

test('a rule of law is read by customers, in the rows that it names', () => {
  const present = new Set(everything.map(({ sentence }) => sentence))
  for (const { id, said } of rules) expect([id, said.length]).not.toEqual([id, 0])
  expect(rules.flatMap(({ said }) => said).filter((sentence) => !present.has(sentence))).toEqual([])
  expect(() => sentences('A will has to be signed. It counts then.', 2)).toThrow(/no sentence 2/)
})

test('a sentence is listed once, under one rule', () => {
  const all = rules.flatMap(({ said }) => said)
  expect(all.filter((sentence, index) => all.indexOf(sentence) !== index)).toEqual([])
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
})

test.each(rules.map((rule) => [rule.id, rule] as const))('the rule “%s” names its law', (_id, { source, rule }) => {
  expect(source).toMatch(/\bss?\.|\bAct\b|Rules|Regulations|rule of|regs?\.|Common law|GDPR|SI \d{4}|\(1[89]\d\d\)/)
  expect(rule).toMatch(/^[A-Z].*\.$/)
})

describe('no sentence that a customer reads states a rule otherwise', () => {
  const worded = rules.filter(({ otherwise }) => otherwise !== undefined)
  test.each(worded.map((rule) => [rule.id, rule.otherwise as RegExp] as const))('%s', (_id, otherwise) => {
    const wrong = everything.filter(({ sentence }) => otherwise.test(sentence))
    expect(wrong.map(({ file, sentence }) => `${file}: ${sentence}`)).toEqual([])
  })
})

/** Words that only a sentence about the law has. Most have none of them: whoever adds a row lists it. */
const UNMISTAKABLE =
  /\b(by law|the law (decides|gives|treats|requires)|a court (can|may|will)|Act \d{4}|has no effect|is void)\b/i

test('a row in unmistakable words of the law is listed under a rule, or stands beside its source', () => {
  const sourced = [
    ...rules.flatMap(({ said }) => said),
    ...[trustSteps, landSteps].flatMap(textsOfTable).flatMap(sentencesOf),
  ]
  const unlisted = everything.filter(
    ({ file, sentence }) => file.startsWith('words/') && UNMISTAKABLE.test(sentence) && !sourced.includes(sentence),
  )
  expect(unlisted).toEqual([])
})

test('what carries the law in a field of its own has it', () => {
  for (const { source } of [...triggers, ...resultRows, ...clauseTable, ...stepRows]) expect(source.trim()).not.toBe('')
})
