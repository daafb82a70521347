import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { type ToDo, type ToDoRow, yoursToDo } from '#core/account/yours-to-do.ts'
import type { Will } from '#core/will/schema.ts'
import { asText } from '#drafting/document.ts'
import { preview } from '#drafting/draft.ts'
import { lettersToGive } from '#drafting/pack/letters-to-give.ts'
import { yoursToDo as words } from '#words/en/documents.ts'
import { useCouple, usePrints } from '../../api/queries.ts'
import { today } from '../../api/today.ts'
import { useSignedWill } from '../../api/watch.ts'
import { useForm } from '../../api/will.ts'
import { formatLondonDate } from '../../content/dates.ts'
import css from './yours-to-do.module.css'

/** Whether the will of today has other words than the one that was signed. Birthdays since then do not count. */
export const useChangedWords = (signed: Will | undefined, will: Will): boolean =>
  useMemo(
    () =>
      signed !== undefined && signed !== will && asText(preview(signed, today())) !== asText(preview(will, today())),
    [signed, will],
  )

/** What is left to the customer and what is done, and `all` that they may do. Undefined until everything that it rests on has been asked. */
export const useYoursToDo = (all = false): readonly ToDoRow[] | undefined => {
  const { will } = useForm()
  const changed = useChangedWords(useSignedWill(will), will)
  const { data: couple, isError: noCouple } = useCouple()
  const { data: bought, isError: noPrints } = usePrints()
  return useMemo(
    () =>
      (couple || noCouple) && (bought || noPrints)
        ? yoursToDo({
            will,
            today: today(),
            date: formatLondonDate,
            newest: changed ? 'changed' : undefined,
            pair: couple?.pair ?? null,
            prints: bought?.prints ?? [],
            letters: lettersToGive(will, today()),
            all,
          })
        : undefined,
    [will, changed, couple, noCouple, bought, noPrints, all],
  )
}

/** The navigation whose row was opened: a row that is made later does not take the focus for it. */
let followed: string | undefined

/** One row of a list that opens: what is in it is made then. A link to its `id` opens it too, and goes there. */
export function Fold({ id, head, children }: { id: string; head: ReactNode; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null)
  const [opened, setOpened] = useState(false)
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash !== `#${id}` || key === followed || !details.current) return
    followed = key
    details.current.open = true
    details.current.querySelector('summary')?.focus()
  }, [hash, key, id])
  return (
    <details ref={details} id={id} className={css.fold} onToggle={() => setOpened(true)}>
      <summary className="chevron">{head}</summary>
      <div className={css.body}>{opened && children}</div>
    </details>
  )
}

function Head({ row, at, action }: { row: ToDoRow; at: number; action?: ReactNode }) {
  const done = row.is === 'done'
  return (
    <span className={css.row}>
      <span className={css.number} data-done={done || undefined} aria-hidden="true">
        {done ? '✓' : at}
      </span>
      <span className={css.text}>
        <b className="block">
          {done && <span className="visually-hidden">{words.done} </span>}
          {row.name}
        </b>
        <span className="block soft small tight">{row.says}</span>
      </span>
      <span className={css.state}>{row.state}</span>
      {action}
    </span>
  )
}

/** The card of what is the customer’s to do, what is left numbered from `from`. `panels`: what opens in a row. `plain`: nothing is to press. */
export function YoursToDo({
  rows,
  from = 1,
  panels = {},
  plain = false,
  className,
  children,
}: {
  rows: readonly ToDoRow[]
  from?: number
  panels?: { readonly [What in ToDo]?: ReactNode }
  plain?: boolean
  className?: string | undefined
  children?: ReactNode
}) {
  const heading = useId()
  return (
    <section className={className} aria-labelledby={heading}>
      <h2 id={heading}>{words.yoursToDo}</h2>
      <ol>
        {rows.map((row, index) => (
          <li key={row.what} className="ruled-row">
            {panels[row.what] && row.to.endsWith(`#${row.what}`) ? (
              <Fold
                id={row.what}
                head={<Head row={row} at={from + index} action={<span className={css.action}>{row.action}</span>} />}
              >
                {panels[row.what]}
              </Fold>
            ) : (
              <div className="tall-8">
                <Head
                  row={row}
                  at={from + index}
                  action={
                    !plain && (
                      <Link className={css.action} to={row.to}>
                        {row.action}
                        <span className="visually-hidden"> {row.name}</span>
                      </Link>
                    )
                  }
                />
              </div>
            )}
          </li>
        ))}
      </ol>
      {children}
    </section>
  )
}

/** The same card for a page that has nothing else of it, but for what stands `above` and is pressed there. */
export function ToDoCard({
  above,
  ...card
}: {
  above: ToDo | undefined
  className?: string | undefined
  children: ReactNode
}) {
  const rows = useYoursToDo()
  if (!rows) return null
  const below = rows.filter(({ what }) => what !== above)
  return <YoursToDo rows={below.length > 0 ? below : rows} {...card} />
}
