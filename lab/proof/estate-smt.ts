/**
 * Who takes what, as constraints for an SMT solver. A question to the solver covers every world at once: each person survives or
 * not, and leaves children who take or not. Amounts are exact, and are encoded, not computed: the parts that are taken stand to
 * each other as their sizes, and together they make the whole.
 */
import { type Arith, type Bool, type Context, init, type Model, type Solver } from 'z3-solver'
import { LATER_CHILDREN } from '../../testkit/shares-read-from-will.ts'

/** A part of a whole and who takes it. A body, such as a charity, does not fail. */
export type Part = {
  readonly taker: string
  readonly size: number
  readonly fails: boolean
  /** Who takes when the taker fails; a sharing has a last resort of its own. Absent: no one. */
  readonly instead?: 'their children' | Division | Sharing
}

/** Parts, and whether a part that nobody takes is added to those that are taken, as their sizes are to each other. */
export type Division = {
  readonly parts: readonly Part[]
  readonly failedAreAdded: boolean
  /**
   * The children of the testator beside whom one who is born or adopted after signing takes: as one more of parts of that size,
   * or out of the parts of these children put together. Alone: there is no other part.
   */
  readonly later?: { readonly beside: readonly string[]; readonly how: 'one more' | 'put together' | 'alone' }
}

export type Sharing = {
  readonly shares: Division
  /** Who takes when nobody takes a share. */
  readonly lastly: Division
  readonly nextOfKinStandBehind: boolean
}

/** A world: who does not survive, who of them leaves children who take, and how many later children the testator has. */
export type World = {
  readonly failed: readonly string[]
  readonly withIssue: readonly string[]
  readonly later: number
}

export const NEXT_OF_KIN = 'next of kin'
export const childrenOf = (taker: string): string => `children of ${taker}`
export const laterChild = (n: number): string => `later child ${n}`

/** As many as make every case different: none, one, and one of several. */
const latecomers = [1, 2].map(laterChild)

type Z3 = Context<'estate'>
type Truth = Bool<'estate'>
type Amount = Arith<'estate'>

/** Amounts by taker, what they are bound by, and what goes to the next of kin under each sharing. */
type Encoded = {
  readonly amounts: ReadonlyMap<string, readonly Amount[]>
  readonly laws: readonly Truth[]
  readonly toKin: readonly { readonly sharing: Sharing; readonly amount: Amount }[]
}

export type Prover = {
  /** A world in which a part of the estate has no taker, or too many. */
  worldWithAGap(sharing: Sharing): Promise<World | undefined>
  /** A world in which a person takes who failed. */
  worldWhereTheDeadTake(sharing: Sharing): Promise<World | undefined>
  /** A world in which all goes to the next of kin although a named person or charity survives. */
  worldWhereNextOfKinComeFirst(sharing: Sharing): Promise<World | undefined>
  /** A world in which two sharings differ in what a taker gets. */
  worldThatTellsApart(one: Sharing, other: Sharing): Promise<World | undefined>
  /** Up to `most` different worlds, with what each taker gets, as "1/3" or "0". */
  worlds(sharing: Sharing, most: number): Promise<{ world: World; amounts: ReadonlyMap<string, string> }[]>
  end(): void
}

const besideLater = ({ parts, later }: Division): Part[] => parts.filter(({ taker }) => later?.beside.includes(taker))

/** The parts with those of later children. One who is not born has failed. */
const withLatecomers = (division: Division): Part[] => {
  const [child] = besideLater(division)
  const size = division.later?.how === 'alone' ? 1 : child?.size
  return [...division.parts, ...(size ? latecomers.map((taker) => ({ taker, size, fails: true })) : [])]
}

/** The size of a part where there are so many later children: the percentages of the others stay as they are. */
const sizeAmong = (division: Division, { taker, size }: Part, born: number): number => {
  if (division.later?.how !== 'put together') return size
  const named = besideLater(division).length
  return division.later.beside.includes(taker) || latecomers.includes(taker) ? size * named : size * (named + born)
}

