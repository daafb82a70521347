import { useEffect, useRef, useState } from 'react'
import type { AuditAction, HistoryReply } from '#core/api/history.ts'
import { pathOf } from '#core/journey/pages.ts'
import { continueAt } from '#core/journey/visit.ts'
import { listed } from '#core/text/names.ts'
import type { Will } from '#core/will/schema.ts'
import { differences } from '#drafting/compare.ts'
import { preview } from '#drafting/draft.ts'
import { shared, events as table, versions, history as words } from '#words/en/account.ts'
import { kept } from '#words/en/forms.ts'
import { expectFailedCall } from '../../api/http.ts'
import { restoreVersion, useHistory, usePastWill } from '../../api/queries.ts'
import { newerWill } from '../../api/save-queue.ts'
import { today } from '../../api/today.ts'
import { visitNow } from '../../api/visits.ts'
import { putWill, useForm } from '../../api/will.ts'
import { formatLocalDate, formatLocalDateTime, formatLocalTime } from '../../content/dates.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import css from '../../ui/plain-page.module.css'
import { BackLink, PlainPage } from '../../ui/plain-page.tsx'
import { Paragraph } from '../../ui/runs.tsx'
import { WillDocument } from '../preview/will-document.tsx'
import { Together } from '../together/together.tsx'
import historyCss from './history.module.css'

/** Pixels of the page shown above the first passage that differs. */
const ABOVE = 60

const inOneLine = (headings: readonly string[]): string => headings.join('; ')

function AsItWas({ then, now }: { then: Will; now: Will }) {
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => {
    const marked = sheet.current?.querySelector<HTMLElement>('[data-marked]')
    if (sheet.current && marked) sheet.current.scrollTop = Math.max(0, marked.offsetTop - ABOVE)
  }, [])
  const document = preview(then, today())
  const { differs, missing } = differences(document, preview(now, today()))
  const other = document.clauses.filter(({ id }) => differs.has(id)).map(({ heading }) => heading)
  const same = differs.size === 0 && missing.length === 0
  return (
    <>
      <p>{same ? versions.yourWillSaidTheSameThen : versions.thisIsWhatYourWillSaid}</p>
      {other.length > 0 && <p className="above-12">{versions.marked(inOneLine(other))}</p>}
      {missing.length > 0 && <p className="above-12">{versions.addedSinceThen(inOneLine(missing))}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={historyCss.preview} ref={sheet} tabIndex={0} aria-label={versions.yourWillAsItWas}>
        <WillDocument document={document} marks={differs} bare />
      </section>
    </>
  )
}

