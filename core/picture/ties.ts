/** How the people of the picture are tied. Only what the testator said: nothing is guessed. */

import type { Day } from '../text/calendar-day.ts'
import {
  childrenEverOf,
  guardedChildren,
  isMarried,
  isOwnChild,
  partnerNow,
  personsOf,
  petsToLookAfter,
} from '../will/questions.ts'
import type { Will } from '../will/schema.ts'
import type { CardKey } from './cards.ts'

export type Tie =
  /** A double line for a marriage or civil partnership, a single one for a partner. */
  | { readonly kind: 'marriage' | 'partner'; readonly from: 'you'; readonly to: CardKey }
  /** An own child. A stepchild is tied to no one: the will does not say whose child it is. */
  | { readonly kind: 'child'; readonly from: 'you'; readonly to: CardKey }
  /** `from` looks after the child. The substitutes act where none of the first can. */
  | { readonly kind: 'guardian' | 'substitute guardian'; readonly from: CardKey; readonly to: CardKey }
  /** `from` is asked to look after the pet, in this place from 1. */
  | { readonly kind: 'keeper'; readonly from: CardKey; readonly to: CardKey; readonly place: number }

const person = ({ id }: { readonly id: number }): CardKey => `person ${id}`

/** @param today decides which children are young enough for a guardian. */
export const tiesOf = (will: Will, today: Day): Tie[] => {
  const partner = partnerNow(will)
  return [
    ...(partner ? [{ kind: isMarried(will) ? 'marriage' : 'partner', from: 'you', to: person(partner) } as const] : []),
    ...childrenEverOf(will)
      .filter(isOwnChild)
      .map((child) => ({ kind: 'child', from: 'you', to: person(child) }) as const),
    ...guardedChildren(will, today).flatMap((child) => [
      ...personsOf(will, child.guardianId).map(
        (each) => ({ kind: 'guardian', from: person(each), to: person(child) }) as const,
      ),
      ...personsOf(will, child.backupGuardianId).map(
        (each) => ({ kind: 'substitute guardian', from: person(each), to: person(child) }) as const,
      ),
    ]),
    ...petsToLookAfter(will).flatMap((pet) =>
      personsOf(will, pet.guardianId).map(
        (each, index) => ({ kind: 'keeper', from: person(each), to: `pet ${pet.id}`, place: index + 1 }) as const,
      ),
    ),
  ]
}
