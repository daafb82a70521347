import { useState } from 'react'
import { dayInWords, isoDay } from '#core/text/calendar-day.ts'
import type { Happened } from '#core/watch/since-then.ts'
import { sinceThen as words } from '#words/en/account.ts'
import { takeBackReport } from '../../api/watch.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import page from '../../ui/plain-page.module.css'
import { useSubmitForm } from '../../ui/use-submit-form.ts'
import css from './watch.module.css'

function TakeBack({ report, says, onDone }: { report: number; says: string; onDone: () => void }) {
  const form = useSubmitForm({ save: () => takeBackReport(report), onDone })
  return (
    <>
      <ErrorSummary errors={form.errors} />
      <Button look="link" busy={form.busy} aria-label={words.takeBackWhat(says)} onClick={() => void form.submit()}>
        {words.takeThisBack}
      </Button>
    </>
  )
}

/** What has happened since the will was signed, the first thing first. The ribbon ends today. */
export function SinceThenSection({ happened }: { happened: readonly Happened[] }) {
  const [said, setSaid] = useState('')
  return (
    <section className={page.panel}>
      <h2>{words.sinceThen}</h2>
      <ol className={css.since}>
        {happened.map(({ on, says, follows, look, report }) => (
          <li key={`${isoDay(on)} ${says} ${report ?? ''}`} data-look={look}>
            <time className="block soft small" dateTime={isoDay(on)}>
              {dayInWords(on)}
            </time>
            <p className="tight">
              <b>{says}</b> {follows}
            </p>
            {report !== undefined && (
              <TakeBack report={report} says={says} onDone={() => setSaid(words.weHaveTakenThatBack)} />
            )}
          </li>
        ))}
      </ol>
      <p role="status" className="said">
        {said}
      </p>
    </section>
  )
}
