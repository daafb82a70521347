import { lpaAnswers as words } from '#words/en/lpa.ts'
import type { Problem } from '../rules/messages.ts'
import type { Day } from '../text/calendar-day.ts'
import { isFilled, listed } from '../text/names.ts'
import type { Lpa } from '../will/lpa-schema.ts'
import { personsOf } from '../will/questions.ts'
import type { Will } from '../will/schema.ts'
import { problemsOfLpa } from './lpa.rules.ts'
import { formDetailsOf, type LpaAnswers, peopleOnForm } from './lpas.ts'

/**
 * The sections of a power of attorney, in order, one page each. The problems on a page are those that the LPA rules report
 * for its fields, so no page has rules of its own.
 */

type SectionRow = {
  readonly name: string
  readonly title: string
  /** The title in the list of answers. */
  readonly short: string
  readonly fields: readonly (keyof LpaAnswers)[]
  /** The condition for asking. Absent: always asked. */
  readonly asked?: (lpa: Lpa, will: Will) => boolean
}

const forMoney = ({ type }: Lpa): boolean => type === 'Property and financial affairs'

export const sections = [
  { name: 'attorneys', title: 'Who should act for you?', short: 'Attorneys', fields: ['attorneys', 'bankrupt'] },
  {
    name: 'decisions',
    title: 'How should they decide?',
    short: 'How they decide',
    fields: ['howTheyAct', 'jointDecisions'],
    asked: (lpa, will) => personsOf(will, lpa.attorneys).length > 1,
  },
  {
    name: 'replacements',
    title: 'Who should step in if they cannot act?',
    short: 'Replacements',
    fields: ['replacements', 'bankrupt'],
  },
  {
    name: 'when',
    title: 'When may they start to act?',
    short: 'When they may act',
    fields: ['whenTheyAct'],
    asked: forMoney,
  },
  {
    name: 'treatment',
    title: 'Treatment to keep you alive',
    short: 'Life-sustaining treatment',
    fields: [],
    asked: (lpa) => !forMoney(lpa),
  },
  {
    name: 'people-to-tell',
    title: 'Should anyone be told before it is registered?',
    short: 'People to tell',
    fields: ['peopleToTell'],
  },
  {
    name: 'details',
    title: 'When were they born, and where do they live?',
    short: 'Dates of birth and addresses',
    fields: ['formDetails'],
    asked: (lpa, will) => peopleOnForm(lpa, will).length > 0,
  },
  {
    name: 'wishes',
    title: 'Is there anything they should know, or must follow?',
    short: 'Preferences and instructions',
    fields: ['preferences', 'instructions'],
  },
  {
    name: 'certificate',
    title: 'Who can confirm that you understand it?',
    short: 'Certificate provider',
    fields: ['certificateProvider'],
  },
] as const satisfies readonly SectionRow[]

export type Section = (typeof sections)[number]
export type SectionName = Section['name']

const rows: readonly (SectionRow & { readonly name: SectionName })[] = sections

export const sectionsAsked = (lpa: Lpa, will: Will) =>
  rows.filter(({ asked }) => asked === undefined || asked(lpa, will))

/** The page after this one; undefined after the last. */
export const nextSection = (name: SectionName, lpa: Lpa, will: Will): SectionName | undefined => {
  const asked = sectionsAsked(lpa, will)
  return asked[asked.findIndex((each) => each.name === name) + 1]?.name
}

/** The page before this one; undefined before the first. */
export const previousSection = (name: SectionName, lpa: Lpa, will: Will): SectionName | undefined => {
  const asked = sectionsAsked(lpa, will)
  return asked[asked.findIndex((each) => each.name === name) - 1]?.name
}

/** The problems on one page. */
export const problemsOfSection = (name: SectionName, lpa: Lpa, will: Will, today: Day): Problem[] => {
  const fields: readonly string[] = rows.find((each) => each.name === name)?.fields ?? []
  return problemsOfLpa(lpa, will, today).filter(({ field }) => fields.includes(field.split('.')[0] ?? ''))
}

/** The answers of a power of attorney as text for a list; undefined where there is no answer. */

type Describe = (lpa: Lpa, will: Will) => string | undefined

const given = (words: string | undefined): string | undefined => (isFilled(words) ? words?.trim() : undefined)

const names = (will: Will, ids: readonly number[]): string | undefined =>
  given(listed.format(personsOf(will, ids).map(({ fullname }) => fullname)))

/** Whether everything that the form asks of a person is known. It asks no date of birth of a person to tell. */
const isKnown = (will: Will, lpa: Lpa, { person, acts }: ReturnType<typeof peopleOnForm>[number]): boolean => {
  const { dob, address } = formDetailsOf(will, lpa, person)
  return address !== undefined && (dob !== undefined || !acts)
}

const inWords: Readonly<Record<SectionName, Describe>> = {
  attorneys: ({ attorneys }, will) => names(will, attorneys),
  decisions: ({ howTheyAct, jointDecisions }) =>
    howTheyAct === 'Jointly for some decisions' && isFilled(jointDecisions)
      ? `${howTheyAct}: ${jointDecisions?.trim()}`
      : howTheyAct,
  replacements: ({ replacements }, will) => names(will, replacements) ?? words.nobody,
  when: (lpa) => (lpa.type === 'Health and welfare' ? undefined : lpa.whenTheyAct),
  treatment: () => words.chosenOnTheForm,
  'people-to-tell': ({ peopleToTell }, will) => names(will, peopleToTell) ?? words.nobody,
  details: (lpa, will) => {
    const missing = peopleOnForm(lpa, will).filter((each) => !isKnown(will, lpa, each))
    return missing.length === 0
      ? words.allGiven
      : words.notAllGiven(listed.format(missing.map(({ person }) => person.fullname)))
  },
  wishes: ({ preferences, instructions }) =>
    [
      ...(isFilled(preferences) ? [words.preferences(preferences?.trim() ?? '')] : []),
      ...(isFilled(instructions) ? [words.instructions(instructions?.trim() ?? '')] : []),
    ].join('\n') || words.none,
  certificate: ({ certificateProvider }) => given(certificateProvider?.name),
}

export const describeAnswer = (section: SectionName, lpa: Lpa, will: Will): string | undefined =>
  inWords[section](lpa, will)
