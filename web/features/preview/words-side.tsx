import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { pathOf } from '#core/journey/pages.ts'
import { type StepName, stepNamed, stepRows } from '#core/journey/steps.ts'
import type { ClauseId, DraftedDocument, NumberedClause, Passage, Reason } from '#drafting/document.ts'
import { kept } from '#words/en/forms.ts'
import { wordsSide as table, clauseReason as words } from '#words/en/preview.ts'
import { markVisited } from '../../api/visits.ts'
import { passageOfStep, passagesOf } from './latest-change.ts'
import css from './preview.module.css'
import { pagesOfWords } from './printed-pages.ts'
import type { OnSheet } from './use-sheet.ts'
import { WillDocument } from './will-document.tsx'

export const placeOf = (step: StepName): number => stepRows.findIndex(({ name }) => name === step)

/** The steps that a passage is written from and the customer has passed. */
const answered = ({ steps }: Passage, at: StepName | undefined): StepName[] =>
  [...steps].filter((step) => at === undefined || placeOf(step) < placeOf(at))

/** The question mark in the margin of a clause, and its note: why it is there, the law it rests on, and the answers it came from. */
function ClauseReason({
  passage,
  step,
  open,
  onToggle,
}: {
  passage: Passage & Partial<Reason & NumberedClause>
  step: StepName | undefined
  open: boolean
  onToggle: () => void
}) {
  const id = useId()
  const { why, source, number } = passage
  if (!why || number === undefined) return null
  const from = answered(passage, step)
  return (
    <>
      <button
        type="button"
        className={css.ask}
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && open) {
            event.stopPropagation()
            onToggle()
          }
        }}
      >
        <span className="paper stack centred" aria-hidden="true">
          ?
        </span>
        <span className="visually-hidden">{words.whyIsClauseHere(number)}</span>
      </button>
      {open && (
        <div role="note" className={css.note} id={id}>
          <p className="line spread from-top gap-4">
            <b>{words.whyIsThisHere}</b>
            <button type="button" className={css.noteClose} aria-label={words.closeTheNote} onClick={onToggle}>
              <span aria-hidden="true">✕</span>
            </button>
          </p>
          <p>{kept.said(why)}</p>
          {source && <p className="soft note">{words.theLaw(source)}</p>}
          {from.length > 0 && (
            <>
              <p className="soft note">{words.itComesFromYourAnswersTo}</p>
              <ul>
                {from.map((name) => (
                  <li key={name}>
                    <Link to={pathOf(name)} onClick={() => markVisited(name)}>
                      {stepNamed(name).title}
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
    </>
  )
}

/** Space left above a passage that is scrolled to. */
const ABOVE_PASSAGE_PX = 96

const isInView = (within: HTMLElement, passage: HTMLElement): boolean => {
  const top = passage.offsetTop - within.scrollTop
  return top >= 0 && top + Math.min(passage.offsetHeight, within.clientHeight / 2) <= within.clientHeight
}

const passageIn = (within: HTMLElement, id: ClauseId): HTMLElement | null =>
  within.querySelector<HTMLElement>(`[data-passage="${id}"]`)

const scrollTo = (within: HTMLElement, id: ClauseId) => {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
  within.scrollTo({ top: Math.max(0, (passageIn(within, id)?.offsetTop ?? 0) - ABOVE_PASSAGE_PX), behavior })
}

type WordsOnSheet = Pick<OnSheet, 'page' | 'document' | 'step' | 'change'>

/** Scrolls to the passage of the step when its page opens, and to a passage that changes out of view. */
const useScrollTo = ({ page, document, step, change: { latest } }: WordsOnSheet) => {
  const scroll = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once a page, not on every letter typed
  useEffect(() => {
    const within = scroll.current
    const own = passageOfStep(document, step)
    const marked = own ? within && passageIn(within, own.id) : within?.querySelector<HTMLElement>('[data-marked]')
    // With nothing to show, the last page's place would say something that this page does not ask.
    if (within) within.scrollTop = marked ? Math.max(0, marked.offsetTop - ABOVE_PASSAGE_PX) : 0
  }, [page])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new document may have moved the passage
  useEffect(() => {
    const within = scroll.current
    const passage = within && latest && passageIn(within, latest)
    if (!within || !passage || isInView(within, passage)) return
    scrollTo(within, latest)
  }, [document, latest])
  return scroll
}

/** The part of the document that is in view, from 0 to 1. */
type View = {
  readonly from: number
  readonly to: number
  /** Where the words changed, or what the step writes. -1 where there is neither. */
  readonly mark: number
  readonly marked: ClauseId | undefined
}

const viewOf = (within: HTMLElement): View => {
  const whole = Math.max(1, within.scrollHeight)
  const mark = within.querySelector<HTMLElement>('[data-fresh], [data-marked]')?.closest<HTMLElement>('[data-passage]')
  return {
    from: within.scrollTop / whole,
    to: (within.scrollTop + within.clientHeight) / whole,
    mark: mark ? mark.offsetTop / whole : -1,
    marked: mark?.dataset.passage as ClauseId | undefined,
  }
}

const useView = (scroll: { readonly current: HTMLElement | null }, document: DraftedDocument) => {
  const [view, setView] = useState<View>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new document has other lengths
  useEffect(() => {
    const within = scroll.current
    if (!within) return
    const read = () => setView(viewOf(within))
    read()
    within.addEventListener('scroll', read, { passive: true })
    const observer = new ResizeObserver(read)
    observer.observe(within)
    return () => {
      within.removeEventListener('scroll', read)
      observer.disconnect()
    }
  }, [document])
  return view
}

/** Beside the paper: its pages, the part in view, and where the words changed. */
function Rail({ pages, view }: { pages: number; view: View }) {
  return (
    <div className={css.rail} aria-hidden="true">
      {Array.from({ length: pages }, (_, page) => `${page}`).map((page) => (
        <i key={page} />
      ))}
      <b style={{ top: `${view.from * 100}%`, height: `${(view.to - view.from) * 100}%` }} />
      {view.mark >= 0 && <em style={{ top: `${view.mark * 100}%` }} />}
    </div>
  )
}

/** Where the words changed, or what the step writes, while it is scrolled out of view: "Back to clause 8". */
function BackToMark({ document, view, onPress }: { document: DraftedDocument; view: View; onPress: () => void }) {
  const passages: readonly (Passage & Partial<NumberedClause>)[] = passagesOf(document)
  const number = passages.find(({ id }) => id === view.marked)?.number
  if (number === undefined || (view.mark >= view.from && view.mark < view.to)) return null
  return (
    <button type="button" className={css.backToMark} onClick={onPress}>
      <span aria-hidden="true">{view.mark < view.from ? '↑' : '↓'}</span> {table.backToClause(number)}
    </button>
  )
}

/** The words of the will, redrawn on each change and scrolled to the passages of the current step, and to what changes. */
export function WordsSide(on: WordsOnSheet) {
  const { page, document, step, change } = on
  const scroll = useScrollTo(on)
  const view = useView(scroll, document)
  const [asking, setAsking] = useState<{ page: string; of: ClauseId }>()
  const asked = asking?.page === page ? asking.of : undefined
  const { places } = change
  // Scrolling moves the rail alone.
  const words = useMemo(
    () => (
      <WillDocument
        document={document}
        step={step}
        changed={places}
        bare
        marginOf={(passage: Passage) => (
          <ClauseReason
            passage={passage}
            step={step}
            open={asked === passage.id}
            onToggle={() => setAsking(asked === passage.id ? undefined : { page, of: passage.id })}
          />
        )}
      />
    ),
    [page, document, step, places, asked],
  )
  const backToMark = () => {
    const within = scroll.current
    if (within && view?.marked) scrollTo(within, view.marked)
    // The button that was pressed goes away.
    within?.focus({ preventScroll: true })
  }
  return (
    <div className={css.frame}>
      {view && <Rail pages={pagesOfWords(document)} view={view} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={css.scroll} ref={scroll} tabIndex={0} aria-label={table.theDraft}>
        {words}
      </section>
      {view && <BackToMark document={document} view={view} onPress={backToMark} />}
    </div>
  )
}
