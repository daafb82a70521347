/** Who does not take, and the issue they leave. */
import type { Will } from '../will/schema.ts'
import type { Beneficiary } from './plan.ts'

/** The living issue of a person. A child who has died counts only through their own children. */
export type Descendants = {
  readonly livingChildren?: number
  readonly lateChildren?: readonly Descendants[]
  /** Children whom the will leaves out. Their own children take only where the testator has not left them out too. */
  readonly leftOutChildren?: readonly Descendants[]
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
export type Failures = (named: Pick<Beneficiary, 'type' | 'id'>) => Descendants | undefined

/** The issue that may take: a child left out is treated as having died first, with or without issue as was answered. */
const withoutLeftOut = (will: Pick<Will, 'excluded'>, issue: Descendants): Descendants => {
  const { livingChildren = 0, lateChildren = [], leftOutChildren = [] } = issue
  const taking = will.excluded?.theirChildren === 'Yes' ? lateChildren : [...lateChildren, ...leftOutChildren]
  return {
    livingChildren,
    lateChildren: taking.map((child) => withoutLeftOut(will, child)),
  }
}

const entryOf = (each: Failed): [key: `${Beneficiary['type']}:${number}`, issue: Descendants] => {
  if ('charity' in each) return [`charity:${each.charity}`, {}]
  if ('person' in each) return [`person:${each.person}`, each]
  return ['grandchildren:0', { lateChildren: each.grandchildren, leftOutChildren: each.ofLeftOut ?? [] }]
}

const mustBeIn = ({ persons, charities }: Pick<Will, 'persons' | 'charities'>, each: Failed): void => {
  if ('grandchildren' in each) return
  const [type, id, list] =
    'charity' in each ? (['charity', each.charity, charities] as const) : (['person', each.person, persons] as const)
  if (!list.some((item) => item.id === id)) throw new NotInWill(type, id)
}

/**
 * Looks up who failed. Of two entries for one beneficiary the later counts.
 * @throws NotInWill when one of them is not in the will.
 */
export const failuresOf = (
  will: Pick<Will, 'persons' | 'charities' | 'excluded'>,
  failed: readonly Failed[],
): Failures => {
  for (const each of failed) mustBeIn(will, each)
  const known = new Map(failed.map(entryOf).map(([key, issue]) => [key, withoutLeftOut(will, issue)]))
  return ({ type, id }) => known.get(`${type}:${id}`)
}
