import { type ReactNode, useId, useState } from 'react'
import type { Estimate } from '#core/tax/estimate.ts'
import { type Lines, type ReadLine, readLine } from '#core/tax/ledger.ts'
import { poundsList, figureLines as table } from '#words/en/values.ts'
import css from './pounds.module.css'

/** How a figure came about: each line opens to those that it follows from, down to what was typed. */

const hows: Readonly<Record<ReadLine['how'], string>> = {
  sum: '',
  given: '',
  least: table.theSmallestOfThese,
  share: table.inProportionFromThese,
}

function LineOf({ lines, id, sign }: { lines: Lines; id: string; sign: '+' | '-' }) {
  const [open, setOpen] = useState(false)
  const below = useId()
  const line = readLine(lines, id)
  if (!line) return null
  const { label, value, law, how, from } = line
  const taken = sign === '-'
  const words = (
    <>
      <span className="shrink anywhere">
        {taken && <span className="soft">{table.less} </span>}
        <span className={from.length > 0 ? 'underlined' : undefined}>{label}</span>
        {law.length > 0 && <span className={css.law}>{law.join('; ')}</span>}
      </span>
      <span className={css.value}>
        {taken && <span aria-hidden="true">− </span>}
        {value}
      </span>
    </>
  )
  if (from.length === 0) return <li className={css.line}>{words}</li>
  return (
    <li>
      <button
        type="button"
        className={`${css.line} ${css.opens}`}
        aria-expanded={open}
        aria-controls={below}
        onClick={() => setOpen(!open)}
      >
        {words}
      </button>
      <div id={below} hidden={!open}>
        {open && <LinesFrom lines={lines} line={{ how, from }} />}
      </div>
    </li>
  )
}

export function LinesFrom({ lines, line: { how, from } }: { lines: Lines; line: Pick<ReadLine, 'how' | 'from'> }) {
  return (
    <>
      {hows[how] && <p className={css.how}>{hows[how]}</p>}
      <ul className={css.lines}>
        {from.map(({ id, sign }) => (
          <LineOf key={`${sign} ${id}`} lines={lines} id={id} sign={sign} />
        ))}
      </ul>
    </>
  )
}

/** A figure that opens to what is said of it. */
export function Figure({
  name,
  note,
  mark,
  amount,
  opened = false,
  children,
}: {
  name: string
  note?: string | undefined
  mark?: ReactNode
  amount?: string
  opened?: boolean
  children: ReactNode
}) {
  const [open, setOpen] = useState(opened)
  const below = useId()
  return (
    <li>
      <button
        type="button"
        className={css.figure}
        aria-expanded={open}
        aria-controls={below}
        onClick={() => setOpen(!open)}
      >
        {mark}
        <span className={css.who}>
          <b className="block">{name}</b>
          {note && <span className="block soft fine">{note}</span>}
        </span>
        {amount && <span className={css.amount}>{amount}</span>}
      </button>
      <div id={below} hidden={!open} className={css.opened}>
        {open && children}
      </div>
    </li>
  )
}

/** What the opened lines are of. */
export const howWorkedOut = ({ isRough, open }: Estimate): string => {
  if (open.some(({ does }) => does === 'moves')) return poundsList.workedOutForTheMiddleWithNo
  return isRough ? poundsList.workedOutForTheMiddle : poundsList.howItComesAbout
}
