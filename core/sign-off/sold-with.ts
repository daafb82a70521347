/** Which words a product hands to its customer, beside the clauses that a will turns out to have. */
import type { OrderItem } from '../catalogue/products.ts'
import type { PieceKind } from './kinds.ts'
import type { Piece } from './piece.ts'

type Words = {
  /** Whether the clauses of the customer's own will are among them. */
  readonly clauses: boolean
  readonly kinds: readonly PieceKind[]
  /** The names of documents of a pack. */
  readonly documents: (name: string) => boolean
}

const isOfPowers = (name: string): boolean => name.startsWith('lpa-')
const isOfCheck = (name: string): boolean => ['existing-will-report', 'will-check'].includes(name)
const none = (): boolean => false

const ofAWill: Words = {
  clauses: true,
  kinds: ['attestation', 'reading', 'advice', 'statement'],
  documents: (name) => !isOfPowers(name) && !isOfCheck(name),
}
const ofPowers: Words = { clauses: false, kinds: [], documents: isOfPowers }
const nothing: Words = { clauses: false, kinds: [], documents: none }

const wordsOf: Readonly<Record<OrderItem, Words>> = {
  will: ofAWill,
  mirror: ofAWill,
  'mirror-upgrade': ofAWill,
  check: { clauses: false, kinds: ['finding'], documents: isOfCheck },
  lpa: ofPowers,
  'lpa-both': ofPowers,
  print: nothing,
  storage: nothing,
  'payment-test': nothing,
}

export const sellsClauses = (items: readonly OrderItem[]): boolean => items.some((item) => wordsOf[item].clauses)

/** Whether these products hand over a piece that is no clause. */
export const isSoldWith =
  (items: readonly OrderItem[]) =>
  ({ id, kind }: Piece): boolean =>
    items.some((item) => {
      const { kinds, documents } = wordsOf[item]
      return kind === 'pack' ? documents(id.slice('pack:'.length)) : kinds.includes(kind)
    })
