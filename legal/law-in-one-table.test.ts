import { globSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { willQuestions } from '#core/existing-will/questions.ts'
import { datedLaw, lawChanges } from '#core/law/dated-law.ts'
import { figureIds, figuresOfLaw } from '#core/law/figures-of-law.ts'
import { dayInWords } from '#core/text/calendar-day.ts'
import { isTest, read } from '../structure/imports.ts'
import { writtenIn } from '../structure/written.ts'

/** The code of the product but for the table of the law itself. */
const files = globSync('{core,drafting,web,words,server,documents,cli,served}/**/*.{ts,tsx}').filter(
  (file) => !isTest(file) && !file.startsWith('core/law/'),
)

const written = files.map((file) => ({ file, texts: writtenIn(file, read(file)) }))

const found = (matches: (text: string, file: string) => boolean): string[] =>
  written.flatMap(({ file, texts }) => texts.filter((text) => matches(text, file)).map((text) => `${file}: ${text}`))

const { from, until } = datedLaw['witnesses-by-video']
const videoAnswer = `By video, from ${dayInWords(from)} to ${dayInWords(until)}`

test('no sentence states a sum of money: each is a figure of law, a price or an answer', () => {
  const example = /such as a watch or £500|fel oriawr neu £500/
  // Words that a person read when the measurement was written, to be compared with those that are asked.
  const wordsRead = 'lab/served/statements.ts'
  expect(found((text, file) => /£\s?\d/.test(text) && file !== wordsRead && !example.test(text))).toEqual([])
})

test('no sentence about tax states a rate', () => {
  expect(found((text) => /\btax/i.test(text) && /\d\s?(?:%|per cent)/.test(text))).toEqual([])
})

test('no sentence states the day of a change of the law, but for an answer that is kept in these words', () => {
  const days = lawChanges().map(({ on }) => dayInWords(on))
  const stated = [
    ...days,
    ...Object.values(datedLaw).flatMap((rule) => ('until' in rule ? [dayInWords(rule.until)] : [])),
  ]
  expect(found((text) => text !== videoAnswer && stated.some((day) => text.includes(day)))).toEqual([])
  expect(willQuestions.flatMap(({ options }): readonly string[] => options)).toContain(videoAnswer)
})

const inOtherTables = 'core/constants.ts'

type Node = { readonly type: string; readonly [key: string]: unknown }

const numbersIn = (value: unknown): { readonly value: number; readonly raw: string }[] => {
  if (Array.isArray(value)) return value.flatMap(numbersIn)
  if (typeof value !== 'object' || value === null) return []
  const node = value as Node
  if (node.type === 'Literal' && typeof node.value === 'number') return [{ value: node.value, raw: String(node.raw) }]
  return Object.values(node).flatMap(numbersIn)
}

test('no number of the code is a figure of the law', () => {
  const fixed = new Set<number>(figureIds.flatMap((id) => figuresOfLaw[id].rows.map(({ value }) => value)))
  const isMoney = (raw: string) => /\d_\d{3}_00$/.test(raw)
  const isScaled = (raw: string) => /_00$|\d{7}/.test(raw)
  const numbers = files
    .filter((file) => file !== inOtherTables)
    .flatMap((file) =>
      numbersIn(parseSync(file, read(file)).program)
        .filter(({ value, raw }) => isMoney(raw) || (fixed.has(value) && isScaled(raw)))
        .map(({ raw }) => `${file}: ${raw}`),
    )
  expect(numbers).toEqual([])
})
