/** How closely a lawyer reads each piece before signing it, and how long that takes. */
import type { Piece } from './piece.ts'
import type { Standing } from './standing.ts'
import { sentenceDifferences } from './word-difference.ts'

/** `whole`: goes to court, or stops a customer. `page`: states the law to customers. `sampled`: says nothing of the law. */
export const tiers = ['whole', 'page', 'sampled'] as const
export type Tier = (typeof tiers)[number]

export const tiersInWords: Readonly<Record<Tier, { readonly title: string; readonly how: string }>> = {
  whole: {
    title: 'What goes to court or binds',
    how: 'Clauses with the rules that choose them, attestations, and advice that stops or refers. Each is read whole and signed.',
  },
  page: { title: 'What explains the law to customers', how: 'Read page by page, and signed by page.' },
  sampled: {
    title: 'Everything else',
    how: 'The desk draws a sample to read. The rest is signed on the strength of it, once nothing is wrong in it. What was wrong before makes the next sample larger.',
  },
}

const STOPS = /\((?:block|refer)\)/

export const tierOf = ({ kind, when = '', law }: Pick<Piece, 'kind' | 'when' | 'law'>): Tier => {
  if (kind === 'clause' || kind === 'attestation' || (kind === 'advice' && STOPS.test(when))) return 'whole'
  return law === undefined ? 'sampled' : 'page'
}

const WORDS_A_MINUTE = 200
const MINUTES_A_RULE = 1

const wordsIn = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + text.split(/\s+/).filter(Boolean).length, 0)

/** Rules that say more than that a sentence stands wherever its clause does. */
const rulesIn = ({ chosen = [] }: Pick<Piece, 'chosen'>): number => chosen.filter(({ ways }) => ways.length > 0).length

export type ReadingTime = { readonly words: number; readonly rules: number; readonly minutes: number }

const reading = (words: number, rules: number): ReadingTime => ({
  words,
  rules,
  minutes: words / WORDS_A_MINUTE + rules * MINUTES_A_RULE,
})

/** To read a piece for the first time: its words, its law, what it is for, and each of its rules. */
export const readingOf = (piece: Piece): ReadingTime => {
  const { words, when = '', why = '', law = '' } = piece
  return reading(wordsIn([...words, when, why, law]), rulesIn(piece))
}

/**
 * To read it again: the clause once more for its sense, and each sentence or rule that is not as it was signed. Nothing where it
 * is signed as it stands.
 */
export const readingLeft = ({ piece, standing, signOff }: Standing): ReadingTime => {
  if (standing === 'signed') return reading(0, 0)
  if (!signOff) return readingOf(piece)
  const before = new Map(signOff.signed.words.map((each, at) => [each, signOff.signed.chosen?.[at]?.when]))
  const changedRules = piece.words.filter(
    (each, at) => (piece.chosen?.[at]?.ways.length ?? 0) > 0 && before.get(each) !== piece.chosen?.[at]?.when,
  )
  const changed = sentenceDifferences(signOff.signed.words, piece.words).filter(({ change }) => change !== 'same')
  return reading(
    wordsIn(piece.words) + wordsIn(changed.flatMap(({ stretches }) => stretches.map(({ text }) => text))),
    changedRules.length,
  )
}

export const together = (all: readonly ReadingTime[]): ReadingTime =>
  all.reduce((sum, each) => reading(sum.words + each.words, sum.rules + each.rules), reading(0, 0))

/** Pieces of a sample of those that are only sampled: at even steps through all of them, from a place that the day decides. */
export const sampleOf = <T>(all: readonly T[], size: number, from: number): T[] => {
  if (all.length <= size) return [...all]
  const step = all.length / size
  return Array.from({ length: size }, (_, at) => all[Math.floor((from % step) + at * step)]).filter(
    (each): each is T & {} => each !== undefined,
  )
}

/** So many pieces are read of those that are sampled: with none at fault, fewer than one in ten is (nineteen times in twenty). */
const SAMPLE = 30
/** So many more for each that was found wrong before: what was mended since says as much only of a larger sample. */
const MORE_FOR_A_FAULT = 16

export const sampleSize = (foundBefore: number): number => SAMPLE + MORE_FOR_A_FAULT * foundBefore
