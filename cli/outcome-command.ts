import { parseArgs } from 'node:util'
import type { BeneficiaryShare } from '#core/estate/distribution.ts'
import { outcome } from '#core/estate/distribution.ts'
import { circularBackup } from '#core/estate/plan.ts'
import { problemsOfShares } from '#core/estate/problems.ts'
import { backupField } from '#core/rules/estate.rules.ts'
import { type Problem, sentenceFor } from '#core/rules/messages.ts'
import type { Day } from '#core/text/birthday.ts'
import { personsOf } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { type Command, CommandFailed } from './command.ts'
import { failedIn } from './failed-option.ts'
import { formInPercent } from './percent-units.ts'
import { readWill } from './read-will.ts'

const usage = 'heirloom outcome FILE [--failed ID,ID] [--json]'

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { failed: { type: 'string', multiple: true, default: [] }, json: { type: 'boolean', default: false } },
    })
  } catch (cause) {
    throw new CommandFailed(cause instanceof Error ? cause.message : String(cause), `Usage: ${usage}`)
  }
}

const twiceIn = (will: Will): string[] =>
  (['persons', 'charities'] as const).flatMap((list) => {
    const ids = will[list].map(({ id }) => id)
    const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) < index))
    return [...repeated].map((id) => `will.${list}: two of them have the id ${id}`)
  })

const sentence = (problem: Problem): string =>
  problem.code === 'UNKNOWN_ID' ? 'This names somebody who is not in the will' : sentenceFor(problem)

/** What is wrong with the answers that shares hang on, a line for each field. */
const faultsIn = (will: Will, today: Day): string[] => [
  ...twiceIn(will),
  ...personsOf(will, circularBackup(will)).map(
    (person) => `will.${backupField(person)}: ${person.fullname} cannot be their own backup`,
  ),
  ...problemsOfShares(will, today).map((problem) => `will.${problem.field}: ${sentence(problem)}`),
]

const inJson = (taking: BeneficiaryShare): object => {
  const share = taking.share.toString()
  switch (taking.type) {
    case 'person':
    case 'charity':
      return { type: taking.type, id: taking.id, name: taking.name, share }
    case 'child':
      return { type: 'child', of: taking.of, n: taking.n, share }
    case 'next-of-kin':
      return { type: 'next-of-kin', name: taking.name, share }
  }
}

const remark = (taking: BeneficiaryShare): string => {
  if (taking.type === 'person' && taking.heldUntil18) return ' (held until 18)'
  if (taking.type === 'next-of-kin' && taking.passedOver.length > 0)
    return ` (but not ${taking.passedOver.join(' or ')})`
  return ''
}

const inWords = (takings: readonly BeneficiaryShare[]): string => {
  const width = Math.max(...takings.map(({ share }) => share.toString().length))
  return takings
    .map((taking) => `${taking.share.toString().padStart(width)}  ${taking.name}${remark(taking)}\n`)
    .join('')
}

/** Prints who takes what part of what is left of the estate when some of those named have failed. */
export const outcomeCommand: Command = {
  usage,
  does:
    'who takes what is left if those listed die first or cannot take: 3 is person 3, 3+2 leaves two children living,\n' +
    '      charity:5 is charity 5. Shares in FILE are percent (total 100) or hundredths of a percent (total 10000)',
  run: async (args, terminal) => {
    const { values, positionals } = parsed(args)
    const [file, ...others] = positionals
    if (!file || others.length > 0) throw new CommandFailed('Name one file', `Usage: ${usage}`)
    const will = readWill(file, terminal, formInPercent)
    const today = terminal.today()
    const faults = faultsIn(will, today)
    if (faults.length > 0)
      throw new CommandFailed(`The shares in ${file} cannot be worked out`, ...faults.map((fault) => `  ${fault}`))
    const takings = outcome(will, failedIn(will, values.failed), today)
    terminal.print(values.json ? `${JSON.stringify(takings.map(inJson))}\n` : inWords(takings))
  },
}
