import { brand } from '#core/brand.ts'
import type { AnsweredFinding } from '#core/existing-will/results.ts'
import { type Day, dayInWords } from '#core/text/calendar-day.ts'
import { result } from '#words/en/existing-will.ts'
import { kept } from '#words/en/forms.ts'
import { willCheck, existingWillReport as words } from '#words/en/pack.ts'
import { type Block, heading, note, type PackDocument, paragraph, section, table } from './pack-document.ts'

/** A question of the existing-will check with the answer that was given. */
type Answered = { readonly question: string; readonly answer: string }

type Report = {
  readonly answeredOn: Day
  readonly findings: readonly AnsweredFinding[]
  readonly answers: readonly Answered[]
}

const graded = (grade: keyof typeof result.headings, all: readonly AnsweredFinding[]): Block[] =>
  section(
    result.headings[grade],
    ...all
      .filter((finding) => finding.grade === grade)
      .map(({ heading: about, text, question, answer, source }) => {
        const asked = kept.said(question)
        return note(
          kept.said(about),
          kept.said(text),
          [{ strong: words.youToldUs }, `${asked} ${kept.said(answer, asked)}.`],
          [{ strong: words.source }, kept.said(source)],
        )
      }),
  )

/** The report of the check of a will that the customer has already, to print and to keep with that will. */
export const existingWillReport = ({ answeredOn, findings, answers }: Report): PackDocument => ({
  kind: 'will-check',
  id: 'will-check-report',
  title: result.whatToDoAboutYourWill,
  fileTitle: words.fileTitle,
  band: willCheck.notPartOf,
  purpose: words.listsWhat,
  blocks: [
    paragraph(words.basedOnly(dayInWords(answeredOn))),
    ...(findings.length === 0 ? [paragraph(words.nothing)] : []),
    ...graded('first', findings),
    ...graded('later', findings),
    heading(words.whatYouToldUs),
    table(
      words.yourAnswers.caption,
      { start: words.yourAnswers.columns },
      answers.map(({ question, answer }) => {
        const asked = kept.said(question)
        return [asked, kept.said(answer, asked)]
      }),
    ),
    paragraph(words.aProgram(brand.name)),
  ],
})
