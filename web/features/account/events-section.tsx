import { useState } from 'react'
import { Link } from 'react-router'
import type { HistoryReply } from '#core/api/history.ts'
import { localDateTime } from '../../content/dates.ts'
import { Button } from '../../ui/button.tsx'
import pageCss from '../../ui/plain-page.module.css'
import { auditWords } from './audit-words.ts'
import css from './history.module.css'

/** As many as one looks at; the rest is there for who wants it. */
const FIRST = 12

/** What was done with the account, the newest first. */
export function EventsSection({ events }: Pick<HistoryReply, 'events'>) {
  const [all, setAll] = useState(false)
  const shown = all ? events : events.slice(0, FIRST)
  return (
    <section className={pageCss.panel}>
      <h2>What was done when</h2>
      <p className={pageCss.soft}>
        If one of these was not you, <Link to="/account">change your password</Link>. It logs everybody else out.
      </p>
      <ol className={css.events}>
        {shown.map(({ at, action }, index) => (
          // Two of a kind may have come in the same moment; the list is only ever shown whole.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index}>
            {auditWords[action]}
            <time dateTime={at}>{localDateTime(at)}</time>
          </li>
        ))}
      </ol>
      {shown.length < events.length && (
        <Button look="link" onClick={() => setAll(true)}>
          Show all {events.length}
        </Button>
      )}
    </section>
  )
}
