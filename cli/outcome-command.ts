import { type BeneficiaryShare, heldUntilOf } from '#core/estate/distribution.ts'
import type { Failed } from '#core/estate/failures.ts'
import type { Place } from '#core/estate/history.ts'
import { problemsOfShares } from '#core/estate/problems.ts'
import { outcomeInStages, takersOfResidue } from '#core/estate/stages.ts'
import { backupField } from '#core/rules/estate.rules.ts'
import { type Problem, sentenceFor } from '#core/rules/messages.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { circularBackup, classesOf, personsOf } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import {
  type HeldPart,
  heldInOutcome,
  historyOfOptions,
  holdingInJson,
  holdingsInWords,
  type Options,
  outcomeInJson,
  outcomeInWords,
  readHistory,
  stageIn,
} from './outcome-history.ts'
import { CommandFailed, type Program, type Terminal, todayOf } from './terminal.ts'
import { formInPercent, readWill } from './will-file.ts'

// No family is larger, and a slip of the hand should not print a million lines.
const ENTRY =
  /^(?:(?<person>\d{1,9})(?:\+(?<children>\d{1,2}))?|charity:(?<charity>\d{1,9})|grandchildren(?<families>(?:\+\d{1,2}){0,50}))$/

const entryIn = (text: string, option: string): Failed => {
  const { person, children, charity, families } = ENTRY.exec(text)?.groups ?? {}
  if (charity !== undefined) return { charity: Number(charity) }
  if (families !== undefined) {
    const sizes = families.split('+').slice(1)
    return { grandchildren: sizes.map((size) => ({ livingChildren: Number(size) })) }
  }
  if (person === undefined)
    throw new CommandFailed(
      `${option}: ${JSON.stringify(text)} is neither a person nor a charity. Write 3 for person 3, 3+2 if two children of theirs are living (99 at most), charity:5 for charity 5, grandchildren+2+1 if two grandchildren in one family and one in another are living`,
    )
  return children === undefined
    ? { person: Number(person) }
    : { person: Number(person), livingChildren: Number(children) }
}

const nameOf = (failed: Failed): string => {
  if ('grandchildren' in failed) return 'class of grandchildren'
  return 'charity' in failed ? `charity ${failed.charity}` : `person ${failed.person}`
}

const isIn = (will: Will, failed: Failed): boolean => {
  if ('grandchildren' in failed) return classesOf(will).some(({ of }) => of === 'My grandchildren')
  return 'charity' in failed
    ? will.charities.some(({ id }) => id === failed.charity)
    : will.persons.some(({ id }) => id === failed.person)
}

/**
 * Who failed, as listed on the command line: "3,charity:5,4+2".
 * @throws CommandFailed when an entry is not written so, is not in the will, or comes twice.
 */
export const failedIn = (will: Will, lists: readonly string[], option = '--failed'): Failed[] => {
  const failed = lists
    .flatMap((list) => list.split(','))
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => entryIn(text, option))
  const stranger = failed.find((each) => !isIn(will, each))
  if (stranger) throw new CommandFailed(`${option}: there is no ${nameOf(stranger)} in the will`)
  const names = failed.map(nameOf)
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice) throw new CommandFailed(`${option}: ${twice} is listed twice`)
  return failed
}

const REFUSAL = /^(?<person>\d{1,9})(?:@(?<place>\d{1,9}|last))?(?:\+(?<children>\d{1,2}))?$/

type Refusal = Options['refusals'][number] & { readonly place: Place }

const refusalIn = (text: string): Refusal => {
  const { person, place, children } = REFUSAL.exec(text)?.groups ?? {}
  if (person === undefined)
    throw new CommandFailed(
      `--refused: ${JSON.stringify(text)} is not a refusal. Write 3 for the share of person 3, 3@5 for what they have as a backup of person 5, 3@last for the last resort; 3+2 if two children of theirs are living (99 at most)`,
    )
  return {
    person: Number(person),
    of: 'Residue',
    place: place === undefined ? 'share' : place === 'last' ? 'last resort' : { backupOf: Number(place) },
    ...(children !== undefined && { livingChildren: Number(children) }),
  }
}

