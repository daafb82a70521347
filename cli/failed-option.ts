import type { Failed } from '#core/estate/distribution.ts'
import type { Will } from '#core/will/schema.ts'
import { CommandFailed } from './command.ts'

// No family is larger, and a slip of the hand should not print a million lines.
const ENTRY = /^(?:(?<person>\d{1,9})(?:\+(?<children>\d{1,2}))?|charity:(?<charity>\d{1,9}))$/

const entryIn = (text: string): Failed => {
  const { person, children, charity } = ENTRY.exec(text)?.groups ?? {}
  if (charity !== undefined) return { charity: Number(charity) }
  if (person === undefined)
    throw new CommandFailed(
      `--failed: ${JSON.stringify(text)} is nobody. Write 3 for person 3, 3+2 if two children of theirs are living (99 at most), charity:5 for charity 5`,
    )
  return children === undefined
    ? { person: Number(person) }
    : { person: Number(person), livingChildren: Number(children) }
}

const nameOf = (failed: Failed): string =>
  'charity' in failed ? `charity ${failed.charity}` : `person ${failed.person}`

const isIn = ({ persons, charities }: Will, failed: Failed): boolean =>
  'charity' in failed
    ? charities.some(({ id }) => id === failed.charity)
    : persons.some(({ id }) => id === failed.person)

/**
 * Who failed, as listed on the command line: "3,charity:5,4+2".
 * @throws CommandFailed when an entry is not written so, names nobody in the will, or comes twice.
 */
export const failedIn = (will: Will, lists: readonly string[]): Failed[] => {
  const failed = lists
    .flatMap((list) => list.split(','))
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map(entryIn)
  const stranger = failed.find((each) => !isIn(will, each))
  if (stranger) throw new CommandFailed(`--failed: there is no ${nameOf(stranger)} in the will`)
  const names = failed.map(nameOf)
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice) throw new CommandFailed(`--failed: ${twice} is listed twice`)
  return failed
}
