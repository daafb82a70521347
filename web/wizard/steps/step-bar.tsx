import { type ReactNode, useEffect, useRef } from 'react'
import { brand } from '#core/brand.ts'
import { stepBar as words } from '#words/en/steps.ts'
import { storage } from '../../api/storage.ts'
import { useWords } from '../../content/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { SaveStatus } from '../../ui/shell.tsx'
import css from '../../ui/step-page.module.css'
import type { Pressed, Step } from './use-step.ts'

/** A question inside a step's page: what the button says, and what it does instead of saving the step. */
export type NextQuestion = { readonly label: string; readonly go: () => Pressed | Promise<Pressed> }

/** A note on the answers, and under it how they stand. What is wrong takes the place of both. */
function Standing({ step, note }: { step: Step; note: ReactNode }) {
  const { notSaved } = useWords('shell')
  return (
    <div className="stack soft small gap-4" data-standing="">
      {step.errors.length > 0 ? <span className="danger">{notSaved}</span> : note && <span role="status">{note}</span>}
      <SaveStatus silent={step.errors.length > 0 || step.waiting} />
    </div>
  )
}

/** Takes the focus, since what was pressed did not happen. */
function CouldNotSave() {
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <p className={css.couldNotSave} tabIndex={-1} ref={box}>
      <b className="danger">{words.notSaved}</b>{' '}
      {(storage.outlasts() ? words.keptOnDevice : words.keptOnPage)(brand.name)}
    </p>
  )
}

/** The foot of a step: its button, and beside it whether the answers are saved. */
export function StepBar({
  step,
  next,
  note,
  saves = words.saveAndContinue,
  className = css.bar,
  children,
}: {
  step: Step
  next: NextQuestion | undefined
  note: ReactNode
  /** What the button says that saves. */
  saves?: string | undefined
  className?: string | undefined
  /** Another way to leave the question. */
  children?: ReactNode
}) {
  const { tryAgain } = useWords('shell')
  const label = step.waiting ? tryAgain : (next?.label ?? saves)
  return (
    <div className={className}>
      {step.waiting && <CouldNotSave />}
      <Button
        label={label}
        type="submit"
        aria-disabled={step.busy || undefined}
        // The second half of a double click would answer the question that has just come.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
      />
      {children}
      <Standing step={step} note={note} />
    </div>
  )
}
