import { useEffect, useRef, useState } from 'react'
import { countOf, type SheetPart, type SheetRow } from '#core/executor/probate-sheet.ts'
import { page, sheet as parts } from '#words/en/executor.ts'
import { Button } from '../../ui/button.tsx'
import css from './executor.module.css'

const words = page.sheet

function Copy({ row }: { row: SheetRow }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(row.answer)
    setCopied(true)
  }
  return (
    <Button look="secondary" onClick={() => void copy()}>
      <span role="status">{copied ? words.copied : words.copy}</span>
      <span className="visually-hidden"> {words.copyOf(row.question)}</span>
    </Button>
  )
}

function Row({ row, number }: { row: SheetRow; number: number }) {
  const isGap = row.is === 'gap'
  return (
    <li className={css.question}>
      <span className="soft">{number}</span>
      <span>{row.question}</span>
      <span>
        {isGap ? (
          <b className={css.gap}>{words.gap}</b>
        ) : (
          <>
            <b className="anywhere">{row.answer}</b>
            {row.is === 'check' && <span className={css.check}>{words.check}</span>}
          </>
        )}
        <span className="block soft small">{row.source}</span>
      </span>
      {isGap ? <span /> : <Copy row={row} />}
    </li>
  )
}

/** Most estates send no full account, so its questions are opened by whoever needs them, and counted apart. */
const folded: readonly SheetPart[] = ['account', 'schedules']

const openPart = (part: Element | null): void => {
  if (part instanceof HTMLDetailsElement) part.open = true
}

/** The questions of the application in its order, to read beside it, copy from and print. */
export function ProbateSheet({ name, rows, onBack }: { name: string; rows: readonly SheetRow[]; onBack: () => void }) {
  const { answered, gaps } = countOf(rows.filter(({ part }) => !folded.includes(part)))
  const names = Object.keys(parts.parts) as SheetPart[]
  const of = (part: SheetPart) => rows.filter((row) => row.part === part)
  const questions = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Paper has nothing to press.
    const openAll = () => questions.current?.querySelectorAll('details').forEach(openPart)
    addEventListener('beforeprint', openAll)
    return () => removeEventListener('beforeprint', openAll)
  }, [])
  const goTo = (part: SheetPart) => {
    const there = document.getElementById(`sheet-${part}`)
    openPart(there)
    there?.scrollIntoView()
  }
  const listOf = (part: SheetPart) => (
    <ol>
      {of(part).map((row) => (
        <Row key={row.key} row={row} number={rows.indexOf(row) + 1} />
      ))}
    </ol>
  )
  return (
    <div className={css.sheet}>
      <div className={css.about}>
        <div className={css.unprinted}>
          <Button look="link" onClick={onBack}>
            ‹ {words.back}
          </Button>
        </div>
        <h1 tabIndex={-1} ref={(heading) => heading?.focus()}>
          {words.title}
        </h1>
        <p className="soft">{words.forWhom(name)}</p>
        <ul className={css.unprinted}>
          {names.map((part) => {
            const count = countOf(of(part))
            return (
              <li key={part}>
                <Button label={parts.parts[part]} look="link" onClick={() => goTo(part)} />
                <span className="block soft small">{words.counts(count.answered, count.gaps)}</span>
              </li>
            )
          })}
        </ul>
        <div className={css.totals}>
          <p>
            <b>{answered}</b> {words.answered}
          </p>
          <p>
            <b className={css.toDo}>{gaps}</b> {words.gaps}
          </p>
          <div className={css.unprinted}>
            <Button label={words.print} onClick={() => window.print()} />
          </div>
        </div>
        <p className="soft small">{words.you}</p>
        <p className="soft small">{words.asked}</p>
      </div>
      <div className={css.questions} ref={questions}>
        {names.map((part) =>
          folded.includes(part) ? (
            <details key={part} id={`sheet-${part}`}>
              <summary>
                <h2>{parts.parts[part]}</h2>
              </summary>
              {listOf(part)}
            </details>
          ) : (
            <section key={part} id={`sheet-${part}`}>
              <h2>{parts.parts[part]}</h2>
              {listOf(part)}
            </section>
          ),
        )}
      </div>
    </div>
  )
}
