/** Who takes when a trust ends, read from the words of a will alone, by the reader of the residue's words. */
import type { Block, ClauseId, FinalDocument, Run } from '#drafting/document.ts'
import { type Distribution, sharesReadFrom } from './shares-read-from-will.ts'

export type TrustRead = {
  /** Who has it until then. */
  readonly person: string
  readonly fixed: 'When the trust ends' | 'When I die'
  readonly heirs: Distribution['heirs']
  readonly equal: boolean
  readonly rules: Distribution['rules']
  readonly later?: Distribution['later']
}

const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('')
const firstWords = (block: Block): string => (block.kind === 'paragraph' ? textOf(block.runs) : '')

const noReason = { why: '', source: '' }

type ClauseOfTrust = 'home-for-life' | 'disabled-person' | 'residue'

const clauseIn = (will: FinalDocument, id: ClauseId): readonly Block[] => {
  const clause = will.clauses.find((each) => each.id === id)
  if (!clause) throw new Error(`No clause ${id}`)
  return clause.blocks
}

const placesIn = (blocks: readonly Block[]) => {
  const at = (words: string): number => blocks.findIndex((block) => firstWords(block).startsWith(words))
  const [starts, living, keeps] = [
    at('When the trust ends, my Executors hold'),
    at('Somebody is living at the end if'),
    at('A person who survives me keeps their share'),
  ]
  const tested = Math.max(living, keeps)
  if (starts < 0 || tested < starts) throw new Error('The trust does not say who takes at its end')
  if (living >= 0 === keeps >= 0) throw new Error('It is not certain who has to be living')
  return { starts, tested, fixed: living >= 0 ? ('When the trust ends' as const) : ('When I die' as const) }
}

/**
 * The will as if all that it shared were what this trust leaves. Of the residue, another clause says who takes instead.
 * @throws when the clause is not in the will, or says something that cannot be read as a trust.
 */
export const atTheEndOf = (will: FinalDocument, id: ClauseOfTrust): FinalDocument => {
  const blocks = clauseIn(will, id)
  const { starts, tested } = placesIn(blocks)
  const one = (clauseId: ClauseId, some: readonly Block[]) => ({ ...noReason, id: clauseId, blocks: some })
  const clauses: FinalDocument['clauses'][number][] = []
  for (const each of will.clauses) {
    if (each.id === 'residue') clauses.push({ ...each, ...one('residue', blocks.slice(starts, tested)) })
    else if (each.id === 'if-a-share-fails' && id !== 'residue')
      clauses.push({ ...each, ...one('if-a-share-fails', blocks.slice(tested + 1)) })
    else clauses.push(each)
  }
  return { ...will, clauses }
}

/** @throws when the clause is not in the will, or says something that cannot be read as a trust. */
export const trustReadFrom = (will: FinalDocument, id: ClauseOfTrust): TrustRead => {
  const blocks = clauseIn(will, id)
  const ends = blocks.flatMap((block) => (block.kind === 'list' ? block.items.map(({ runs }) => runs) : [block.runs]))
  const death = ends.find((runs) => /^(?:The trust ends on )?the death of /.test(textOf(runs))) ?? []
  const { heirs, equal, rules, later } = sharesReadFrom(atTheEndOf(will, id))
  return {
    person: death.flatMap(({ kind, text }) => (kind === 'name' ? [text] : []))[0] ?? '',
    fixed: placesIn(blocks).fixed,
    heirs,
    equal,
    rules,
    ...(later && { later }),
  }
}
