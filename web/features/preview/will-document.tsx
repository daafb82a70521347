import '@fontsource-variable/source-serif-4'
import { useId } from 'react'
import type { StepName } from '#core/journey/steps.ts'
import { htmlLang } from '#core/language.ts'
import type { Block, ClauseId, LegalDocument, NumberedClause, Passage, Reason, Run } from '#drafting/document.ts'
import css from './preview.module.css'

function RunText({ run }: { run: Run }) {
  if (run.kind === 'name' || run.kind === 'term')
    return (
      <b className={css[run.kind]}>
        <bdi>{run.text}</bdi>
      </b>
    )
  if (run.kind === 'blank')
    return (
      <span className={css.blank}>
        <span className="visually-hidden">not yet said</span>
      </span>
    )
  if (run.kind === 'placeholder') return <span className={css.placeholder}>{run.text}</span>
  return run.text
}

function Runs({ runs }: { runs: readonly Run[] }) {
  return (
    <span className={css.run}>
      {runs.map((run, index) => (
        // A document is drawn whole on each change, so a run needs no stable key.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <RunText key={index} run={run} />
      ))}
    </span>
  )
}

function BlockText({ block }: { block: Block }) {
  if (block.kind === 'paragraph')
    return (
      <p>
        <Runs runs={block.runs} />
      </p>
    )
  return (
    <ol>
      {block.items.map((item) => (
        <li key={item.marker} className={css.item}>
          <span>{item.marker}</span>
          <span>
            <Runs runs={item.runs} />
          </span>
        </li>
      ))}
    </ol>
  )
}

/** One passage: its heading, its words and, where asked for, why it is there. */
export function PassageText({
  passage,
  heading,
  marked,
  why,
}: {
  passage: Passage
  heading?: string | undefined
  marked: boolean
  why?: string | undefined
}) {
  return (
    <section
      className={`${css.passage} ${marked ? css.marked : ''}`}
      data-marked={marked || undefined}
      data-passage={passage.id}
    >
      {heading && <h3 className={css.heading}>{heading}</h3>}
      {passage.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a passage is redrawn whole
        <BlockText key={index} block={block} />
      ))}
      {why && <p className={css.why}>{why}</p>}
    </section>
  )
}

/** A clause by its number and heading. The opening has none. */
export const headingOf = (passage: Passage & Partial<NumberedClause>): string | undefined =>
  passage.number === undefined ? undefined : `${passage.number}. ${passage.heading}`

/** The sample will of the landing page has no reasons. */
const reasonFor = (clause: NumberedClause & Partial<Reason>): string | undefined => clause.why

/**
 * A will laid out as a page. It is in English, whatever the language of the page. The passages that come from `step`, or are in
 * `marks`, are highlighted.
 */
export function WillDocument({
  document,
  step,
  marks,
  bare = false,
  reasons = false,
}: {
  document: LegalDocument
  step?: StepName | undefined
  marks?: ReadonlySet<ClauseId>
  bare?: boolean
  /** Shows the reason under each clause. */
  reasons?: boolean
}) {
  const title = useId()
  const isMarked = ({ id, steps }: Passage): boolean => marks?.has(id) || (step !== undefined && steps.includes(step))
  return (
    <article className={`${css.paper} ${bare ? css.bare : ''}`} aria-labelledby={title} lang={htmlLang.en}>
      <h2 className={css.title} id={title}>
        {document.title}
        {document.name && <span className={css.of}>{document.name}</span>}
      </h2>
      <PassageText passage={document.opening} marked={isMarked(document.opening)} />
      {document.clauses.map((clause) => (
        <PassageText
          key={clause.id}
          passage={clause}
          heading={headingOf(clause)}
          marked={isMarked(clause)}
          why={reasons ? reasonFor(clause) : undefined}
        />
      ))}
    </article>
  )
}
