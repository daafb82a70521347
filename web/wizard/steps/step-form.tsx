import { type ComponentProps, type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { Will } from '#core/will/schema.ts'
import { step as words } from '#words/en/steps.ts'
import { savesUnderWay } from '../../api/save-queue.ts'
import { lazyPage } from '../../ui/lazy-page.tsx'
import { Paragraphs } from '../../ui/runs.tsx'
import css from '../../ui/step-page.module.css'
import { foundInRead } from '../../ui/use-answers.ts'
import type { QuestionSequence } from './question-sequence.tsx'
import type { Pressed, Step } from './use-step.ts'

/** A question of the journey, as its step's file gives it. */
export type Question = {
  readonly step: Step
  /** A heading that depends on the answers. Otherwise that of the step table. */
  readonly title?: string | undefined
  readonly intro?: ReactNode
  /** Help with the first of its questions. */
  readonly help?: ComponentProps<typeof Paragraphs>['of'] | false | undefined
  /** Beside the button, before "Saved": "4 people ticked." */
  readonly note?: ReactNode
  /** While its question has no answer: what the button says that answers it, and the answer. */
  readonly none?: { readonly says: string; readonly answer: (will: Will) => Will } | undefined
  /** The questions of a step that asks them one after the other. They are its fields. */
  readonly sequence?: QuestionSequence | undefined
  readonly children?: ReactNode
}

/** What is advised on the answers of a step. It comes with each page but the first, whose answers nothing is advised on. */
export const stepAdvice = lazyPage<'StepAdvice', { step: Step }>(
  () => import('../../features/advice/step-advice.tsx'),
  'StepAdvice',
)

/** The fields of a question, the advice on its answers and its help. `children`: the foot with the button. */
export function StepForm({
  step,
  help,
  none,
  sequence,
  fields,
  children,
}: Pick<Question, 'step' | 'help' | 'none' | 'sequence'> & { fields: ReactNode; children: ReactNode }) {
  const [StepAdvice] = useState(stepAdvice.component)
  const isGoing = useRef(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (isGoing.current) return undefined
    const go = async (on: () => unknown) => {
      isGoing.current = true
      try {
        await on()
      } finally {
        isGoing.current = false
      }
    }
    // Who was chosen just before is part of the answer.
    const before = step.busy ? undefined : savesUnderWay()
    if (before) return void go(() => before).then(() => form.requestSubmit())
    const show = (pressed: Pressed) => {
      const problems = pressed !== 'shown' && foundInRead(pressed.problems, form)
      step.afterPress(problems ? { ...pressed, problems } : 'shown')
    }
    const next = sequence?.next
    if (next && !step.waiting && !step.busy) return void go(async () => show(await next.go()))
    const wrong = none || step.busy || step.stale ? undefined : step.inTheWay(() => true)
    if (wrong) show(wrong)
    else void step.save(none?.answer)
  }
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      {sequence?.body}
      {fields}
      {(sequence?.isAdvised ?? true) && step.name !== 'will.about-me.full-name' && <StepAdvice step={step} />}
      {help && !sequence?.isUnderWay && (
        <details className={css.aside}>
          <summary className="brand">{words.helpWithThis}</summary>
          <Paragraphs of={help} />
        </details>
      )}
      {children}
    </form>
  )
}
