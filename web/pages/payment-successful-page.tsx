import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { checkPayment } from '#core/funnel/payment-status.ts'
import { pathOf } from '#core/journey/pages.ts'
import { call } from '../client/http.ts'
import { storage } from '../client/storage.ts'
import { reloadForm } from '../client/will-client.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { PlainPage } from './plain-page.tsx'
import css from './simple-page.module.css'
import { waitWhile } from './wait-while.ts'

const here = pathOf('will.payment-successful')

type StatusReply = { status: 0 | 1 | 2 }

const useWatchedPayment = (attempt: number) => {
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt starts a new watch, and nothing else does
  useEffect(() => {
    const gone = new AbortController()
    const goTo = (path: string) => {
      if (!gone.signal.aborted) void navigate(path, { replace: true })
    }
    void checkPayment({
      paymentInfo: storage.paymentInfo.get(),
      fetchStatus: (id) => call<StatusReply>(`/api/payment/check/${id}`, { method: 'GET' }),
      wait: waitWhile(gone.signal),
      redirect: goTo,
      currentPath: here,
      onSuccess: async () => {
        const payment = storage.paymentInfo.get()
        if (payment) storage.paymentInfo.set({ external_id: payment.external_id, id: payment.id })
        await reloadForm()
        goTo(pathOf('will.my-downloads-thank-you'))
      },
      onFailure: () => goTo(pathOf('will.summary')),
      onDeclined: () => goTo(pathOf('will.payment-error')),
    })
    return () => gone.abort()
  }, [attempt])
}

export function PaymentSuccessfulPage() {
  const [attempt, setAttempt] = useState(0)
  const [query, setQuery] = useSearchParams()
  const stopped = query.get('payment-check')
  useWatchedPayment(attempt)
  const again = () => {
    setQuery({}, { replace: true })
    setAttempt(attempt + 1)
  }
  if (stopped === null)
    return (
      <PlainPage
        white
        title="We are checking your payment"
        tab="Your payment"
        lead="This usually takes a few seconds. You can leave this page; we will know when it arrives."
      >
        <p className={css.notice} role="status">
          Waiting for the payment to be confirmed.
        </p>
      </PlainPage>
    )
  return (
    <PlainPage
      white
      title="We could not confirm your payment yet"
      tab="Your payment"
      lead={
        stopped === 'retries'
          ? 'It has not arrived in 15 minutes. If money has left your account it is not lost: it will be matched to your will.'
          : 'We could not reach our server to ask. If money has left your account it is not lost.'
      }
    >
      <div className={css.actions}>
        <Button onClick={again}>Check again</Button>
        <ButtonLink look="link" to={pathOf('will.summary')}>
          Back to your will
        </ButtonLink>
      </div>
    </PlainPage>
  )
}
