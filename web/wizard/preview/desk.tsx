import { useEffect, useMemo, useRef, useState } from 'react'
import type { StepName } from '#core/journey/steps.ts'
import type { Will } from '#core/will/schema.ts'
import { preview } from '#drafting/draft.ts'
import { today } from '../../api/today.ts'
import css from './desk.module.css'
import { Paper } from './paper.tsx'

/** The will as it stands, redrawn on each change, with the passage being written in view. */
export function Desk({
  will,
  step,
  title = 'Your will so far',
  bare = false,
}: {
  will: Will
  /** The question whose passages are marked. */
  step?: StepName
  title?: string
  bare?: boolean
}) {
  const scroll = useRef<HTMLElement>(null)
  const document = useMemo(() => preview(will, today()), [will])
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once a step, not on every letter typed
  useEffect(() => {
    const marked = scroll.current?.querySelector<HTMLElement>('[data-marked]')
    if (scroll.current && marked) scroll.current.scrollTop = Math.max(0, marked.offsetTop - 120)
  }, [step])

  const [reasons, setReasons] = useState(false)
  if (bare) return <Paper document={document} step={step} bare reasons />
  return (
    <div className={css.frame}>
      <p className={css.bar}>
        <span>{title}</span>
        <button type="button" className={css.reasons} aria-pressed={reasons} onClick={() => setReasons(!reasons)}>
          Why is this here?
        </button>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={css.scroll} ref={scroll} tabIndex={0} aria-label="The draft">
        <Paper document={document} step={step} reasons={reasons} />
      </section>
    </div>
  )
}
