/** The answers of a power of attorney as they stand in a list: undefined where there is none. */
import { isFilled } from '../text/contact.ts'
import { listed } from '../text/listed.ts'
import { personsOf } from '../will/questions.ts'
import type { Will } from '../will/schema.ts'
import type { Lpa } from './lpa.ts'
import type { SectionName } from './sections.ts'

type InWords = (lpa: Lpa, will: Will) => string | undefined

const given = (words: string | undefined): string | undefined => (isFilled(words) ? words?.trim() : undefined)

const names = (will: Will, ids: readonly number[]): string | undefined =>
  given(listed.format(personsOf(will, ids).map(({ fullname }) => fullname)))

const inWords: Readonly<Record<SectionName, InWords>> = {
  attorneys: ({ attorneys }, will) => names(will, attorneys),
  decisions: ({ howTheyAct, jointDecisions }) =>
    howTheyAct === 'Jointly for some decisions' && isFilled(jointDecisions)
      ? `${howTheyAct}: ${jointDecisions?.trim()}`
      : howTheyAct,
  replacements: ({ replacements }, will) => names(will, replacements) ?? 'Nobody',
  when: (lpa) => (lpa.type === 'Health and welfare' ? undefined : lpa.whenTheyAct),
  treatment: () => 'You choose on the form',
  'people-to-tell': ({ peopleToTell }, will) => names(will, peopleToTell) ?? 'Nobody',
  wishes: ({ preferences, instructions }) =>
    [
      ...(isFilled(preferences) ? [`Preferences: ${preferences?.trim()}`] : []),
      ...(isFilled(instructions) ? [`Instructions: ${instructions?.trim()}`] : []),
    ].join('\n') || 'None',
  certificate: ({ certificateProvider }) => given(certificateProvider?.name),
}

export const answerInWords = (section: SectionName, lpa: Lpa, will: Will): string | undefined =>
  inWords[section](lpa, will)
