/** What a will says, as data: screens, PDF and plain text are all printed from it. */
import type { StepName } from '#core/journey/steps.ts'

/** Every clause a will can have, in the order they stand in the document. The first is its opening words and has no number. */
export const clauseIds = [
  'testator',
  'earlier-wills',
  'governing-law',
  'expected-marriage',
  'executors',
  'professional-firm',
  'guardians',
  'funeral',
  'rules-for-gifts',
  'items',
  'belongings',
  'money',
  'donations',
  'charity-by-rate',
  'shares-of-assets',
  'property',
  'home-for-life',
  'disabled-person',
  'pets',
  'estate-on-trust',
  'residue',
  'if-a-share-fails',
  'ultimate-default',
  'under-18',
  'charities',
  'tax-on-residue',
  'left-out',
  'added-clause',
  'powers',
  'trustees',
  'digital',
  'similar-wills',
  'meanings',
  'signing',
] as const

export type ClauseId = (typeof clauseIds)[number]

/**
 * A stretch of text of one kind. `term` is a term where it is defined, `name` a person or body as they were typed,
 * `blank` a line in the place of a few words that have not been answered yet, `placeholder` a sentence saying what has not.
 */
export type Run =
  | { readonly kind: 'text' | 'term' | 'name' | 'money' | 'share' | 'blank' | 'placeholder'; readonly text: string }
  | { readonly kind: 'reference'; readonly text: string; readonly to: ClauseId }

type ListItem = { readonly marker: string; readonly runs: readonly Run[] }

export type Block =
  | { readonly kind: 'paragraph'; readonly runs: readonly Run[] }
  | { readonly kind: 'list'; readonly items: readonly ListItem[] }

export type Passage = {
  readonly id: ClauseId
  /** The steps whose answers it is written from: the first is where it is changed. Empty for one that is always the same. */
  readonly steps: readonly StepName[]
  readonly blocks: readonly Block[]
  /** False while it has a blank, or a placeholder stands in its place. */
  readonly written: boolean
}

export type NumberedClause = Passage & { readonly number: number; readonly heading: string }

export type Signature = {
  /** The testator, who signs unless there is a `signer`. The name stands inside the block. */
  readonly name: string
  /** Who signs in their place, at their direction. */
  readonly signer?: string
  /** What the witnesses attest by signing. */
  readonly attestation: readonly Run[]
}

export type LegalDocument = {
  readonly title: string
  /** The testator, or undefined while the will has no name. */
  readonly name: string | undefined
  readonly opening: Passage
  readonly clauses: readonly NumberedClause[]
  /** Only a complete will can be signed. */
  readonly signature?: Signature
}

/** For the customer why the passage is there, and for a lawyer the law it rests on. */
export type Reason = { readonly why: string; readonly source: string }

/** A document drafted from answers: each passage comes with its reason. */
export type DraftedDocument = LegalDocument & {
  readonly opening: Passage & Reason
  readonly clauses: readonly (NumberedClause & Reason)[]
}

export type FinalDocument = DraftedDocument & { readonly name: string; readonly signature: Signature }

/** The words of some runs, without their kinds. */
export const textOfRuns = (runs: readonly Run[]): string => runs.map((run) => run.text).join('')

const textOfBlock = (block: Block): string =>
  block.kind === 'paragraph'
    ? textOfRuns(block.runs)
    : block.items.map(({ marker, runs }) => `${marker} ${textOfRuns(runs)}`).join('\n')

export const textOfBlocks = (blocks: readonly Block[]): string => blocks.map(textOfBlock).join('\n')

/** A paragraph or an item of a list in a passage: `1`, or `1.2` for the third item of the second block. */
export type Place = `${number}` | `${number}.${number}`

/** What stands at each place of a passage. */
export const runsByPlace = ({ blocks }: Pick<Passage, 'blocks'>): ReadonlyMap<Place, readonly Run[]> =>
  new Map(
    blocks.flatMap((block, at): [Place, readonly Run[]][] =>
      block.kind === 'paragraph'
        ? [[`${at}`, block.runs]]
        : block.items.map(({ runs }, item): [Place, readonly Run[]] => [`${at}.${item}`, runs]),
    ),
  )

/** In place of a blank, for those who hear the will. */
export const NOT_YET_SAID = 'not yet said'

/** The words at a place, as they are read aloud. Empty where there is no such place. */
export const wordsAt = (passage: Pick<Passage, 'blocks'>, place: Place): string =>
  (runsByPlace(passage).get(place) ?? []).map(({ kind, text }) => (kind === 'blank' ? NOT_YET_SAID : text)).join('')

/** The words of a document, a blank line between clauses. */
export const asText = ({ title, name, opening, clauses, signature }: LegalDocument): string =>
  [
    name ? `${title}\n${name}` : title,
    textOfBlocks(opening.blocks),
    ...clauses.map(({ number, heading, blocks }) => `${number}. ${heading}\n${textOfBlocks(blocks)}`),
    ...(signature ? [textOfRuns(signature.attestation)] : []),
  ].join('\n\n')
