import type { FunnelStep } from '#core/funnel/funnel.ts'
import { type ChoiceState, checkMyWill } from '#core/will-check/funnel.ts'
import type { QuestionStep } from '#core/will-check/questions.ts'
import { stateOf } from '../funnel/funnel-state.ts'

export const questionStep = (name: QuestionStep): FunnelStep<ChoiceState> => {
  const step = checkMyWill.children.find((child) => child.name === name)
  if (!step || !('isAnswered' in step)) throw new Error(`There are no questions on ${name}`)
  return step
}

/** What this browser has of a step of questions. */
export const questionState = (name: QuestionStep): ChoiceState => stateOf(checkMyWill, questionStep(name))
