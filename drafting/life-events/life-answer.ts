/** What a signed will does about something that has happened: in short, and point by point with the clauses that do it. */
import { type Card, cardsOf } from '#core/picture/cards.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { listed } from '#core/text/names.ts'
import type { LifeVerdict } from '#core/will/lists.ts'
import { personById } from '#core/will/questions.ts'
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

/** People by the names they have in the picture. */
export const namesIn = (will: Will, today: Day) => {
  const cards = new Map<string, Card>(cardsOf(will, today).map((card) => [card.key, card]))
  const one = (id: number): string => cards.get(`person ${id}`)?.name ?? personById(will, id)?.fullname ?? ''
  return { one, all: (ids: readonly number[]): string => listed.format(ids.map(one)) }
}
