import type { ReactNode } from 'react'
import { type Advice, statementsBehind, stepOf } from '#core/advice/advice.ts'
import type { Level } from '#core/advice/trigger.ts'
import { stepNamed } from '#core/journey/steps.ts'
import type { Will } from '#core/will/schema.ts'
import { shared, notice as words } from '#words/en/advice.ts'
import { kept } from '#words/en/forms.ts'
import { today } from '../../api/today.ts'
import { Checkbox } from '../../ui/choices.tsx'
import { EditLink } from '../../ui/edit-link.tsx'
import css from './advice.module.css'

/** Each level in words, so that it does not depend on a colour. */
export const levelWords: Record<Level, string> = words.levelWords

/** The way to the answer that a piece of advice rests on. */
export function ChangeAnswer({ advice, will }: { advice: Advice; will: Will }) {
  const step = stepOf(advice, will, today())
  const isOfStatement = statementsBehind(advice, will, today()).length > 0
  return (
    <EditLink step={step} {...(isOfStatement && { asks: { open: 'situation' } })}>
      {shared.changeYourAnswer(stepNamed(step).title)}
    </EditLink>
  )
}

/** One piece of advice: its level, the reason, and for a warning of what was chosen a box that acknowledges it. */
export function Notice({
  advice,
  understood,
  onUnderstood,
  offer,
  children,
}: {
  advice: Advice
  understood: boolean
  onUnderstood: (understood: boolean) => void
  /** What can be written here instead. It is read first. */
  offer?: ReactNode
  children?: ReactNode
}) {
  return (
    <section className={`${css.notice} ${css[advice.level]}`} data-advice={advice.id}>
      {offer}
      <h2 className={css.level}>{levelWords[advice.level]}</h2>
      <p>{kept.said(advice.message)}</p>
      {children}
      {advice.level === 'warn' && !advice.onlyTold && !advice.isOfGap && (
        <Checkbox
          name={`acknowledged.${advice.id}`}
          label={shared.iUnderstand}
          value={understood}
          onChange={onUnderstood}
        />
      )}
    </section>
  )
}
