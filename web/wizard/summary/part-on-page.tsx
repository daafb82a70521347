import { type ReactNode, useEffect, useState } from 'react'
import { htmlLang } from '#core/language.ts'
import { TITLE } from '#drafting/draft.ts'
import { headingsOf, type PartToRead, placesNotIn } from '#drafting/reading/parts.ts'
import { headingOf, PassageText } from '../../features/preview/will-document.tsx'
import type { Standing } from './contents-list.tsx'
import css from './reading.module.css'

/** How long the words that went are shown beside those that came. */
const STRUCK_MS = 2000

/** The clauses of one part as they are printed, with the words that have changed. */
function Clauses({
  part,
  all,
  before,
}: {
  part: PartToRead
  all: readonly PartToRead[]
  before: readonly string[] | undefined
}) {
  const [struck, setStruck] = useState(before !== undefined)
  useEffect(() => {
    const timer = setTimeout(() => setStruck(false), STRUCK_MS)
    return () => clearTimeout(timer)
  }, [])
  const headings = headingsOf(all.flatMap(({ clauses }) => clauses))
  const gone = before?.filter((line) => !part.read.words.includes(line)) ?? []
  return (
    <>
      {part.clauses.map((clause) => (
        <PassageText
          key={clause.id}
          passage={clause}
          heading={clause.number === undefined ? undefined : headingOf({ ...clause, number: clause.number })}
          marked={false}
          fresh={before && placesNotIn(before, clause, headings)}
        />
      ))}
      {struck &&
        gone.map((line) => (
          <p key={line} className={css.gone}>
            <del>{line}</del>
          </p>
        ))}
    </>
  )
}

/** How far the ribbon hangs down a part: it grows with each part that is agreed to, in whichever order they are. */
export type Reach = 'whole' | 'tip' | 'none'

/** One part of the will on its page, and beside it what it says in plain words, or the question that changes it. */
export function PartOnPage({
  standing: { part, state },
  all,
  testator,
  before,
  reach,
  isCurrent,
  children,
}: {
  standing: Standing
  all: readonly PartToRead[]
  /** The full name, under the title of the will. */
  testator: string
  /** The lines that the part had before its words changed. */
  before: readonly string[] | undefined
  reach: Reach
  isCurrent: boolean
  children: ReactNode
}) {
  const words = isCurrent ? css.lit : state === 'agreed' ? 'soft' : undefined
  return (
    <section
      id={`part-${part.id}`}
      aria-labelledby={`title-${part.id}`}
      className={`${css.part} ${isCurrent ? css.current : ''}`}
      data-state={state}
    >
      <div className={css.paper} lang={htmlLang.en}>
        <span className={css.ribbon} data-reach={reach} aria-hidden="true" />
        <div className={words}>
          {part.id === 'you' && (
            <p className={css.title}>
              {TITLE} <span className="block">{testator}</span>
            </p>
          )}
          <h2 id={`title-${part.id}`} tabIndex={-1} className="visually-hidden">
            {part.title}
          </h2>
          <Clauses part={part} all={all} before={before} key={before?.join('\n') ?? ''} />
        </div>
      </div>
      <div className={`${css.beside} tall-16 anywhere`}>{children}</div>
    </section>
  )
}
