import { type ChoiceState, checkMyWill, questionSteps } from '#core/will-check/funnel.ts'
import type { QuestionStep } from '#core/will-check/questions.ts'
import { stateOf } from '../funnel/funnel-state.ts'

/** What this browser has of a step of questions. */
export const questionState = (name: QuestionStep): ChoiceState => stateOf(checkMyWill, questionSteps[name])
