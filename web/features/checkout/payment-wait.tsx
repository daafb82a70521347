import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { PaymentStatus } from '#core/catalogue/order.ts'
import { checkPayment, type PaymentInfo } from '#core/funnel/payment-status.ts'
import { paymentWait as table } from '#words/en/checkout.ts'
import { call, isNotFound } from '../../api/http.ts'
import { storage } from '../../api/storage.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import css from '../../ui/plain-page.module.css'
import { PlainPage } from '../../ui/plain-page.tsx'
import { useIsLeaving } from '../../ui/router-state.ts'

const AS_JSON = { 'Content-Type': 'application/json', Accept: 'application/json' } as const

/** How a payment stands, asked as specified. */
export const fetchPaymentStatus = (externalId: string): Promise<{ status: PaymentStatus }> =>
  call('GET /api/payment/check/{external_id}', { params: { external_id: externalId }, headers: AS_JSON })

/** Waits for `ms` milliseconds. After the page has closed it never resolves, which ends the polling. */
export const waitWhile = (signal: AbortSignal) => (ms: number) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) return
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => clearTimeout(timer))
  })

/** The paths to which the waiting page leads. */
type PaymentPaths = { paid: (payment: PaymentInfo) => string | Promise<string>; none: string; declined: string }

/**
 * Watches the stored payment from the page that shows this. `stopped` says why it gave up, as the query has it: "error",
 * "retries", or undefined while it looks; `again` starts over.
 */
const usePaymentStatus = ({ paid, none, declined }: PaymentPaths) => {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isLeaving = useIsLeaving()
  const [attempt, setAttempt] = useState(0)
  const [query, setQuery] = useSearchParams()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt starts a new watch, and nothing else does
  useEffect(() => {
    const gone = new AbortController()
    const goTo = (path: string) => {
      if (!gone.signal.aborted && !isLeaving()) void navigate(path, { replace: true })
    }
    const paymentInfo = storage.paymentInfo.get()
    void checkPayment({
      paymentInfo,
      fetchStatus: fetchPaymentStatus,
      wait: waitWhile(gone.signal),
      redirect: goTo,
      currentPath: pathname,
      onSuccess: async () => {
        if (paymentInfo) goTo(await paid(paymentInfo))
      },
      onFailure: () => goTo(none),
      onError: (failure) => {
        if (!isNotFound(failure)) return goTo(`${pathname}?payment-check=error`)
        // The server knows no such payment of this customer.
        storage.paymentInfo.clear()
        goTo(none)
      },
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

/** The page that waits for a payment. `opening` says what is seen next, `matched` what becomes of a late payment. */
export function PaymentWait({
  opening,
  matched,
  back,
  ...paths
}: PaymentPaths & { opening: string; matched: string; back: { to: string; words: string } }) {
  const { stopped, again } = usePaymentStatus(paths)
  const [free] = useState(() => storage.paymentInfo.get()?.free === true)
  if (stopped === undefined && free)
    return (
      <PlainPage {...table.nothingToPay} lead={`${opening}…`}>
        <p className="visually-hidden" role="status">
          {opening}
        </p>
      </PlainPage>
    )
  if (stopped === undefined)
    return (
      <PlainPage {...table.weAreCheckingYourPayment}>
        <p className={css.notice} role="status">
          {table.waitingForYourPaymentToBe}
        </p>
      </PlainPage>
    )
  return (
    <PlainPage {...table.weCouldNotConfirmYour} lead={stopped === 'retries' ? matched : table.weCouldNotAskJustNow}>
      <div className="cluster above-32 off-paper">
        <Button label={table.checkAgain} onClick={again} />
        <ButtonLink label={back.words} look="link" to={back.to} />
      </div>
    </PlainPage>
  )
}
