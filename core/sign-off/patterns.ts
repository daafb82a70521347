/** What a lawyer signs at one sitting: the clauses that belong together, with their rules and their order. */
import type { Piece } from './piece.ts'

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