/**
 * Who refuses one share and keeps the rest, as listed on the command line: "3,3@5,4@last+1".
 * @throws CommandFailed when an entry is not written so, or names a person who is not in the will.
 */
const refusedIn = (will: Will, lists: readonly string[]): Refusal[] => {
  const refused = lists
    .flatMap((list) => list.split(','))
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map(refusalIn)
  const stranger = refused.find(({ person }) => !isIn(will, { person }))
  if (stranger) throw new CommandFailed(`--refused: there is no person ${stranger.person} in the will`)
  return refused
}

const twiceIn = (will: Will): string[] =>
  (['persons', 'charities'] as const).flatMap((list) => {
    const ids = will[list].map(({ id }) => id)
    const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) < index))
    return [...repeated].map((id) => `will.${list}: two of them have the id ${id}`)
  })

const sentence = (problem: Problem): string =>
  problem.code === 'UNKNOWN_ID' ? 'This names a person who is not in the will' : sentenceFor(problem)

/** What is wrong with the answers that shares hang on, a line for each field. */
const faultsIn = (will: Will, today: Day): string[] => [
  ...twiceIn(will),
  ...personsOf(will, circularBackup(will)).map(
    (person) => `will.${backupField(person)}: ${person.fullname} cannot be their own backup`,
  ),
  ...problemsOfShares(will, today).map((problem) => `will.${problem.field}: ${sentence(problem)}`),
]

/** @throws CommandFailed where the shares in the file make no whole: then nothing is worked out of them, in shares or in pounds. */
export const mustBeShared = (will: Will, today: Day, file: string): void => {
  const faults = faultsIn(will, today)
  if (faults.length > 0)
    throw new CommandFailed(`The shares in ${file} cannot be worked out`, ...faults.map((fault) => `  ${fault}`))
}

/** Of a descendant further down: their number in each generation below that child. */
const remoter = ({ below }: { readonly below: readonly number[] }): object => (below.length > 0 ? { below } : {})

/** One part of an outcome as JSON, its share as an exact fraction. */
export const takingInJson = (taking: BeneficiaryShare): object => {
  const share = taking.share.toString()
  switch (taking.type) {
    case 'person':
    case 'charity':
      return { type: taking.type, id: taking.id, name: taking.name, share }
    case 'child':
      return { type: 'child', of: taking.of, n: taking.n, ...remoter(taking), share }
    case 'later-child':
      return { type: 'later-child', n: taking.n, ...remoter(taking), share }
    case 'grandchildren':
      return { type: 'grandchildren', name: taking.name, share }
    case 'grandchild':
      return { type: 'grandchild', family: taking.family, n: taking.n, ...remoter(taking), share }
    case 'next-of-kin':
      return { type: 'next-of-kin', name: taking.name, share }
  }
}

const remark = (taking: BeneficiaryShare): string => {
  const until = heldUntilOf(taking)
  if (until) return ` (held until ${until})`
  if (taking.type === 'next-of-kin' && taking.passedOver.length > 0)
    return ` (but not ${taking.passedOver.join(' or ')})`
  return ''
}

const heldInWords = ({ for: id, name }: HeldPart, taking: BeneficiaryShare): string =>
  taking.type === 'person' && taking.id === id
    ? ` (held: the executors hold it for ${name})`
    : ` (later: the executors hold it for ${name} until that trust ends)`

const inWords = (takings: readonly BeneficiaryShare[], held: ReturnType<typeof heldInOutcome>): string => {
  const width = Math.max(...takings.map(({ share }) => share.toString().length))
  return takings
    .map((taking, index) => {
      const part = held[index]
      const words = `${remark(taking)}${part ? heldInWords(part, taking) : ''}`
      return `${taking.share.toString().padStart(width)}  ${taking.name}${words}\n`
    })
    .join('')
}

