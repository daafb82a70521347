/** Families drawn at random, by number: the same number is always the same family. */
import { classes, type Family, type Fate, type Relative, type Spouse, type Tie } from '../../core/intestacy/family.ts'
import type { Day } from '../../core/text/calendar-day.ts'
import { createDraw } from '../served/draw.ts'

export type Case = {
  readonly family: Family
  readonly on: Day
  /** Pence. */
  readonly estate: number
  readonly belongings: number
}

const ties: readonly (readonly [Tie, number])[] = [
  ['birth', 70],
  ['adopted', 8],
  ['legitimated', 4],
  ['parents not married', 6],
  ['adopted by others', 4],
  ['step', 4],
  ['by marriage', 2],
  ['fostered', 2],
]

const fates: readonly (readonly [Fate, number])[] = [
  ['living', 45],
  ['died before', 35],
  ['conceived before', 4],
  ['conceived after', 4],
  ['refuses', 4],
  ['forfeits', 4],
  ['dies under 18 unmarried', 4],
]

const spouseFates: readonly (readonly [NonNullable<Spouse['fate']>, number])[] = [
  ['survives 28 days', 70],
  ['dies within 28 days', 8],
  ['died before', 12],
  ['refuses', 5],
  ['forfeits', 5],
]

const numberOfSpouses = [
  [0, 40],
  [1, 50],
  [2, 10],
] as const

const marriages: readonly (readonly [NonNullable<Spouse['marriage']>, number])[] = [
  ['lasts', 75],
  ['separated by a court', 5],
  ['ended', 15],
  ['void', 5],
]

/** The days about which the law changed, and one of today. */
const days: readonly (readonly [string, number])[] = [
  ['2009-01-31', 1],
  ['2009-02-01', 3],
  ['2012-01-31', 3],
  ['2012-02-01', 4],
  ['2014-09-30', 5],
  ['2014-10-01', 5],
  ['2020-02-05', 3],
  ['2020-02-06', 4],
  ['2023-07-25', 3],
  ['2023-07-26', 4],
  ['2026-11-27', 15],
]

const MOST_GENERATIONS = 4

/** Family number `n`. */
export const caseNumber = (n: number): Case => {
  const draw = createDraw(2026, n)
  let id = 0
  const relatives = (name: string, generation: number, most: number): Relative[] =>
    Array.from({ length: draw.between(`${name} count`, 0, most) }, (_, index) => {
      const own = `${name}.${index}`
      id += 1
      const mine = id
      const silent = draw.isTrue(`${own} silent`, 8)
      return {
        id: mine,
        ...(draw.isTrue(`${own} tie said`, 50) && { tie: draw.oneOf(`${own} tie`, ties) }),
        ...(draw.isTrue(`${own} fate said`, 70) && { fate: draw.oneOf(`${own} fate`, fates) }),
        ...(draw.isTrue(`${own} young`, 30) && { young: true }),
        ...(!silent && { children: generation < MOST_GENERATIONS ? relatives(own, generation + 1, 2) : [] }),
      }
    })
  // Most families leave the first classes empty, or nobody would reach an uncle.
  const reach = draw.between('reach', 0, classes.length)
  const kin = classes.flatMap((name, at) => {
    if (draw.isTrue(`${name} unknown`, 4)) return []
    const most = name === 'parents' ? 2 : 4
    return [[name, at < reach && draw.isTrue(`${name} empty`, 85) ? [] : relatives(name, 1, most)]] as const
  })
  const spouses = Array.from({ length: draw.oneOf('spouses', numberOfSpouses) }, (_, index) => ({
    id: 1000 + index,
    ...(draw.isTrue(`spouse ${index} marriage said`, 60) && {
      marriage: draw.oneOf(`spouse ${index} marriage`, marriages),
    }),
    ...(draw.isTrue(`spouse ${index} fate said`, 50) && { fate: draw.oneOf(`spouse ${index} fate`, spouseFates) }),
  }))
  const [year = 0, month = 0, day = 0] = draw.oneOf('day', days).split('-').map(Number)
  return {
    family: { ...Object.fromEntries(kin), ...(!draw.isTrue('spouse unknown', 3) && { spouses }) },
    on: { year, month, day },
    estate: draw.between('estate', 0, 120_000_000),
    belongings: draw.between('belongings', 0, 3_000_000),
  }
}
