import { brand } from '#core/brand.ts'
import type { AnsweredFinding } from '#core/existing-will/results.ts'
import { type Day, dayInWords } from '#core/text/calendar-day.ts'
import { type Block, heading, note, type PackDocument, paragraph, section, table } from './pack-document.ts'

/** A question of the existing-will check with the answer that was given. */
type Answered = { readonly question: string; readonly answer: string }

type Report = {
  readonly answeredOn: Day
  readonly findings: readonly AnsweredFinding[]
  readonly answers: readonly Answered[]
}

const headings = { first: 'Do these first', later: 'Worth checking' } as const

const graded = (grade: keyof typeof headings, all: readonly AnsweredFinding[]): Block[] =>
  section(
    headings[grade],
    ...all
      .filter((finding) => finding.grade === grade)
      .map(({ heading: about, text, question, answer, source }) =>
        note(about, text, [{ strong: 'You told us. ' }, `${question} ${answer}.`], [{ strong: 'Source. ' }, source]),
      ),
  )

/** The report of the check of a will that the customer has already, to print and to keep with that will. */
export const existingWillReport = ({ answeredOn, findings, answers }: Report): PackDocument => ({
  kind: 'will-check',
  id: 'will-check-report',
  title: 'What to do about your will',
  fileTitle: 'Report of a will check',
  band: 'Not part of the will, and not legal advice',
  purpose: 'Lists what may need doing about a will you already have, with the answer behind each point.',
  blocks: [
    paragraph(`This is based only on your answers of ${dayInWords(answeredOn)}. We have not seen your will.`),
    ...(findings.length === 0 ? [paragraph('Nothing in your answers needs attention.')] : []),
    ...graded('first', findings),
    ...graded('later', findings),
    heading('What you told us'),
    table(
      'Your answers',
      { start: ['Question', 'Your answer'] },
      answers.map(({ question, answer }) => [question, answer]),
    ),
    paragraph(
      `A program made this report from your answers. It does not say whether your will is valid. ${brand.name} does not give legal advice.`,
    ),
  ],
})
