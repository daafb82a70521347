import { kindsInWords } from './kinds.ts'
import type { Piece } from './piece.ts'
import type { Standing } from './standing.ts'
import {
  type ReadingTime,
  readingLeft,
  readingOf,
  sampleOf,
  sampleSize,
  type Tier,
  tierOf,
  tiers,
  together,
} from './tiers.ts'

/** What a lawyer signs at one sitting: the clauses that belong together, with their rules and their order. */

type Row = {
  readonly id: string
  readonly title: string
  /** In which wills, in words. */
  readonly when: string
  readonly clauses: readonly string[]
}

/** Every clause is in one of these. The first is in every will, and each other adds something to it. */
export const patterns = [
  {
    id: 'every-will',
    title: 'What every will has',
    when: 'Every will.',
    clauses: [
      'testator',
      'earlier-wills',
      'governing-law',
      'executors',
      'funeral',
      'estate-on-trust',
      'residue',
      'if-a-share-fails',
      'ultimate-default',
      'under-18',
      'powers',
      'trustees',
      'meanings',
      'signing',
    ],
  },
  { id: 'engaged', title: 'A marriage to come', when: 'The testator is engaged.', clauses: ['expected-marriage'] },
  {
    id: 'law-firm',
    title: 'A law firm as executor',
    when: 'The testator appoints the law firm.',
    clauses: ['professional-firm'],
  },
  { id: 'guardians', title: 'Guardians', when: 'The testator may appoint guardians.', clauses: ['guardians'] },
  {
    id: 'gifts',
    title: 'Gifts',
    when: 'Something is given before the rest is shared.',
    clauses: ['rules-for-gifts', 'items', 'money', 'donations', 'shares-of-assets', 'property'],
  },
  {
    id: 'charity-by-rate',
    title: 'A gift to charity for the lower rate of tax',
    when: 'A charity is given as much as brings inheritance tax to its lower rate.',
    clauses: ['charity-by-rate'],
  },
  {
    id: 'belongings',
    title: 'People who choose among belongings',
    when: 'Somebody chooses among the belongings.',
    clauses: ['belongings'],
  },
  {
    id: 'home-for-life',
    title: 'A home to live in',
    when: 'A home is held for somebody to live in.',
    clauses: ['home-for-life'],
  },
  {
    id: 'disabled-person',
    title: 'Money held for a disabled person',
    when: 'Something is held for a disabled person.',
    clauses: ['disabled-person'],
  },
  { id: 'pets', title: 'Pets', when: 'A pet needs someone to look after it.', clauses: ['pets'] },
  {
    id: 'charities',
    title: 'Charities and tax on the rest',
    when: 'A charity takes something, or someone who is exempt shares with someone who is not.',
    clauses: ['charities', 'tax-on-residue'],
  },
  { id: 'left-out', title: 'People left out', when: 'Somebody is left out.', clauses: ['left-out'] },
  {
    id: 'added-clause',
    title: 'A clause that a law firm wrote',
    when: 'A law firm wrote a clause.',
    clauses: ['added-clause'],
  },
  {
    id: 'digital',
    title: 'Online accounts',
    when: 'The testator has online accounts, or asks somebody to deal with them.',
    clauses: ['digital'],
  },
  { id: 'couple', title: 'The wills of a couple', when: 'The will is one of a pair.', clauses: ['similar-wills'] },
] as const satisfies readonly Row[]

export type Pattern = (typeof patterns)[number]

const clauseOf = (piece: string): string => piece.replace(/^clause:/, '')

/** The pattern of a clause, by the name of its piece. */
export const patternOf = (piece: string): Pattern | undefined =>
  patterns.find(({ clauses }) => (clauses as readonly string[]).includes(clauseOf(piece)))

/** The pieces of a pattern, in the order of the will. */
export const piecesOf = <T extends { readonly piece: Pick<Piece, 'id'> }>(pattern: Pattern, all: readonly T[]): T[] =>
  all.filter(({ piece: { id } }) => id.startsWith('clause:') && patternOf(id) === pattern)

/** What a lawyer reads in one go and signs with one passkey: a pattern, or pieces of a kind that are read alike. */

export type Sitting = {
  readonly id: string
  readonly tier: Tier
  readonly title: string
  readonly when?: string
  readonly standings: readonly Standing[]
}

type Named = Omit<Sitting, 'standings'>

const sittingOf = (piece: Piece): Named => {
  const tier = tierOf(piece)
  const pattern = piece.kind === 'clause' ? patternOf(piece.id) : undefined
  if (pattern) return { id: pattern.id, tier, title: pattern.title, when: pattern.when }
  if (tier === 'sampled') return { id: tier, tier, title: 'A sample of everything else' }
  const title = kindsInWords[piece.kind]
  return piece.kind === 'advice' && tier === 'whole'
    ? { id: 'advice-that-stops', tier, title: 'Advice that stops or refers' }
    : { id: piece.kind, tier, title }
}

const place = ({ id, tier }: Named): number =>
  tiers.indexOf(tier) * 100 + ((patterns.findIndex((pattern) => pattern.id === id) + 100) % 100)

/** Every piece is in one of these; those that bind come first. */
export const sittingsOf = (all: readonly Standing[]): Sitting[] => {
  const named = all.map((standing) => ({ standing, sitting: sittingOf(standing.piece) }))
  return [...Map.groupBy(named, ({ sitting }) => sitting.id).values()]
    .flatMap((own) =>
      own.slice(0, 1).map(({ sitting }) => ({ ...sitting, standings: own.map(({ standing }) => standing) })),
    )
    .toSorted((a, b) => place(a) - place(b))
}

const changedFirst = (a: Standing, b: Standing): number =>
  Number(b.standing === 'changed') - Number(a.standing === 'changed') ||
  Number(a.standing === 'signed') - Number(b.standing === 'signed')

/** What is read of it, the changed first. Of what is sampled, those that `from` draws. @param foundBefore how many were wrong in samples before. */
export const toRead = ({ tier, standings }: Sitting, from: number, foundBefore = 0): Standing[] => {
  const ordered = standings.toSorted(changedFirst)
  if (tier !== 'sampled') return ordered
  return sampleOf(
    ordered.filter(({ standing }) => standing !== 'signed'),
    sampleSize(foundBefore),
    from,
  )
}

/** How long it takes to read, of nothing signed and as it stands now. Of what is sampled, an average sample. */
export const minutesOf = (
  { tier, standings }: Sitting,
  foundBefore = 0,
): { readonly all: ReadingTime; readonly left: ReadingTime } => {
  const all = together(standings.map(({ piece }) => readingOf(piece)))
  const left = together(standings.map(readingLeft))
  const part = (whole: ReadingTime, count: number): ReadingTime => {
    const share = tier === 'sampled' ? Math.min(1, sampleSize(foundBefore) / (count || 1)) : 1
    return { words: whole.words * share, rules: whole.rules * share, minutes: whole.minutes * share }
  }
  return {
    all: part(all, standings.length),
    left: part(left, standings.filter(({ standing }) => standing !== 'signed').length),
  }
}
