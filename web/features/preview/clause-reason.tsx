import { useId } from 'react'
import { Link } from 'react-router'
import { pathOf } from '#core/journey/pages.ts'
import { type StepName, stepNamed, stepRows } from '#core/journey/steps.ts'
import type { NumberedClause, Passage, Reason } from '#drafting/document.ts'
import { kept } from '#words/en/forms.ts'
import { clauseReason as words } from '#words/en/preview.ts'
import { markVisited } from '../../api/visits.ts'
import css from './preview.module.css'

const placeOf = (step: StepName): number => stepRows.findIndex(({ name }) => name === step)

/** The steps that a passage is written from and the customer has passed. */
const answered = ({ steps }: Passage, at: StepName | undefined): StepName[] =>
  [...steps].filter((step) => at === undefined || placeOf(step) < placeOf(at))

/** The question mark in the margin of a clause, and its note: why it is there, the law it rests on, and the answers it came from. */
export function ClauseReason({
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
        <span aria-hidden="true">?</span>
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
