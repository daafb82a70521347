import { ADULT_FROM_AGE } from '#core/constants.ts'
import type { ClauseFacts, WrittenClause } from '#core/sign-off/piece.ts'
import type { Clause } from './clause.ts'
import { childrenTake, oneTakesAll } from './clauses/if-a-share-fails.ts'
import { type BackupPortion, saidAs } from './clauses/portions.ts'
import type { Residue } from './clauses/residue.ts'
import type { Parts } from './clauses/table.ts'
import type { CompleteWill } from './complete-will.ts'
import type { ClauseId } from './document.ts'
import { clausesOf } from './draft.ts'
import type { DraftBlock, DraftRun } from './wording.ts'

/**
 * What a clause can be told about a will, as facts: whether something was said, how many of something there are, what was chosen.
 * Everything a clause is written from is in its parts, so its sentences can follow from nothing else.
 */

/** Names, amounts and typed words: that there are some can decide about a sentence, what they say cannot. */
const SAID = new Set([
  'address',
  'after',
  'alsoKnownAs',
  'before',
  'day',
  'ending',
  'estateFraction',
  'estatePercent',
  'hundredths',
  'inOwnWords',
  'interpreter',
  'month',
  'monthsAway',
  'name',
  'of',
  'on',
  'part',
  'pence',
  'provider',
  'reader',
  'reserve',
  'signer',
  'sraNumber',
  'website',
  'fees',
  'commission',
  'what',
  'where',
  'word',
  'year',
  'years',
])
const OF_A_NAME = new Set(['key', 'name', 'before', 'after'])

const isSomething = (value: unknown): boolean =>
  value !== undefined && value !== '' && value !== 0 && value !== false && !(Array.isArray(value) && value.length === 0)

type Item = { readonly facts: Set<string>; readonly lists: Map<string, Item[]> }

const countsOf = (path: string, count: number): string[] => [
  `#${path}=${count > 2 ? '3+' : count}`,
  ...(count > 0 ? [`#${path}>0`] : []),
  ...(count > 1 ? [`#${path}>1`] : []),
]

/** Whether the children of a backup take in its place, which a line of children has said already. */
const isFollowed = (backup: { theirChildren?: unknown; party?: unknown }): boolean =>
  backup.theirChildren === true && (backup.party as Partial<BackupPortion['party']>).kind !== 'line'

const read = (value: unknown, path: string, item: Item): void => {
  const last = path.split('.').at(-1) ?? ''
  if (Array.isArray(value)) {
    const own = value.map((each): Item => {
      const inner: Item = { facts: new Set(), lists: new Map() }
      read(each, '', inner)
      return inner
    })
    item.lists.set(path, [...(item.lists.get(path) ?? []), ...own])
    for (const fact of countsOf(path, value.length)) item.facts.add(fact)
    if (last === 'substitutions') item.facts.add(`${path}.childrenTake=${childrenTake(value)}`)
    // Of the list and not of each part in it: the words about all of the parts follow from all of them.
    if (value.some((each) => typeof each === 'object' && each !== null && 'part' in each))
      item.facts.add(`${path}.saidAs=${saidAs(value)}`)
  } else if (SAID.has(last) && last !== 'of') item.facts.add(`${path}=${isSomething(value) ? 'said' : 'unsaid'}`)
  else if (typeof value === 'object' && value !== null) {
    if (last === 'residue') item.facts.add(`${path}.oneTakesAll=${oneTakesAll(value as Residue)}`)
    if (path !== '') item.facts.add(`${path}=some`)
    else if ('theirChildren' in value && 'party' in value) item.facts.add(`followed=${isFollowed(value)}`)
    for (const [name, inner] of Object.entries(value))
      if (!OF_A_NAME.has(name)) read(inner, path === '' ? name : `${path}.${name}`, item)
  } else item.facts.add(`${path || 'it'}=${value === undefined ? 'none' : String(value)}`)
}

/** Several lists of gifts, as the rules for all gifts see them. */
const giftLists = ['gifts.money', 'gifts.items', 'gifts.donations', 'gifts.byRate', 'gifts.shares', 'propertyGifts']

/** For whom something is held, each once, with what is held for them. */
const heldFor = (held: Parts['heldOnTrust']): unknown[] =>
  [...Map.groupBy(held, ({ person }) => person.key).values()].map((theirs) => ({
    held: theirs,
    byRight: theirs.some(({ byRight }) => byRight),
    unlent: theirs.filter(({ lend }) => !lend),
  }))

/** Each age that somebody waits for, and who does. */
const agesIn = ({ childrenAge, otherAges }: Pick<Parts, 'childrenAge' | 'otherAges'>): unknown[] => {
  const atOnce = otherAges.atOnce.flatMap((each) => (each === 'grandchildren' ? [] : [each.key]))
  const ages = new Set([childrenAge.age, ...otherAges.waiting.map(({ age }) => age)])
  return [...ages]
    .filter((age) => age !== ADULT_FROM_AGE)
    .map((age) => {
      const own = age === childrenAge.age
      const others = otherAges.waiting.flatMap((each) => (each.age === age ? each.who : []))
      return {
        people: [
          ...(own ? childrenAge.children.filter(({ key }) => !atOnce.includes(key)) : []),
          ...others.filter((each) => each !== 'grandchildren'),
        ],
        ownChildren: own ? childrenAge.children.filter(({ key }) => !atOnce.includes(key)) : [],
        laterChildren: own && childrenAge.laterChildren,
        grandchildren: others.includes('grandchildren'),
      }
    })
}

