/**
 * Which rough figures move together. Where a figure is no more than a part of the sum that the will deals with, or is not taxed at all,
 * more of it gives each person more, or each person less, all along: of all such figures together the least and the most sum are
 * enough, and only what else is rough needs each of its points. Where that was not shown every figure has each of its points.
 */
import { coupleIn } from './both-deaths.ts'
import { type Case, grid, type Points, pickAt } from './runs.ts'
import { keyOfPerson } from './tax-takers.ts'
import { type Pence, type TaxedEstate, type TaxTaker, takersByKey } from './taxed-estate.ts'
import { unknownIn, type World, worldOf } from './world.ts'

const sumOfValues = (list: readonly { readonly value: Pence }[]): Pence =>
  list.reduce((sum, { value }) => sum + value, 0)

const worldAt = (of: Case, points: Points): World | undefined => {
  const world = worldOf({ ...of, pick: pickAt(points) })
  return typeof world === 'string' ? undefined : world
}

/** All of an estate but the sum that the will deals with, and what is not taxed. */
const besidesItsSum = ({ free: _sum, freeParts: _parts, ...estate }: TaxedEstate): string => {
  const { law, pension, takers: _takers, ...others } = estate
  return JSON.stringify([others, law.pensionsCount && pension])
}

/** `up`: more of the figure is more for the estate, or for whom it goes to. Undefined where it moves something else. */
const moveOf = (of: Case, mover: string): 'up' | 'down' | undefined => {
  const [low, high] = (['low', 'high'] as const).map((point) => worldAt(of, new Map([[mover, point]])))
  if (!low || !high || besidesItsSum(low.estate) !== besidesItsSum(high.estate)) return undefined
  return low.estate.free > high.estate.free ? 'down' : 'up'
}

const takersOf = (list: readonly { readonly taker: string }[] = []): string[] => list.map(({ taker }) => taker)

/**
 * Whether more for the estate gives nobody more up to some point and less from there on: all gifts are paid whole by the rest, no rate
 * or relief hangs on the sum, and nobody has both what more of it raises and what more of it lowers, as it takes more of the bands. Of
 * both deaths of a couple, all of the rest goes to the one who dies last, so that it takes none of what is carried over.
 */
const isOneWay = ({ estate, outside }: World, isAllKnown: boolean, partner: string | undefined): boolean => {
  const { law, gifts, free, residue, ownership = [], pension = [], relief, inherited = [] } = estate
  const takers = takersByKey(estate)
  const isTaxed = (key: string): boolean => takers.get(key)?.exempt === undefined
  const counted = law.pensionsCount ? pension : []
  const lowered = new Set(takersOf([...ownership, ...counted]).filter(isTaxed))
  const raised = takersOf([...residue, ...gifts, ...outside, ...(law.pensionsCount ? [] : pension)])
  const isTapered = free + sumOfValues(ownership) + sumOfValues(counted) > law.taperThreshold
  return (
    relief === undefined &&
    inherited.length === 0 &&
    sumOfValues(gifts) <= free &&
    gifts.every(({ taxByTaker, debtPaid }) => !taxByTaker && !debtPaid) &&
    [...takers.values()].every(({ exempt }: TaxTaker) => exempt !== 'charity') &&
    raised.every((taker) => !lowered.has(taker)) &&
    (partner === undefined || (lowered.size === 0 && residue.every(({ taker }) => taker === partner))) &&
    (isAllKnown || !isTapered)
  )
}

/** The worlds among which are the least and the most of each figure of a case. */
export const worldsThatMatter = (of: Case, movers: readonly string[]): Points[] => {
  const all = (): Points[] => grid(movers)
  if (of.will.trusts || of.values.facts.downsized !== 'No') return all()
  const moves = new Map(movers.map((mover) => [mover, moveOf(of, mover)]))
  const together = movers.filter((mover) => moves.get(mover))
  if (together.length < 2) return all()
  const sums = (['up', 'down'] as const).map(
    (high): Points => new Map(together.map((mover) => [mover, moves.get(mover) === high ? 'high' : 'low'])),
  )
  const fewer = grid(movers.filter((mover) => !together.includes(mover))).flatMap((others) =>
    sums.map((sum): Points => new Map([...others, ...sum])),
  )
  const isAllKnown = unknownIn(of, of.mayBeAsked).length === 0
  const couple = coupleIn({ ...of, pick: ({ low }) => low })
  const areOneWay = fewer.every((points) => {
    const world = worldAt(of, points)
    return world !== undefined && isOneWay(world, isAllKnown, couple && keyOfPerson(couple.id))
  })
  return areOneWay ? fewer : all()
}
