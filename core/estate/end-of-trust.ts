import { byDay, type Day, isAfter, monthsLater, yearsLater } from '../text/calendar-day.ts'
import type { Trust } from '../will/schema.ts'
import { type History, survived, type TrustEvent, type WhyEnded } from './history.ts'

/** A couple has lived together for so long, in months, before it can be recorded that a trust has ended by it. */
const MONTHS_AS_COUPLE = 12

/** Whether an event ends a trust, as its clause says, and how. No time before the testator's death counts. */
const endedBy = (trust: Trust, event: TrustEvent, died: Day): WhyEnded | undefined => {
  const hasLasted = (since: Day, months: number): boolean =>
    !isAfter(monthsLater(isAfter(died, since) ? died : since, months), event.on)
  if (event.trust !== trust.kind || trust.kind === 'Disabled person') return undefined
  switch (event.what) {
    case 'marries':
      return trust.endsIfMarries === 'Yes' ? 'marriage' : undefined
    case 'couple recorded':
      return trust.endsIfCouple === 'Yes' && !event.byThePersonAlone && hasLasted(event.since, MONTHS_AS_COUPLE)
        ? 'couple'
        : undefined
    case 'absence recorded':
      return trust.kind === 'Home' &&
        trust.endsIfLeaves !== undefined &&
        !event.inHospital &&
        !event.byThePersonAlone &&
        hasLasted(event.since, trust.endsIfLeaves)
        ? 'left'
        : undefined
    case 'given up':
      return event.withoutLeave ? undefined : 'given up'
    default:
      return undefined
  }
}

const lastDaysOf = (trust: Trust, died: Day): Day[] =>
  trust.kind === 'Disabled person'
    ? []
    : [
        ...(trust.endDate ? [trust.endDate] : []),
        ...(trust.endYears === undefined ? [] : [yearsLater(died, trust.endYears)]),
      ]

export type End = { readonly on: Day; readonly why: WhyEnded }

/**
 * When a trust ends and why: on the first day of what its clause lists, or on the death of the testator where the person does not
 * take or a date has passed. Undefined while it goes on.
 * @param takes Whether the person survived the testator and did not refuse, nor lose it for another reason.
 */
export const endOfTrust = (
  trust: Trust,
  { died, asked, deaths, events = [] }: History,
  takes: boolean,
): End | undefined => {
  const dates = lastDaysOf(trust, died).filter((day) => !asked || !isAfter(day, asked))
  if (!takes || dates.some((day) => !isAfter(day, died))) return { on: died, why: 'never started' }
  const ends: End[] = [
    ...deaths.filter(({ person }) => person === trust.for).map(({ on }) => ({ on, why: 'death' as const })),
    ...dates.map((on) => ({ on, why: 'date' as const })),
    ...events
      .filter(({ on }) => !isAfter(died, on))
      .flatMap((event) => {
        const why = endedBy(trust, event, died)
        return why ? [{ on: event.on, why }] : []
      }),
  ]
  // Of two on one day the first counts: after a death the takers are tested 28 days later.
  return byDay(ends)[0]
}

/** Whether a person counts as dead when the takers are found. A trust that ends by a death has its takers found 28 days after it. */
export const isDeadAtEnd = ({ on, why }: End, death: Day): boolean =>
  why === 'death' || why === 'never started' ? !survived(on, death) : !isAfter(death, on)
