/** What a lawyer reads in one go and signs with one passkey: a pattern, or pieces of a kind that are read alike. */

import { kindsInWords } from './kinds.ts'
import { patternOf, patterns } from './patterns.ts'
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
