import { planWithBlanks } from '../estate/parts.ts'
import { shareOfPerson } from '../estate/plan.ts'
import type { StepName } from '../journey/steps.ts'
import { type LawId, lawPeriods } from '../law/dated-law.ts'
import type { FigureId } from '../law/figures-of-law.ts'
import type { Day } from '../text/calendar-day.ts'
import { isFilled } from '../text/names.ts'
import type { TriggerId } from '../will/lists.ts'
import { inheritors, isSpouse, partnerOf, personById } from '../will/questions.ts'
import type { Person, Will } from '../will/schema.ts'
import { incomeFirst } from '../will/trusts.ts'

export type Condition = (will: Will, today: Day) => boolean

type Fires = {
  readonly id: TriggerId
  /** The step whose answer fires the trigger. */
  readonly step: StepName
  readonly when: Condition
  /** The reason, as shown to the testator. */
  readonly message: string
  /** The same with the names of this will. Undefined where they are not known. */
  readonly named?: (will: Will) => string | undefined
  /** The law behind it. */
  readonly source: string
}

/** The will cannot be made with this answer. */
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

/** The testator must acknowledge the message before they continue, unless it is only told. */
type Warn = Fires & {
  readonly level: 'warn'
  /** It is shown beside the answers and where the will is read, and stops nothing. */
  readonly onlyTold?: true
  /** The page that tells it offers to choose what is missing, so it is acknowledged where the will is read. */
  readonly isOfGap?: true
  /** The people and things the message is about. When they change, the acknowledgement no longer counts. */
  readonly about?: (will: Will, today: Day) => readonly string[]
}

/** A condition on the answers, and the advice it gives. A trigger has one row for each step where it can fire and each level. */
export type Trigger = Block | Refer | Warn
export type Level = Trigger['level']

/** The strictest first. */
export const levels = ['block', 'refer', 'warn'] as const satisfies readonly Level[]

/** Whether the testator's partner has a share of the rest, of their own or held for them. */
export const partnerShares = (will: Will): boolean => shareOfPerson(will, partnerOf(will)?.id) !== undefined

/** The part of the rest that is the husband's, wife's or civil partner's when the testator dies: none behind somebody else's income. */
export const shareOfSpouse = (will: Will): number | undefined =>
  incomeFirst(will)
    ? undefined
    : inheritors(will).find((heir) => heir.kind === 'person' && isSpouse(heir.person))?.hundredths

/** Hundredths of a percent. Our own limit: a court looks at what a divorce would have given, which is often half. */
export const LESS_THAN_HALF = 50_00

/** Others share the rest, and a partner who is named does not. */
export const partnerHasNoShare: Condition = (will) =>
  inheritors(will).length > 0 && isFilled(partnerOf(will)?.fullname) && !partnerShares(will)

/** Who may ask a court for more. */
export const claims = 'Inheritance (Provision for Family and Dependants) Act 1975'

/** The people whose own share goes there, as was answered, if they die first. */
export const peopleWhoseShareGoes = (will: Will, where: 'to their children' | 'to the other shares'): Person[] =>
  planWithBlanks(will).shares.flatMap(({ to, ifItFails, atEnd }) => {
    const person = to.type === 'person' && !to.body && !atEnd ? personById(will, to.id) : undefined
    return person && !person.died && ifItFails === where ? person : []
  })

export const personKeys = (persons: readonly Person[]): string[] => persons.map(({ id }) => `person ${id}`)

export const partnerKeys = (will: Will): string[] => personKeys(will.persons.filter(({ type }) => type === 'partner'))

/** The same advice in the words of each period of the law it states. `write` is given a day of the period. */
export const inEachPeriod = (of: readonly (LawId | FigureId)[], write: (on: Day) => Trigger): Trigger[] =>
  lawPeriods(of).map(({ on, includes }): Trigger => {
    const trigger = write(on)
    return { ...trigger, when: (will, today) => includes(today) && trigger.when(will, today) }
  })
