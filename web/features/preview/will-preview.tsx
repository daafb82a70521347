import { useEffect, useRef, useState } from 'react'
import type { StepName } from '#core/journey/steps.ts'
import type { DraftedDocument } from '#drafting/document.ts'
import { changedPassage } from './latest-change.ts'
import css from './preview.module.css'
import { WillDocument } from './will-document.tsx'

/** Space left above a passage that is scrolled to. */
const ABOVE_PASSAGE_PX = 120

const isInView = (within: HTMLElement, passage: HTMLElement): boolean => {
  const top = passage.offsetTop - within.scrollTop
  return top >= 0 && top + Math.min(passage.offsetHeight, within.clientHeight / 2) <= within.clientHeight
}

/** The words of the will, redrawn on each change and scrolled to the passages of the current step, and to what changes. */
export function WillPreview({
  document,
  step,
}: {
  document: DraftedDocument
  /** The step whose passages are highlighted. */
  step?: StepName | undefined
}) {
  const scroll = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once a step, not on every letter typed
  useEffect(() => {
    const marked = scroll.current?.querySelector<HTMLElement>('[data-marked]')
    if (scroll.current && marked) scroll.current.scrollTop = Math.max(0, marked.offsetTop - ABOVE_PASSAGE_PX)
  }, [step])

  const before = useRef(document)
  useEffect(() => {
    const changed = changedPassage(before.current, document, step)
    before.current = document
    const within = scroll.current
    const passage = within?.querySelector<HTMLElement>(`[data-passage="${changed?.id}"]`)
    if (!within || !passage || isInView(within, passage)) return
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
    within.scrollTo({ top: Math.max(0, passage.offsetTop - ABOVE_PASSAGE_PX), behavior })
  }, [document, step])

  const [reasons, setReasons] = useState(false)
  return (
    <>
      <p className={css.bar}>
        <button type="button" className={css.reasons} aria-pressed={reasons} onClick={() => setReasons(!reasons)}>
          Why is this here?
        </button>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={css.scroll} ref={scroll} tabIndex={0} aria-label="The draft">
        <WillDocument document={document} step={step} bare reasons={reasons} />
      </section>
    </>
  )
}
