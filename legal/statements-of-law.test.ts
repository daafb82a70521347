import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { triggers } from '#core/advice/triggers.ts'
import { resultRows } from '#core/existing-will/results.ts'
import { clauseTable } from '#drafting/clauses/table.ts'
import { stepRows } from '#drafting/pack/trust-steps.ts'
import { read } from '../structure/imports.ts'
import { customerSentences, textsIn } from './customer-sentences.ts'
import { notLaw } from './not-law.ts'
import { sentencesOf, textsOfCore } from './rows.ts'
import { isInTheRegistry, looksLikeLaw, rulesOfLaw } from './statements-of-law.ts'

const everything = customerSentences()
const registry = everything.filter(isInTheRegistry)
const rules = rulesOfLaw.flatMap((group) => group.rules)
const listed = new Set(rules.flatMap(({ said }) => said))
const others = new Set(notLaw)

/** Sentences that state the law and stand in no list. */
const unlisted = (sentences: readonly { readonly file: string; readonly sentence: string }[]): string[] => [
  ...new Set(
    sentences
      .filter(({ sentence }) => looksLikeLaw(sentence) && !listed.has(sentence) && !others.has(sentence))
      .map(({ file, sentence }) => `${file}: ${sentence}`),
  ),
]

test('every sentence that states the law to a customer is listed with its source', () => {
  expect(registry.length).toBeGreaterThan(1500)
  expect(unlisted(registry)).toEqual([])
})

test('every listed sentence is still read by customers', () => {
  const present = new Set(registry.map(({ sentence }) => sentence))
  expect([...listed, ...others].filter((sentence) => !present.has(sentence))).toEqual([])
})

test('a list names a row of words, and does not type again what it says', () => {
  const rows = new Set(
    everything.filter(({ file }) => file.startsWith('words/') || textsOfCore.has(file)).map(({ sentence }) => sentence),
  )
  const typed = globSync(['legal/rules-of-law/*.ts', 'legal/not-law.ts']).flatMap((file) => textsIn(file, read(file)))
  expect(typed.length).toBeGreaterThan(100)
  expect(typed.filter((sentence) => rows.has(sentence))).toEqual([])
})

test('a sentence is listed once, under one rule or as no law', () => {
  const all = [...rules.flatMap(({ said }) => said), ...notLaw]
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

test('what carries the law in a field of its own has it', () => {
  for (const { source } of [...triggers, ...resultRows, ...clauseTable, ...stepRows]) expect(source.trim()).not.toBe('')
})

test.each([
  'A will cannot sever a joint tenancy',
  'Marriage cancels every earlier will',
  'Your guardian must be 18 or over',
  'An executor cannot be a witness',
  'A video call does not count',
  'The law gives half to your wife',
  'A gift to your carer is void',
])('a sentence that states the law is found: %s', (sentence) => {
  expect(looksLikeLaw(sentence)).toBe(true)
})

test.each(['Save and continue', 'What is your name', 'Each answer is saved', 'Choose one on the form'])(
  'a sentence that states no law is let through: %s',
  (sentence) => {
    expect(looksLikeLaw(sentence)).toBe(false)
  },
)

test('a paragraph with bold words, a link or a name filled in is read as one text', () => {
  const source = `import { a } from 'a will must be imported'
    const page = <p><strong>Wait.</strong> A will <em>must</em> be signed by {name}.</p>
    const words = ['Only ', { strong: name }, ' signs this will. Nobody else may.']
    const line = \`The law gives \${days} days\``
  expect(textsIn('page.tsx', source)).toEqual([
    'Wait. A will must be signed by ….',
    'Only … signs this will. Nobody else may.',
    'The law gives … days',
  ])
  expect(sentencesOf('Only … signs this will. Nobody else may. Is it yours?')).toEqual([
    'Only … signs this will',
    'Nobody else may',
  ])
})
