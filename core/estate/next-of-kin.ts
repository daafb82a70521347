/** Who the next of kin of a testator are, as far as the answers say: the family of the answers under the law of intestacy. */
import type { Family, Relative, Spouse } from '../intestacy/family.ts'
import { type Intestacy, intestacyOf } from '../intestacy/intestacy.ts'
import type { Day } from '../text/calendar-day.ts'
import { childrenEverOf, isMarried, isMinor, isStepchild, partnerOf } from '../will/questions.ts'
import type { Person, Will } from '../will/schema.ts'

/** The ids of those who have died before the testator, and of those of them who left no children. */
type Dead = { readonly died: readonly number[]; readonly childless?: readonly number[] | undefined }

/** Whom the will treats as having died first, where it names the next of kin. Without a will nobody is. */
type Under = 'the will' | 'no will'

const isDeemedDead = (person: Person, under: Under): boolean => under === 'the will' && person.isExcluded

const spousesOf = (will: Will, { died }: Dead, under: Under): readonly Spouse[] | undefined => {
  const partner = partnerOf(will)
  // Until a final order they are still married. Who it is may not be said.
  if (will.status === 'Separated') return under === 'the will' ? [] : undefined
  if (!isMarried(will)) return will.status === undefined ? undefined : []
  if (!partner) return undefined
  const dead = died.includes(partner.id) || isDeemedDead(partner, under)
  return [{ id: partner.id, ...(dead && { fate: 'died before' as const }) }]
}

/** The children of one who died stand in the picture as one. Of one who is left out it is not known whether there are any. */
const standIns = (will: Will, person: Person, { childless = [] }: Dead): readonly Relative[] | undefined => {
  if (childless.includes(person.id)) return []
  if (!person.isExcluded) return [{ id: -person.id }]
  return will.excluded?.theirChildren === 'Yes' ? [] : undefined
}

const childrenOf = (will: Will, dead: Dead, under: Under, today: Day): readonly Relative[] | undefined => {
  if (will.haveChildren === undefined) return undefined
  return childrenEverOf(will)
    .filter((person) => !isStepchild(person))
    .map((person): Relative => {
      const isDead = person.died || dead.died.includes(person.id) || isDeemedDead(person, under)
      return isDead
        ? { id: person.id, fate: 'died before', children: standIns(will, person, dead) }
        : { id: person.id, young: isMinor(person, today) }
    })
}

const familyOf = (will: Will, dead: Dead, under: Under, today: Day): Family => ({
  spouses: spousesOf(will, dead, under),
  children: childrenOf(will, dead, under, today),
})

/** Who takes where the will gives a part to the next of kin: nobody whom it leaves out, nor a spouse from whom the testator is separated. */
export const nextOfKinOf = (will: Will, today: Day, dead: Dead): Intestacy =>
  intestacyOf(familyOf(will, dead, 'the will', today), today)

/**
 * Who would inherit today if there were no will: those left out of the will too. Of relatives after the children the answers never
 * say that there are no others.
 */
export const withoutAWill = (will: Will, today: Day): Intestacy =>
  intestacyOf(familyOf(will, { died: [] }, 'no will', today), today)
