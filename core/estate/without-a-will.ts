/** Who would inherit of a testator without a will, as far as the answers say: their family under the law of intestacy. */
import type { Relative, Spouse } from '../intestacy/family.ts'
import { type Intestacy, intestacyOf } from '../intestacy/intestacy.ts'
import type { Day } from '../text/calendar-day.ts'
import { childrenEverOf, isMarried, isMinor, isStepchild, partnerOf } from '../will/questions.ts'
import type { Will } from '../will/schema.ts'

/** Until a final order those who are separated are still married. Who a husband or wife is may not be said. */
const spousesOf = (will: Will): readonly Spouse[] | undefined => {
  if (will.status === undefined || will.status === 'Separated') return undefined
  if (!isMarried(will)) return []
  const partner = partnerOf(will)
  return partner && [{ id: partner.id }]
}

/** One who had died when the will was made is named for the children they left, who stand in the picture as one. */
const childrenOf = (will: Will, today: Day): readonly Relative[] | undefined =>
  will.haveChildren &&
  childrenEverOf(will)
    .filter((person) => !isStepchild(person))
    .map((person) =>
      person.died
        ? { id: person.id, fate: 'died before', children: [{ id: -person.id }] }
        : { id: person.id, young: isMinor(person, today) },
    )

/**
 * Who would inherit today if there were no will: those left out of the will too. Of relatives after the children the answers never
 * say that there are no others.
 */
export const withoutAWill = (will: Will, today: Day): Intestacy =>
  intestacyOf({ spouses: spousesOf(will), children: childrenOf(will, today) }, today)