/** A share of children without names: those who are born take it, and it is nobody's own. */
const isForLatecomers = ({ taker }: Part): boolean => taker === LATER_CHILDREN
export const forLatecomers = (part: Part): Part =>
  isForLatecomers(part)
    ? { ...part, fails: true, instead: { parts: [], failedAreAdded: true, later: { beside: [], how: 'alone' } } }
    : part

const hasLastResort = (instead: Division | Sharing): instead is Sharing => 'lastly' in instead

const partsIn = (division: Division): Part[] =>
  withLatecomers(division).flatMap((part) => [part, ...partsInstead(part)])
const partsInstead = ({ instead }: Part): Part[] => {
  if (instead === undefined || instead === 'their children') return []
  return hasLastResort(instead) ? allPartsIn(instead) : partsIn(instead)
}
const allPartsIn = ({ shares, lastly }: Sharing): Part[] => [shares, lastly].flatMap(partsIn)

const peopleIn = (sharing: Sharing): string[] => [
  ...new Set(
    allPartsIn(sharing)
      .filter((part) => part.fails && !isForLatecomers(part))
      .map(({ taker }) => taker),
  ),
]

/** Writes a sharing down in the solver's terms. `called` keeps the variables of two sharings apart; who failed they have in common. */
const encode = (z3: Z3, sharing: Sharing, called: string): Encoded => {
  const { And, Or, Not, Implies, Bool, Real } = z3
  const amounts = new Map<string, Amount[]>()
  const laws: Truth[] = []
  const kin: { sharing: Sharing; amount: Amount }[] = []
  let count = 0
  const fresh = (): Amount => {
    count += 1
    return Real.const(`${called} ${count}`)
  }
  const failed = (part: Part): Truth =>
    isForLatecomers(part) ? Bool.val(true) : part.fails ? Bool.const(`${part.taker} fails`) : Bool.val(false)
  const hasIssue = (part: Part): Truth => Bool.const(`${part.taker} leaves children`)
  const sumOf = (all: readonly Amount[]): Amount =>
    all.reduce((sum, each) => sum.add(each), Real.val(0) as unknown as Amount)

  const isTaken = (part: Part): Truth => {
    if (part.instead === undefined) return Not(failed(part))
    if (part.instead === 'their children') return Or(Not(failed(part)), hasIssue(part))
    if (hasLastResort(part.instead))
      return part.instead.nextOfKinStandBehind
        ? Bool.val(true)
        : Or(Not(failed(part)), anyOf(part.instead.shares), anyOf(part.instead.lastly))
    return Or(Not(failed(part)), ...withLatecomers(part.instead).map(isTaken))
  }
  /** So many later children are born. They are numbered in the order of their birth. */
  const isBorn = (name: string): Truth => Not(Bool.const(`${name} fails`))
  const areBorn = ({ later }: Division, count: number): Truth =>
    later ? And(...latecomers.map((name, index) => (index < count ? isBorn(name) : Not(isBorn(name))))) : Bool.val(true)
  for (const [index, name] of latecomers.slice(1).entries())
    laws.push(Implies(isBorn(name), isBorn(latecomers[index] ?? '')))
  const give = (taker: string, amount: Amount) => {
    amounts.set(taker, [...(amounts.get(taker) ?? []), amount])
  }
  /** Divides `whole`, which is nothing in worlds where this division does not come about. */
  const divide = (division: Division, whole: Amount): void => {
    const { failedAreAdded } = division
    const all = withLatecomers(division)
      .filter(({ size }) => size > 0)
      .map((part) => ({ part, amount: fresh(), taken: isTaken(part) }))
    const cases = division.later ? [...latecomers.keys(), latecomers.length] : [0]
    const anyTaken = Or(Bool.val(false), ...all.map(({ taken }) => taken))
    for (const { amount, taken } of all) laws.push(Implies(Not(taken), amount.eq(0)), amount.ge(0))
    if (failedAreAdded) {
      laws.push(Implies(anyTaken, sumOf(all.map(({ amount }) => amount)).eq(whole)))
      // Sizes are compared with one unit, so that the laws are as many as the parts, not as their pairs.
      const unit = fresh()
      for (const { part, amount, taken } of all)
        for (const count of cases)
          laws.push(
            Implies(And(taken, areBorn(division, count)), amount.eq(unit.mul(sizeAmong(division, part, count)))),
          )
    } else {
      const total = all.reduce((sum, { part }) => sum + part.size, 0)
      for (const { amount, taken, part } of all) laws.push(Implies(taken, amount.mul(total).eq(whole.mul(part.size))))
    }
    for (const { part, amount } of all) take(part, amount)
  }
  const take = (part: Part, amount: Amount): void => {
    const own = fresh()
    give(part.taker, own)
    laws.push(Implies(Not(failed(part)), own.eq(amount)), Implies(failed(part), own.eq(0)))
    if (part.instead === undefined) return
    const passed = fresh()
    laws.push(passed.eq(amount.sub(own)))
    if (part.instead === 'their children') give(childrenOf(part.taker), passed)
    else if (hasLastResort(part.instead)) share(part.instead, passed)
    else divide(part.instead, passed)
  }

  const anyOf = (division: Division): Truth =>
    Or(
      Bool.val(false),
      ...withLatecomers(division)
        .filter(({ size }) => size > 0)
        .map(isTaken),
    )
  /** Divides `whole` by its shares or, where nobody takes one, by its last resort. */
  const share = (one: Sharing, whole: Amount): void => {
    const [underShares, underLastly, toKin] = [fresh(), fresh(), fresh()]
    const [anyShare, anyLastly] = [anyOf(one.shares), anyOf(one.lastly)]
    laws.push(
      Implies(anyShare, And(underShares.eq(whole), underLastly.eq(0), toKin.eq(0))),
      Implies(And(Not(anyShare), anyLastly), And(underShares.eq(0), underLastly.eq(whole), toKin.eq(0))),
      Implies(
        And(Not(anyShare), Not(anyLastly)),
        And(underShares.eq(0), underLastly.eq(0), toKin.eq(one.nextOfKinStandBehind ? whole : 0)),
      ),
    )
    divide(one.shares, underShares)
    divide(one.lastly, underLastly)
    give(NEXT_OF_KIN, toKin)
    kin.push({ sharing: one, amount: toKin })
  }
  share(sharing, Real.val(1) as unknown as Amount)
  return { amounts, laws, toKin: kin }
}

