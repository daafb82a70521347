/**
 * A second reckoning of who inherits without a will, written from the Administration of Estates Act 1925 and not from the product's.
 * It asks of each person by name whether they take and what: there is no recursion through the family, no exact fraction but whole
 * numbers of parts, and the law of a day is a list of dates as text.
 */
import type { Family, Relative } from '../../core/intestacy/family.ts'
import { type Day, isoDay } from '../../core/text/calendar-day.ts'

/** Of the whole that is shared, after belongings and the fixed sum: parts out of `of`. The Crown is 0. */
type Share = { readonly person: number; readonly parts: bigint; readonly of: bigint; readonly waits: boolean }

export type Answer =
  | { readonly outside: string }
  | { readonly ask: string }
  | { readonly rest: readonly Share[]; readonly spouse?: number; readonly sum?: number; readonly life: boolean }

type Ancestry = { readonly person: Relative; readonly rank: number; readonly chain: readonly Relative[] }

const ranks = [
  'children',
  'parents',
  'siblings',
  'half-siblings',
  'grandparents',
  'uncles and aunts',
  'half-uncles and half-aunts',
] as const

/** Everybody, each with the relatives between them and the class, the highest first and themselves last. */
const everybody = (family: Family): Ancestry[] => {
  const found: Ancestry[] = ranks.flatMap((name, rank) =>
    (family[name] ?? []).map((person) => ({ person, rank, chain: [person] })),
  )
  for (let at = 0; at < found.length; at += 1) {
    const parent = found[at]
    for (const child of parent?.person.children ?? [])
      if (parent) found.push({ person: child, rank: parent.rank, chain: [...parent.chain, child] })
  }
  return found
}

const strangers = new Set(['adopted by others', 'step', 'by marriage', 'fostered'])
const isNobody = ({ tie, fate }: Relative): boolean => strangers.has(tie ?? '') || fate === 'conceived after'
const isThere = ({ fate }: Relative): boolean => fate === undefined || fate === 'living' || fate === 'conceived before'
const ofTwo = new Set([1, 4])

/** s.47(1)(i): they are there, everybody between is of the family, and nobody above them is there to take. */
const takes = ({ rank, chain }: Ancestry): boolean => {
  if (chain.some(isNobody)) return false
  if (ofTwo.has(rank) && chain.length > 1) return false
  return chain.every((each, at) => isThere(each) === (at === chain.length - 1))
}

/** s.47(1)(i), "according to their stocks": at each step down, one part of as many as there are lines in which somebody takes. */
const partsOf = (taker: Ancestry, takers: readonly Ancestry[]): bigint =>
  taker.chain.reduce((product, _person, depth) => {
    const beside = takers.filter(
      ({ rank, chain }) => rank === taker.rank && taker.chain.slice(0, depth).every((each, at) => chain[at] === each),
    )
    return product * BigInt(new Set(beside.map(({ chain }) => chain[depth])).size)
  }, 1n)

/** The first thing that is not known and might matter, of those with a smaller rank than anybody who takes. */
const unknownBefore = (family: Family, all: readonly Ancestry[], last: number, among: readonly number[]) => {
  for (const rank of among) {
    if (rank > last) return undefined
    const name = ranks[rank]
    if (name && !family[name]) return name
    if (ofTwo.has(rank)) continue
    const silent = all
      .filter((each) => each.rank === rank)
      .filter(({ chain }) => chain.every((each) => !isNobody(each) && !isThere(each)))
      .filter(({ person }) => !person.children)
    // The first in the order of the family, and not by generation.
    const [first] = silent.toSorted((one, other) => compareChains(one.chain, other.chain, family[name ?? 'children']))
    if (first) return `children of ${first.person.id}`
  }
  return undefined
}

const compareChains = (one: readonly Relative[], other: readonly Relative[], top: readonly Relative[] = []): number => {
  let beside: readonly Relative[] = top
  for (let depth = 0; ; depth += 1) {
    const [here, there] = [one[depth], other[depth]]
    if (!here || !there) return one.length - other.length
    if (here !== there) return beside.indexOf(here) - beside.indexOf(there)
    beside = here.children ?? []
  }
}

