import { useEffect, useRef, useState } from 'react'
import type { HistoryReply } from '#core/api/history.ts'
import { listed } from '#core/text/names.ts'
import type { Will } from '#core/will/schema.ts'
import { differences } from '#drafting/compare.ts'
import { preview } from '#drafting/draft.ts'
import { versions as words } from '#words/en/account.ts'
import { expectFailedCall } from '../../api/http.ts'
import { restoreVersion, usePastWill } from '../../api/queries.ts'
import { newerWill } from '../../api/save-queue.ts'
import { today } from '../../api/today.ts'
import { putWill, useForm } from '../../api/will.ts'
import { formatLocalDate, formatLocalDateTime, formatLocalTime } from '../../content/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import pageCss from '../../ui/plain-page.module.css'
import { WillDocument } from '../preview/will-document.tsx'
import css from './history.module.css'

/** Pixels of the page shown above the first passage that differs. */
const ABOVE = 60

const inOneLine = (headings: readonly string[]): string => headings.join('; ')

function AsItWas({ then, now }: { then: Will; now: Will }) {
  const desk = useRef<HTMLElement>(null)
  useEffect(() => {
    const marked = desk.current?.querySelector<HTMLElement>('[data-marked]')
    if (desk.current && marked) desk.current.scrollTop = Math.max(0, marked.offsetTop - ABOVE)
  }, [])
  const document = preview(then, today())
  const { differs, missing } = differences(document, preview(now, today()))
  const other = document.clauses.filter(({ id }) => differs.has(id)).map(({ heading }) => heading)
  const same = differs.size === 0 && missing.length === 0
  return (
    <>
      <p>{same ? words.yourWillSaidTheSameThen : words.thisIsWhatYourWillSaid}</p>
      {other.length > 0 && <p className="above-12">{words.marked(inOneLine(other))}</p>}
      {missing.length > 0 && <p className="above-12">{words.addedSinceThen(inOneLine(missing))}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={css.preview} ref={desk} tabIndex={0} aria-label={words.yourWillAsItWas}>
        <WillDocument document={document} marks={differs} bare />
      </section>
    </>
  )
}

/** One earlier version, to read and to restore. `onBack` gets the version that it replaces. */
export function VersionDialog({
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
      setFailure(newer ? words.yourWillWasChanged : message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog title={words.yourWillOn(formatLocalDateTime(save.saved))} wide onClose={onClose}>
      {error && <p role="alert">{error.message}</p>}
      {!then && !error && <p role="status">{words.loadingTheseAnswers}</p>}
      {then && (
        <>
          <AsItWas then={then} now={now} />
          <p>{words.ifYouGoBackAllYour}</p>
          <p role="alert" className="failure">
            {failure}
          </p>
        </>
      )}
      <DialogActions>
        {then && (
          <Button busy={busy} onClick={() => void goBack()}>
            {words.goBackToTheseAnswers}
          </Button>
        )}
        <Button look="link" onClick={onClose}>
          {words.keepTodaysAnswers}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

export type Save = HistoryReply['saves'][number]

/** The names of changes that a line has room for. */
const NAMED = 3

/** What a save changed, in a sentence: "You changed: Shares and Gifts." */
const changeOf = ({ version, changed }: Save): string => {
  if (version === 0) return words.youStartedYourWill
  if (changed === undefined) return ''
  if (changed.length === 0) return words.youChangedOtherDetails
  const more = changed.length - NAMED
  return words.youChanged(listed.format(more > 0 ? [...changed.slice(0, NAMED), words.more(more)] : changed))
}

function Version({ save, isNow, onRead }: { save: Save; isNow: boolean; onRead: (save: Save) => void }) {
  const [day, time] = [formatLocalDate(save.saved), formatLocalTime(save.saved)]
  const change = changeOf(save)
  return (
    <li className={css.version}>
      <span className={css.when}>
        <time dateTime={save.saved}>{time}</time>
        {change !== '' && <span className={css.change}>{change}</span>}
        {save.effect && <small className={css.effect}>{save.effect}</small>}
      </span>
      {isNow ? (
        <span className={css.now}>{words.yourWillNow}</span>
      ) : (
        <Button
          look="link"
          aria-label={change === '' ? words.readItAsItWasOn(day, time) : words.readWithChange(day, time, change)}
          onClick={() => onRead(save)}
        >
          {words.readIt}
        </Button>
      )}
    </li>
  )
}

/** The kept versions by day. The newest day is open. */
export function VersionsSection({ saves, onRead }: { saves: readonly Save[]; onRead: (save: Save) => void }) {
  const days = [...Map.groupBy(saves, ({ saved }) => formatLocalDate(saved))]
  return (
    <section className={pageCss.panel}>
      <h2>{words.everyTimeYouSaved}</h2>
      {saves.length < 2 && <p className="soft">{words.nothingToGoBackToYet}</p>}
      {saves.length >= 2 &&
        days.map(([day, ofDay], index) => (
          <details key={day} className={css.day} open={index === 0}>
            <summary>
              {day}
              <small className={css.note}>{ofDay.length === 1 ? words.n1Version : words.versions(ofDay.length)}</small>
            </summary>
            <ul>
              {ofDay.map((save) => (
                <Version key={save.version} save={save} isNow={save === saves[0]} onRead={onRead} />
              ))}
            </ul>
          </details>
        ))}
      {saves.length >= 2 && <p className="ruled soft small above-16 lower-16">{words.weKeepEverySaveFromThe}</p>}
    </section>
  )
}
