import { type ReactNode, useEffect, useState } from 'react'
import type { ExpertReviewProgress, ExpertReviewReply } from '#core/api/expert-review.ts'
import { EXPERT_REVIEW_CONSENT } from '#core/constants.ts'
import { ApiError, call, OfflineError } from '../../api/http.ts'
import { formatLondonDate } from '../../content/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choices.tsx'
import pageCss from '../../ui/plain-page.module.css'
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
    setError(agreed ? undefined : 'Tick this first. If you leave it, nobody reads your answers.')
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
      <p className="soft">
        A computer made the report. If you like, a person can read your answers too and write to you. It is included in
        the price, and it is not legal advice.
      </p>
      <div className={css.consent}>
        <Checkbox name="consent" label={EXPERT_REVIEW_CONSENT} value={agreed} onChange={setAgreed} error={error} />
      </div>
      <Button type="submit" look="secondary" busy={busy}>
        Ask a person to read my answers
      </Button>
    </form>
  )
}

function WithdrawRequest({ act, busy, children }: { act: Act; busy: boolean; children: ReactNode }) {
  return (
    <>
      {children}
      <div className="cluster above-32 off-paper">
        <Button look="link" busy={busy} onClick={() => act(() => call('DELETE /api/reading'))}>
          Cancel: do not read my answers
        </Button>
      </div>
    </>
  )
}

function Waiting({ progress: { asked, place }, ...taking }: Props<'waiting'>) {
  return (
    <WithdrawRequest {...taking}>
      <p>
        <strong>You are number {place} in the queue.</strong> You asked on {formatLondonDate(asked)}.
      </p>
      <p className="soft">
        We read answers in the order people ask, and cannot say how long it will take. We will email you when it is
        done.
      </p>
    </WithdrawRequest>
  )
}

function BeingRead({ progress: { asked, taken }, ...taking }: Props<'being read'>) {
  return (
    <WithdrawRequest {...taking}>
      <p>
        <strong>Someone has been reading them since {formatLondonDate(taken)}.</strong> You asked on{' '}
        {formatLondonDate(asked)}.
      </p>
      <p className="soft">We will email you when it is done.</p>
    </WithdrawRequest>
  )
}

function Sent({ progress: { sent, findings } }: Props<'sent'>) {
  return (
    <>
      <p className="soft">Written on {formatLondonDate(sent)} by the person who read them. It is not legal advice.</p>
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

const titles: Record<ExpertReviewProgress['is'], string> = {
  'not asked': 'A person can read your answers too',
  waiting: 'A person will read your answers',
  'being read': 'A person is reading your answers',
  sent: 'What our reader found',
}

/** The expert review of a customer's answers: the request, its progress and its findings. */
export function ExpertReviewSection({ beside }: { beside?: (reading: ExpertReviewReply) => ReactNode }) {
  const [reading, setReading] = useState<ExpertReviewReply>()
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const ask = async (change: () => Promise<ExpertReviewReply>): Promise<void> => {
    setBusy(true)
    setFailure('')
    try {
      setReading(await change())
    } catch (error) {
      if (!(error instanceof ApiError) && !(error instanceof OfflineError)) throw error
      setFailure(error.message)
    } finally {
      setBusy(false)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, on arriving
  useEffect(() => void ask(() => call('GET /api/reading')), [])
  return (
    <section className={pageCss.panel} aria-busy={busy}>
      <h2>{reading ? titles[reading.progress.is] : 'A second look'}</h2>
      {reading && <Progress progress={reading.progress} act={(change) => void ask(change)} busy={busy} />}
      <p role="alert">{failure}</p>
      {reading && beside?.(reading)}
    </section>
  )
}
