/** The landing questions: home, residence, name. Free of zod, because every visitor's first page loads this file. */
import { type Language, pathIn } from '../language.ts'
import { nameGiven } from '../rules/rule.ts'
import { type YesNo, yesNo } from '../will/lists.ts'
import {
  type FormField,
  type FunnelGroup,
  type FunnelStep,
  formField,
  funnelPath,
  has,
  isFormField,
  isQualifyingField,
  isText,
  type QualifyingField,
  qualifyingField,
} from './funnel.ts'

/** '' until answered. */
type Answer = YesNo | ''

export type HomeownerState = { readonly homeowner: QualifyingField<Answer> }
export type ResidenceState = { readonly england_or_wales: QualifyingField<Answer> }
export type NameState = { readonly name: FormField<string>; readonly last_name: FormField<string> }

export type LandingState = HomeownerState & ResidenceState & NameState

const isAnswer = (value: unknown): value is Answer => ['', ...yesNo].some((answer) => answer === value)

export const homeownerStep = {
  name: '0',
  formEventId: 1,
  defaultState: { homeowner: qualifyingField<Answer>('') },
  isState: (stored): stored is HomeownerState =>
    has(stored, 'homeowner') && isQualifyingField(isAnswer)(stored.homeowner),
} as const satisfies FunnelStep<HomeownerState>

export const residenceStep = {
  name: '1',
  formEventId: 2,
  defaultState: { england_or_wales: qualifyingField<Answer>('') },
  isState: (stored): stored is ResidenceState =>
    has(stored, 'england_or_wales') && isQualifyingField(isAnswer)(stored.england_or_wales),
} as const satisfies FunnelStep<ResidenceState>

export const nameStep = {
  name: '2',
  formEventId: 3,
  defaultState: { name: formField(''), last_name: formField('') },
  isState: (stored): stored is NameState =>
    has(stored, 'name') &&
    isFormField(isText)(stored.name) &&
    has(stored, 'last_name') &&
    isFormField(isText)(stored.last_name),
} as const satisfies FunnelStep<NameState>

export const landing = {
  name: 'lpf-a',
  mainPath: '/my-will/lpf-a',
  children: [homeownerStep, residenceStep, nameStep],
} as const satisfies FunnelGroup

/** The landing steps at the addresses of a language. The answers are the same for both languages. */
export const landingIn = (language: Language) => ({ ...landing, mainPath: pathIn(language, landing.mainPath) })

/** Sets the answer to a qualifying question. Only residence in England or Wales decides whether the visitor qualifies. */
export const answered = <K extends 'homeowner' | 'england_or_wales'>(
  field: K,
  state: Pick<LandingState, K>,
  value: YesNo,
): QualifyingField<Answer> => ({
  ...state[field],
  ...qualifyingField<Answer>(value),
  qualify: field === 'homeowner' || value === 'Yes',
})

type Missing = { readonly field: keyof LandingState; readonly step: FunnelStep<unknown> }

/** The answers that sign-up still needs, in order. An invalid name counts as missing. */
export const missingAnswers = (state: LandingState): Missing[] => [
  ...(state.homeowner.value === '' ? [{ field: 'homeowner', step: homeownerStep } as const] : []),
  ...(state.england_or_wales.value === '' ? [{ field: 'england_or_wales', step: residenceStep } as const] : []),
  ...(['name', 'last_name'] as const).flatMap((field) =>
    nameGiven(field, state[field].value).length > 0 ? [{ field, step: nameStep }] : [],
  ),
]

/** True when the visitor may sign up: every question is answered, and they live in England or Wales. */
export const qualifies = (state: LandingState): boolean =>
  missingAnswers(state).length === 0 && state.england_or_wales.value === 'Yes'

/** The path of the first step that prevents sign-up; undefined when there is none. */
export const landingPathNeeded = (state: LandingState, language: Language = 'en'): string | undefined => {
  const unanswered = missingAnswers(state)[0]?.step
  const outside = state.england_or_wales.value === 'No' && unanswered !== homeownerStep
  const step = outside ? residenceStep : unanswered
  return step && funnelPath(landingIn(language), step.name)
}
