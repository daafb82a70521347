/** The answers of a power of attorney by the names of the fields in the blank PDF of form LP1F or LP1H. */

import { formDetailsOf } from '#core/lpa/lpas.ts'
import { isFilled } from '#core/text/names.ts'
import { streetLine } from '#core/will/address-lines.ts'
import { inLpaBox, type LpaBox } from '#core/will/details-table.ts'
import type { Lpa } from '#core/will/lpa-schema.ts'
import { personsOf } from '#core/will/questions.ts'
import type { Address, Birthday, Person, Will } from '#core/will/schema.ts'

/** `true` ticks a box; words fill in a text, or choose among options. */
export type FormAnswer = { readonly field: string; readonly value: string | true }

/** How many people the form itself has room for. More go on continuation sheet 1. */
export const ROOM_ON_FORM = { attorneys: 4, replacements: 2, peopleToTell: 4, signatures: 4 } as const

/** What the form asks of its donor, in its order. */
export const lpaBoxes = [
  'Title',
  'First names',
  'Last name',
  'Other names you are known by',
  'Date of birth',
  'Address',
  'Email',
] as const satisfies readonly LpaBox[]

// Section 7 has two boxes of 11 lines of 84 characters. Longer words go on continuation sheet 2.
const [LINES_ON_FORM, CHARACTERS_ON_LINE] = [11, 84]

export const fitsOnForm = (words: string): boolean =>
  words
    .trim()
    .split('\n')
    .reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / CHARACTERS_ON_LINE)), 0) <= LINES_ON_FORM

const given = (field: string, value: string | undefined): FormAnswer[] =>
  isFilled(value) ? [{ field, value: value.trim() }] : []

const tickIf = (ticked: boolean, field: string): FormAnswer[] => (ticked ? [{ field, value: true }] : [])

// The form has two fields for a name, and a will has one: the last word is taken for the last name.
const name = (field: string, fullname: string): FormAnswer[] => {
  const words = fullname.trim().split(/\s+/)
  return [...given(`${field}-first`, words.slice(0, -1).join(' ')), ...given(`${field}-last`, words.at(-1))]
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')

const date = (field: string, day: Birthday | undefined): FormAnswer[] =>
  day
    ? [
        { field: `${field}-day`, value: twoDigits(day.day) },
        { field: `${field}-month`, value: twoDigits(day.month) },
        { field: `${field}-year`, value: String(day.year) },
      ]
    : []

const address = (field: string, of: Address | undefined): FormAnswer[] =>
  of
    ? [
        ...given(`${field}-address1`, streetLine(of)),
        ...given(`${field}-address2`, of.town),
        ...given(`${field}-address3`, of.country),
        ...given(`${field}-postcode`, of.postcode),
      ]
    : []

const donorFields: Record<Exclude<LpaBox, 'Date of birth' | 'Address'>, string> = {
  Title: 'name-title',
  'First names': 'name-first',
  'Last name': 'name-last',
  'Other names you are known by': 'otherNames',
  Email: 'email-address',
}

const donor = ({ details }: Will): FormAnswer[] =>
  lpaBoxes.flatMap((box) => {
    if (box === 'Date of birth') return date('lpa-document-donor-dob-date', details.dob)
    if (box === 'Address') return address('lpa-document-donor-address', details.address)
    return given(`lpa-document-donor-${donorFields[box]}`, inLpaBox(details, box))
  })

const howTheyDecide = (lpa: Lpa, attorneys: readonly Person[]): FormAnswer[] => {
  const options = {
    Jointly: 'jointly',
    'Jointly and severally': 'jointly-attorney-severally',
    'Jointly for some decisions': 'depends',
  } as const
  if (attorneys.length === 1) return given('how-attorneys-act', 'only-one-attorney-appointed')
  return given('how-attorneys-act', lpa.howTheyAct && options[lpa.howTheyAct])
}

const whenTheyAct = (lpa: Lpa): FormAnswer[] => {
  const options = {
    'As soon as it is registered': 'when-lpa-registered',
    'Only when I cannot decide': 'when-donor-lost-mental-capacity',
  } as const
  if (lpa.type === 'Health and welfare') return []
  return given('when-attorneys-may-make-decisions', lpa.whenTheyAct && options[lpa.whenTheyAct])
}

const wishes = (field: string, words: string | undefined): FormAnswer[] =>
  words && fitsOnForm(words) ? given(field, words) : []

/**
 * What can be filled in of form LP1F or LP1H, with the field names that the Office of the Public Guardian uses in its own blanks.
 * Signatures, dates of signing, life-sustaining treatment and sections 12 to 15 are left to the paper.
 */
export const lpaFormAnswers = (will: Will, lpa: Lpa): FormAnswer[] => {
  const attorneys = personsOf(will, lpa.attorneys)
  const replacements = personsOf(will, lpa.replacements)
  const told = personsOf(will, lpa.peopleToTell)
  const person = (field: string, of: Person, acts: boolean): FormAnswer[] => {
    const details = formDetailsOf(will, lpa, of)
    return [
      ...name(`${field}-name`, of.fullname),
      ...(acts ? date(`${field}-dob-date`, details.dob) : []),
      ...address(`${field}-address`, details.address),
      ...(acts ? given(`${field}-email-address`, of.email) : []),
    ]
  }
  const several = (field: string, people: readonly Person[], room: number, acts = true): FormAnswer[] =>
    people.slice(0, room).flatMap((each, index) => person(`lpa-document-${field}-${index}`, each, acts))
  const { certificateProvider: provider } = lpa
  return [
    ...donor(will),
    ...several('primaryAttorneys', attorneys, ROOM_ON_FORM.attorneys),
    ...tickIf(attorneys.length > ROOM_ON_FORM.attorneys, 'has-more-than-4-attorneys'),
    ...howTheyDecide(lpa, attorneys),
    ...several('replacementAttorneys', replacements, ROOM_ON_FORM.replacements),
    ...tickIf(replacements.length > ROOM_ON_FORM.replacements, 'has-more-than-2-replacement-attorneys'),
    ...whenTheyAct(lpa),
    ...several('peopleToNotify', told, ROOM_ON_FORM.peopleToTell, false),
    ...tickIf(told.length > ROOM_ON_FORM.peopleToTell, 'has-more-than-4-notified-people'),
    ...wishes('lpa-document-preference', lpa.preferences),
    ...wishes('lpa-document-instruction', lpa.instructions),
    ...name('lpa-document-certificateProvider-name', provider?.name ?? ''),
    ...address('lpa-document-certificateProvider-address', provider?.address),
    ...[...attorneys, ...replacements]
      .slice(0, ROOM_ON_FORM.signatures)
      .flatMap(({ fullname }, index) => name(`signature-attorney-${index}-name`, fullname)),
  ]
}