/** Lists that a clause makes of its parts before it says anything. */
const madeOf = (needs: readonly string[], parts: Partial<Parts>, item: Item): Record<string, unknown> => {
  const { childrenAge, otherAges, heldOnTrust } = parts
  const gifts = giftLists.flatMap((list) => item.lists.get(list) ?? [])
  if (needs.includes('propertyGifts') && needs.includes('gifts')) {
    item.lists.set('any gift', gifts)
    for (const fact of countsOf('any gift', gifts.length)) item.facts.add(fact)
  }
  return {
    ...(needs.includes('otherAges') && childrenAge && otherAges && { ages: agesIn({ childrenAge, otherAges }) }),
    ...(needs.includes('heldOnTrust') && heldOnTrust && { heldFor: heldFor(heldOnTrust) }),
  }
}

/** What holds of some, one, two or all things of a list. */
const summedUp = (item: Item): void => {
  for (const [list, items] of item.lists) {
    const counts = new Map<string, number>()
    for (const inner of items) {
      summedUp(inner)
      for (const fact of inner.facts) counts.set(fact, (counts.get(fact) ?? 0) + 1)
    }
    for (const [fact, count] of counts) {
      item.facts.add(`some ${list}: ${fact}`)
      if (count > 1) item.facts.add(`several ${list}: ${fact}`)
      if (count === items.length) item.facts.add(`every ${list}: ${fact}`)
    }
  }
}

/** @param parts of a will, of which the clause gets those that it needs. */
const factsOf = ({ needs }: Pick<Clause, 'needs'>, parts: Partial<Parts>): ClauseFacts => {
  const whole: Item = { facts: new Set(), lists: new Map() }
  const names = Object.keys(needs)
  for (const name of names) read(parts[name as keyof Parts], name, whole)
  for (const [name, made] of Object.entries(madeOf(names, parts, whole))) read(made, name, whole)
  summedUp(whole)
  const here = [...whole.facts].filter((fact) => !fact.includes(': ')).map((fact) => `here ${fact}`)
  return {
    '': [[...whole.facts]],
    ...Object.fromEntries(
      [...whole.lists].map(([list, items]) => [list, items.map((inner) => [...inner.facts, ...here])]),
    ),
  }
}

/** The words of clauses as a lawyer signs them: every sentence, with a slot for what comes from an answer. */

const slotFor = (run: DraftRun): string => {
  switch (run.kind) {
    case 'text':
    case 'term':
      return run.text
    case 'answer':
      return '‹answer›'
    case 'name':
      return run.text === '' ? '‹blank›' : '‹name›'
    case 'party': {
      const { kind, before, name, after } = run.party
      // What a class of people is called are words of ours.
      return kind === 'class' ? `${before}${name}${after}` : name === '' ? '‹blank›' : '‹name›'
    }
    case 'money':
      return '‹sum›'
    case 'share':
      return '‹share›'
    case 'clauses':
      return '‹clause›'
    case 'blank':
      return '‹blank›'
  }
}

/** What stands in series, the longest first: a series of two and one of twelve have the same words. */
const inSeries = ['my ‹answer› ‹name›', '‹name› (‹share›)', '‹name›']
const series = inSeries.map((unit) => {
  const each = unit.replace(/[()]/g, '\\$&')
  return {
    closed: new RegExp(`${each}(?:, ${each})* (and|or) ${each}`, 'g'),
    open: new RegExp(`${each}(?:, ${each})+`, 'g'),
    unit,
  }
})

const withSeries = (text: string): string =>
  series.reduce(
    (words, { closed, open, unit }) =>
      words.replace(closed, (_, word: string) => `${unit}, … ${word} ${unit}`).replace(open, `${unit}, …`),
    text,
  )

const wordsOf = (runs: readonly DraftRun[]): string => withSeries(runs.map(slotFor).join('')).trim()

/** In a list and alone a sentence is the same: its mark and the stop or semicolon at its end follow from its place. */
const bare = (sentence: string): string => sentence.replace(/(?:; and|;|\.)$/, '')

const passages = (block: DraftBlock): string[] =>
  block.kind === 'paragraph' ? [wordsOf(block.runs)] : block.items.map(wordsOf)

/** The sentences of each passage of some blocks: a paragraph is one, and so is each item of a list. */
const sentencesIn = (blocks: readonly DraftBlock[]): string[][][] =>
  blocks.map((block) => passages(block).map((passage) => passage.split(/(?<=[.:;])\s/).map(bare)))

/** Each clause of a will as it is written, its opening words among them, with what its sentences were chosen by. */
export const writtenClauses = (complete: CompleteWill): (WrittenClause & { clause: ClauseId })[] => {
  const { opening, clauses } = clausesOf(complete)
  return [opening, ...clauses].map(({ clause, written }) => ({
    clause: clause.id,
    blocks: 'blocks' in written ? sentencesIn(written.blocks) : [],
    facts: factsOf(clause, complete.parts),
  }))
}
