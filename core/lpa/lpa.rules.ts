import { addressAnywhereGiven, addressGiven, dateOfBirthGiven } from '../rules/fields.rules.ts'
import type { Problem } from '../rules/messages.ts'
import { filled, firstOf, fullNameGiven, unless } from '../rules/rule.ts'
import { type Day, isSameDay, isUnder18 } from '../text/calendar-day.ts'
import { isFilled } from '../text/names.ts'
import { fullNameOf } from '../will/details-table.ts'
import { MOST_PEOPLE_TO_TELL } from '../will/lpa-options.ts'
import type { FormDetails, Lpa } from '../will/lpa-schema.ts'
import { mayHoldOffice, personsOf } from '../will/questions.ts'
import { factsOf } from '../will/relationships.ts'
import { sameName } from '../will/same-name.ts'
import type { Person, Will } from '../will/schema.ts'

/** Named after the condition that holds when it passes, like `Rule`. The donor and the people are those of the will. */
export type LpaRule = (lpa: Lpa, will: Will, today: Day) => Problem[]

// A father and son may share a name; the date of birth tells them apart.
const isDonor = ({ details }: Will, { fullname, dob }: Person): boolean =>
  sameName(fullname, fullNameOf(details)) && (!dob || !details.dob || isSameDay(dob, details.dob))

/** Mental Capacity Act 2005 s.10(1)(a). */
const mayAct = (field: string, people: readonly Person[], will: Will, today: Day): Problem[] =>
  firstOf(
    unless(
      people.every((person) => !isDonor(will, person)),
      field,
      'ATTORNEY_IS_DONOR',
    ),
    unless(
      people.every((person) => mayHoldOffice(person, today)),
      field,
      'ATTORNEY_UNDER_18',
    ),
  )

export const attorneysAreChosen: LpaRule = (lpa, will, today) => {
  const attorneys = personsOf(will, lpa.attorneys)
  return firstOf(unless(attorneys.length > 0, 'attorneys', 'ADD_ATTORNEY'), mayAct('attorneys', attorneys, will, today))
}

export const waysToDecideAreSaid: LpaRule = (lpa, will) =>
  personsOf(will, lpa.attorneys).length < 2
    ? []
    : firstOf(
        unless(lpa.howTheyAct !== undefined, 'howTheyAct', 'SELECT_OPTION'),
        lpa.howTheyAct === 'Jointly for some decisions'
          ? filled('jointDecisions', lpa.jointDecisions, 'JOINT_DECISIONS_NEEDED')
          : [],
      )

export const replacementsAreOthers: LpaRule = (lpa, will, today) =>
  firstOf(
    unless(
      lpa.replacements.every((id) => !lpa.attorneys.includes(id)),
      'replacements',
      'REPLACEMENT_IS_ATTORNEY',
    ),
    mayAct('replacements', personsOf(will, lpa.replacements), will, today),
  )

/** Mental Capacity Act 2005 s.10(2): for money and property only. */
export const noAttorneyIsBankrupt: LpaRule = (lpa) =>
  lpa.type === 'Health and welfare'
    ? []
    : (['attorneys', 'replacements'] as const).flatMap((field) =>
        unless(
          lpa[field].every((id) => !lpa.bankrupt.includes(id)),
          field,
          'ATTORNEY_BANKRUPT',
        ),
      )

export const timeToActIsSaid: LpaRule = (lpa) =>
  lpa.type === 'Health and welfare' ? [] : unless(lpa.whenTheyAct !== undefined, 'whenTheyAct', 'SELECT_OPTION')

/** Mental Capacity Act 2005 Sch.1 para.2(3). */
export const peopleToTellAreOthers: LpaRule = (lpa) =>
  firstOf(
    unless(
      lpa.peopleToTell.every((id) => ![...lpa.attorneys, ...lpa.replacements].includes(id)),
      'peopleToTell',
      'TOLD_IS_ATTORNEY',
    ),
    unless(lpa.peopleToTell.length <= MOST_PEOPLE_TO_TELL, 'peopleToTell', 'TOO_MANY_TO_TELL'),
  )

/**
 * The date of birth and the address that the form asks of a person. Both are optional, because they can be written in by hand;
 * what is given must be whole.
 */
export const formDetailsAreWhole = (
  { dob, address }: Pick<FormDetails, 'dob' | 'address'>,
  acts: boolean,
  today: Day,
): Problem[] => [
  ...(dob && acts
    ? firstOf(dateOfBirthGiven('dob', dob, today), unless(!isUnder18(dob, today), 'dob.year', 'ATTORNEY_UNDER_18'))
    : []),
  ...(Object.values(address ?? {}).some(isFilled) ? addressAnywhereGiven('address', address) : []),
]

export const detailsForTheFormAreWhole: LpaRule = (lpa, _will, today) =>
  (lpa.formDetails ?? []).flatMap((details) =>
    formDetailsAreWhole(details, [...lpa.attorneys, ...lpa.replacements].includes(details.person), today).map(
      ({ field, code }) => ({ field: `formDetails.${details.person}.${field}`, code }),
    ),
  )

const isFamily = ({ relationship, type }: Person): boolean =>
  type === 'partner' || type === 'Child' || (relationship !== undefined && factsOf(relationship).group !== 'Others')

/** SI 2007/1253 reg.8(3). Of the people it excludes, a will names only the attorneys and the donor's family. */
export const certificateProviderIsIndependent: LpaRule = (lpa, will) => {
  const { certificateProvider: provider } = lpa
  if (!provider) return unless(false, 'certificateProvider.name', 'FIELD_REQUIRED')
  const isProvider = ({ fullname }: Person): boolean => sameName(fullname, provider.name)
  return firstOf(
    isFilled(provider.name)
      ? fullNameGiven('certificateProvider.name', provider.name)
      : filled('certificateProvider.name', provider.name),
    unless(
      !personsOf(will, [...lpa.attorneys, ...lpa.replacements]).some(isProvider) &&
        !sameName(provider.name, fullNameOf(will.details)),
      'certificateProvider.name',
      'CERTIFICATE_PROVIDER_IS_ATTORNEY',
    ),
    unless(
      !will.persons.filter(isFamily).some(isProvider),
      'certificateProvider.name',
      'CERTIFICATE_PROVIDER_IS_FAMILY',
    ),
  )
}

export const certificateProviderSaysWhy: LpaRule = ({ certificateProvider }) =>
  unless(certificateProvider?.kind !== undefined, 'certificateProvider.kind', 'SELECT_OPTION')

/** The address is optional, but must be complete if any part is given. */
export const certificateProviderCanBeFound: LpaRule = ({ certificateProvider }) =>
  Object.values(certificateProvider?.address ?? {}).some(isFilled)
    ? addressGiven('certificateProvider.address', certificateProvider?.address)
    : []

const rules: readonly LpaRule[] = [
  attorneysAreChosen,
  waysToDecideAreSaid,
  replacementsAreOthers,
  noAttorneyIsBankrupt,
  timeToActIsSaid,
  peopleToTellAreOthers,
  detailsForTheFormAreWhole,
  certificateProviderIsIndependent,
  certificateProviderSaysWhy,
  certificateProviderCanBeFound,
]

/** The problems of a power of attorney, in the order of its form. */
export const problemsOfLpa = (lpa: Lpa, will: Will, today: Day): Problem[] =>
  rules.flatMap((rule) => rule(lpa, will, today))
