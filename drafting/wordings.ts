/** The words of clauses as a lawyer signs them: every sentence, with a slot for what comes from an answer. */
import type { WrittenClause } from '#core/sign-off/piece.ts'
import type { CompleteWill } from './complete-will.ts'
import type { ClauseId } from './document.ts'
import { clausesOf } from './draft.ts'
import { factsOf } from './facts-of-clauses.ts'
import type { DraftBlock, DraftRun } from './wording.ts'

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
