/**
 * The form of the open test, for any service: `node open-test/form.ts > form.csv` writes one row a question with an empty answer, and
 * `node open-test/form.ts filled.csv` marks it.
 */
import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { type Answer, asked, described, type Household, households, numbered, type Scored } from './household.ts'
import { inWords, marked } from './score.ts'

const cell = (words: string): string => `"${words.replaceAll('"', '""')}"`

/** The form, empty. */
export const emptyForm = (all: readonly Household[]): string =>
  [
    ['number', 'household', 'question', 'answer'],
    ...all.flatMap((household) =>
      numbered(household).flatMap(([number, question]) =>
        question.ask === 'open' ? [] : [[number, `${household.title}. ${described(household)}`, asked(question), '']],
      ),
    ),
  ]
    .map((row) => row.map(cell).join(','))
    .join('\n')

const PARTS = /^(?<name>.+?)\s+£?(?<part>[\d,./]+)$/

/** An answer as somebody types it: "Cy Poe 1/2; Di Poe 1/2", "tax 70,000", "yes". Undefined where the cell is empty. */
export const answerTyped = ({ answer }: Scored, typed: string): Answer | undefined => {
  const words = typed.trim()
  if (words === '') return undefined
  if (typeof answer === 'string') return words.toLowerCase() as Answer
  const isPounds = Object.values(answer).every((each) => typeof each === 'number')
  return Object.fromEntries(
    words.split(';').map((each) => {
      const { name = each.trim(), part = '1' } = PARTS.exec(each.trim())?.groups ?? {}
      const plain = part.replaceAll(',', '')
      return [name, isPounds ? Number(plain) : plain]
    }),
  ) as Answer
}

/** The answers in a filled form, by the number of their question. */
export const answersIn = (csv: string, all: readonly Household[]): Map<string, Answer | undefined> => {
  const rows = parse(csv, { columns: true, bom: true }) as Record<string, string>[]
  const questions = new Map(all.flatMap(numbered))
  return new Map(
    rows.flatMap(({ number = '', answer = '' }) => {
      const question = questions.get(number)
      return question && question.ask !== 'open' ? [[number, answerTyped(question, answer)]] : []
    }),
  )
}

if (process.argv[1] === import.meta.filename) {
  const [, , filled] = process.argv
  const all = households()
  if (filled === undefined) console.log(emptyForm(all))
  else {
    const results = marked(all, answersIn(readFileSync(filled, 'utf8'), all))
    const right = results.filter(({ is }) => is === 'right').length
    console.log(`${right} of ${results.length} right`)
    for (const { number, household, question, given, is } of results)
      if (is !== 'right')
        console.log(
          `${number} ${is}: ${household.title}\n  ${asked(question)}\n  given: ${inWords(given)}; right: ${inWords(question.answer)} (${question.law})`,
        )
  }
}
