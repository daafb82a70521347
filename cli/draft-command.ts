import { Option } from '@commander-js/extra-typings'
import { type Advice, aboutOf, adviceFor, stopsCheckout } from '#core/advice/advice.ts'
import { gapInWords, gapsFound } from '#core/advice/check.ts'
import { stepNamed } from '#core/journey/steps.ts'
import { problemsOf, type StepProblem } from '#core/journey/walk.ts'
import { sentenceFor } from '#core/rules/messages.ts'
import type { Day } from '#core/text/calendar-day.ts'
import type { Will } from '#core/will/schema.ts'
import { willInput } from '#documents/template-input.ts'
import { RenderError } from '#documents/unsupported-characters.ts'
import { completeWill } from '#drafting/complete-will.ts'
import { asText, type FinalDocument } from '#drafting/document.ts'
import { draft } from '#drafting/draft.ts'
import { openNightly, withDatabase } from './database.ts'
import { takingInJson } from './outcome-command.ts'
import { CommandFailed, counted, type Program, safeForTerminal, type Terminal, writeFile } from './terminal.ts'
import { formInPercent, readWill } from './will-file.ts'

const lineFor = (problem: StepProblem): string =>
  `  ${problem.field}: ${sentenceFor(problem)} (${stepNamed(problem.step).title})`

// The typesetter is loaded only where it is needed.
const printed = async (document: FinalDocument): Promise<Uint8Array> => {
  const { createRenderer } = await import('#documents/renderer.ts')
  try {
    return (await createRenderer()(willInput(document, { draft: false }))).pdf
  } catch (cause) {
    throw cause instanceof RenderError ? new CommandFailed(cause.message) : cause
  }
}

/** `heirloom draft FILE`: the text of a complete will, or its PDF. */
export const addDraftCommand = (program: Program, terminal: Terminal): void => {
  program
    .command('draft')
    .summary('print a will as text, or write it as a PDF')
    .description(
      'Prints the will in FILE as text, or writes it as a PDF for signing. FILE holds a reply of GET /api/form.',
    )
    .argument('<FILE>', 'a reply of GET /api/form')
    .addOption(new Option('--text', 'print the text, which is the default').conflicts('pdf'))
    .option('--pdf <OUT>', 'write a PDF to this file')
    .action(async (file, { pdf }) => {
      const completion = completeWill(readWill(file, terminal), terminal.today())
      if (!completion.ok)
        throw new CommandFailed(`The will in ${file} is not complete`, ...completion.problems.map(lineFor))
      const document = draft(completion.will)
      if (pdf === undefined) return terminal.print(`${asText(document)}\n`)
      writeFile(pdf, await printed(document), terminal)
    })
}

/** Looks after signed wills: `heirloom watch`. */
export const addWatchCommand = (program: Program, terminal: Terminal): void => {
  program
    .command('watch')
    .summary('mail customers whose wills are worth a look')
    .description(
      'Looks at every paid will, and mails each customer once whose signed will does something else because of a birthday or a change of ' +
        'the law, or who is to be reminded. The server does the same every night, and sends the mail.',
    )
    .option('--dry-run', 'only count them')
    .action(({ dryRun = false }) =>
      withDatabase(terminal, async (database) => {
        const { looked, mailed, unread } = await (await openNightly(terminal, database)).watch(dryRun)
        terminal.print(
          `Looked at ${counted(looked, 'will')}. ${dryRun ? `${counted(mailed, 'customer')} would be mailed` : `Mailed ${counted(mailed, 'customer')}`}.\n`,
        )
        if (unread > 0) throw new CommandFailed(`${counted(unread, 'will')} could not be read: run "heirloom doctor"`)
      }),
    )
}

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