/** One earlier version, to read and to restore. `onBack` gets the version that it replaces. */
function VersionDialog({
  save,
  onBack,
  onClose,
}: {
  save: Save
  onBack: (before: number) => void
  onClose: () => void
}) {
  const { data: then, error } = usePastWill(save.version)
  const { will: now } = useForm()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const goBack = async () => {
    setBusy(true)
    setFailure('')
    try {
      onBack(await restoreVersion(save.version))
    } catch (problem) {
      const { message } = expectFailedCall(problem)
      const newer = newerWill(problem)
      if (newer) putWill(newer)
      setFailure(newer ? versions.yourWillWasChanged : message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog title={versions.yourWillOn(formatLocalDateTime(save.saved))} wide onClose={onClose}>
      {error && <p role="alert">{error.message}</p>}
      {!then && !error && <p role="status">{versions.loadingTheseAnswers}</p>}
      {then && (
        <>
          <AsItWas then={then} now={now} />
          <p>{versions.ifYouGoBackAllYour}</p>
          <p role="alert" className="failure">
            {failure}
          </p>
        </>
      )}
      <DialogActions>
        {then && <Button label={versions.goBackToTheseAnswers} busy={busy} onClick={() => void goBack()} />}
        <Button label={versions.keepTodaysAnswers} look="link" onClick={onClose} />
      </DialogActions>
    </Dialog>
  )
}

type Save = HistoryReply['saves'][number]

/** The names of changes that a line has room for. */
const NAMED = 3

/** What a save changed, in a sentence: "You changed: Shares and Gifts." */
const changeOf = ({ version, changed }: Save): string => {
  if (version === 0) return versions.youStartedYourWill
  if (changed === undefined) return ''
  if (changed.length === 0) return versions.youChangedOtherDetails
  const labels = changed.map((label) => kept.said(label))
  const more = labels.length - NAMED
  return versions.youChanged(listed.format(more > 0 ? [...labels.slice(0, NAMED), versions.more(more)] : labels))
}

function Version({ save, isNow, onRead }: { save: Save; isNow: boolean; onRead: (save: Save) => void }) {
  const [day, time] = [formatLocalDate(save.saved), formatLocalTime(save.saved)]
  const change = changeOf(save)
  return (
    <li className={historyCss.version}>
      <span className={historyCss.when}>
        <time dateTime={save.saved}>{time}</time>
        {change !== '' && <span className={historyCss.change}>{change}</span>}
        {save.effect && <small className={historyCss.effect}>{save.effect}</small>}
      </span>
      {isNow ? (
        <span className={historyCss.now}>{versions.yourWillNow}</span>
      ) : (
        <Button
          label={versions.readIt}
          look="link"
          aria-label={change === '' ? versions.readItAsItWasOn(day, time) : versions.readWithChange(day, time, change)}
          onClick={() => onRead(save)}
        />
      )}
    </li>
  )
}

/** The kept versions by day. The newest day is open. */
function VersionsSection({ saves, onRead }: { saves: readonly Save[]; onRead: (save: Save) => void }) {
  const days = [...Map.groupBy(saves, ({ saved }) => kept.said(formatLocalDate(saved)))]
  return (
    <section className={css.panel}>
      <h2>{versions.everyTimeYouSaved}</h2>
      {saves.length < 2 && <p className="soft">{versions.nothingToGoBackToYet}</p>}
      {saves.length >= 2 &&
        days.map(([day, ofDay], index) => (
          <details key={day} className={historyCss.day} open={index === 0}>
            <summary>
              {day}
              <small className={historyCss.note}>
                {ofDay.length === 1 ? versions.n1Version : versions.versions(ofDay.length)}
              </small>
            </summary>
            <ul>
              {ofDay.map((save) => (
                <Version key={save.version} save={save} isNow={save === saves[0]} onRead={onRead} />
              ))}
            </ul>
          </details>
        ))}
      {saves.length >= 2 && <p className="ruled soft small above-16 lower-16">{versions.weKeepEverySaveFromThe}</p>}
    </section>
  )
}

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
      <Paragraph of={table.ifAnyOfThisWasNot} className="soft" />
      <ol className="above-12">
        {shown.map(({ at, action, times }, index) => (
          // Two equal events may have the same time; the list is always drawn whole.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li className="tall-12 ruled" key={index}>
            {auditWords[action]}
            {times > 1 && <> {table.timesThatDay(times)}</>}
            <time className="block soft small" dateTime={at}>
              {kept.said(formatLocalDateTime(at))}
            </time>
          </li>
        ))}
      </ol>
      {shown.length < events.length && (
        <Button label={table.showAll(events.length)} look="link" onClick={() => setAll(true)} />
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
        <ButtonLink
          label={shared.continueYourWill}
          look="secondary"
          to={pathOf(continueAt({ ...visitNow(will, undefined), will }))}
        />
        {before !== undefined && (
          <Button label={words.undoThis} look="link" busy={busy} onClick={() => void undo(before)} />
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
    <PlainPage canvas {...words.yourEarlierAnswers} above={<BackLink to="/account">{shared.yourAccount}</BackLink>}>
      {gone && <WentBack {...gone} onUndone={(said) => setGone({ said })} />}
      <Together>
        {error && !data && (
          <section className={`${css.panel} measure above-40`} role="alert">
            <h2>{words.weCouldNotLoadTheList}</h2>
            <p className="soft">{shared.weCouldNotReachTheServer}</p>
            <div className="cluster above-32 off-paper">
              <Button label={shared.tryAgain} look="secondary" onClick={() => void refetch()} />
            </div>
          </section>
        )}
        {data && (
          <div className={css.columns}>
            <VersionsSection saves={data.saves} onRead={setRead} />
            <EventsSection events={data.events} />
          </div>
        )}
      </Together>
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
