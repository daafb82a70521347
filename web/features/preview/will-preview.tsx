import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { StepName } from '#core/journey/steps.ts'
import type { Will } from '#core/will/schema.ts'
import { differences } from '#drafting/compare.ts'
import type { DraftedDocument } from '#drafting/document.ts'
import { preview } from '#drafting/draft.ts'
import { today } from '../../api/today.ts'
import { useForm } from '../../api/will.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { Shell } from '../../ui/shell.tsx'
import stepCss from '../../ui/step-page.module.css'
import css from './preview.module.css'
import { WillDocument } from './will-document.tsx'

/** Space left above a passage that is scrolled to. */
const ABOVE_PASSAGE_PX = 120

/** The passage whose words have just changed: one of this step if there is one, since its answer was given here. */
const changedPassage = (before: DraftedDocument, after: DraftedDocument, step: StepName | undefined) => {
  const { differs } = differences(after, before)
  const changed = [after.opening, ...after.clauses].filter(({ id }) => differs.has(id))
  return changed.find(({ steps }) => step !== undefined && steps[0] === step) ?? changed[0]
}

const isInView = (within: HTMLElement, passage: HTMLElement): boolean => {
  const top = passage.offsetTop - within.scrollTop
  return top >= 0 && top + Math.min(passage.offsetHeight, within.clientHeight / 2) <= within.clientHeight
}

/** The preview of the will, redrawn on each change and scrolled to the passages of the current step, and to what changes. */
export function WillPreview({
  will,
  step,
  title = 'Your will so far',
  bare = false,
}: {
  will: Will
  /** The step whose passages are highlighted. */
  step?: StepName
  title?: string
  bare?: boolean
}) {
  const scroll = useRef<HTMLElement>(null)
  const document = useMemo(() => preview(will, today()), [will])
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
  if (bare) return <WillDocument document={document} step={step} bare reasons />
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
        <WillDocument document={document} step={step} reasons={reasons} />
      </section>
    </div>
  )
}

/** Progress in percent, between the summary and the payment. */
const NEARLY_DONE = 99

/** A page after the questions, with the preview of the finished will beside it. */
export function PreviewPage({
  title,
  lead,
  invalid = false,
  above,
  children,
}: {
  title: string
  lead?: ReactNode
  invalid?: boolean
  above?: ReactNode
  children: ReactNode
}) {
  const { will } = useForm()
  return (
    <Shell progress={NEARLY_DONE}>
      <div className={stepCss.layout}>
        <main id="main" className={stepCss.question}>
          <div className={stepCss.column}>
            {above}
            <PageTitle tab={title} invalid={invalid}>
              {title}
            </PageTitle>
            {lead && <p className={stepCss.intro}>{lead}</p>}
            {children}
          </div>
        </main>
        <aside className={stepCss.preview} aria-label="Your will">
          <WillPreview will={will} title="Your will" />
        </aside>
      </div>
    </Shell>
  )
}
