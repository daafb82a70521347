import { type Advice, aboutOf, adviceFor, stopsCheckout } from '#core/advice/advice.ts'
import { gapInWords, gapsFound } from '#core/advice/check.ts'
import { stepNamed } from '#core/journey/steps.ts'
import { problemsOf, type StepProblem } from '#core/journey/walk.ts'
import { sentenceFor } from '#core/rules/messages.ts'
import type { Day } from '#core/text/calendar-day.ts'
import type { Will } from '#core/will/schema.ts'
import { takingInJson } from './outcome-command.ts'
import { type Program, safeForTerminal, type Terminal } from './terminal.ts'
import { formInPercent, readWill } from './will-file.ts'

const inJson = (will: Will, today: Day): object => {
  const problems = problemsOf(will, today)
  return {
    complete: problems.length === 0,
    problems: problems.map(({ step, field, code }) => ({ step, field, code })),
    advice: adviceFor(will, today).map((advice) => ({
      id: advice.id,
      level: advice.level,
      step: advice.step,
      about: aboutOf(will, advice, today),
    })),
    gaps: gapsFound(will, today).map(({ failed, outcome }) => ({ failed, outcome: outcome.map(takingInJson) })),
  }
}

const missing = (problems: readonly StepProblem[]): string[] =>
  [...Map.groupBy(problems, ({ step }) => step)].flatMap(([step, ofStep]) => [
    `  ${stepNamed(step).title}`,
    ...ofStep.map((problem) => `    ${problem.field}: ${sentenceFor(problem)}`),
  ])

const adviceLines = ({ id, level, step, message }: Advice): string[] => [
  `${id}, ${level}, on “${stepNamed(step).title}”`,
  `  ${message}`,
]

const inWords = (will: Will, today: Day): string => {
  const problems = problemsOf(will, today)
  const stopping = stopsCheckout(will, today).map(({ id }) => id)
  const lines = [
    ...(problems.length === 0 ? ['The will is complete.'] : ['The will is not complete:', ...missing(problems)]),
    stopping.length === 0 ? 'Nothing stops the payment.' : `These stop the payment: ${stopping.join(', ')}.`,
    ...adviceFor(will, today).flatMap(adviceLines),
    ...gapsFound(will, today).map((gap) => gapInWords(will, gap)),
  ]
  return `${lines.join('\n')}\n`
}

/** `heirloom check FILE`: what is missing from a will, what is advised, and the gaps, as the pages of the will show them. */
export const addCheckCommand = (program: Program, terminal: Terminal): void => {
  program
    .command('check')
    .summary('print what is missing from a will, and what is advised')
    .description(
      'Prints the missing answers, the advice and the gaps of the will in FILE, as its pages show them. Shares in FILE are percent ' +
        '(total 100) or hundredths of a percent (total 10000).',
    )
    .argument('<FILE>', 'a reply of GET /api/form')
    .option('--json', 'print JSON')
    .action((file, { json }) => {
      const will = readWill(file, terminal, formInPercent)
      const today = terminal.today()
      terminal.print(json ? `${JSON.stringify(inJson(will, today))}\n` : safeForTerminal(inWords(will, today)))
    })
}
