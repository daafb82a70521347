import { Option } from '@commander-js/extra-typings'
import { type Advice, aboutOf, adviceFor, stopsCheckout } from '#core/advice/advice.ts'
import { gapInWords, gapsFound } from '#core/advice/check.ts'
import { needsAPerson } from '#core/estate/problems.ts'
import { stepNamed } from '#core/journey/steps.ts'
import { problemsOf, type StepProblem } from '#core/journey/walk.ts'
import { sentenceFor } from '#core/rules/messages.ts'
import type { Estimate } from '#core/tax/estimate.ts'
import { estimateOf } from '#core/tax/estimate-of-will.ts'
import {
  amountInWords,
  ESTIMATE,
  estimateNote,
  NOT_ANSWERED,
  notCountedInWords,
  openInWords,
  refusalWords,
} from '#core/tax/estimate-words.ts'
import { type Day, isoDay, isRealDay } from '#core/text/calendar-day.ts'
import type { Will } from '#core/will/schema.ts'
import { type Values, valuesSchema } from '#core/will/values-schema.ts'
import { willInput } from '#documents/template-input.ts'
import { RenderError } from '#documents/unsupported-characters.ts'
import { completeWill } from '#drafting/complete-will.ts'
import { asText, type FinalDocument } from '#drafting/document.ts'
import { draft } from '#drafting/draft.ts'
import { openNightly, withDatabase } from './database.ts'
import { failedIn, mustBeShared, takingInJson } from './outcome-command.ts'
import {
  CommandFailed,
  counted,
  type Program,
  readFile,
  safeForTerminal,
  type Terminal,
  todayOf,
  writeFile,
} from './terminal.ts'
import { formInPercent, jsonOf, readWill } from './will-file.ts'

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
      const completion = completeWill(readWill(file, terminal), todayOf(terminal))
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
      const today = todayOf(terminal)
      terminal.print(json ? `${JSON.stringify(inJson(will, today))}\n` : safeForTerminal(inWords(will, today)))
    })
}

const dayIn = (text: string): Day => {
  const [year = 0, month = 0, day = 0] = /^\d{4}-\d{2}-\d{2}$/.test(text) ? text.split('-').map(Number) : []
  const found = { day, month, year }
  if (!isRealDay(found)) throw new CommandFailed(`--on: ${JSON.stringify(text)} is not a day. Write 2027-04-06`)
  return found
}

const valuesIn = (path: string, terminal: Terminal): Values => {
  const values = valuesSchema.safeParse(jsonOf(path, readFile(path, terminal)))
  if (values.success) return values.data
  throw new CommandFailed(
    `${path} does not hold values`,
    ...values.error.issues.map((issue) => `  ${issue.path.join('.') || '(the whole file)'}: ${issue.message}`),
  )
}

const nameOf = (names: ReadonlyMap<string, string>, taker: string): string => {
  const [, parent] = /^children of (person \d+)$/.exec(taker) ?? []
  if (parent) return `the children of ${names.get(parent) ?? parent}`
  return taker === 'scheme decides' ? 'whoever the pension scheme chooses' : (names.get(taker) ?? taker)
}

const report = (will: Will, found: Estimate, names: ReadonlyMap<string, string>): string =>
  [
    `${ESTIMATE}, for a death on ${isoDay(found.on)}`,
    `Inheritance tax  ${amountInWords(found.tax)}`,
    ...found.people.map(({ taker, total }) => `${nameOf(names, taker)}  ${amountInWords(total)}`),
    ...openInWords(will, found).map(({ question, words }) => `${NOT_ANSWERED}: ${question} ${words}`),
    ...(found.notCounted.length > 0 ? [notCountedInWords(found.notCounted)] : []),
    estimateNote(found.assumed),
  ].join('\n')

/** Exact fractions of a penny as text. */
const estimateInJson = (found: Estimate): object => ({
  ...found,
  on: isoDay(found.on),
  lines: found.lines.map((line) => ({ ...line, value: line.value.toString() })),
})

/** `heirloom estimate FILE --values VALUES`: what each person gets, in pounds, after inheritance tax. */
export const addEstimateCommand = (program: Program, terminal: Terminal): void => {
  program
    .command('estimate')
    .summary('estimate in pounds what each person gets after inheritance tax')
    .description(
      'Estimates what each person gets after debts, gifts and inheritance tax, in one world. Where the affairs of the testator are ' +
        'outside what is certified it says why and prints no figure. Shares in FILE are percent or hundredths of a percent.',
    )
    .argument('<FILE>', 'a reply of GET /api/form')
    .requiredOption('--values <VALUES>', 'a file with what things are worth')
    .option('--failed <IDS>', 'who dies first, as for `outcome`', (list, lists: string[]) => [...lists, list], [])
    .option('--on <DAY>', 'the day of the death, as 2027-04-06; without it, today')
    .option('--json', 'print pence, and every line with what it was worked out from')
    .action((file, { values, failed, on, json }) => {
      const will = { ...readWill(file, terminal, formInPercent), values: valuesIn(values, terminal) }
      const day = on === undefined ? todayOf(terminal) : dayIn(on)
      mustBeShared(will, todayOf(terminal), file)
      const found = estimateOf(will, { day, failed: failedIn(will, failed) })
      if (found.is === 'nothing said') throw new CommandFailed(`Nothing in ${values} is said to be worth anything`)
      if (found.is === 'not shared') throw new CommandFailed(`Who shares the rest is not said in ${file}`)
      if (found.is === 'refused') {
        const reasons = found.reasons.map((code) => ({ code, reason: refusalWords[code] }))
        terminal.print(
          json
            ? `${JSON.stringify({ refused: reasons })}\n`
            : `${[needsAPerson(), ...reasons.map(({ reason }) => reason)].join('\n')}\n`,
        )
        return
      }
      const names = new Map([
        ...will.persons.map(({ id, fullname }) => [`person ${id}`, fullname] as const),
        ...will.charities.map(({ id, fullname }) => [`charity ${id}`, fullname] as const),
      ])
      terminal.print(
        json ? `${JSON.stringify(estimateInJson(found))}\n` : safeForTerminal(`${report(will, found, names)}\n`),
      )
    })
}
