import { NOT_YET_SAID } from '#drafting/document.ts'
import '@fontsource-variable/source-serif-4'
import { memo, type ReactNode, useId } from 'react'
import type { StepName } from '#core/journey/steps.ts'
import { htmlLang } from '#core/language.ts'
import type { Places } from '#drafting/compare.ts'
import type { Block, ClauseId, LegalDocument, NumberedClause, Passage, Place, Run } from '#drafting/document.ts'
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
        <span className="visually-hidden">{NOT_YET_SAID}</span>
      </span>
    )
  if (run.kind === 'placeholder') return <span className="soft">{run.text}</span>
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

function BlockText({ block, at, fresh }: { block: Block; at: number; fresh: ReadonlySet<Place> | undefined }) {
  if (block.kind === 'paragraph')
    return (
      <p data-fresh={fresh?.has(`${at}`) || undefined}>
        <Runs runs={block.runs} />
      </p>
    )
  return (
    <ol>
      {block.items.map((item, index) => (
        <li key={item.marker} className={css.item} data-fresh={fresh?.has(`${at}.${index}`) || undefined}>
          <span>{item.marker}</span>
          <span>
            <Runs runs={item.runs} />
          </span>
        </li>
      ))}
    </ol>
  )
}

/** One passage: its heading, its words, and what is added under them. */
export const PassageText = memo(function PassageText({
  passage,
  heading,
  marked,
  fresh,
  margin,
}: {
  passage: Passage & Partial<NumberedClause>
  heading?: string | undefined
  /** A line stands beside it, or marks all its words where two wills are compared. */
  marked: boolean
  /** Highlights these places only. */
  fresh?: ReadonlySet<Place> | undefined
  /** Beside the heading. */
  margin?: ReactNode
}) {
  return (
    <section
      className={`${css.passage} relative ${marked ? css.marked : ''}`}
      data-marked={marked || (fresh?.size ?? 0) > 0 || undefined}
      data-passage={passage.id}
      style={{ order: passage.number }}
    >
      {heading && <h3 className={css.heading}>{heading}</h3>}
      {margin}
      {passage.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a passage is redrawn whole
        <BlockText key={index} block={block} at={index} fresh={fresh} />
      ))}
    </section>
  )
})

/** A clause by its number and heading. The opening has none. */
export const headingOf = (passage: Passage & Partial<NumberedClause>): string | undefined =>
  passage.number === undefined ? undefined : `${passage.number}. ${passage.heading}`

const NOTHING: Places = new Map()

/**
 * A will laid out as a page. It is in English, whatever the language of the page. The passages that come from `step` have a
 * line beside them until something has changed, which is then highlighted, as those in `marks` are.
 */
export function WillDocument({
  document,
  step,
  marks,
  changed = NOTHING,
  bare = false,
  marginOf,
}: {
  document: LegalDocument
  step?: StepName | undefined
  marks?: ReadonlySet<ClauseId>
  /** What has changed while the customer looked. */
  changed?: Places
  bare?: boolean
  /** What stands in the margin of a passage. */
  marginOf?: (passage: Passage) => ReactNode
}) {
  const title = useId()
  const isMarked = ({ id, steps }: Passage): boolean =>
    marks?.has(id) || (changed.size === 0 && step !== undefined && steps.includes(step))
  return (
    <article
      className={`${css.paper} ${bare ? css.bare : ''} ${marks ? css.compared : ''}`}
      aria-labelledby={title}
      lang={htmlLang.en}
    >
      <h2 className={css.title} id={title}>
        {document.title}
        {document.name && <span className="block">{document.name}</span>}
      </h2>
      {[document.opening, ...document.clauses].map((passage) => (
        <PassageText
          key={passage.id}
          passage={passage}
          heading={headingOf(passage)}
          marked={isMarked(passage)}
          fresh={changed.get(passage.id)}
          margin={marginOf?.(passage)}
        />
      ))}
    </article>
  )
}
