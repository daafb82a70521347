/** The score of a service, as a page: what it comes to by kind of question, every failure with why, and what is left to a lawyer. */
import { markdownTable } from '#testkit/markdown-table.ts'
import { asked, type Household, numbered } from './household.ts'
import { inWords, type Marked } from './score.ts'

const kinds: Readonly<Record<Marked['question']['ask'], string>> = {
  takes: 'Who takes what is left',
  pounds: 'Who has what in pounds, and the tax',
  'no will': 'Who inherits without a will',
  witness: 'Whether a witness is good',
  accepts: 'What must not be let pass',
  'goes on': 'Who must see a lawyer first, and who need not',
  told: 'What the testator must be told, and must not be told',
  says: 'What the will must say, and must not say',
  stands: 'Whether the will stands after something has happened',
}

const counted = (results: readonly Marked[]): string[] => [
  String(results.length),
  ...(['right', 'wrong', 'unanswered'] as const).map((kind) => String(results.filter(({ is }) => is === kind).length)),
]

const rowsByKind = (results: readonly Marked[]): string[][] => [
  ...Object.entries(kinds).flatMap(([ask, name]) => {
    const those = results.filter(({ question }) => question.ask === ask)
    return those.length === 0 ? [] : [[name, ...counted(those)]]
  }),
  ['**All**', ...counted(results)],
]

/** @param explained why each question that has not the right answer has not: one that is not explained is said to be so. */
export const scorePage = (
  all: readonly Household[],
  results: readonly Marked[],
  explained: Readonly<Record<string, string>>,
): string => {
  const missed = results.filter(({ is }) => is !== 'right')
  const open = all.flatMap((household) =>
    numbered(household).flatMap(([number, question]) => (question.ask === 'open' ? [{ number, question }] : [])),
  )
  return `${[
    '# How this product does in the open test of wills',
    `Written by \`npm run derived\`, from ${all.length} households and what the product of this repository answers. [What the test is](README.md).`,
    markdownTable(['Question', 'Asked', 'Right', 'Wrong', 'No answer'], rowsByKind(results)),
    '## What it has not right',
    ...(missed.length === 0 ? ['Nothing, of what is asked here.'] : []),
    ...missed.flatMap(({ number, household, question, given, is }) => [
      `### ${number} ${household.title}`,
      `${asked(question)}\n\nThe product: ${inWords(given)} (${is}). The law: ${inWords(question.answer)} (${question.law}).\n\n${explained[number] ?? '**Not explained.**'}`,
    ]),
    '## Left to a lawyer',
    ...(open.length === 0 ? ['No question yet.'] : []),
    ...open.map(({ number, question }) => `- ${number}: ${question.question} ${question.why}`),
  ].join('\n\n')}\n`
}
