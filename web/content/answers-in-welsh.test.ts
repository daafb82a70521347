import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { products } from '#core/catalogue/products.ts'
import { steps } from '#core/journey/steps.ts'
import { cardsOf } from '#core/picture/cards.ts'
import { pictureOf } from '#core/picture/picture.ts'
import { rowsOf } from '#core/picture/rows.ts'
import { pictureInWords } from '#core/picture/words.ts'
import { partInWords } from '#core/text/fractions.ts'
import { listed } from '#core/text/names.ts'
import { detailsTable } from '#core/will/details-table.ts'
import { inheritors, nameOfHeir } from '#core/will/questions.ts'
import { editableWillSchema } from '#core/will/schema.ts'
import { answersOf } from '#drafting/answers.ts'
import { today } from '#testkit/builders.ts'
import { closedListsOf } from '#testkit/free-text-fields.ts'
import { goldenWills } from '#testkit/golden-wills.ts'
import { demoFamilies } from '#testkit/stages.ts'
import { everyField } from '#testkit/will-with-everything.ts'
import { answers as keptInWelsh } from '#words/cy/forms.ts'
import { inWelsh } from '#words/cy/in-welsh.ts'
import { welshDays } from '#words/cy/names.ts'
import * as account from '#words/en/account.ts'
import * as answers from '#words/en/answers.ts'
import { kept } from '#words/en/forms.ts'
import * as picture from '#words/en/picture.ts'
import { putAllInto } from '#words/said.ts'
import { formatLocalDate, formatLocalDateTime, formatLondonDate } from './dates.ts'
import { isEnglish } from './in-welsh.ts'

const tables: object[] = [
  ...[account, answers, picture].flatMap((file) => Object.values<object>(file)),
  kept,
  detailsTable,
]
const wills = [everyField(), ...Object.values(goldenWills).map(({ will }) => will)]

/** What a customer typed. */
const isTheirOwn = (value: string, typed: string): boolean => typed.includes(JSON.stringify(value).slice(1, -1))

/** What the summary says in English of the answers of a will. A gift is said in the words that the will has for it. */
const leftInEnglish = (): string[] => {
  const english = wills.flatMap((will) => {
    const typed = JSON.stringify(will)
    return steps
      .flatMap(({ name }) => answersOf(name, will, today))
      .flatMap(({ label, value }) => [label, ...value.split('\n')])
      .filter((said) => isEnglish(said) && !isTheirOwn(said, typed))
  })
  return [...new Set(english)]
}

let before: string[]
let back: () => void
beforeAll(() => {
  before = leftInEnglish()
  back = putAllInto(tables, Object.values(inWelsh), welshDays)
})
afterAll(() => back())

test('every answer is read back in Welsh, but for what the customer typed', () => {
  expect(before.length).toBeGreaterThan(20)
  expect(leftInEnglish()).toEqual([])
})

/** Lists of which no customer reads an option, or of which each is a sentence of its own on the page that asks it. */
const NOT_READ_AS_THEY_ARE =
  /^(?:questionsAnswered|acknowledged|cleared)\.|^(?:persons|charities|gifts)\.type$|\.(?:useAddressType|estateIfDie|ifDie|young|benefit)$|^values\.things\.kind$|^notifyHow$/

/** Every table of Welsh words, and the tables within it. */
const tablesIn = (table: object): object[] => [
  table,
  ...Object.values(table).flatMap((row) => (typeof row === 'object' && row !== null ? tablesIn(row) : [])),
]

test('each option that a question offers has words in Welsh', () => {
  const welsh = tablesIn(inWelsh)
  const missing = [...closedListsOf(editableWillSchema)]
    .map(([field, options]) => [field, options.filter((option) => !(option in keptInWelsh))] as const)
    .filter(
      ([field, left]) =>
        !NOT_READ_AS_THEY_ARE.test(field) && !welsh.some((table) => left.every((each) => each in table)),
    )
  expect(missing, 'Put each into `answers` of words/cy/forms.ts, or into the labels of its question.').toEqual([])
})

