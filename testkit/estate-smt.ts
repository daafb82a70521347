/**
 * Who takes what, as constraints for an SMT solver. A question to the solver covers every world at once: each person survives or
 * not, and leaves children who take or not. Amounts are exact, and are encoded, not computed: the parts that are taken stand to
 * each other as their sizes, and together they make the whole.
 */
import { type Arith, type Bool, type Context, init, type Model } from 'z3-solver'
import type { Plan, Portion, ResiduaryShare } from '#core/estate/plan.ts'
import type { FinalDocument } from '#drafting/document.ts'
import { additionsReadFrom, sharesReadFrom } from './shares-read-from-will.ts'

/** A part of a whole and who takes it. A body, such as a charity, does not fail. */
export type Part = {
  readonly taker: string
  readonly size: number
  readonly fails: boolean
  /** Who takes when the taker fails. Absent: no one. */
  readonly instead?: 'their children' | Division
}

/** Parts, and whether a part that nobody takes is added to those that are taken, as their sizes are to each other. */
export type Division = { readonly parts: readonly Part[]; readonly failedAreAdded: boolean }

export type Sharing = {
  readonly shares: Division
  /** Who takes when nobody takes a share. */
  readonly lastly: Division
  readonly nextOfKinStandBehind: boolean
}

/** A world: who does not survive, and who of them leaves children who take. */
export type World = { readonly failed: readonly string[]; readonly withIssue: readonly string[] }

export const NEXT_OF_KIN = 'next of kin'
export const childrenOf = (taker: string): string => `children of ${taker}`

type Z3 = Context<'estate'>
type Truth = Bool<'estate'>
type Amount = Arith<'estate'>

/** Amounts by taker, and what they are bound by. */
type Encoded = { readonly amounts: ReadonlyMap<string, readonly Amount[]>; readonly laws: readonly Truth[] }

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

const partsIn = ({ parts }: Division): Part[] =>
  parts.flatMap((part) => [
    part,
    ...(part.instead === undefined || part.instead === 'their children' ? [] : part.instead.parts),
  ])
const peopleIn = ({ shares, lastly }: Sharing): string[] => [
  ...new Set(
    [shares, lastly]
      .flatMap(partsIn)
      .filter(({ fails }) => fails)
      .map(({ taker }) => taker),
  ),
]

/** Writes a sharing down in the solver's terms. `called` keeps the variables of two sharings apart; who failed they have in common. */
const encode = (z3: Z3, sharing: Sharing, called: string): Encoded => {
  const { And, Or, Not, Implies, Bool, Real } = z3
  const amounts = new Map<string, Amount[]>()
  const laws: Truth[] = []
  let count = 0
  const fresh = (): Amount => {
    count += 1
    return Real.const(`${called} ${count}`)
  }
  const failed = (part: Part): Truth => (part.fails ? Bool.const(`${part.taker} fails`) : Bool.val(false))
  const hasIssue = (part: Part): Truth => Bool.const(`${part.taker} leaves children`)
  const sumOf = (all: readonly Amount[]): Amount =>
    all.reduce((sum, each) => sum.add(each), Real.val(0) as unknown as Amount)

  const isTaken = (part: Part): Truth => {
    if (part.instead === undefined) return Not(failed(part))
    if (part.instead === 'their children') return Or(Not(failed(part)), hasIssue(part))
    return Or(Not(failed(part)), ...part.instead.parts.map(isTaken))
  }
  const give = (taker: string, amount: Amount) => {
    amounts.set(taker, [...(amounts.get(taker) ?? []), amount])
  }
  /** Divides `whole`, which is nothing in worlds where this division does not come about. */
  const divide = ({ parts, failedAreAdded }: Division, whole: Amount): void => {
    const all = parts.filter(({ size }) => size > 0).map((part) => ({ part, amount: fresh(), taken: isTaken(part) }))
    const total = all.reduce((sum, { part }) => sum + part.size, 0)
    const anyTaken = Or(Bool.val(false), ...all.map(({ taken }) => taken))
    for (const { amount, taken } of all) laws.push(Implies(Not(taken), amount.eq(0)), amount.ge(0))
    if (failedAreAdded) {
      laws.push(Implies(anyTaken, sumOf(all.map(({ amount }) => amount)).eq(whole)))
      for (const [index, one] of all.entries())
        for (const other of all.slice(index + 1))
          laws.push(
            Implies(And(one.taken, other.taken), one.amount.mul(other.part.size).eq(other.amount.mul(one.part.size))),
          )
    } else
      for (const { amount, taken, part } of all) laws.push(Implies(taken, amount.mul(total).eq(whole.mul(part.size))))
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
    else divide(part.instead, passed)
  }

  const [underShares, underLastly, toKin] = [fresh(), fresh(), fresh()]
  const anyOf = ({ parts }: Division): Truth =>
    Or(Bool.val(false), ...parts.filter(({ size }) => size > 0).map(isTaken))
  const [anyShare, anyLastly] = [anyOf(sharing.shares), anyOf(sharing.lastly)]
  laws.push(
    Implies(anyShare, And(underShares.eq(1), underLastly.eq(0), toKin.eq(0))),
    Implies(And(Not(anyShare), anyLastly), And(underShares.eq(0), underLastly.eq(1), toKin.eq(0))),
    Implies(
      And(Not(anyShare), Not(anyLastly)),
      And(underShares.eq(0), underLastly.eq(0), toKin.eq(sharing.nextOfKinStandBehind ? 1 : 0)),
    ),
  )
  divide(sharing.shares, underShares)
  divide(sharing.lastly, underLastly)
  give(NEXT_OF_KIN, toKin)
  return { amounts, laws }
}