/** A taking with what of it is not had outright: until an age, or until a trust for someone ends. Without either it is as it was. */
const rowInJson = (taking: BeneficiaryShare, held: HeldPart | undefined): object => {
  const until = heldUntilOf(taking)
  return {
    ...takingInJson(taking),
    ...(until !== undefined && { holds: 'executors', until }),
    ...(held && {
      held: {
        holds: 'executors',
        enjoys: { id: held.for, name: held.name },
        share: held.share.toString(),
        until: 'trust ends',
      },
    }),
  }
}

/** `heirloom outcome FILE`: who takes what part of the residue when some of those named have failed. */
export const addOutcomeCommand = (program: Program, terminal: Terminal): void => {
  program
    .command('outcome')
    .summary('print who takes what if those listed die first')
    .description(
      'Prints who takes what part of the residue if those listed die before the testator or cannot take. Shares in FILE are percent ' +
        '(total 100) or hundredths of a percent (total 10000).',
    )
    .argument('<FILE>', 'a reply of GET /api/form')
    .option(
      '--failed <IDS>',
      '3 is person 3, 3+2 leaves two children of theirs living (one who had died already leaves one, until told otherwise), charity:5 is charity 5, grandchildren+2+1 are those living in two families; separated by commas',
      (list, lists: string[]) => [...lists, list],
      [],
    )
    .option(
      '--refused <IDS>',
      'one share that a person refuses, keeping the rest: 3 is their own, 3@5 what they have as a backup of 5, 3@last the last resort',
      (list, lists: string[]) => [...lists, list],
      [],
    )
    .option(
      '--order <IDS>',
      'who dies after the testator, one after another: 3 is person 3, 3+2 leaves two children living; separated by commas',
      (list, lists: string[]) => [...lists, list],
      [],
    )
    .option(
      '--stage <STAGE>',
      'first: when the testator dies; last: after the deaths of --order. Says who holds, who enjoys, who takes',
    )
    .option('--later-children <N>', 'how many children of the testator were born or adopted after signing', '0')
    .option(
      '--history <FILE>',
      'all that happens, with dates: see docs/command-line.md. The other options are short for one',
    )
    .option('--json', 'print exact fractions as JSON')
    .action((file, { failed, refused, order, stage, laterChildren, history, json }) => {
      if (!/^\d{1,2}$/.test(laterChildren))
        throw new CommandFailed(
          `--later-children: ${JSON.stringify(laterChildren)} is not a number of children up to 99`,
        )
      const will = readWill(file, terminal, formInPercent)
      const today = todayOf(terminal)
      mustBeShared(will, today, file)
      const isShort = [failed, refused, order].some((lists) => lists.length > 0) || laterChildren !== '0'
      if (history !== undefined && isShort)
        throw new CommandFailed('--history: say in the file what the other options say')
      const options: Options = {
        failed: failedIn(will, failed),
        refusals: refusedIn(will, refused),
        order: failedIn(will, order, '--order'),
        laterChildren: { livingChildren: Number(laterChildren) },
      }
      const happened = history === undefined ? historyOfOptions(today, options) : readHistory(history, will, terminal)
      const asked = stageIn(stage, order.length > 0)
      const outcome = outcomeInStages(will, happened)
      if (asked) {
        const holdings = asked === 'first' ? outcome.now : outcome.later
        terminal.print(
          json
            ? `${JSON.stringify(holdings.map((each) => holdingInJson(each, takingInJson)))}\n`
            : holdingsInWords(will, holdings, remark),
        )
        return
      }
      if (history !== undefined) {
        terminal.print(
          json ? `${JSON.stringify(outcomeInJson(outcome, takingInJson))}\n` : outcomeInWords(will, outcome, remark),
        )
        return
      }
      const takings = takersOfResidue(will, happened)
      const held = heldInOutcome(takings, outcome.now)
      terminal.print(
        json
          ? `${JSON.stringify(takings.map((taking, index) => rowInJson(taking, held[index])))}\n`
          : inWords(takings, held),
      )
    })
}
