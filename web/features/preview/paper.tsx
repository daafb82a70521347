import { NOT_YET_SAID } from '#drafting/document.ts'
import { frontPage } from '#words/cy/front-page.ts'
import '@fontsource-variable/source-serif-4'
import { type ReactNode, useId } from 'react'
import { htmlLang } from '#core/language.ts'
import { newPerson, newWill } from '#core/will/new-will.ts'
import { sampleDay, sampleWill } from '#core/will/sample.ts'
import type { Will } from '#core/will/schema.ts'
import type { ClauseId, DraftedDocument, NumberedClause, Reason, Run } from '#drafting/document.ts'
import { preview } from '#drafting/draft.ts'
import { useLanguage } from '../../content/use-words.ts'
import css from './paper.module.css'

type Clause = NumberedClause & Reason

/** The parts in which the marked clause appears, as if it were being written. */
const STROKES = 6

function RunText({ run }: { run: Run }) {
  if (run.kind === 'name') return <b>{run.text}</b>
  if (run.kind === 'blank' || run.kind === 'placeholder')
    return (
      <span className={css.blank}>
        <span className="visually-hidden">{NOT_YET_SAID}</span>
      </span>
    )
  return run.text
}

/** The runs cut at spaces, so that they can appear one after another. */
const strokesOf = (runs: readonly Run[]): Run[][] => {
  const words = runs.flatMap((run) => run.text.split(/(?<= )/).map((text): Run => ({ ...run, text })))
  const size = Math.ceil(words.length / STROKES)
  return Array.from({ length: Math.ceil(words.length / size) }, (_, index) =>
    words.slice(index * size, (index + 1) * size),
  )
}

function Words({ runs, written }: { runs: readonly Run[]; written: boolean }) {
  const strokes = written ? strokesOf(runs) : [runs]
  return (
    <span className={written ? css.written : ''}>
      {strokes.map((stroke, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paper is drawn whole on each change
        <span key={index}>
          {stroke.map((run, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <RunText key={place} run={run} />
          ))}
        </span>
      ))}
    </span>
  )
}

/** The first paragraph of a clause: the others say what happens in rare cases. */
const firstWords = ({ blocks }: Clause): readonly Run[] => {
  const first = blocks[0]
  return first?.kind === 'paragraph' ? first.runs : []
}

/** Some clauses of a will as a page of it. It is in English, whatever the language of the page. */
function Paper({
  document: { title, name, clauses: all },
  show,
  marked,
  written = false,
  className = '',
  note,
}: {
  document: DraftedDocument
  show: readonly ClauseId[]
  marked?: ClauseId | 'name'
  /** The marked clause appears stroke by stroke. */
  written?: boolean
  className?: string | undefined
  note?: ((clause: Clause) => ReactNode) | undefined
}) {
  const heading = useId()
  const clauses: readonly Clause[] = all
  return (
    <article className={`${css.paper} ${className}`} aria-labelledby={heading} lang={htmlLang.en}>
      <h2 className={css.title} id={heading}>
        {title}{' '}
        <span className={`${css.of} ${marked === 'name' && name ? css.mark : ''}`}>
          {name ?? <RunText run={{ kind: 'blank', text: '' }} />}
        </span>
      </h2>
      {clauses
        .filter(({ id }) => show.includes(id))
        .map((clause) => (
          <section key={clause.id} className={`${css.clause} relative ${clause.id === marked ? css.marked : ''}`}>
            <span className={css.number} aria-hidden="true">
              {clause.number}
            </span>
            <h3>{clause.heading}</h3>
            <p>
              <Words runs={firstWords(clause)} written={written && clause.id === marked} />
            </p>
            {note?.(clause)}
          </section>
        ))}
    </article>
  )
}

/** Without those who come second, so that each clause is one sentence. */
const sample = preview(
  {
    ...sampleWill,
    executorBackup: [],
    persons: sampleWill.persons.map((person) => ({ ...person, backupGuardianId: [] })),
  },
  sampleDay,
)

/** A page of the made-up will. `written`: its clause about guardians is being written. */
export function SamplePaper({ written = false }: { written?: boolean }) {
  const language = useLanguage()
  const { asked, answered } = frontPage[language]
  return (
    <Paper
      document={sample}
      show={['earlier-wills', 'executors', 'guardians', 'funeral']}
      marked="guardians"
      written={written}
      className={css.sample}
      note={({ id }) =>
        written &&
        id === 'guardians' && (
          <div className={`${css.asked} edged rounded paper soft stack absolute gap-8`} lang={htmlLang[language]}>
            {asked}
            <strong className="ink row gap-10">
              <span className={`${css.disc} stack centred white`} aria-hidden="true">
                A
              </span>
              {answered}
            </strong>
          </div>
        )
      }
    />
  )
}

const named = (first_name: string, last_name: string, more: Partial<Will> = {}): Will => ({
  ...newWill(1),
  details: { first_name, last_name },
  ...more,
})

/** The page of a visitor who has given no more than a name: the first of their will, with its blanks. */
export function NamedPaper({ name, last_name }: { name: string; last_name: string }) {
  const document = preview(named(name, last_name), sampleDay)
  return <Paper document={document} show={['earlier-wills', 'governing-law', 'executors']} marked="name" />
}

/** A page with a name and one executor, as they are typed. */
export function TriedPaper({
  name,
  executor,
  relationship,
  why,
}: {
  name: string
  executor: string
  relationship: 'Sister' | 'Friend'
  /** The heading above the reason for the clause. */
  why: string
}) {
  const language = useLanguage()
  const person = { id: 1, ...newPerson({ fullname: executor, type: 'Executor', relationship }) }
  const document = preview(named(name, '', executor === '' ? {} : { persons: [person], executor: [1] }), sampleDay)
  return (
    <Paper
      document={document}
      show={['executors']}
      marked={executor === '' ? 'name' : 'executors'}
      note={(clause) => (
        <div className={css.why}>
          <strong className="ink" lang={htmlLang[language]}>
            {why}
          </strong>
          <p>{clause.why}</p>
          <p>{clause.source}</p>
        </div>
      )}
    />
  )
}
