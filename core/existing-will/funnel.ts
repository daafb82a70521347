/** The funnel of the existing-will check: questions, contact, payment, payment status, result. */

import {
  type FormField,
  type FunnelGroup,
  type FunnelStep,
  formField,
  has,
  isFormField,
  isText,
} from '../funnel/funnel.ts'
import { emailGiven } from '../rules/fields.rules.ts'
import { nameGiven } from '../rules/rule.ts'
import { type YesNo, yesNo } from '../will/lists.ts'
import { type CheckStepName, checkAddresses } from './addresses.ts'
import { type QuestionStep, questionsOn, type WillAnswers, willQuestions } from './questions.ts'

/** The chosen answers by question id; '' until answered. */
export type ChoiceState = Readonly<Record<string, FormField<string>>>

const choices = (asked: readonly { readonly id: string; readonly options: readonly string[] }[]) => ({
  defaultState: Object.fromEntries(asked.map(({ id }) => [id, formField('')])) as ChoiceState,
  isState: (stored: unknown): stored is ChoiceState =>
    asked.every(
      ({ id, options }) =>
        has(stored, id) &&
        isFormField((value): value is string => value === '' || options.some((option) => option === value))(stored[id]),
    ),
  isAnswered: (state: ChoiceState): boolean => asked.every(({ id }) => (state[id]?.value ?? '') !== ''),
})

const questionStep = <Name extends QuestionStep>(name: Name) =>
  ({ name, ...choices(questionsOn(name)) }) as const satisfies FunnelStep<ChoiceState>

/** Asked first: whether the law of England and Wales applies, and the answers that registration needs. */
export const startQuestions = [
  {
    id: 'england_or_wales',
    question: 'Do you live in England or Wales?',
    hint: 'Our questions follow the law there.',
    options: yesNo,
  },
  { id: 'homeowner', question: 'Do you own your home?', hint: 'Alone or with someone else.', options: yesNo },
] as const

export const startStep = {
  name: 'start',
  ...choices(startQuestions),
  isAnswered: (state: ChoiceState): boolean =>
    choices(startQuestions).isAnswered(state) && state.england_or_wales?.value === 'Yes',
} as const satisfies FunnelStep<ChoiceState>

export type ContactState = {
  readonly name: FormField<string>
  readonly last_name: FormField<string>
  readonly email: FormField<string>
}

/** The step also asks for the password, which is not stored. */
export const contactStep = {
  name: 'contact',
  defaultState: { name: formField(''), last_name: formField(''), email: formField('') },
  isState: (stored: unknown): stored is ContactState =>
    (['name', 'last_name', 'email'] as const).every(
      (field) => has(stored, field) && isFormField(isText)(stored[field]),
    ),
} as const satisfies FunnelStep<ContactState>

export const contactProblems = ({ name, last_name, email }: Record<keyof ContactState, string>) => [
  ...nameGiven('name', name),
  ...nameGiven('last_name', last_name),
  ...emailGiven('email', email),
]

const nothing = { defaultState: {}, isState: (_stored: unknown): _stored is object => true }

/** The steps of questions. */
export const questionSteps = {
  'about.made': questionStep('about.made'),
  'about.signing': questionStep('about.signing'),
  'since.family': questionStep('since.family'),
  'since.people': questionStep('since.people'),
  'since.home': questionStep('since.home'),
} as const satisfies Record<QuestionStep, FunnelStep<ChoiceState>>

const holds: Record<CheckStepName, Omit<FunnelStep<unknown>, 'name'>> = {
  ...questionSteps,
  start: startStep,
  contact: contactStep,
  payment: nothing,
  'payment.status': nothing,
  result: nothing,
}

export const checkMyWill: FunnelGroup = {
  ...checkAddresses,
  children: checkAddresses.children.map((child) =>
    'redirectTo' in child ? child : { ...holds[child.name], ...child },
  ),
}

/** All answers; undefined until every question is answered. */
export const answersIn = (stateOf: (step: QuestionStep) => ChoiceState): WillAnswers | undefined => {
  const given = willQuestions.map(({ id, step, options }) => {
    const chosen = stateOf(step)[id]?.value
    return [id, options.find((option) => option === chosen)] as const
  })
  return given.some(([, answer]) => answer === undefined) ? undefined : (Object.fromEntries(given) as WillAnswers)
}

/** The two answers of the start step that registration needs. */
export const residenceIn = (state: ChoiceState): { homeowner: YesNo; england_or_wales: 'Yes' } | undefined =>
  startStep.isAnswered(state)
    ? { homeowner: state.homeowner?.value === 'Yes' ? 'Yes' : 'No', england_or_wales: 'Yes' }
    : undefined
