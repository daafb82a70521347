import type { StepName } from '../journey/steps.ts'
import type { Day } from '../text/calendar-day.ts'
import type { TriggerId } from '../will/lists.ts'
import type { Person, Will } from '../will/schema.ts'

export type Condition = (will: Will, today: Day) => boolean

type Fires = {
  readonly id: TriggerId
  /** The step whose answer makes it fire. */
  readonly step: StepName
  readonly when: Condition
  /** Why, to the testator. */
  readonly message: string
  /** The law it rests on. */
  readonly source: string
}

/** The will cannot be made like this. */
type Block = Fires & {
  readonly level: 'block'
  /** A rule of the step refuses the same answer, so the will is already incomplete. */
  readonly byRule?: true
  /** Only one clause is left out; the rest of the will can be made. */
  readonly clauseOnly?: true
}

/** A solicitor is needed first. */
type Refer = Fires & {
  readonly level: 'refer'
  /** What to ask the solicitor. */
  readonly ask: string
}

/** Something to understand before going on. */
type Warn = Fires & {
  readonly level: 'warn'
  /** Who and what it speaks of. When that changes, so has what was understood. Nothing but the answer itself, when absent. */
  readonly about?: (will: Will, today: Day) => readonly string[]
}

/**
 * When to say something about an answer, and what. A trigger may have several rows: one for each step on which it can
 * fire, and for each level.
 */
export type Trigger = Block | Refer | Warn
export type Level = Trigger['level']

/** From the strictest. */
export const levels = ['block', 'refer', 'warn'] as const satisfies readonly Level[]

export const personKeys = (persons: readonly Person[]): string[] => persons.map(({ id }) => `person ${id}`)
