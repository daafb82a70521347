import { type Card, cardsOf } from '#core/picture/cards.ts'
import type { Heir } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { today } from '../../api/today.ts'

const known = new WeakMap<Will, { readonly day: string; readonly cards: readonly Card[] }>()

/** The cards of a will today, worked out once: each row of a list of people asks for its own. */
export const cardsOfWill = (will: Will): readonly Card[] => {
  const now = today()
  const day = JSON.stringify(now)
  const before = known.get(will)
  if (before?.day === day) return before.cards
  const cards = cardsOf(will, now)
  known.set(will, { day, cards })
  return cards
}

/** The card of one who shares. A class has none. */
export const cardOfHeir = (will: Will, heir: Heir): Card | undefined =>
  heir.kind === 'class'
    ? undefined
    : cardsOfWill(will).find(
        ({ key }) => key === `${heir.kind} ${heir.kind === 'person' ? heir.person.id : heir.charity.id}`,
      )

/** What a plan gives, as it is drawn. */
export type PlanDrawn = {
  /** What is given: everything, or first the home. */
  readonly from: 'all' | 'home'
  /** Those who take when the testator dies. */
  readonly now: readonly Card[]
  /** Those who come after the one who takes now. `later` on a later day, otherwise only where that one has died before. */
  readonly after: readonly Card[]
  readonly later: boolean
  /** Whose share others look after. */
  readonly held?: string
}
