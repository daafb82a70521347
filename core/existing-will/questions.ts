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
    id: 'band_trust',
    step: 'about.made',
    question: 'Does it put some of what you leave into a trust, up to the amount that is free of tax?',
    hint: 'Often called a nil-rate band trust. Many couples had one in wills made before October 2007.',
    options: yesNoNotSure,
  },
  {
    id: 'agreed',
    step: 'about.made',
    question: 'Did you and someone else agree never to change your wills?',
    hint: 'Making similar wills is not an agreement like this.',
    options: yesNoNotSure,
  },
  {
    id: 'signed',
    step: 'about.signing',
    question: 'Did you sign it?',
    options: ['Yes', 'Another person signed for me', 'No', 'Not sure'],
  },
  {
    id: 'witnessed',
    step: 'about.signing',
    question: 'Were two witnesses there together when you signed, or when you told them that the signature was yours?',
    hint: 'Each of them must then have signed, or have said that the signature was theirs, while you were there.',
    options: [
      'Yes',
      'By video, from 31 January 2020 to 31 January 2024',
      'By video, at another time',
      'No',
      'Not sure',
    ],
  },
  {
    id: 'witness_gains',
    step: 'about.signing',
    question: 'Does the will leave anything to a witness, or to a witness’s husband, wife or civil partner?',
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
    id: 'separated',
    step: 'since.family',
    question: 'Do you live apart from a husband, wife or civil partner, with no final court order yet?',
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
    question: 'Does the will leave out someone who lives with you or depends on you for money?',
    options: yesNoNotSure,
  },
  { id: 'died', step: 'since.people', question: 'Has anyone named in it died?', options: yesNoNotSure },
  {
    id: 'moved',
    step: 'since.people',
    question: 'Has anyone named in it moved or changed their name?',
    options: yesNoNotSure,
  },
  {
    id: 'executors',
    step: 'since.people',
    question: 'Would you choose the same executors today, and can they still do it?',
    options: yesNoNotSure,
  },
  {
    id: 'guardians',
    step: 'since.people',
    question: 'Does it name guardians for your children under 18, and would you choose them today?',
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
    question: 'Do you own your home together with someone?',
    options: ['Yes', 'No', 'I do not own a home', 'Not sure'],
  },
  {
    id: 'abroad',
    step: 'since.home',
    question: 'Do you own land or a home outside England and Wales?',
    options: yesNoNotSure,
  },
  {
    id: 'business',
    step: 'since.home',
    question: 'Do you own a business, a farm, or shares in a private company?',
    options: yesNoNotSure,
  },
  {
    id: 'pension',
    step: 'since.home',
    question: 'Do you have a pension that would still hold money if you died?',
    hint: 'The State Pension is not one.',
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

/** The answers of a check as it was kept: a question that was added since is not among them. */
export type KeptAnswers = Partial<WillAnswers>

export const questionsOn = (step: QuestionStep): readonly WillQuestion[] =>
  willQuestions.filter((question) => question.step === step)
