/**
 * Finds, for a sentence of a clause, the rule by which it is chosen: the shortest ways that are open in every will that has the
 * sentence and in no other. What is found is kept, read and tested against the code: it counts only while it says the same.
 */
import { type ClauseFacts, denied, factIn, type Rule, type Way } from '#core/sign-off/piece.ts'

/** Clauses of wills that have the same facts, and so the same sentences. */
export type Seen = { readonly facts: ClauseFacts; readonly words: ReadonlySet<string> }

type Bits = Uint32Array
const ones = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
const bitsOf = (count: number, isSet: (at: number) => boolean): Bits => {
  const bits = new Uint32Array((count + 31) >> 5)
  for (let at = 0; at < count; at += 1) if (isSet(at)) bits[at >> 5] = (bits[at >> 5] ?? 0) | (1 << (at & 31))
  return bits
}
const isIn = (bits: Bits, at: number): boolean => (((bits[at >> 5] ?? 0) >>> (at & 31)) & 1) === 1
const both = (one: Bits, other: Bits): Bits => one.map((word, at) => word & (other[at] ?? 0))
/** How many are set in both. */
const common = (one: Bits, other: Bits): number => {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) {
    const word = (one[at] ?? 0) & (other[at] ?? 0)
    if (word !== 0) sum += ones(word)
  }
  return sum
}

/** Tells apart, nearly always, which are set in both. */
const markOf = (one: Bits, other: Bits): number => {
  let mark = 0
  for (let at = 0; at < one.length; at += 1) mark = (Math.imul(mark, 31) + ((one[at] ?? 0) & (other[at] ?? 0))) | 0
  return mark
}

/** The things of one list in all that was seen, with whose they are and which facts hold of each. */
type Column = { readonly of: string; readonly owners: readonly number[]; readonly facts: ReadonlyMap<string, Bits> }

const shortestFirst = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : 1)

const columnsOf = (seen: readonly Seen[]): Column[] =>
  [...new Set(seen.flatMap(({ facts }) => Object.keys(facts)))].map((of) => {
    const things = seen.flatMap(({ facts }, owner) => (facts[of] ?? []).map((own) => ({ owner, facts: new Set(own) })))
    // Of facts that always hold together the shortest is the one to say.
    const names = [...new Set(things.flatMap(({ facts }) => [...facts]))].toSorted(shortestFirst)
    const facts = new Map<string, Bits>()
    const known = new Set<string>()
    const keep = (name: string, bits: Bits): void => {
      const key = bits.join()
      if (known.has(key)) return
      known.add(key)
      facts.set(name, bits)
    }
    for (const name of names) {
      const bits = bitsOf(things.length, (at) => things[at]?.facts.has(name) === true)
      if (common(bits, bits) === things.length) continue
      keep(name, bits)
      keep(
        denied(name),
        bitsOf(things.length, (at) => !isIn(bits, at)),
      )
    }
    return { of, owners: things.map(({ owner }) => owner), facts }
  })

const WIDTH = 16
const MOST_FACTS = 6
const MOST_WAYS = 12

type Found = { readonly way: Way; readonly owners: ReadonlySet<number>; readonly merit: number }

/** What is so of one thing is said more simply than what is so of some, and that than what is so of several or of all. */
const weightOf = (name: string): number => {
  const { fact } = factIn(name)
  return (
    1 +
    (fact.match(/(?:^|: )some /g)?.length ?? 0) * 0.5 +
    (fact.match(/(?:^|: )(?:several|every) /g)?.length ?? 0) * 1.2 +
    (fact.startsWith('here ') ? 0.1 : 0) +
    (/=[23]\+?$/.test(fact) ? 0.3 : 0)
  )
}
/** One more fact is worth its words where the way then opens for many more. */
const meritOf = (hits: number, names: readonly string[]): number =>
  hits * 0.8 ** names.reduce((sum, name) => sum + weightOf(name), 0)

/** The way in one list that opens for most of those that are wanted and for nobody else. */
const bestIn = (
  { of, owners, facts }: Column,
  wanted: ReadonlySet<number>,
  has: readonly boolean[],
): Found | undefined => {
  const count = owners.length
  const wantedBits = bitsOf(count, (at) => wanted.has(owners[at] ?? -1))
  const badBits = bitsOf(count, (at) => !has[owners[at] ?? -1])
  const all = bitsOf(count, () => true)
  type Beam = {
    readonly names: readonly string[]
    readonly bits: () => Bits
    readonly hits: number
    readonly misses: number
  }
  const worth = ({ hits, misses }: Beam): number => (hits / (hits + 3 * misses)) * Math.log2(1 + hits)
  const merit = ({ hits, names }: Beam): number => meritOf(hits, names)
  let beam: Beam[] = [{ names: [], bits: () => all, hits: common(all, wantedBits), misses: common(all, badBits) }]
  let best: Beam | undefined
  for (let depth = 0; depth < MOST_FACTS && beam.length > 0; depth += 1) {
    // Facts that narrow alike are one, and the first is the shortest.
    const next = new Map<string, Beam>()
    for (const { names, bits: bitsBefore, hits: before, misses: missesBefore } of beam) {
      const bits = bitsBefore()
      const good = both(bits, wantedBits)
      const bad = both(bits, badBits)
      for (const [name, own] of facts) {
        const hits = common(own, good)
        if (hits === 0) continue
        const misses = common(own, bad)
        const key = `${hits} ${misses} ${markOf(own, bits)}`
        if ((hits === before && misses === missesBefore) || next.has(key)) continue
        let narrowed: Bits | undefined
        next.set(key, { names: [...names, name], bits: () => (narrowed ??= both(bits, own)), hits, misses })
      }
    }
    for (const each of next.values()) if (each.misses === 0 && (!best || merit(each) > merit(best))) best = each
    // A way that is pure is not narrowed further.
    beam = [...next.values()]
      .filter(({ misses }) => misses > 0)
      .toSorted((a, b) => worth(b) - worth(a))
      .slice(0, WIDTH)
  }
  if (!best) return undefined
  const chosen = best.bits()
  return {
    way: { of, all: best.names.toSorted() },
    owners: new Set(owners.filter((_, at) => isIn(chosen, at))),
    merit: merit(best),
  }
}