/** "(/ 3853.0 10000.0)" is 3853/10000. */
const fraction = (printed: string): string => printed.replace(/^\(\/ (\d+)\.0 (\d+)\.0\)$/, '$1/$2').replace(/\.0$/, '')

type Release = (...of: unknown[]) => void

/**
 * Starts the library with its releases held back while an answer is awaited. The library releases a term when the garbage
 * collector takes the object that stands for it, on this thread; the solver counts references to the same terms on another,
 * without a lock. A release in the middle of a search corrupts its memory.
 */
const startLibrary = async () => {
  const { Context, Z3, em, setParam } = await init()
  // The plain simplex: Z3's newer default takes twice as long to tell that the sharings of two sources agree.
  setParam('smt.arith.solver', 2)
  let searching = false
  const held: (() => void)[] = []
  const functions = Z3 as unknown as Record<string, Release>
  for (const [name, release] of Object.entries(functions).filter(([name]) => name.endsWith('dec_ref')))
    functions[name] = (...of) => {
      if (searching) held.push(() => release(...of))
      else release(...of)
    }
  const check = async (solver: Solver<'estate'>) => {
    searching = true
    try {
      return await solver.check()
    } finally {
      searching = false
      for (const release of held.splice(0)) release()
    }
  }
  return { z3: Context('estate') satisfies Z3, check, em }
}

