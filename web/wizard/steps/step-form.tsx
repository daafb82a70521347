import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { shared } from '#words/en/steps.ts'
import { Situation, situationInShort } from '../../features/advice/situation.tsx'
import { lazyPage } from '../../ui/lazy-page.tsx'
import css from '../../ui/step-page.module.css'
import { FEW_MORE, type QuestionSequence } from './question-sequence.tsx'
import type { NextQuestion } from './step-bar.tsx'
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

const STATEMENTS = '[data-field="situation"]'

/** Whether the choice about the statements lies below the button, or behind the foot that it stands on. */
const useIsBelow = (isDue: boolean): boolean => {
  const [isBelow, setIsBelow] = useState(false)
  const watched = useRef<{ readonly choice: Element; readonly observer: IntersectionObserver }>(undefined)
  useEffect(() => {
    const choice = isDue ? document.querySelector(`${STATEMENTS} label:last-of-type`) : null
    if (choice === (watched.current?.choice ?? null)) return
    watched.current?.observer.disconnect()
    watched.current = undefined
    setIsBelow(false)
    const button = choice?.closest('form')?.querySelector('button[type="submit"]')
    if (!choice || !button) return
    const taken = Math.max(0, Math.ceil(window.innerHeight - button.getBoundingClientRect().top))
    const observer = new IntersectionObserver(
      ([entry]) => setIsBelow(entry !== undefined && entry.boundingClientRect.bottom > (entry.rootBounds?.bottom ?? 0)),
      { rootMargin: `0px 0px -${taken}px 0px`, threshold: [0, 0.5, 1] },
    )
    observer.observe(choice)
    watched.current = { choice, observer }
  })
  useEffect(() => () => watched.current?.observer.disconnect(), [])
  return isDue && isBelow
}

const toStatements = (): 'shown' => {
  const group = document.querySelector<HTMLElement>(STATEMENTS)
  if (group) group.tabIndex = -1
  group?.focus({ preventScroll: true })
  group?.querySelector('label:last-of-type')?.scrollIntoView({ block: 'nearest' })
  return 'shown'
}

/**
 * What the button does instead of saving: the next of several questions, or the statements where they alone are unanswered and
 * out of sight. Who has not seen them made no mistake.
 */
export const useNextQuestion = (step: Step, sequence: QuestionSequence | undefined): NextQuestion | undefined => {
  const isBelow = useIsBelow(situationInShort(step) === undefined)
  const isNext = isBelow && step.inTheWay((field) => field !== 'situation') === undefined
  return sequence?.next ?? (isNext ? { label: shared.next(FEW_MORE), go: toStatements } : undefined)
}

/** What is advised on the answers of a step. It comes with each page but the first, whose answers nothing is advised on. */
export const stepAdvice = lazyPage(() => import('../../features/advice/step-advice.tsx'), 'StepAdvice')

/** The fields of a question, its statements, the advice on its answers and its help. `children`: the foot with the button. */
export function StepForm({
  step,
  aside,
  sequence,
  next,
  fields,
  children,
}: Pick<Question, 'step' | 'aside' | 'sequence'> & {
  next: NextQuestion | undefined
  fields: ReactNode
  children: ReactNode
}) {
  const [StepAdvice] = useState(stepAdvice.component)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (step.busy) return
    if (next && !step.waiting) void Promise.resolve(next.go()).then(step.afterPress)
    else void step.save()
  }
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      {sequence?.body}
      {fields}
      {!sequence && <Situation step={step} />}
      {!sequence?.next && step.name !== 'will.about-me.full-name' && <StepAdvice step={step} />}
      {aside && <div className={css.aside}>{aside}</div>}
      {children}
    </form>
  )
}
