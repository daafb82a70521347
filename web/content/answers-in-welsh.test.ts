import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { steps } from '#core/journey/steps.ts'
import { cardsOf } from '#core/picture/cards.ts'
import { detailsTable } from '#core/will/details-table.ts'
import { answersOf } from '#drafting/answers.ts'
import { today } from '#testkit/builders.ts'
import { goldenWills } from '#testkit/golden-wills.ts'
import { everyField } from '#testkit/will-with-everything.ts'
import { inWelsh } from '#words/cy/in-welsh.ts'
import { welshDays } from '#words/cy/names.ts'
import * as answers from '#words/en/answers.ts'
import { kept } from '#words/en/forms.ts'
import { putAllInto } from '#words/said.ts'
import { isEnglish } from './still-english.ts'

const tables: object[] = [...Object.values(answers), kept, detailsTable]
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

test('who somebody in the picture is, is said in Welsh', () => {
  const notes = wills.flatMap((will) => cardsOf(will, today).map(({ note }) => kept.said(note)))
  expect(notes).toContain('Chi')
  expect(notes.filter((note) => /\b(?:You|Wife|Husband|Son|Daughter|Charity|under|late|Dog|Cat)\b/.test(note))).toEqual(
    [],
  )
})

test('no question says anything in English to whoever listens to it in Welsh', () => {
  const spoken = readFileSync(new URL('../../e2e/spoken.cy.golden.txt', import.meta.url), 'utf8').split('\n')
  const lines = spoken
    .filter((line) => line.startsWith(' '))
    .map((line) => line.trim().replaceAll(/^[a-z]+( \d)?: |, (not )?checked.*/g, ''))
  expect(lines.length).toBeGreaterThan(200)
  expect(lines.filter(isEnglish)).toEqual([])
})