/** Starts the solver. It runs in threads of its own until `end`. One question at a time. */
export const startProver = async (): Promise<Prover> => {
  const { z3, check, em } = await startLibrary()
  const nothing = () => z3.Real.val(0) as unknown as Amount
  const totalOf = ({ amounts }: Encoded, taker: string): Amount =>
    (amounts.get(taker) ?? []).reduce((sum, each) => sum.add(each), nothing())

  const worldIn = (model: Model<'estate'>, people: readonly string[]): World => {
    const holds = (name: string) => model.eval(z3.Bool.const(name), true).toString() === 'true'
    const fail = people.filter((person) => holds(`${person} fails`))
    const failed = fail.filter((person) => !latecomers.includes(person))
    const born = people.filter((person) => latecomers.includes(person) && !fail.includes(person))
    return { failed, withIssue: failed.filter((person) => holds(`${person} leaves children`)), later: born.length }
  }
  /** A world in which `claim` holds. Throws when the solver gives up, which is no proof. */
  const find = async (laws: readonly Truth[], claim: Truth, people: readonly string[]): Promise<World | undefined> => {
    const solver = new z3.Solver()
    solver.add(...laws, claim)
    const answer = await check(solver)
    if (answer === 'unknown') throw new Error('The solver gave up')
    return answer === 'sat' ? worldIn(solver.model(), people) : undefined
  }

  return {
    worldWithAGap: (sharing) => {
      const encoded = encode(z3, sharing, 'a')
      const all = [...encoded.amounts.values()].flat().reduce((sum, each) => sum.add(each), nothing())
      return find(encoded.laws, z3.Not(all.eq(1)), peopleIn(sharing))
    },
    worldWhereTheDeadTake: (sharing) => {
      const encoded = encode(z3, sharing, 'a')
      const claims = peopleIn(sharing).map((person) =>
        z3.And(z3.Bool.const(`${person} fails`), totalOf(encoded, person).gt(0)),
      )
      return find(encoded.laws, z3.Or(z3.Bool.val(false), ...claims), peopleIn(sharing))
    },
    worldWhereNextOfKinComeFirst: (sharing) => {
      const encoded = encode(z3, sharing, 'a')
      const survivors = (one: Sharing): Truth[] =>
        allPartsIn(one)
          .filter((part) => part.size > 0 && !isForLatecomers(part))
          .map(({ taker, fails }) => (fails ? z3.Not(z3.Bool.const(`${taker} fails`)) : z3.Bool.val(true)))
      const claims = encoded.toKin.map((each) =>
        z3.And(each.amount.gt(0), z3.Or(z3.Bool.val(false), ...survivors(each.sharing))),
      )
      return find(encoded.laws, z3.Or(z3.Bool.val(false), ...claims), peopleIn(sharing))
    },
    worldThatTellsApart: (one, other) => {
      const [a, b] = [encode(z3, one, 'a'), encode(z3, other, 'b')]
      const takers = [...new Set([...a.amounts.keys(), ...b.amounts.keys()])]
      const differs = takers.map((taker) => z3.Not(totalOf(a, taker).eq(totalOf(b, taker))))
      return find([...a.laws, ...b.laws], z3.Or(...differs), [...new Set([...peopleIn(one), ...peopleIn(other)])])
    },
    worlds: async (sharing, most) => {
      const encoded = encode(z3, sharing, 'a')
      const people = peopleIn(sharing)
      const names = people.flatMap((person) => [`${person} fails`, `${person} leaves children`])
      const solver = new z3.Solver()
      solver.add(...encoded.laws)
      const found: { world: World; amounts: Map<string, string> }[] = []
      while (found.length < most && (await check(solver)) === 'sat') {
        const model = solver.model()
        const amounts = new Map(
          [...encoded.amounts.keys()].map((taker) => [
            taker,
            fraction(model.eval(totalOf(encoded, taker), true).toString()),
          ]),
        )
        found.push({ world: worldIn(model, people), amounts })
        const same = names.map((name) => z3.Bool.const(name).eq(model.eval(z3.Bool.const(name), true) as Truth))
        solver.add(z3.Not(z3.And(z3.Bool.val(true), ...same)))
      }
      return found
    },
    end: () => em.PThread.terminateAllThreads(),
  }
}
