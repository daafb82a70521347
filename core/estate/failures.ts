/** Who does not take, and the issue they leave. */
import { type Day, daysLater, isAfter } from '../text/calendar-day.ts'
import { childrenWouldTake } from '../will/backups.ts'
import type { Person, Will } from '../will/schema.ts'
import type { Beneficiary } from './plan.ts'

/** A child by dates. Without a birthday: living since before anything that is asked. */
export type Child = {
  readonly born?: Day
  readonly died?: Day
  readonly children?: readonly Child[]
  /** The will leaves them out. */
  readonly leftOut?: boolean
}

/** The issue of a person, as counts of who is living or by dates. A child who has died counts only through their own children. */
export type Descendants = {
  readonly livingChildren?: number
  readonly lateChildren?: readonly Descendants[]
  /** Children whom the will leaves out. Their own children take only where the testator has not left them out too. */
  readonly leftOutChildren?: readonly Descendants[]
  /** All the children by dates, instead of the counts, in the order in which they are numbered. */
  readonly children?: readonly Child[]
}

/** A grandchild who took as one of the class: number `n` in the family of a child of the testator, both from 1. */
export type InClass = {
  readonly family: number
  readonly n: number
  /** The issue they leave. */
  readonly issue?: Descendants
}

/** The issue on one day. A child by dates keeps their number: they stand among the late children while they are living too. */
export type Issue = Omit<Descendants, 'lateChildren' | 'children'> & {
  readonly lateChildren?: readonly Issue[]
  /** The child themselves is living. */
  readonly living?: Pick<Child, 'born'>
  /** It is asked what the one who failed would have had. */
  readonly asked?: true
}

/**
 * A beneficiary who does not take: they died before the end of the 28th day, disclaimed or forfeited, or their gift is void.
 * The will treats all of these alike. A charity whose work has a successor does not fail. A charity listed here has none:
 * its share passes like that of a person who left no children.
 */
export type Failed =
  | ({ readonly person: number } & Descendants)
  | { readonly charity: number }
  | {
      /** The grandchildren living at the death: one entry for each child of the testator. Without this they are one taker. */
      readonly grandchildren: readonly Descendants[]
      /** The families of children of the testator whom the will leaves out. */
      readonly ofLeftOut?: readonly Descendants[]
    }

/** A person or charity that is not in the will. */
export class NotInWill extends Error {
  override readonly name = 'NotInWill'
  readonly type: Beneficiary['type']
  readonly id: number

  constructor(type: Beneficiary['type'], id: number) {
    super(`There is no ${type} ${id} in the will`)
    this.type = type
    this.id = id
  }
}

/** The issue of a beneficiary who failed; undefined for one who takes. */
export type Failures = (named: Pick<Beneficiary, 'type' | 'id'>) => Issue | undefined

/** The day for which children by dates are looked at, and whether somebody who died on a day is dead for it. */
export type LookedAt = { readonly day: Day; readonly isDead: (death: Day) => boolean }

/** Days. Who is born within so long after a day was conceived by then, and counts as living on it. */
const LONGEST_BEFORE_BIRTH = 280

const isBornBy = ({ born }: Child, { day }: LookedAt): boolean =>
  born === undefined || !isAfter(born, daysLater(day, LONGEST_BEFORE_BIRTH))

/** Without a day every child is living who has not died. */
const issueByDates = (will: LeavesOut, children: readonly Child[], at: LookedAt | undefined): Issue => ({
  lateChildren: children.map((child): Issue => {
    const { born, died, leftOut = false } = child
    if (at && !isBornBy(child, at)) return {}
    if (leftOut && theirChildrenAreOut(will)) return {}
    const isDead = leftOut || (died !== undefined && (at === undefined || at.isDead(died)))
    return isDead ? issueByDates(will, child.children ?? [], at) : { living: born ? { born } : {} }
  }),
})

type LeavesOut = Pick<Will, 'excluded'>

const theirChildrenAreOut = ({ excluded }: LeavesOut): boolean => excluded?.theirChildren === 'Yes'

/** The issue that may take on a day: a child left out is treated as having died first, with or without issue as was answered. */
export const issueOf = (will: LeavesOut, issue: Descendants, at?: LookedAt): Issue => {
  if (issue.children) return issueByDates(will, issue.children, at)
  const { livingChildren = 0, lateChildren = [], leftOutChildren = [] } = issue
  const taking = theirChildrenAreOut(will) ? lateChildren : [...lateChildren, ...leftOutChildren]
  return { livingChildren, lateChildren: taking.map((child) => issueOf(will, child, at)) }
}

const entryOf = (each: Failed): [key: `${Beneficiary['type']}:${number}`, issue: Descendants] => {
  if ('charity' in each) return [`charity:${each.charity}`, {}]
  if ('person' in each) return [`person:${each.person}`, each]
  return ['grandchildren:0', { lateChildren: each.grandchildren, leftOutChildren: each.ofLeftOut ?? [] }]
}

/** @throws NotInWill when the person or charity is not in the will. */
export const mustBeIn = ({ persons, charities }: Pick<Will, 'persons' | 'charities'>, each: Failed): void => {
  if ('grandchildren' in each) return
  const [type, id, list] =
    'charity' in each ? (['charity', each.charity, charities] as const) : (['person', each.person, persons] as const)
  if (!list.some((item) => item.id === id)) throw new NotInWill(type, id)
}

/**
 * Looks up who failed, those among them who were dead when the will was made. Of two entries for one beneficiary the later counts.
 * @param at The day, where children are given by dates.
 * @throws NotInWill when one of them is not in the will.
 */
export const failuresOf = (
  will: Pick<Will, 'persons' | 'charities' | 'excluded'>,
  failed: readonly Failed[],
  at?: LookedAt,
): Failures => {
  for (const each of failed) mustBeIn(will, each)
  const dead = will.persons.filter(({ died }) => died).map(diesFirst)
  const known = new Map([...dead, ...failed].map(entryOf).map(([key, issue]) => [key, issueOf(will, issue, at)]))
  return ({ type, id }) => known.get(`${type}:${id}`)
}

/** The failure of one person. If their share would pass to their children, they are taken to leave one child. */
export const diesFirst = (person: Person): Failed => ({
  person: person.id,
  ...(childrenWouldTake(person) && { livingChildren: 1 }),
})
