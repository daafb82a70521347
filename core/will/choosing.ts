/** Who is shown where people are chosen for an office, a pet or a plan of shares, so that every choice can be changed on the page that asks for it. */
import { ADULT_FROM_AGE } from '../constants.ts'
import type { Day } from '../text/calendar-day.ts'
import type { ChosenFor } from './changes.ts'
import { lastShares } from './equal-shares.ts'
import type { PersonType } from './lists.ts'
import {
  adultCandidatesOf,
  candidatesOf,
  charityById,
  isMinor,
  isOtherParent,
  personById,
  personsOf,
} from './questions.ts'
import type { Person, Will } from './schema.ts'
import { type Family, familyOf, familyThatTakes, type SharePlanId, writtenFor } from './share-plans.ts'
import { trustsOf } from './trusts.ts'

/** A list of people that a page shows as cards, each with Choose or Remove. */
export type Office = Extract<
  ChosenFor,
  { list: 'executor' | 'executorBackup' | 'guardian' | 'backupGuardian' | 'petGuardian' | 'digitalAssets' }
>

/** How a person is added who is chosen for an office, and the message where only an adult may be chosen. */
export const officeAdds = {
  executor: { addAs: 'Executor', under18: 'EXECUTOR_UNDER_18' },
  executorBackup: { addAs: 'Executor', under18: undefined },
  guardian: { addAs: 'Guardian', under18: 'GUARDIAN_UNDER_18' },
  backupGuardian: { addAs: 'Backup Guardian', under18: 'GUARDIAN_UNDER_18' },
  petGuardian: { addAs: 'Guardian', under18: 'GUARDIAN_UNDER_18' },
  digitalAssets: { addAs: 'Person', under18: undefined },
} as const satisfies Record<Office['list'], { addAs: PersonType; under18: string | undefined }>

export type ShownToChoose = {
  readonly person: Person
  readonly chosen: boolean
  /** Why a person who is chosen may not be; absent for a candidate. */
  readonly unfit?: 'under-18' | 'left-out' | 'other'
  /** The year from which a candidate under 18 can act, where a date of birth tells it. */
  readonly actsFrom?: number
  /** A candidate who is seldom the one meant, and is not chosen: shown once they are asked for. */
  readonly seldom?: true
}

/** Children are chosen for together only while they have the same people, so that the first of them tells whom. */
const firstChild = (will: Will, { children: [first] }: { children: readonly number[] }): Person | undefined =>
  first === undefined ? undefined : personById(will, first)

/** The ids of those chosen for an office. */
export const chosenFor = (will: Will, to: Office): readonly number[] => {
  switch (to.list) {
    case 'executor':
      return will.executor
    case 'executorBackup':
      return will.executorBackup
    case 'digitalAssets':
      return will.executorCareAssets?.persons ?? []
    case 'guardian':
      return firstChild(will, to)?.guardianId ?? []
    case 'backupGuardian':
      return firstChild(will, to)?.backupGuardianId ?? []
    case 'petGuardian':
      return will.pets.find(({ id }) => id === to.pet)?.guardianId ?? []
  }
}

/** A guardian acts when no parent is alive, and a partner is often the other parent. */
const partnerLast = (people: readonly Person[]): Person[] => [
  ...people.filter(({ type }) => type !== 'partner'),
  ...people.filter(({ type }) => type === 'partner'),
]

/** People under 18 cannot act yet. Where another parent has parental responsibility, that is mostly the partner, who needs no appointment. */
const isSeldomMeant = (will: Will, to: Office, person: Person, today: Day): boolean => {
  if (to.list === 'guardian' || to.list === 'backupGuardian') return isOtherParent(person, firstChild(will, to))
  return isMinor(person, today)
}

