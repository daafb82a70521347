import { paymentStatuses } from '../catalogue/order.ts'
import { PAYMENT_POLL_DELAY_MS, PAYMENT_POLL_MAX_ATTEMPTS } from '../constants.ts'

export type PaymentInfo = { readonly external_id: string; readonly id: number }

export type PaymentOutcome = 'paid' | 'no-payment' | 'error' | 'retries' | 'declined'

type Handler = () => void | Promise<void>

export type PaymentCheck = {
  /** The stored `payment_info`. */
  readonly paymentInfo: PaymentInfo | undefined
  /** Requests the status from the server. Rejects when the request fails. */
  readonly fetchStatus: (externalId: string) => Promise<{ readonly status: number }>
  /** Milliseconds. */
  readonly wait: (ms: number) => Promise<void>
  readonly redirect: (path: string) => void
  /** Path and query of the current page. */
  readonly currentPath: string
  readonly onSuccess?: Handler
  /** Called when there is no payment to check. */
  readonly onFailure?: Handler
  readonly onError?: (error: unknown) => void | Promise<void>
  readonly onRetriesReached?: Handler
  /** Absent: polling goes on after a declined payment, because the customer may pay with another card. */
  readonly onDeclined?: Handler
  readonly maxAttempts?: number
  /** Milliseconds. */
  readonly delay?: number
}

const FLAG = 'payment-check'

const flagged = (path: string, value: 'error' | 'retries'): string => {
  const [base = '', query = ''] = path.split('?')
  const kept = query.split('&').filter((part) => part !== '' && !part.startsWith(`${FLAG}=`))
  return `${base}?${[...kept, `${FLAG}=${value}`].join('&')}`
}

/** Polls a payment until it has arrived, a request fails, or the attempts are used up, and returns which of these happened. */
export const checkPayment = async (check: PaymentCheck): Promise<PaymentOutcome> => {
  const { paymentInfo, maxAttempts = PAYMENT_POLL_MAX_ATTEMPTS, delay = PAYMENT_POLL_DELAY_MS } = check
  if (!paymentInfo) {
    await check.onFailure?.()
    return 'no-payment'
  }
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const look = await lookAt(check, paymentInfo)
    if ('error' in look) {
      if (check.onError) await check.onError(look.error)
      else check.redirect(flagged(check.currentPath, 'error'))
      return 'error'
    }
    if (look.status === paymentStatuses.paid) {
      await check.onSuccess?.()
      return 'paid'
    }
    if (look.status === paymentStatuses.failed && check.onDeclined) {
      await check.onDeclined()
      return 'declined'
    }
    if (attempt < maxAttempts) await check.wait(delay)
  }
  if (check.onRetriesReached) await check.onRetriesReached()
  else check.redirect(flagged(check.currentPath, 'retries'))
  return 'retries'
}

/** The status, or the reason why the request failed. Errors of handlers are not caught. */
const lookAt = async (
  { fetchStatus }: PaymentCheck,
  { external_id }: PaymentInfo,
): Promise<{ status: number } | { error: unknown }> => {
  try {
    return { status: (await fetchStatus(external_id)).status }
  } catch (error) {
    return { error }
  }
}
