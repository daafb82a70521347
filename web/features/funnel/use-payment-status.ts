import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { checkPayment, type PaymentInfo } from '#core/funnel/payment-status.ts'
import { call } from '../../api/http.ts'
import { storage } from '../../api/storage.ts'
import { waitWhile } from '../../pages/wait-while.ts'

type StatusReply = { status: 0 | 1 | 2 }

/** Where somebody goes on from the page that waits for a payment. Each gives a path. */
export type PaymentPaths = {
  paid: (payment: PaymentInfo) => string | Promise<string>
  none: string
  declined: string
}

/**
 * Watches the stored payment from the page that shows this. `stopped` says why it gave up, as the query has it: "error",
 * "retries", or undefined while it looks; `again` starts over.
 */
export const usePaymentStatus = ({ paid, none, declined }: PaymentPaths) => {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [attempt, setAttempt] = useState(0)
  const [query, setQuery] = useSearchParams()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt starts a new watch, and nothing else does
  useEffect(() => {
    const gone = new AbortController()
    const goTo = (path: string) => {
      if (!gone.signal.aborted) void navigate(path, { replace: true })
    }
    const paymentInfo = storage.paymentInfo.get()
    void checkPayment({
      paymentInfo,
      fetchStatus: (id) => call<StatusReply>(`/api/payment/check/${id}`, { method: 'GET' }),
      wait: waitWhile(gone.signal),
      redirect: goTo,
      currentPath: pathname,
      onSuccess: async () => {
        if (paymentInfo) goTo(await paid(paymentInfo))
      },
      onFailure: () => goTo(none),
      onDeclined: () => goTo(declined),
    })
    return () => gone.abort()
  }, [attempt])
  return {
    stopped: query.get('payment-check') ?? undefined,
    again: () => {
      setQuery({}, { replace: true })
      setAttempt(attempt + 1)
    },
  }
}
