/** Lives and deaths by dates: what is known of the world when a will is applied to it. The will says nothing of them. */
import type { Fraction } from '#core/estate/fraction.ts'
import { ageOn, type Day, daysLater, isAfter } from '#core/text/calendar-day.ts'

export type Life = {
  /** Absent: long ago. */
  readonly born?: Day
  readonly died?: Day
  readonly leftOut?: true
  readonly children: readonly Life[]
}

export type Person = {
  readonly name: string
  readonly died?: Day
  readonly children: readonly Life[]
  readonly born?: Day
  /** Without a birthday, but known to be a child. */
  readonly isYoung: boolean
}

export type Happening = {
  /** The clause of the trust. */
  readonly of: string
  readonly on: Day
  readonly what:
    | 'marries'
    | 'couple recorded'
    | 'absence recorded'
    | 'given up'
    | 'left over'
    | 'bought together'
    | 'capital paid'
  readonly since?: Day
  readonly byThePersonAlone?: boolean
  readonly inHospital?: boolean
  readonly withoutLeave?: boolean
  readonly part?: Fraction
}

/** A day on which it is asked who takes. */
export type At = {
  /** The day on which they take. */
  readonly taken: Day
  /** Who was on the way by this day counts as living. */
  readonly conceived: Day
  readonly isDead: (death: Day) => boolean
  /** The clause under which it is asked. */
  readonly of: string
  /** Who counts as dead. */
  readonly without: string | undefined
}

/** Days. */
const BEFORE_BIRTH = 280

export const daysAfter = daysLater

export const isAfterOrOn = (day: Day, other: Day): boolean => !isAfter(other, day)

/** Whether a child, or a child in their place, may take at all: one conceived later may not, nor their children. */
export const familyTakes = ({ born }: Life, { conceived }: At): boolean =>
  born === undefined || !isAfter(born, daysLater(conceived, BEFORE_BIRTH))

export const livesAt = ({ died }: Life, { isDead }: At): boolean => died === undefined || !isDead(died)

export type Refusal = { readonly name: string; readonly of: string; readonly children: readonly Life[] }

export class Lives {
  readonly died: Day
  readonly laterChildren: readonly Life[]
  /** The children of each child of the testator. Undefined: not known, and they take together. */
  readonly families: readonly (readonly Life[])[] | undefined
  readonly events: readonly Happening[]
  readonly excluded: 'nobody' | 'their children may' | 'with their children'
  readonly #people: ReadonlyMap<string, Person>
  readonly #gone: ReadonlyMap<string, Day | undefined>
  readonly #refusals: readonly Refusal[]
  readonly #bodies: ReadonlySet<string>

  constructor(given: {
    readonly died: Day
    readonly people: readonly Person[]
    readonly laterChildren: readonly Life[]
    readonly families: readonly (readonly Life[])[] | undefined
    readonly events: readonly Happening[]
    readonly excluded: Lives['excluded']
    /** Charities without a successor, from a day. */
    readonly gone: ReadonlyMap<string, Day | undefined>
    readonly refusals: readonly Refusal[]
    readonly bodies: ReadonlySet<string>
  }) {
    this.died = given.died
    this.laterChildren = given.laterChildren
    this.families = given.families
    this.events = given.events
    this.excluded = given.excluded
    this.#people = new Map(given.people.map((person) => [person.name, person]))
    this.#gone = given.gone
    this.#refusals = given.refusals
    this.#bodies = given.bodies
  }

  isPerson(name: string): boolean {
    return !this.#bodies.has(name)
  }

  deathOf(name: string): Day | undefined {
    return this.#people.get(name)?.died
  }

  #refusal(name: string, of: string): Refusal | undefined {
    return this.#refusals.find((each) => each.name === name && each.of === of)
  }

  /** Whether the one named does not take, by death, refusal, or as the person it was held for. */
  fails(name: string, at: At): boolean {
    if (name === at.without) return true
    const gone = this.#gone.get(name)
    if (this.#gone.has(name) && (gone === undefined || !isAfter(gone, at.taken))) return true
    const death = this.deathOf(name)
    return (death !== undefined && at.isDead(death)) || this.#refusal(name, at.of) !== undefined
  }

  issueOf(name: string, at: At): readonly Life[] {
    return this.#refusal(name, at.of)?.children ?? this.#people.get(name)?.children ?? []
  }

  isUnder(who: string, line: readonly number[], life: Life | undefined, age: number, on: Day): boolean {
    if (line.length > 0) return life?.born !== undefined && ageOn(on, life.born) < age
    const person = this.#people.get(who)
    if (!person) return false
    return person.born ? ageOn(on, person.born) < age : person.isYoung
  }
}
