/** What a customer is reminded of by mail: to sign, of the day they planned for it, and where the signed will lies. */
import { signingState } from '../signing/signing-state.ts'
import { type Day, daysLater, isAfter, isoDay, yearsLater } from '../text/calendar-day.ts'
import type { Will } from '../will/schema.ts'
import { changesToTell, keyOfCause } from './changes.ts'

/** Days after a download on which a will that is not signed is remembered. */
export const UNSIGNED_REMINDER_DAYS = [14, 60] as const
/** Days after a signing on which it is remembered that it is in doubt. */
const DOUBT_REMINDER_DAYS = [14, 60] as const

/** The newest words that a customer downloaded to sign. */
export type ToSign = { readonly downloaded: Day; readonly fingerprint: string | undefined }

export type Watched = {
  /** The will as it is now: what is said of its signing stands with it. */
  readonly will: Will
  /** The answers from which the signed will was made. Absent while none is signed. */
  readonly signedWill?: Will | undefined
  readonly toSign?: ToSign | undefined
}

/** What one mail tells. `worth a look`: the signed will does something else than on the day of its signature. */
export type Telling = 'worth a look' | 'review' | 'sign tomorrow' | 'not signed' | 'in doubt' | 'original'

/** A telling and the names of its causes, by which it is remembered. */
export type Due = { readonly telling: Telling; readonly keys: readonly string[] }

const unsigned = ({ toSign }: Watched, today: Day): Due[] => {
  if (!toSign) return []
  const { downloaded, fingerprint = 'unmarked' } = toSign
  const keys = UNSIGNED_REMINDER_DAYS.filter((days) => !isAfter(daysLater(downloaded, days), today)).map(
    (days) => `unsigned ${fingerprint} ${days}`,
  )
  return keys.length > 0 ? [{ telling: 'not signed', keys }] : []
}

const inDoubt = (signedOn: Day, today: Day): Due[] => {
  const keys = DOUBT_REMINDER_DAYS.filter((days) => !isAfter(daysLater(signedOn, days), today)).map(
    (days) => `doubt ${isoDay(signedOn)} ${days}`,
  )
  return keys.length > 0 ? [{ telling: 'in doubt', keys }] : []
}

const planned = (plan: { readonly day: Day; readonly remind: boolean } | undefined, today: Day): Due[] =>
  plan?.remind === true && isoDay(daysLater(plan.day, -1)) === isoDay(today)
    ? [{ telling: 'sign tomorrow', keys: [`plan ${isoDay(plan.day)}`] }]
    : []

const ofSigned = (will: Will, signedOn: Day, today: Day, told: readonly string[]): Due[] => {
  const changes = changesToTell({ will, signedOn }, today, told)
  const onlyReview = changes.every(({ causes }) => causes.every(({ kind }) => kind === 'review'))
  const keys = changes.flatMap(({ causes }) => causes.map(keyOfCause))
  return [
    ...(keys.length > 0 ? [{ telling: onlyReview ? 'review' : 'worth a look', keys } as const] : []),
    ...(isAfter(yearsLater(signedOn, 1), today)
      ? []
      : [{ telling: 'original', keys: [`original ${isoDay(signedOn)}`] } as const]),
  ]
}

/**
 * What a customer is to be told on a day and was not told before, the most important first. One mail tells all of it, but for a
 * signing of the next day, which is told alone: what else is due waits for the next night.
 */
export const dueOn = (watched: Watched, today: Day): Due[] => {
  const { will, signedWill, toSign } = watched
  const told = will.watch?.told ?? []
  const state = signingState(will, today, toSign?.fingerprint)
  const due = (): Due[] => {
    switch (state.is) {
      case 'unsigned':
        return unsigned(watched, today)
      case 'planned':
      case 'today':
        return state.day === 'passed' ? unsigned(watched, today) : planned(state.plan, today)
      case 'signed':
      case 'changed':
        return [
          ...(signedWill ? ofSigned(signedWill, state.signing.on, today, told) : []),
          ...planned(state.plan, today),
          ...(state.is === 'changed' && !state.plan ? unsigned(watched, today) : []),
        ]
      case 'doubtful':
        return [
          ...(state.plan ? [] : inDoubt(state.signing.on, today)),
          ...(signedWill ? ofSigned(signedWill, state.signing.on, today, told) : []),
          ...planned(state.plan, today),
        ]
      case 'revoked':
        return planned(state.plan, today)
    }
  }
  const untold = due().filter(({ keys }) => keys.some((key) => !told.includes(key)))
  const tomorrow = untold.filter(({ telling }) => telling === 'sign tomorrow')
  return tomorrow.length > 0 ? tomorrow : untold
}
