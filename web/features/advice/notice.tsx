import type { ReactNode } from 'react'
import type { Advice } from '#core/advice/advice.ts'
import type { Level } from '#core/advice/trigger.ts'
import { shared, notice as words } from '#words/en/advice.ts'
import { Checkbox } from '../../ui/choices.tsx'
import css from './advice.module.css'

/** Each level in words, so that it does not depend on a colour. */
export const levelWords: Record<Level, string> = {
  block: words.thisNeedsChanging,
  refer: words.seeASolicitorFirst,
  warn: words.worthKnowing,
}

/** One piece of advice: its level, the reason, and for a warning a box that acknowledges it. */
export function Notice({
  advice,
  understood,
  onUnderstood,
  children,
}: {
  advice: Advice
  understood: boolean
  onUnderstood: (understood: boolean) => void
  children?: ReactNode
}) {
  return (
    <section className={`${css.notice} ${css[advice.level]}`} data-advice={advice.id}>
      <h2 className={css.level}>{levelWords[advice.level]}</h2>
      <p>{advice.message}</p>
      {children}
      {advice.level === 'warn' && !advice.onlyTold && (
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
