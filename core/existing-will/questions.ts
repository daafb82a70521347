/** The questions of the existing-will check and their options. */
import { yesNoNotSure } from '../will/lists.ts'

export const willQuestions = [
  {
    id: 'made_by',
    step: 'about.made',
    question: 'Who wrote the will?',
    options: [
      'A solicitor',
      'A will-writing company',
      'An online service',
      'I did, from a form or by hand',
      'Not sure',
    ],
  },
  {
    id: 'age',
    step: 'about.made',
    question: 'How old is it?',
    options: ['Less than 5 years', '5 years or more', 'Not sure'],
  },
  {
    id: 'original',
    step: 'about.made',
    question: 'Where is the signed original?',
    hint: 'The paper you signed in ink. A photocopy or a scan does not count.',
    options: ['I know where it is', 'I have only a copy', 'Not sure'],
  },
  {
    id: 'signed',
    step: 'about.signing',
    question: 'Did you sign it?',
    options: yesNoNotSure,
  },
  {
    id: 'witnessed',
    step: 'about.signing',
    question: 'Were two witnesses there together when you signed, and did each of them sign while you were there?',
    options: yesNoNotSure,
  },
  {
    id: 'witness_gains',
    step: 'about.signing',
    question: 'Does the will leave anything to a witness, or to the husband, wife or civil partner of one?',
    options: yesNoNotSure,
  },
  {
    id: 'altered',
    step: 'about.signing',
    question: 'Has anything been written on it, crossed out, or taken off it since it was signed?',
    options: yesNoNotSure,
  },
  {
    id: 'married',
    step: 'since.family',
    question: 'Have you married or entered a civil partnership since you signed it?',
    options: ['Yes', 'Yes, and the will says I was going to', 'No', 'Not sure'],
  },
  {
    id: 'divorced',
    step: 'since.family',
    question: 'Has a marriage or civil partnership of yours ended by a court order since then?',
    hint: 'A divorce, a dissolution or an annulment. Living apart is not the same.',
    options: yesNoNotSure,
  },
  {
    id: 'children',
    step: 'since.family',
    question: 'Has a child or grandchild been born or adopted since then?',
    options: yesNoNotSure,
  },
  {
    id: 'dependants',
    step: 'since.family',
    question: 'Does the will leave out somebody who lives with you or depends on you for money?',
    options: yesNoNotSure,
  },
  {
    id: 'died',
    step: 'since.people',
    question: 'Has anybody named in it died?',
    options: yesNoNotSure,
  },
  {
    id: 'moved',
    step: 'since.people',
    question: 'Has anybody named in it moved or changed their name?',
    options: yesNoNotSure,
  },
  {
    id: 'executors',
    step: 'since.people',
    question: 'Would you choose the same executors today, and are they able to do it?',
    options: yesNoNotSure,
  },
  {
    id: 'guardians',
    step: 'since.people',
    question: 'Does it name guardians for your children under 18, whom you would choose today?',
    options: ['Yes', 'No', 'Not sure', 'I have no children under 18'],
  },
  {
    id: 'home',
    step: 'since.home',
    question: 'Have you bought or sold a home since then, or changed who owns it?',
    options: yesNoNotSure,
  },
  {
    id: 'joint_home',
    step: 'since.home',
    question: 'Do you own your home together with somebody?',
    options: ['Yes', 'No', 'I do not own a home', 'Not sure'],
  },
  {
    id: 'abroad',
    step: 'since.home',
    question: 'Do you own land or a home outside England and Wales?',
    options: yesNoNotSure,
  },
] as const satisfies readonly {
  id: string
  step: string
  question: string
  hint?: string
  options: readonly [string, ...string[]]
}[]

export type WillQuestion = (typeof willQuestions)[number]
export type WillQuestionId = WillQuestion['id']
export type QuestionStep = WillQuestion['step']

/** The answers to every question. */
export type WillAnswers = { readonly [Q in WillQuestion as Q['id']]: Q['options'][number] }

export const questionsOn = (step: QuestionStep): readonly WillQuestion[] =>
  willQuestions.filter((question) => question.step === step)
