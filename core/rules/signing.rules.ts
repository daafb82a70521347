import { type Day, isAfter, isRealDay } from '../text/calendar-day.ts'
import type { Attestation, SigningPlan } from '../will/signing-schema.ts'
import type { Problem } from './messages.ts'
import { filled, firstOf, fullNameGiven, unless } from './rule.ts'

const plain = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase()

type Noted = {
  readonly on: Partial<Day> | undefined
  readonly witnesses: readonly [string, string]
  readonly storage: string
}

/** `made` is the day on which the documents that were signed were made; undefined where that is not known. */
export const problemsOfSigning = (noted: Noted, today: Day, made?: Day): Problem[] => [
  ...signedOn(noted.on, today, made),
  ...fullNameGiven('witnesses.0', noted.witnesses[0]),
  ...firstOf(
    fullNameGiven('witnesses.1', noted.witnesses[1]),
    unless(plain(noted.witnesses[0]) !== plain(noted.witnesses[1]), 'witnesses.1', 'WITNESS_TWICE'),
  ),
  ...filled('storage', noted.storage),
]

/** A day on which something has happened. */
export const problemsOfDay = (on: Partial<Day> | undefined, today: Day): Problem[] => signedOn(on, today, undefined)

/** A plan may be for a day that has passed: it is then still to be said whether the will was signed. */
export const problemsOfPlan = ({
  day,
  place,
  witnesses,
}: Pick<SigningPlan, 'day' | 'place' | 'witnesses'>): Problem[] => [
  ...unless(isRealDay(day), 'day', 'DOB_NOT_REAL'),
  ...filled('place', place),
  ...witnesses.flatMap(({ name }, at) => (name === '' ? [] : fullNameGiven(`witnesses.${at}`, name))),
]

/** What is read aloud and understood first: to sign for a testator who has not heard the will would be of no use. */
export const problemsOfAttestation = ({ reader, interpreter, mark, signer }: Attestation): Problem[] => [
  ...(
    [
      ['reader', reader],
      ['interpreter', interpreter],
      ['signer', signer],
    ] as const
  ).flatMap(([field, name]) => (name === undefined ? [] : fullNameGiven(field, name))),
  ...unless(
    reader !== undefined || (interpreter === undefined && mark === undefined && signer === undefined),
    'reader',
    'FIELD_REQUIRED',
  ),
]

const signedOn = (on: Partial<Day> | undefined, today: Day, made: Day | undefined): Problem[] => {
  if (!on?.day || !on.month || !on.year) {
    const part = !on?.day ? 'day' : !on.month ? 'month' : 'year'
    return unless(false, `on.${part}`, 'FIELD_REQUIRED')
  }
  const day: Day = { day: on.day, month: on.month, year: on.year }
  return firstOf(
    unless(isRealDay(day), 'on.day', 'DOB_NOT_REAL'),
    unless(!isAfter(day, today), 'on.year', 'DOB_IN_FUTURE'),
    unless(made === undefined || !isAfter(made, day), 'on.day', 'SIGNED_BEFORE_MADE'),
  )
}
