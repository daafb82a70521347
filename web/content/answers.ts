/** Every answer that the product has, by where it stands: what a search looks through. Derived from the words of the pages. */

import { questions as statements } from '#core/advice/questions.ts'
import { tiles } from '#core/advice/tiles.ts'
import { triggers } from '#core/advice/triggers.ts'
import { pathOf } from '#core/journey/pages.ts'
import { type StepName, stepNamed, stepRows } from '#core/journey/steps.ts'
import { SIGNING_DAY_PATH } from '#core/signing/table.ts'
import { clausesById } from '#drafting/clauses/table.ts'
import { about } from '#words/en/about.ts'
import { accessibility } from '#words/en/accessibility.ts'
import { descriptions } from '#words/en/descriptions.ts'
import { question } from '#words/en/existing-will.ts'
import { answerKinds, kept } from '#words/en/forms.ts'
import { howItWorks } from '#words/en/how-it-works.ts'
import { giftDialog, giftNotes, petDialog } from '#words/en/people.ts'
import { powerOfAttorney } from '#words/en/power-of-attorney.ts'
import { privacy } from '#words/en/privacy.ts'
import { help, questions } from '#words/en/questions.ts'
import { security } from '#words/en/security.ts'
import { backupAction, beneficiaries, splitDistribution } from '#words/en/shares.ts'
import * as signing from '#words/en/signing.ts'
import * as steps from '#words/en/steps.ts'
import { terms } from '#words/en/terms.ts'
import { disabledQuestions, homeQuestions, incomeFirst } from '#words/en/trusts.ts'
import { english } from '#words/en/visitors.ts'
import { willsTerms } from '#words/en/wills-terms.ts'
import * as withoutAWill from '#words/en/without-a-will.ts'
import { askedAs } from './asked-as.ts'
import { type Block, contentOf, type TextTable, wordsOf } from './content.ts'
import type { KeyedQuestion } from './questions.ts'

/** Where an answer stands, and what is searched. `of`: the page it is on, where it has a name of its own there. */
export type Answer = {
  readonly to: string
  readonly title: string
  readonly of?: string
  /** What else people call it. */
  readonly also?: string
  /** What people say when they look for it. */
  readonly asked?: string
  readonly words: string
}

/** The sentences of a table, without those that are filled in. */
const sentencesOf = (table: unknown): string => {
  if (typeof table === 'string') return table
  return typeof table === 'object' && table !== null ? Object.values(table).map(sentencesOf).join(' ') : ''
}

const page = (to: string, words: unknown, title = ''): Answer => ({
  to,
  title,
  words: `${Object.entries(descriptions).find(([path]) => path === to)?.[1] ?? ''} ${sentencesOf(words)}`,
})

const sectionsOf = (to: string, table: TextTable): Answer[] =>
  contentOf(table).sections.map(({ id, heading, blocks }) => ({
    to: `${to}#${id}`,
    title: heading,
    of: table.title,
    words: wordsOf(blocks),
  }))

/** What a step says itself. A step that is not here says what its title and its statements do. */
const saidOn = (): Partial<Record<StepName, unknown>> => ({
  'will.about-me.full-name': steps.aboutMe.asOnYourPassportOrBirth,
  'will.about-me.dob': steps.aboutMe.youMustBe18OrOver,
  'will.about-me.marital-status': [
    steps.aboutMe.whyItMattersGettingMarriedOr,
    steps.aboutMe.separatedUntilADivorceIsFinal,
  ],
  'will.about-me.you-own-property': steps.youOwnProperty,
  'will.beneficiaries.guardians': steps.guardians,
  'will.beneficiaries.pets': [steps.pets, petDialog],
  'will.beneficiaries.my-beneficiaries': beneficiaries,
  'will.beneficiaries.backup-action': backupAction,
  'will.estate-splits.split-distribution': splitDistribution,
  'will.estate-splits.exclude': steps.exclude,
  'will.executors.executors': steps.executors,
  'will.executors.digital-assets': steps.digitalAssets,
  'will.gifts': [steps.gifts, giftDialog, giftNotes],
  'will.funeral-wishes': steps.funeralWishes,
})

const ofStep = (name: StepName, words: string): Answer => ({
  to: pathOf(name),
  title: stepNamed(name).title,
  of: answerKinds.question,
  words,
})

/** All answers. One place can have several: what a step says, what it warns of, and why its clauses are in the will. */
export const answersNow = (titles: Readonly<Record<string, string>>): readonly Answer[] => [
  ...Object.values(questions).flatMap((group) =>
    Object.entries<KeyedQuestion>(group.questions).map(
      ([id, { question, also = '', pages: _pages, review: _review, ...rows }]) => ({
        to: `/faqs#${id}`,
        title: question,
        also,
        words: wordsOf(Object.values(rows) as Block[]),
      }),
    ),
  ),
  ...sectionsOf('/how-it-works', howItWorks),
  ...sectionsOf('/about', about),
  ...sectionsOf('/accessibility', accessibility),
  ...sectionsOf('/security', security),
  ...sectionsOf('/terms', terms),
  ...sectionsOf('/wills-terms', willsTerms),
  ...sectionsOf('/privacy', privacy),
  ...sectionsOf('/power-of-attorney', powerOfAttorney),
  page('/without-a-will', withoutAWill, withoutAWill.page.title),
  page('/prices', '', titles['/prices']),
  page('/check-my-will/start', '', titles['/check-my-will/start']),
  page('/contact-us', help.writing, titles['/contact-us']),
  page(SIGNING_DAY_PATH, signing, titles[SIGNING_DAY_PATH]),
  ...stepRows.map(({ name, doing }) => {
    const asked = [...tiles, ...statements].flatMap((row) =>
      row.step !== name ? [] : 'name' in row ? [kept.said(row.name)] : [kept.said(row.text)],
    )
    return ofStep(name, [doing, sentencesOf(saidOn()[name]), ...asked].join(' '))
  }),
  ...[homeQuestions, disabledQuestions, incomeFirst].map((of) =>
    ofStep('will.beneficiaries.my-beneficiaries', sentencesOf(of)),
  ),
  ...triggers.map(({ step, message }) => ofStep(step, kept.said(message))),
  ...Object.values(clausesById).map(({ heading, why, steps: [step = 'will.summary'] }) => ({
    ...ofStep(step, why),
    also: heading,
  })),
]

/** All answers in English. What people say when they look for a place is kept with the first of its answers. */
export const answers: readonly Answer[] = answersNow({
  ...english.shell.links,
  '/check-my-will/start': question.doYouAlreadyHaveAWill.title,
  [SIGNING_DAY_PATH]: 'Signing day',
}).map((answer, at, all) => ({
  ...answer,
  asked: all.findIndex(({ to }) => to === answer.to) === at ? (askedAs[answer.to] ?? '') : '',
}))