/** "(/ 3853.0 10000.0)" is 3853/10000. */
const fraction = (printed: string): string => printed.replace(/^\(\/ (\d+)\.0 (\d+)\.0\)$/, '$1/$2').replace(/\.0$/, '')

/** Starts the solver. It runs in threads of its own until `end`. */
export const startProver = async (): Promise<Prover> => {
  const { Context, em } = await init()
  const z3: Z3 = Context('estate')
  const nothing = () => z3.Real.val(0) as unknown as Amount
  const totalOf = ({ amounts }: Encoded, taker: string): Amount =>
    (amounts.get(taker) ?? []).reduce((sum, each) => sum.add(each), nothing())

  const worldIn = (model: Model<'estate'>, people: readonly string[]): World => {
    const holds = (name: string) => model.eval(z3.Bool.const(name), true).toString() === 'true'
    const failed = people.filter((person) => holds(`${person} fails`))
    return { failed, withIssue: failed.filter((person) => holds(`${person} leaves children`)) }
  }
  /** A world in which `claim` holds. Throws when the solver gives up, which is no proof. */
  const find = async (laws: readonly Truth[], claim: Truth, people: readonly string[]): Promise<World | undefined> => {
    const solver = new z3.Solver()
    solver.add(...laws, claim)
    const answer = await solver.check()
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
      const survivors = [...partsIn(sharing.shares), ...partsIn(sharing.lastly)]
        .filter(({ size }) => size > 0)
        .map(({ taker, fails }) => (fails ? z3.Not(z3.Bool.const(`${taker} fails`)) : z3.Bool.val(true)))
      const claim = z3.And(totalOf(encoded, NEXT_OF_KIN).gt(0), z3.Or(z3.Bool.val(false), ...survivors))
      return find(encoded.laws, claim, peopleIn(sharing))
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
      while (found.length < most && (await solver.check()) === 'sat') {
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

const partOfPortion = ({ to, weight }: Portion, instead?: Part['instead']): Part => ({
  taker: to.name,
  size: weight,
  fails: !to.body,
  ...(instead !== undefined && { instead }),
})

const insteadOf = ({ ifItFails }: ResiduaryShare): Part['instead'] => {
  if (ifItFails === 'to the other shares') return undefined
  if (ifItFails === 'to their children') return 'their children'
  const parts = ifItFails.map((backup) => partOfPortion(backup, backup.theirChildren ? 'their children' : undefined))
  return { parts, failedAreAdded: true }
}

/** The sharing that the answers mean. People are known by their names, so no two may have one name. */
export const sharingOfPlan = ({ shares, lastly }: Plan): Sharing => ({
  shares: { parts: shares.map((share) => partOfPortion(share, insteadOf(share))), failedAreAdded: true },
  lastly: { parts: lastly.map((portion) => partOfPortion(portion)), failedAreAdded: true },
  nextOfKinStandBehind: true,
})

/** The sharing that the words of a will say. `bodies` are the names of charities and organisations, which have successors. */
export const sharingOfWords = (will: FinalDocument, bodies: ReadonlySet<string>): Sharing => {
  const words = sharesReadFrom(will)
  const added = additionsReadFrom(will)
  const part = (each: { readonly name: string; readonly hundredths?: number }, instead?: Part['instead']): Part => ({
    taker: each.name,
    size: each.hundredths ?? 1,
    fails: !bodies.has(each.name),
    ...(instead !== undefined && { instead }),
  })
  const insteadOfHeir = (heir: string): Part['instead'] => {
    const rule = words.rules.find((each) => each.heir === heir)
    if (rule?.goes === 'to their children') return 'their children'
    if (rule?.goes !== 'to backups') return undefined
    const { backups, followedByChildren } = rule
    const follow = new Set(followedByChildren)
    return {
      parts: backups.map((each) => part(each, follow.has(each.name) ? 'their children' : undefined)),
      failedAreAdded: backups.length === 1 || added.ofBackups.has(heir),
    }
  }
  return {
    shares: {
      parts: words.heirs.map((heir) => part(heir, insteadOfHeir(heir.name))),
      failedAreAdded: words.heirs.length === 1 || added.ofShares,
    },
    lastly: {
      parts: words.inTheEnd.map((each) => part(each)),
      failedAreAdded: words.inTheEnd.length <= 1 || added.inTheEnd,
    },
    nextOfKinStandBehind: words.nextOfKinStandBehind,
  }
}
