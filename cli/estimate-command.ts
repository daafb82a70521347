import { needsAPerson } from '#core/estate/problems.ts'
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
import { failedIn, mustBeShared } from './outcome-command.ts'
import { CommandFailed, type Program, readFile, safeForTerminal, type Terminal } from './terminal.ts'
import { formInPercent, jsonOf, readWill } from './will-file.ts'

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
const inJson = (found: Estimate): object => ({
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
      const day = on === undefined ? terminal.today() : dayIn(on)
      mustBeShared(will, terminal.today(), file)
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
      terminal.print(json ? `${JSON.stringify(inJson(found))}\n` : safeForTerminal(`${report(will, found, names)}\n`))
    })
}
