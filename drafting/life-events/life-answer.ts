/** What a signed will does about something that has happened: in short, and point by point with the clauses that do it. */
import type { Day } from '#core/text/calendar-day.ts'
import type { LifeVerdict } from '#core/will/lists.ts'
import type { Will } from '#core/will/schema.ts'
import type { ClauseId } from '../document.ts'
import { preview } from '../draft.ts'

export type Point = {
  readonly says: string
  readonly clause?: ClauseId
  /** The will does not provide for it. */
  readonly gap?: true
}

export type LifeAnswer = {
  readonly verdict: LifeVerdict
  readonly points: readonly Point[]
  /** What the customer can do. */
  readonly todo?: string
}

/** What one event asks further before it is answered. */
export type LifeChoice = { readonly id: string; readonly words: string; readonly person?: number }
export type LifeQuestion = { readonly legend: string; readonly choices: readonly LifeChoice[] }

/** Provided for, unless one of the points is a gap. */
export const answerOf = (all: readonly Point[], todo?: string): LifeAnswer => {
  // Two pets of one name are asked after in the same words.
  const points = all.filter(({ says }, at) => all.findIndex((each) => each.says === says) === at)
  const hasGap = points.some(({ gap }) => gap)
  return { verdict: hasGap ? 'does not cover' : 'provides', points, ...(hasGap && todo !== undefined && { todo }) }
}

export const seeASolicitor = (points: readonly Point[], todo: string): LifeAnswer => ({
  verdict: 'solicitor',
  points,
  todo,
})

/** The number of each clause that the will has. */
export const clauseNumbers = (will: Will, today: Day): ReadonlyMap<ClauseId, number> =>
  new Map(preview(will, today).clauses.map(({ id, number }) => [id, number]))
