import type { Will } from '../will/schema.ts'
import type { Named } from './plan.ts'

/** The issue that somebody leaves living. A child who has died counts only through their own children. */
export type Issue = {
  readonly livingChildren?: number
  readonly lateChildren?: readonly Issue[]
}

/**
 * Somebody who does not take: they died before the end of the 28th day, disclaimed, forfeited, or their gift is void.
 * The will treats all of these alike. A charity whose work has a successor does not fail; one listed here has none, and
 * what it would have taken passes as if it were a person who left no children.
 */
export type Failed = ({ readonly person: number } & Issue) | { readonly charity: number }

/** Names somebody who is not in the will. */
export class NotInWill extends Error {
  override readonly name = 'NotInWill'
  readonly type: Named['type']
  readonly id: number

  constructor(type: Named['type'], id: number) {
    super(`There is no ${type} ${id} in the will`)
    this.type = type
    this.id = id
  }
}

/** The issue of somebody who failed; undefined for somebody who takes. */
export type Failures = (named: Pick<Named, 'type' | 'id'>) => Issue | undefined

const entryOf = (each: Failed): [key: `${Named['type']}:${number}`, issue: Issue] =>
  'charity' in each ? [`charity:${each.charity}`, {}] : [`person:${each.person}`, each]

const mustBeIn = ({ persons, charities }: Pick<Will, 'persons' | 'charities'>, each: Failed): void => {
  const [type, id, list] =
    'charity' in each ? (['charity', each.charity, charities] as const) : (['person', each.person, persons] as const)
  if (!list.some((item) => item.id === id)) throw new NotInWill(type, id)
}

/**
 * Looks up who failed. Where somebody is listed twice, the later entry counts.
 * @throws NotInWill when one of them is not in the will.
 */
export const failuresOf = (will: Pick<Will, 'persons' | 'charities'>, failed: readonly Failed[]): Failures => {
  for (const each of failed) mustBeIn(will, each)
  const known = new Map(failed.map(entryOf))
  return ({ type, id }) => known.get(`${type}:${id}`)
}