const sums: readonly [from: string, withChildren: number, without: number][] = [
  ['2023-07-26', 322_000, 0],
  ['2020-02-06', 270_000, 0],
  ['2014-10-01', 250_000, 0],
  ['2009-02-01', 250_000, 450_000],
]

/** Who takes of that family on that day. */
export const oracle = (family: Family, on: Day): Answer => {
  const date = isoDay(on)
  const law = sums.find(([from]) => from <= date)
  if (!law) return { outside: 'BEFORE_2009' }
  const all = everybody(family)
  const early = ['refuses', 'forfeits', 'dies under 18 unmarried']
  const fates = [...all.map(({ person }) => person.fate), ...(family.spouses ?? []).map(({ fate }) => fate)]
  if (date < '2012-02-01' && fates.some((fate) => early.includes(fate ?? ''))) return { outside: 'REFUSED_BEFORE_2012' }
  if (!family.spouses) return { ask: 'spouse' }
  const widowed = family.spouses.filter(
    ({ marriage, fate }) => [undefined, 'lasts'].includes(marriage) && [undefined, 'survives 28 days'].includes(fate),
  )
  if (widowed.length > 1) return { outside: 'SEVERAL_SPOUSES' }
  const [widow] = widowed
  const old = date < '2014-10-01'
  // s.46(1)(i): beside a spouse the children count, and before October 2014 parents and brothers and sisters after them.
  const among = widow ? (old ? [0, 1, 2] : [0]) : [0, 1, 2, 3, 4, 5, 6]
  const takers = all.filter((each) => among.includes(each.rank) && takes(each))
  const nearest = Math.min(...takers.map(({ rank }) => rank))
  const ask = unknownBefore(family, all, nearest, among)
  if (ask) return { ask }
  const top = family[ranks[nearest] ?? 'children']
  const first = takers
    .filter(({ rank }) => rank === nearest)
    .toSorted((one, other) => compareChains(one.chain, other.chain, top))
  const rest = first.map((taker) => ({
    person: taker.person.id,
    parts: 1n,
    of: partsOf(taker, takers) * (widow ? 2n : 1n),
    waits: taker.person.young === true && !ofTwo.has(taker.rank),
  }))
  if (!widow) return { rest: rest.length > 0 ? rest : [{ person: 0, parts: 1n, of: 1n, waits: false }], life: false }
  if (rest.length === 0) return { rest, spouse: widow.id, life: false }
  const [, withChildren, without] = law
  return { rest, spouse: widow.id, sum: nearest === 0 ? withChildren : without, life: old && nearest === 0 }
}

/** Pence of an estate for the spouse and each taker, with pennies left over to the largest fractions, the first of equals. */
export const penceOf = (answer: Extract<Answer, { rest: unknown }>, estate: number, belongings: number): number[] => {
  const whole = BigInt(estate)
  const things = BigInt(belongings) < whole ? BigInt(belongings) : whole
  const apart = answer.sum === undefined ? 0n : things
  const left = whole - apart
  const first = BigInt(answer.sum ?? 0) * 100n < left ? BigInt(answer.sum ?? 0) * 100n : left
  const rest = left - first
  const spouse = answer.spouse === undefined ? [] : [{ parts: 1n, of: answer.sum === undefined ? 1n : 2n }]
  const all = [...spouse, ...answer.rest]
  const down = all.map(({ parts, of }) => (rest * parts) / of)
  let missing = Number(rest - down.reduce((sum, each) => sum + each, 0n))
  const order = all
    .map(({ parts, of }, index) => ({ index, over: Number((rest * parts) % of) / Number(of) }))
    .toSorted((one, other) => other.over - one.over || one.index - other.index)
  const given = down.map(Number)
  for (const { index } of order) if (missing-- > 0) given[index] = (given[index] ?? 0) + 1
  return answer.spouse === undefined
    ? given
    : given.map((pence, at) => (at === 0 ? pence + Number(apart + first) : pence))
}
