import { describe, expect, test } from 'vitest'
import { willQuestions } from '#core/existing-will/questions.ts'
import { resultRows } from '#core/existing-will/results.ts'
import { type Day, dayAfter } from '#core/text/calendar-day.ts'
import { addressLine } from '#core/will/address-lines.ts'
import { howTheyActOptions, whenTheyActOptions } from '#core/will/lpa-options.ts'
import type { Values } from '#core/will/values-schema.ts'
import { draft } from '#drafting/draft.ts'
import { existingWillReport } from '#drafting/pack/existing-will-report.ts'
import { packSaidInWelsh } from '#drafting/pack/in-welsh.ts'
import { lpaBoxes } from '#drafting/pack/lpa-form.ts'
import { lpaSheet } from '#drafting/pack/lpa-sheets.ts'
import { packFor } from '#drafting/pack/pack.ts'
import { type PackContext, type PackDocument, toPlainText } from '#drafting/pack/pack-document.ts'
import { summary } from '#drafting/pack/summary.ts'
import { contentsOf, saysTheSame, whatChanged } from '#drafting/pack/what-changed.ts'
import { asBrf, inBraille } from '#drafting/plain/as-brf.ts'
import { asHtml, plainPack } from '#drafting/plain/plain-pack.ts'
import { completeExampleWill, today } from '#testkit/builders.ts'
import { completed } from '#testkit/drafted-will.ts'
import { goldenWills } from '#testkit/golden-wills.ts'
import { anLpa, everything, packContext } from '#testkit/pack-documents.ts'
import { answeredNo } from '#testkit/values-arbitrary.ts'
import * as rows from '#words/cy/pack.ts'
import { plainCopies } from '#words/en/documents.ts'
import * as english from '#words/en/pack.ts'
import { rowsFor } from '#words/said.ts'
import { isEnglish } from './in-welsh.ts'

const contexts: readonly PackContext[] = [
  packContext(),
  { ...packContext(), pair: true, papers: [{ edition: 'normal', pages: 5, code: '7F3K-21QX' }] },
  { ...packContext(), edition: 'bound', papers: [{ edition: 'bound', pages: 1, code: '7F3K-21QX-B' }] },
]
const wills = Object.values(goldenWills).map(({ will }) => completed(will))

const packs = (welsh?: typeof packSaidInWelsh): PackDocument[] =>
  wills.flatMap((will) => contexts.flatMap((context) => packFor(will, context, everything(), welsh)))

const inEnglish = packs()
const inWelsh = packs(packSaidInWelsh)

/** What the customer typed, as it is told to them, and what a firm says of its fees. */
const typed = wills.flatMap(({ will, parts: { firm } }) =>
  [
    will.whatToDo?.description,
    ...will.persons.map(({ fulladdress }) => fulladdress && addressLine(fulladdress)),
    ...will.gifts.flatMap(({ title }) => [title, title?.replace(/^my /, 'your ')]),
    firm?.fees,
    firm?.commission,
  ].filter((text) => text !== undefined),
)

/**
 * Other documents are named by their headings, which are in English where they are, and so is the service of another. Whoever finds a
 * card may read no Welsh, and the form of a power of attorney is in English.
 */
const named = [
  ...inEnglish.map(({ title }) => title),
  ...['Use a lasting power of attorney', 'The last will of', 'I have a will'],
  ...[...lpaBoxes, ...howTheyActOptions, ...whenTheyActOptions].map((label) => ` (${label})`),
  ...typed,
]
const sentencesOf = (document: PackDocument): string[] =>
  named
    .reduce((text, name) => text.replaceAll(name, ''), toPlainText(document))
    .split(/(?<=[.:]) |\n/)
    .filter((said) => isEnglish(said))

