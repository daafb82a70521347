import { type ReactNode, useEffect, useState } from 'react'
import type { ExpertReviewProgress, ExpertReviewReply } from '#core/api/existing-will.ts'
import { EXPERT_REVIEW_CONSENT } from '#core/constants.ts'
import { expertReview as words } from '#words/en/existing-will.ts'
import { kept } from '#words/en/forms.ts'
import { call } from '../../api/http.ts'
import { formatLondonDate } from '../../content/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choices.tsx'
import { IsOnItsWay } from '../../ui/lazy-page.tsx'
import pageCss from '../../ui/plain-page.module.css'
import { useAct } from '../../ui/use-act.ts'
import css from './expert-review-section.module.css'

type Act = (change: () => Promise<ExpertReviewReply>) => void
type Props<Is extends ExpertReviewProgress['is']> = {
  progress: Extract<ExpertReviewProgress, { is: Is }>
  act: Act
  busy: boolean
}

function Ask({ act, busy }: Props<'not asked'>) {
  const [agreed, setAgreed] = useState(false)
  const [error, setError] = useState<string>()
  const ask = () => {
    setError(agreed ? undefined : words.tickThisFirstIfYouLeave)
    if (agreed) act(() => call('POST /api/reading', { body: { consent: true } }))
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) ask()
      }}
    >
      <p className="soft">{words.aComputerMadeTheReportIf}</p>
      <div className="above-20">
        <Checkbox
          name="consent"
          label={kept.said(EXPERT_REVIEW_CONSENT)}
          value={agreed}
          onChange={setAgreed}
          error={error}
        />
      </div>
      <Button label={words.askAPersonToReadMy} type="submit" look="secondary" busy={busy} />
    </form>
  )
}

function WithdrawRequest({ act, busy, children }: { act: Act; busy: boolean; children: ReactNode }) {
  return (
    <>
      {children}
      <div className="cluster above-32 off-paper">
        <Button
          label={words.cancelDoNotReadMyAnswers}
          look="link"
          busy={busy}
          onClick={() => act(() => call('DELETE /api/reading'))}
        />
      </div>
    </>
  )
}

function Waiting({ progress: { asked, place }, ...taking }: Props<'waiting'>) {
  return (
    <WithdrawRequest {...taking}>
      <p>
        <strong>{words.youAreNumberInTheQueue(place)}</strong> {words.youAskedOn(formatLondonDate(asked))}
      </p>
      <p className="soft">{words.weReadAnswersInTheOrder}</p>
    </WithdrawRequest>
  )
}

function BeingRead({ progress: { asked, taken }, ...taking }: Props<'being read'>) {
  return (
    <WithdrawRequest {...taking}>
      <p>
        <strong>{words.someoneHasBeenReadingThem(formatLondonDate(taken))}</strong>{' '}
        {words.youAskedOn(formatLondonDate(asked))}
      </p>
      <p className="soft">{words.weWillEmailYouWhenIt}</p>
    </WithdrawRequest>
  )
}

function Sent({ progress: { sent, findings } }: Props<'sent'>) {
  return (
    <>
      <p className="soft">{words.writtenOnByThePersonWho(formatLondonDate(sent))}</p>
      <div className={css.findings}>{findings}</div>
    </>
  )
}

function Progress({ progress, ...acting }: { progress: ExpertReviewProgress; act: Act; busy: boolean }) {
  switch (progress.is) {
    case 'not asked':
      return <Ask progress={progress} {...acting} />
    case 'waiting':
      return <Waiting progress={progress} {...acting} />
    case 'being read':
      return <BeingRead progress={progress} {...acting} />
    case 'sent':
      return <Sent progress={progress} {...acting} />
  }
}

const titles: Record<ExpertReviewProgress['is'], string> = words.titles

/** The expert review of a customer's answers: the request, its progress and its findings. */
export function ExpertReviewSection({ beside }: { beside?: (reading: ExpertReviewReply) => ReactNode }) {
  const [reading, setReading] = useState<ExpertReviewReply>()
  const { failure, busy, act } = useAct()
  const ask: Act = (change) => void act(async () => setReading(await change()), '')
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, on arriving
  useEffect(() => ask(() => call('GET /api/reading')), [])
  return (
    <section className={pageCss.panel} aria-busy={busy}>
      <h2>{reading ? titles[reading.progress.is] : words.aSecondLook}</h2>
      {busy && !reading && <IsOnItsWay />}
      {reading && <Progress progress={reading.progress} act={ask} busy={busy} />}
      <p role="alert">{failure}</p>
      {reading && beside?.(reading)}
    </section>
  )
}
