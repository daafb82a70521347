import { useState } from 'react'
import { Link } from 'react-router'
import type { AuditAction, HistoryReply } from '#core/api/history.ts'
import { pathOf } from '#core/journey/pages.ts'
import { continueAt } from '#core/journey/visit.ts'
import { shared, events as table, history as words } from '#words/en/account.ts'
import { expectFailedCall } from '../../api/http.ts'
import { restoreVersion, useHistory } from '../../api/queries.ts'
import { visitNow } from '../../api/visits.ts'
import { useForm } from '../../api/will.ts'
import { formatLocalDateTime } from '../../content/dates.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import css from '../../ui/plain-page.module.css'
import { PlainPage } from '../../ui/plain-page.tsx'
import { Runs } from '../../ui/runs.tsx'
import stepCss from '../../ui/step-page.module.css'
import historyCss from './history.module.css'
import { type Save, VersionDialog, VersionsSection } from './versions-section.tsx'

/** The account's events in the customer's words. */
const auditWords: Readonly<Record<AuditAction, string>> = table.auditWords

/** The number of events shown at first. */
const FIRST = 12

/** The events of the account, the newest first. */
function EventsSection({ events }: Pick<HistoryReply, 'events'>) {
  const [all, setAll] = useState(false)
  const shown = all ? events : events.slice(0, FIRST)
  return (
    <section className={css.panel}>
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

type Gone = { readonly said: string; readonly before?: number }

function WentBack({ said, before, onUndone }: Gone & { onUndone: (said: string) => void }) {
  const { will } = useForm()
  const [busy, setBusy] = useState(false)
  const undo = async (to: number) => {
    setBusy(true)
    try {
      await restoreVersion(to)
      onUndone(words.undoneYourAnswersAreAsThey)
    } catch (error) {
      onUndone(expectFailedCall(error).message)
    }
  }
  return (
    <div className={historyCss.notice}>
      <p role="status">{said}</p>
      <div className="cluster">
        <ButtonLink look="secondary" to={pathOf(continueAt({ ...visitNow(will, undefined), will }))}>
          {shared.continueYourWill}
        </ButtonLink>
        {before !== undefined && (
          <Button look="link" busy={busy} onClick={() => void undo(before)}>
            {words.undoThis}
          </Button>
        )}
      </div>
    </div>
  )
}

/** The versions of the will that can be restored, and the events of the account. */
export function HistoryPage() {
  const { data, error, refetch } = useHistory()
  const [read, setRead] = useState<Save>()
  const [gone, setGone] = useState<Gone>()
  return (
    <PlainPage
      {...words.yourEarlierAnswers}
      above={
        <Link className={stepCss.back} to="/account">
          <span aria-hidden="true">←</span> {shared.yourAccount}
        </Link>
      }
    >
      {gone && <WentBack {...gone} onUndone={(said) => setGone({ said })} />}
      {error && !data && (
        <section className={`${css.panel} measure above-40`} role="alert">
          <h2>{words.weCouldNotLoadTheList}</h2>
          <p className="soft">{shared.weCouldNotReachTheServer}</p>
          <div className="cluster above-32 off-paper">
            <Button look="secondary" onClick={() => void refetch()}>
              {shared.tryAgain}
            </Button>
          </div>
        </section>
      )}
      {data && (
        <div className={css.columns}>
          <VersionsSection saves={data.saves} onRead={setRead} />
          <EventsSection events={data.events} />
        </div>
      )}
      {read && (
        <VersionDialog
          save={read}
          onClose={() => setRead(undefined)}
          onBack={(before) => {
            setRead(undefined)
            setGone({ said: words.yourAnswersAreBackTo(formatLocalDateTime(read.saved)), before })
          }}
        />
      )}
    </PlainPage>
  )
}
