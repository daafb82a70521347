/**
 * Which rough figures move together. Where a figure is no more than a part of the sum that the will deals with, or is not taxed at all,
 * more of it gives each person more, or each person less, all along: of all such figures together the least and the most sum are
 * enough, and only what else is rough needs each of its points. Where that was not shown, those that are part of the sum alone are
 * walked from the least sum to the most, and where even that was not, every figure has each of its points.
 */

import { partnerNow } from '../will/questions.ts'
import { ownOf } from './afterwards.ts'
import { coupleIn } from './both-deaths.ts'
import { type Case, grid, type Points, pickAt, points } from './runs.ts'
import { keyOfPerson } from './tax-takers.ts'
import { type Pence, type TaxedEstate, type TaxTaker, takersByKey } from './taxed-estate.ts'
import type { PickFigure } from './titles.ts'
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

type Move = { readonly way: 'up' | 'down'; readonly isOfSum: boolean }

/** `up`: more of the figure is more for the estate, or for whom it goes to. Undefined where it moves something else. */
const moveOf = (of: Case, mover: string): Move | undefined => {
  const [low, high] = (['low', 'high'] as const).map((point) => worldAt(of, new Map([[mover, point]])))
  if (!low || !high || besidesItsSum(low.estate) !== besidesItsSum(high.estate)) return undefined
  const [less, more] = [low.estate.free, high.estate.free]
  return { way: less > more ? 'down' : 'up', isOfSum: less !== more }
}

const takersOf = (list: readonly { readonly taker: string }[] = []): string[] => list.map(({ taker }) => taker)

/** What hangs on the sum by steps: not all gifts are paid whole by the rest, or a rate or relief hangs on it. */
const hasSteps = ({ estate }: World): boolean => {
  const { gifts, free, relief, inherited = [], takers } = estate
  return (
    relief !== undefined ||
    inherited.length > 0 ||
    sumOfValues(gifts) > free ||
    gifts.some(({ taxByTaker, debtPaid }) => taxByTaker || debtPaid) ||
    takers.some(({ exempt }: TaxTaker) => exempt === 'charity')
  )
}

/**
 * Whether more for the estate gives nobody more up to some point and less from there on: nothing hangs on the sum by steps, and nobody
 * has both what more of it raises and what more of it lowers, as it takes more of the bands. Of both deaths of a couple, all of the
 * rest goes to the one who dies last, so that it takes none of what is carried over.
 */
const isOneWay = (world: World, isAllKnown: boolean, partner: string | undefined): boolean => {
  const { estate, outside } = world
  const { law, gifts, free, residue, ownership = [], pension = [] } = estate
  const takers = takersByKey(estate)
  const isTaxed = (key: string): boolean => takers.get(key)?.exempt === undefined
  const counted = law.pensionsCount ? pension : []
  const lowered = new Set(takersOf([...ownership, ...counted]).filter(isTaxed))
  const raised = takersOf([...residue, ...gifts, ...outside, ...(law.pensionsCount ? [] : pension)])
  const isTapered = free + sumOfValues(ownership) + sumOfValues(counted) > law.taperThreshold
  return (
    !hasSteps(world) &&
    raised.every((taker) => !lowered.has(taker)) &&
    (partner === undefined || (lowered.size === 0 && residue.every(({ taker }) => taker === partner))) &&
    (isAllKnown || !isTapered)
  )
}

/** From the least sum to the most, one figure after the other. */
const alongTheSum = (moves: ReadonlyMap<string, Move>): Points[] => {
  const turned = ([mover, { way }]: [string, Move]) => [mover, way === 'up' ? points : points.toReversed()] as const
  const order = [...moves].map(turned)
  const at = new Map(order.flatMap(([mover, [least]]) => (least ? [[mover, least] as const] : [])))
  const worlds: Points[] = [new Map(at)]
  for (const [mover, [, ...more]] of order) for (const point of more) worlds.push(new Map(at.set(mover, point)))
  return worlds
}

/** The worlds among which are the least and the most of each figure of a case. */
export const worldsThatMatter = (of: Case, movers: readonly string[]): Points[] => {
  const all = (): Points[] => grid(movers)
  if (of.values.facts.downsized !== 'No') return all()
  const moves = new Map(
    movers.flatMap((mover) => [moveOf(of, mover) ?? []].flat().map((move) => [mover, move] as const)),
  )
  const couple = coupleIn({ ...of, pick: ({ low }) => low })
  /** For each point of the other figures, these points of those that move together. */
  const fewer = (together: ReadonlyMap<string, Move>, points: readonly Points[]): Points[] =>
    grid(movers.filter((mover) => !together.has(mover))).flatMap((others) =>
      points.map((point): Points => new Map([...others, ...point])),
    )
  const hold = (worlds: readonly Points[], isSo: (world: World) => boolean): boolean =>
    worlds.every((points) => {
      const world = worldAt(of, points)
      return world !== undefined && isSo(world)
    })
  if (moves.size > 1 && !of.will.trusts) {
    const sums = (['up', 'down'] as const).map(
      (high): Points => new Map([...moves].map(([mover, { way }]) => [mover, way === high ? 'high' : 'low'])),
    )
    const ends = fewer(moves, sums)
    const isAllKnown = unknownIn(of, of.mayBeAsked).length === 0
    if (hold(ends, (world) => isOneWay(world, isAllKnown, couple && keyOfPerson(couple.id)))) return ends
  }
  // What the other of a couple owns counts with the sum a second time, when they die.
  const again = new Set<string>()
  const pick: PickFigure = ({ low }, mover) => {
    again.add(mover)
    return low
  }
  const partner = partnerNow(of.will)
  if (partner) ownOf({ ...of, pick }, partner.id)
  const ofSum = new Map([...moves].filter(([mover, { isOfSum }]) => isOfSum && !again.has(mover)))
  // A charity may lower the rate of a later death, by steps too.
  if (ofSum.size < 2 || of.will.charities.length > 0) return all()
  const worlds = fewer(ofSum, alongTheSum(ofSum))
  return hold(worlds, (world) => !hasSteps(world)) ? worlds : all()
}