test('each product is called in Welsh, with what the customer gets, wherever it is bought or paid back', () => {
  const said = products.flatMap(({ name, for: what }) => [name, what])
  expect(said.filter((each) => kept.said(each) === each)).toEqual([])
})

test('who somebody in the picture is, is said in Welsh', () => {
  const notes = wills.flatMap((will) => cardsOf(will, today).map(({ note }) => note))
  expect(notes).toContain('Chi')
  expect(notes.filter((note) => /\b(?:You|Wife|Husband|Son|Daughter|Charity|under|late|Dog|Cat)\b/.test(note))).toEqual(
    [],
  )
})

/** Words that code once put into a sentence in Welsh. */
const ONE_BY_ONE =
  /\b(?:and|or|of|the|[Mm]y|[Yy]ours?|[Yy]ou|[Gg]rand(?:children|son|daughter)|[Cc]hildren|[Ss]on|[Dd]aughter|[Ww]ife|[Hh]usband|[Bb]rother|[Ss]ister|[Nn]ephew|[Nn]iece|[Ff]riend|Charity|half|thirds?|quarters?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?|more|less|equally|each|under|January|February|March|April|May|June|July|August|September|October|November|December)\b/

describe.each(['second-marriage', 'many-heirs'] as const)('of the family "%s" no English word is said in', (name) => {
  const will = demoFamilies[name]()
  const names = [...will.persons, ...will.charities, ...will.pets].map(({ fullname }) => fullname)
  const typed = JSON.stringify(will)
  const englishIn = (all: readonly string[]) =>
    all
      .flatMap((text) => text.split('\n'))
      .filter((text) => !isTheirOwn(text, typed))
      .map((text) => names.reduce((rest, name) => rest.replaceAll(name, '…'), text))
      .filter((text) => ONE_BY_ONE.test(text))

  test('the summary', () => {
    const said = steps.flatMap(({ name }) => answersOf(name, will, today)).map(({ value }) => value)
    expect(said.length).toBeGreaterThan(20)
    expect(englishIn(said)).toEqual([])
  })

  test('the shares, and who has them', () => {
    const parts = Array.from({ length: 10 }, (_, at) => kept.said(partInWords(1, at + 1)))
    expect(parts).toEqual(expect.arrayContaining(['Hanner', 'Traean', 'Un rhan o bump']))
    const heirs = inheritors(will).map((heir) => kept.said(nameOfHeir(heir)))
    expect(englishIn([...heirs, ...parts, kept.said('Two fifths'), kept.names(listed.format(heirs))])).toEqual([])
  })

  test('the picture', () => {
    const drawn = { ...pictureOf(will, today), gifts: [] }
    const rows = rowsOf(drawn).flatMap(({ who, note, how, stage = '' }) => [who, note, how, stage])
    const notes = cardsOf(will, today).map(({ note }) => note)
    expect(rows.length).toBeGreaterThan(8)
    expect(englishIn([...rows, ...notes, pictureInWords(drawn)])).toEqual([])
  })

  test('the history', () => {
    const labels = [...new Set(steps.flatMap(({ name }) => answersOf(name, will, today)).map(({ label }) => label))]
    const days = ['2026-11-28T20:10:00Z', '2027-05-03T08:00:00Z'].flatMap((at) =>
      [formatLondonDate, formatLocalDate, formatLocalDateTime].map((said) => kept.said(said(at))),
    )
    expect(days[0]).toBe('28 Tachwedd 2026')
    const changes = account.versions.youChanged(listed.format([...labels.slice(0, 3), account.versions.more(2)]))
    expect(englishIn([...days, changes])).toEqual([])
  })
})

test('no question says anything in English to whoever listens to it in Welsh', () => {
  const spoken = readFileSync(new URL('../../e2e/spoken.cy.golden.txt', import.meta.url), 'utf8').split('\n')
  const lines = spoken
    .filter((line) => line.startsWith(' '))
    .map((line) => line.trim().replaceAll(/^[a-z]+( \d)?: |, (not )?checked.*/g, ''))
  expect(lines.length).toBeGreaterThan(200)
  expect(lines.filter(isEnglish)).toEqual([])
})