describe('the pack of whoever reads Welsh', () => {
  test('says what to do in Welsh, in every sentence', () => {
    const welsh = inWelsh.filter(({ language }) => language === 'cy')
    const kinds = new Set(welsh.map(({ kind }) => kind))
    expect([...kinds].toSorted()).toEqual([
      'cover-letter',
      'inventory',
      'letter-of-wishes',
      'lpa-financial',
      'lpa-guide',
      'lpa-health',
      'signing-guide',
      'summary',
      'where-my-will-is',
      'will-check',
    ])
    expect(inEnglish.filter(({ kind }) => kinds.has(kind)).flatMap(sentencesOf).length).toBeGreaterThan(1000)
    expect([...new Set(welsh.flatMap(sentencesOf))]).toEqual([])
  })

  test('has every other document in English to the last word, and all of it in English again for the next customer', () => {
    const others = (documents: readonly PackDocument[]) =>
      documents.flatMap(({ purpose, to, ...paper }, at) => (inWelsh[at]?.language === undefined ? paper : []))
    expect(others(inWelsh)).toEqual(others(inEnglish))
    expect(packs()).toEqual(inEnglish)
  })

  test('says in Welsh what each document is for, and what each reader of a letter is to do', () => {
    const told = inWelsh.flatMap(({ purpose, to }) => [purpose, ...(to ? [to.role] : [])])
    expect([...new Set(told.filter((said) => isEnglish(said)))]).toEqual([])
    const inOrder = (documents: readonly PackDocument[]) => documents.flatMap(({ to }) => (to ? [to.key] : []))
    expect(inOrder(inWelsh)).toEqual(inOrder(inEnglish))
  })

  test('says in Welsh what to put right first in a power of attorney', () => {
    const power = anLpa('Property and financial affairs', { howTheyAct: undefined, certificateProvider: undefined })
    const sheet = packSaidInWelsh(() => lpaSheet(completed(completeExampleWill()), power, { today }))
    const text = toPlainText(sheet)
    expect(text).toContain('Cywirwch y rhain yn gyntaf')
    expect(text).toContain('Ticiwch: Dewiswch un ar y ffurflen')
    expect(sentencesOf(sheet)).toEqual([])
  })

  test('has a report on a will that is there already, in Welsh but for the names of statutes', () => {
    const answers = willQuestions.map(({ question, options }) => ({ question, answer: options[0] ?? '' }))
    const findings = resultRows.flatMap((row) => ({
      ...row,
      question: answers[0]?.question ?? '',
      answer: 'Not sure',
      source: /\d/.test(row.source) ? '' : row.source,
    }))
    const sheet = packSaidInWelsh(() => existingWillReport({ answeredOn: today, findings, answers }))
    expect(sentencesOf(sheet)).toEqual([])
    expect(toPlainText(sheet)).toContain('Gwnewch y rhain yn gyntaf')
  })

  test('says in Welsh what has changed, and of the will by its headings', () => {
    const contentsWith = (option: 'Burial' | 'Cremation') => {
      const will = completed({ ...completeExampleWill(), whatToDo: { option } })
      return packSaidInWelsh(() =>
        contentsOf(draft(will), packFor(will, packContext(), everything(), packSaidInWelsh), today),
      )
    }
    const lines = packSaidInWelsh(() => whatChanged(contentsWith('Burial'), contentsWith('Cremation')))
    expect(lines[0]).toBe('Wedi newid yn eich ewyllys: Funeral wishes')
    expect(lines[1]).toContain('Dogfennau eraill sydd wedi newid: ')
    expect(lines[1]).toContain('Fy llythyr dymuniadau')
  })

  test('is a page and braille to read as well, each document in its own language', () => {
    const documents = plainPack(completeExampleWill(), today, { pair: false }, packSaidInWelsh)
    const page = packSaidInWelsh(() => asHtml(plainCopies.title, documents, 'cy'))
    expect(page).toContain('<html lang="cy">')
    expect(page).toContain('<h1>Eich dogfennau</h1><p>Copi i’w ddarllen yw hwn.')
    expect(page).toContain('<article id="part-1"><h1>Mae eich ewyllys yn barod i’w llofnodi</h1>')
    expect(page).toContain('<article id="part-2" lang="en-GB"><h1>The last will of')
    expect(page).toContain('<dd>i’w ysgrifennu â llaw</dd>')
    const braille = packSaidInWelsh(() => asBrf(plainCopies.title, documents))
    expect(braille).toContain(inBraille('Braille Saesneg heb'))
    expect(braille).not.toContain(inBraille('Letters that this braille does not have'))
  })

  test('says in Welsh what each would get in pounds, after each death, and why there is no figure', () => {
    const worth: Values = {
      things: [
        { id: 1, kind: 'home', whole: { low: 40_000_000, high: 60_000_000 }, held: { as: 'alone' } },
        { id: 2, kind: 'savings', whole: { low: 90_000_000, high: 90_000_000 }, held: { as: 'alone' } },
      ],
      giftValue: [],
      pension: [{ to: 'scheme decides', value: { low: 5_000_000, high: 5_000_000 } }],
      lifeInTrust: [],
      facts: {},
    }
    const facts: Values['facts'][] = [{}, answeredNo, { business: 'Not sure' }, { ...answeredNo, abroad: 'Yes' }]
    const made = () =>
      wills.flatMap((of) =>
        facts.map((each) => {
          const values = { ...worth, facts: each }
          return summary({ ...of, will: { ...of.will, values } }, { ...packContext(), values })
        }),
      )
    const told = packSaidInWelsh(made).map(toPlainText)
    for (const part of ['Amcangyfrif, nid cyngor', 'Heb ei ateb eto', 'Treth Etifeddiant | '])
      expect(told.filter((text) => text.includes(part)).length).toBeGreaterThan(3)
    expect([...new Set(packSaidInWelsh(made).flatMap(sentencesOf))]).toEqual([])
  })

  test('says with the will that it is in English', () => {
    const [letter] = inWelsh
    expect(letter && toPlainText(letter)).toContain('Mae’r ewyllys ei hun yn Saesneg')
  })

  test('is no other pack on another day, so no new version is made of it', () => {
    const will = completed(completeExampleWill())
    const contentsOn = (day: Day) =>
      contentsOf(draft(will), packFor(will, { ...packContext(), today: day }, everything(), packSaidInWelsh), day)
    expect(saysTheSame(contentsOn(today), contentsOn(dayAfter(today)))).toBe(true)
  })

  test('takes each table from its own', () => {
    const all = Object.values<object>(rows)
    const own = Object.entries<object>(rows)
    const tables: Readonly<Record<string, object>> = english
    expect(own.filter(([name, table]) => rowsFor(tables[name] ?? {}, all) !== table).map(([name]) => name)).toEqual([])
  })
})
