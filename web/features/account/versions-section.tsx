import type { HistoryReply } from '#core/api/history.ts'
import { localDate, localTime } from '../../content/dates.ts'
import { Button } from '../../ui/button.tsx'
import pageCss from '../../ui/plain-page.module.css'
import css from './history.module.css'

export type Save = HistoryReply['saves'][number]

function Version({ save, isNow, onRead }: { save: Save; isNow: boolean; onRead: (save: Save) => void }) {
  const time = localTime(save.saved)
  return (
    <li className={css.version}>
      <span className={css.when}>
        <time dateTime={save.saved}>{time}</time>
        {save.version === 0 && <small className={css.note}>Nothing answered yet</small>}
      </span>
      {isNow ? (
        <span className={css.now}>Your will now</span>
      ) : (
        <Button
          look="link"
          aria-label={`Read it as it was on ${localDate(save.saved)} at ${time}`}
          onClick={() => onRead(save)}
        >
          Read it
        </Button>
      )}
    </li>
  )
}

/** Every save that is kept, by day. The newest day lies open. */
export function VersionsSection({ saves, onRead }: { saves: readonly Save[]; onRead: (save: Save) => void }) {
  const days = [...Map.groupBy(saves, ({ saved }) => localDate(saved))]
  return (
    <section className={pageCss.panel}>
      <h2>Each time you saved</h2>
      {saves.length < 2 && (
        <p className={pageCss.soft}>
          There is nothing to go back to yet. Each time you save, what you had before is kept here.
        </p>
      )}
      {saves.length >= 2 &&
        days.map(([day, ofDay], index) => (
          <details key={day} className={css.day} open={index === 0}>
            <summary>
              {day}
              <small className={css.note}>{ofDay.length === 1 ? '1 version' : `${ofDay.length} versions`}</small>
            </summary>
            <ul>
              {ofDay.map((save) => (
                <Version key={save.version} save={save} isNow={save === saves[0]} onRead={onRead} />
              ))}
            </ul>
          </details>
        ))}
      {saves.length >= 2 && (
        <p className={css.foot}>We keep every save of the last day, and the last one of each day before that.</p>
      )}
    </section>
  )
}
