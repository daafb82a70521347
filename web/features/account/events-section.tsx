import { useState } from 'react'
import type { AuditAction, HistoryReply } from '#core/api/history.ts'
import { events as table } from '#words/en/account.ts'
import { formatLocalDateTime } from '../../content/dates.ts'
import { Button } from '../../ui/button.tsx'
import pageCss from '../../ui/plain-page.module.css'
import { Runs } from '../../ui/runs.tsx'

/** The account's events in the customer's words. */
const auditWords: Readonly<Record<AuditAction, string>> = table.auditWords

/** The number of events shown at first. */
const FIRST = 12

/** The events of the account, the newest first. */
export function EventsSection({ events }: Pick<HistoryReply, 'events'>) {
  const [all, setAll] = useState(false)
  const shown = all ? events : events.slice(0, FIRST)
  return (
    <section className={pageCss.panel}>
      <h2>{table.accountActivity}</h2>
      <p className="soft">
        <Runs of={table.ifAnyOfThisWasNot} />
      </p>
      <ol className="above-12">
        {shown.map(({ at, action, times }, index) => (
          // Two equal events may have the same time; the list is always drawn whole.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li className="tall-12 ruled" key={index}>
            {auditWords[action]}
            {times > 1 && <> {table.timesThatDay(times)}</>}
            <time className="block soft small" dateTime={at}>
              {formatLocalDateTime(at)}
            </time>
          </li>
        ))}
      </ol>
      {shown.length < events.length && (
        <Button look="link" onClick={() => setAll(true)}>
          {table.showAll(events.length)}
        </Button>
      )}
    </section>
  )
}
