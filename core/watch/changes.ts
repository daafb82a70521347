import { adviceFor } from '../advice/advice.ts'
import type { Level } from '../advice/trigger.ts'
import { type LawId, lawChanges } from '../law/dated-law.ts'
import { type FigureId, figureChanges } from '../law/figures-of-law.ts'
import { ageOn, type Day, daysLater, isAfter, isoDay, yearsLater } from '../text/calendar-day.ts'
import { type ChildrenAge, childrenAges, type TriggerId } from '../will/lists.ts'
import { guardedChildren, isMinor, personsOf } from '../will/questions.ts'
import type { Will } from '../will/schema.ts'
import { ageToTake, youngTakers } from '../will/young-takers.ts'

/** What a will does on one day, as facts that can be compared with those of another day. */

/** Years between two looks at a signed will. Design brief for the drafting engine, section 5. */
export const REVIEW_YEARS = 5

type Fact =
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
const factsOn = (will: Will, signedOn: Day, day: Day): Fact[] => {
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

/** The days on which a signed will begins to do something else although nobody changed it: a birthday, a change of the law, a review. */

/** Days before a change of the law that its customers are told, where it is known by then. */
export const LAW_NOTICE_DAYS = 30

export type Cause =
  | { readonly kind: 'law'; readonly law: LawId }
  | { readonly kind: 'figure'; readonly figure: FigureId; readonly from: Day }
  | { readonly kind: 'birthday'; readonly person: number; readonly age: number }
  | { readonly kind: 'review'; readonly years: number; readonly since: Day }

/** What a will begins and ends to do on a day. */
export type Change = {
  readonly on: Day
  /** The day from which its customer is told. */
  readonly toldFrom: Day
  readonly causes: readonly Cause[]
  readonly begun: readonly Fact[]
  readonly ended: readonly Fact[]
}

/** A will that was signed on a day. */
export type SignedWill = { readonly will: Will; readonly signedOn: Day }

type Candidate = { readonly on: Day; readonly cause: Cause }

const birthdays = ({ will }: SignedWill): Candidate[] =>
  will.persons.flatMap(({ id, dob }) =>
    dob
      ? childrenAges.map(
          (age): Candidate => ({ on: yearsLater(dob, age), cause: { kind: 'birthday', person: id, age } }),
        )
      : [],
  )

/** Reviews of a lifetime. */
const MOST_REVIEWS = 20

const reviews = ({ signedOn }: SignedWill): Candidate[] =>
  Array.from({ length: MOST_REVIEWS }, (_, index) => {
    const years = (index + 1) * REVIEW_YEARS
    return { on: yearsLater(signedOn, years), cause: { kind: 'review', years, since: signedOn } }
  })

const identity = (fact: Fact): string => JSON.stringify(fact)

const missingFrom = (facts: readonly Fact[], others: readonly Fact[]): Fact[] => {
  const known = new Set(others.map(identity))
  return facts.filter((fact) => !known.has(identity(fact)))
}

/** A day on which a signed will may begin to do something else. What differs is worked out when it is asked for. */
type CandidateDay = Pick<Change, 'on' | 'toldFrom' | 'causes'> & { differs?: Pick<Change, 'begun' | 'ended'> }

const candidateDays = (signed: SignedWill): CandidateDay[] => {
  const law = [
    ...lawChanges().map(({ on, id }): Candidate => ({ on, cause: { kind: 'law', law: id } })),
    ...figureChanges().map(({ on, figure }): Candidate => ({ on, cause: { kind: 'figure', figure, from: on } })),
  ]
  const after = [...law, ...birthdays(signed), ...reviews(signed)].filter(({ on }) => isAfter(on, signed.signedOn))
  return [...Map.groupBy(after, ({ on }) => isoDay(on))]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, same]): CandidateDay[] => {
      const [first] = same
      if (!first) return []
      const { on } = first
      const causes = same.map(({ cause }) => cause)
      const byLaw = causes.some(({ kind }) => kind === 'law' || kind === 'figure')
      return [{ on, toldFrom: byLaw ? daysLater(on, -LAW_NOTICE_DAYS) : on, causes }]
    })
}

/** The days of each version that was asked about, by the day of its signature. Every screen and every night asks about the same ones. */
const known = new WeakMap<Will, Map<string, CandidateDay[]>>()

const daysOf = (signed: SignedWill): CandidateDay[] => {
  const ofWill = known.get(signed.will) ?? new Map<string, CandidateDay[]>()
  known.set(signed.will, ofWill)
  const key = isoDay(signed.signedOn)
  const days = ofWill.get(key) ?? candidateDays(signed)
  ofWill.set(key, days)
  return days
}

const differencesOn = ({ will, signedOn }: SignedWill, on: Day): Pick<Change, 'begun' | 'ended'> => {
  const before = factsOn(will, signedOn, daysLater(on, -1))
  const after = factsOn(will, signedOn, on)
  return { begun: missingFrom(after, before), ended: missingFrom(before, after) }
}

/** Those of the days on which the facts differ from those of the day before. */
const changesAmong = (signed: SignedWill, days: readonly CandidateDay[]): Change[] =>
  days.flatMap((day) => {
    const { on, toldFrom, causes } = day
    day.differs ??= differencesOn(signed, on)
    const { begun, ended } = day.differs
    return begun.length + ended.length > 0 ? [{ on, toldFrom, causes, begun, ended }] : []
  })

/** The changes of a signed will after its signature, up to and with `until`, the first one first. */
export const changesOf = (signed: SignedWill, until: Day): Change[] =>
  changesAmong(
    signed,
    daysOf(signed).filter(({ on }) => !isAfter(on, until)),
  )

/** Names a cause for good: what a customer was told of is remembered by it. */
export const keyOfCause = (cause: Cause): string => {
  switch (cause.kind) {
    case 'law':
      return `law ${cause.law}`
    case 'figure':
      return `law ${cause.figure} from ${isoDay(cause.from)}`
    case 'birthday':
      return `birthday ${cause.age} of ${cause.person}`
    case 'review':
      // A will that is signed again is reviewed again.
      return `review ${cause.years} since ${isoDay(cause.since)}`
  }
}

/** The changes that a customer is to be told of by `today`, and has not been. */
export const changesToTell = (signed: SignedWill, today: Day, told: readonly string[]): Change[] =>
  changesAmong(
    signed,
    daysOf(signed).filter(
      ({ toldFrom, causes }) => !isAfter(toldFrom, today) && causes.some((cause) => !told.includes(keyOfCause(cause))),
    ),
  )
