/** What a will does on one day, as facts that can be compared with those of another day. */
import { adviceFor } from '../advice/advice.ts'
import type { Level } from '../advice/trigger.ts'
import { ageOn, type Day } from '../text/calendar-day.ts'
import type { ChildrenAge, TriggerId } from '../will/lists.ts'
import { guardedChildren, isMinor, personsOf } from '../will/questions.ts'
import type { Will } from '../will/schema.ts'
import { ageToTake, youngTakers } from '../will/young-takers.ts'

/** Years between two looks at a signed will. Design brief for the drafting engine, section 5. */
export const REVIEW_YEARS = 5

export type Fact =
  | {
      /** The product gives this advice. */
      readonly kind: 'advice'
      readonly trigger: TriggerId
      readonly level: Level
      readonly message: string
    }
  | {
      /** Executors hold what this person may take, until that age. */
      readonly kind: 'held'
      readonly person: number
      readonly until: ChildrenAge
    }
  | {
      /** The will appoints a guardian for this child. */
      readonly kind: 'guardian'
      readonly person: number
    }
  | {
      /** Named as an executor or a backup, and under 18. */
      readonly kind: 'too young to act'
      readonly person: number
    }
  | {
      /** So many reviews have been due since the will was signed. */
      readonly kind: 'review'
      readonly years: number
    }

/** The facts of a will on a day. `signedOn` is the day of its signature. */
export const factsOn = (will: Will, signedOn: Day, day: Day): Fact[] => {
  const years = Math.floor(ageOn(day, signedOn) / REVIEW_YEARS) * REVIEW_YEARS
  return [
    ...adviceFor(will, day).map(({ id, level, message }): Fact => ({ kind: 'advice', trigger: id, level, message })),
    ...youngTakers(will, day).map(
      (person): Fact => ({ kind: 'held', person: person.id, until: ageToTake(will, person) }),
    ),
    ...guardedChildren(will, day)
      .filter(({ guardianId }) => guardianId.length > 0)
      .map(({ id }): Fact => ({ kind: 'guardian', person: id })),
    ...personsOf(will, [...new Set([...will.executor, ...will.executorBackup])])
      .filter((person) => isMinor(person, day))
      .map(({ id }): Fact => ({ kind: 'too young to act', person: id })),
    ...(years > 0 ? [{ kind: 'review', years } as const] : []),
  ]
}
