import type { FormEvent, ReactNode } from 'react'
import { Situation } from '../../features/advice/situation.tsx'
import { StepAdvice } from '../../features/advice/step-advice.tsx'
import css from '../../ui/step-page.module.css'
import type { QuestionSequence } from './question-sequence.tsx'
import type { Step } from './use-step.ts'

/** A question of the journey, as its step's file gives it. */
export type Question = {
  readonly step: Step
  /** A heading that depends on the answers. Otherwise that of the step table. */
  readonly title?: string | undefined
  readonly intro?: ReactNode
  readonly aside?: ReactNode
  /** Beside the button, before "Saved": "4 people ticked." */
  readonly note?: ReactNode
  /** The questions of a step that asks them one after the other. They are its fields, its statements among them. */
  readonly sequence?: QuestionSequence | undefined
  readonly children?: ReactNode
}

/** The fields of a question, its statements, the advice on its answers and its help. `children`: the foot with the button. */
export function StepForm({
  step,
  aside,
  sequence,
  fields,
  children,
}: Pick<Question, 'step' | 'aside' | 'sequence'> & { fields: ReactNode; children: ReactNode }) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (step.busy) return
    const next = sequence?.next
    if (next && !step.waiting) void Promise.resolve(next.go()).then(step.afterPress)
    else void step.save()
  }
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      {sequence?.body}
      {fields}
      {!sequence && <Situation step={step} />}
      {!sequence?.next && <StepAdvice step={step} />}
      {aside && <div className={css.aside}>{aside}</div>}
      {children}
    </form>
  )
}
