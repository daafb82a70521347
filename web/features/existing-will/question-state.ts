import { type ChoiceState, checkMyWill, questionSteps } from '#core/existing-will/funnel.ts'
import type { QuestionStep } from '#core/existing-will/questions.ts'
import { stateOf } from '../../api/funnel-state.ts'

/** What this browser has of a step of questions. */
export const questionState = (name: QuestionStep): ChoiceState => stateOf(checkMyWill, questionSteps[name])