/** Adults who are not left out. A substitute executor may be under 18, because no one acts before 18. */
const candidatesFor = (will: Will, to: Office, today: Day): Person[] => {
  if (to.list === 'executorBackup') return candidatesOf(will).filter(({ id }) => !will.executor.includes(id))
  const adults = adultCandidatesOf(will, today)
  if (to.list === 'guardian') return partnerLast(adults)
  if (to.list !== 'backupGuardian') return adults
  const first = firstChild(will, to)?.guardianId ?? []
  return partnerLast(adults.filter(({ id }) => !first.includes(id)))
}

/**
 * The people shown for an office: the candidates, then those who are chosen and are no candidates any more, such as an executor
 * whose date of birth was corrected. They are shown so that they can be changed or removed.
 */
export const shownToChoose = (will: Will, to: Office, today: Day): ShownToChoose[] => {
  const candidates = candidatesFor(will, to, today)
  const chosen = chosenFor(will, to)
  const unfit = personsOf(will, chosen).filter((person) => !candidates.includes(person))
  return [
    ...candidates.map((person) => ({
      person,
      chosen: chosen.includes(person.id),
      ...(isMinor(person, today) && person.dob && { actsFrom: person.dob.year + ADULT_FROM_AGE }),
      ...(!chosen.includes(person.id) && isSeldomMeant(will, to, person, today) && { seldom: true as const }),
    })),
    ...unfit.map(
      (person) =>
        ({
          person,
          chosen: true,
          unfit: person.isExcluded ? 'left-out' : isMinor(person, today) ? 'under-18' : 'other',
        }) as const,
    ),
  ]
}

/** Whom the page offers to come last: nobody for whom something is held first, but who is chosen already and can be taken out. */
export const offeredLast = (will: Will): Person[] => {
  const chosen = lastShares(will).persons.map(({ id }) => id)
  return candidatesOf(will).filter(({ id }) => chosen.includes(id) || trustsOf(will).every((trust) => trust.for !== id))
}

/** Those of the others among whom it is chosen whom a plan is for, and whether they are in it. One alone is not chosen among. */
export const choiceOfOthers = (
  will: Will,
  id: SharePlanId,
): readonly { readonly key: string; readonly isIn: boolean }[] => {
  const keysOf = ({ others, charities }: Family) => [
    ...others.map((each) => `person ${each.id}`),
    ...charities.map((each) => `charity ${each.id}`),
  ]
  const whole = writtenFor(will, id, familyOf(will))
  const all = whole ? keysOf(familyThatTakes(whole)) : []
  const now = keysOf(familyThatTakes(will))
  return all.length > 1 ? all.map((key) => ({ key, isIn: now.includes(key) })) : []
}

/** The plan for these of the others alone. It is for one of them at least. */
export const withSharePlanFor =
  (id: SharePlanId, keys: readonly string[]) =>
  (will: Will): Will => {
    const family = familyOf(will)
    const others = family.others.filter((each) => keys.includes(`person ${each.id}`))
    const charities = family.charities.filter((each) => keys.includes(`charity ${each.id}`))
    return writtenFor(will, id, { ...family, others, charities }) ?? will
  }

const answerOf = ({ inherit, estatePercent, estateIfDie }: Partial<Person>) =>
  JSON.stringify(inherit ? [estatePercent, estateIfDie] : [])

/** How many answers about shares a plan takes the place of: of each person and charity, and of what is held. */
export const replacedBy = (plan: Will, before: Will): number =>
  plan.persons.filter((person) => answerOf(person) !== answerOf(personById(before, person.id) ?? {})).length +
  plan.charities.filter((charity) => charity.inherit !== charityById(before, charity.id)?.inherit).length +
  Math.abs((plan.trusts?.length ?? 0) - (before.trusts?.length ?? 0))

/** The candidates, and whoever is chosen although they may not be: who is not shown cannot be unticked. */
export const candidatesOrChosen = (will: Pick<Will, 'persons'>, chosen: readonly number[]): Person[] =>
  will.persons.filter((person) => chosen.includes(person.id) || candidatesOf(will).includes(person))