/** Undefined where the facts do not tell apart which wills have the sentence. */
const learnRule = (sentence: string, seen: readonly Seen[], columns: readonly Column[]): Rule | undefined => {
  const has = seen.map(({ words }) => words.has(sentence))
  if (has.every(Boolean)) return []
  const wanted = new Set(has.flatMap((is, at) => (is ? [at] : [])))
  const rule: Way[] = []
  while (wanted.size > 0 && rule.length < MOST_WAYS) {
    const [best] = columns.flatMap((column) => bestIn(column, wanted, has) ?? []).toSorted((a, b) => b.merit - a.merit)
    if (!best) return undefined
    rule.push(best.way)
    for (const each of best.owners) wanted.delete(each)
  }
  return wanted.size === 0 ? rule : undefined
}

/** In which of those seen a rule has its sentence stand. */
type Opens = (rule: Rule) => boolean[]

const reckoned = (seen: readonly Seen[]): Opens => {
  const lists = new Map<string, { owners: number[]; items: ReadonlySet<string>[] }>()
  seen.forEach(({ facts }, owner) => {
    for (const [of, items] of Object.entries(facts)) {
      const list = lists.get(of) ?? { owners: [], items: [] }
      lists.set(of, list)
      for (const item of items) {
        list.owners.push(owner)
        list.items.push(new Set(item))
      }
    }
  })
  return (rule) => {
    const opens = Array<boolean>(seen.length).fill(rule.length === 0)
    for (const { of, all } of rule) {
      const said = all.map(factIn)
      const { owners, items } = lists.get(of) ?? { owners: [], items: [] }
      items.forEach((item, at) => {
        if (said.every(({ fact, isDenied }) => item.has(fact) !== isDenied)) opens[owners[at] ?? 0] = true
      })
    }
    return opens
  }
}

/** The rule without the facts and the ways that change nothing: what is left decides something in a will that was seen. */
const shortest = (rule: Rule, isRight: (rule: Rule) => boolean): Rule => {
  const shorter = rule
    .flatMap((way, at) => [
      rule.toSpliced(at, 1),
      ...way.all.map((_, place) => rule.with(at, { ...way, all: way.all.toSpliced(place, 1) })),
    ])
    .filter((each) => each.length > 0 && each.every(({ all }) => all.length > 0))
    .find(isRight)
  return shorter ? shortest(shorter, isRight) : rule
}

/** So many are learnt from first, and so many that speak against what was learnt are added each time. */
const FIRST = 400
const ADDED = 8
const MOST_ROUNDS = 40

/** What is kept where it still says the same as the code; the rest is found anew. Undefined where nothing tells wills apart. */
export const rulesOf = (
  sentences: readonly string[],
  seen: readonly Seen[],
  kept: ReadonlyMap<string, Rule>,
): (Rule | undefined)[] => {
  const opens = reckoned(seen)
  const against = (rule: Rule | undefined, sentence: string): Seen[] => {
    const does = rule && opens(rule)
    return seen.filter(({ words }, at) => !does || does[at] !== words.has(sentence))
  }
  const rules = new Map(sentences.map((sentence) => [sentence, kept.get(sentence)]))
  let wrong = sentences.filter((sentence) => against(rules.get(sentence), sentence).length > 0)
  const learntAnew = new Set(wrong)
  const learntFrom = new Set(wrong.length > 0 ? seen.slice(0, FIRST) : [])
  for (let round = 0; round < MOST_ROUNDS && wrong.length > 0; round += 1) {
    for (const sentence of wrong) {
      const has = seen.filter(({ words }) => words.has(sentence)).slice(0, 3 * ADDED)
      const those = against(rules.get(sentence), sentence).slice(0, round === 0 ? ADDED : 6 * ADDED)
      for (const each of [...has, ...those]) learntFrom.add(each)
    }
    const columns = columnsOf([...learntFrom])
    for (const sentence of wrong) rules.set(sentence, learnRule(sentence, [...learntFrom], columns))
    wrong = wrong.filter((sentence) => against(rules.get(sentence), sentence).length > 0)
  }
  return sentences.map((sentence) => {
    const rule = rules.get(sentence)
    if (!rule || wrong.includes(sentence)) return undefined
    return learntAnew.has(sentence) ? shortest(rule, (each) => against(each, sentence).length === 0) : rule
  })
}
