/** One penny through the test payment, to see how each way it can end looks. The server refuses it in production. */
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { testProduct } from '#core/catalogue/products.ts'
import { checkPayment, type PaymentInfo, type PaymentOutcome } from '#core/funnel/payment-status.ts'
import { paymentTest as words } from '#words/en/checkout.ts'
import { ApiError, call, OfflineError } from '../../api/http.ts'
import { storage } from '../../api/storage.ts'
import { Button } from '../../ui/button.tsx'
import { useFound } from '../../ui/error-summary.tsx'
import css from '../../ui/plain-page.module.css'
import { PlainPage } from '../../ui/plain-page.tsx'
import { fetchPaymentStatus, waitWhile } from './payment-wait.tsx'

// Few and quick, so that running out of them can be seen before a later payment arrives.
const ATTEMPTS = 3
const DELAY_MS = 1000

const PATH = '/payment-test'

const said: Record<PaymentOutcome, string> = words.said

/** The id of a payment that was never started. */
const unknownPayment = (): PaymentInfo => ({ external_id: crypto.randomUUID(), id: 0 })

const flagIn = (query: URLSearchParams): PaymentOutcome | undefined =>
  (['retries', 'error'] as const).find((flag) => flag === query.get('payment-check'))

export function PaymentTestPage() {
  const { key } = useLocation()
  return <PaymentTest key={key} />
}

function PaymentTest() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const flag = flagIn(query)
  const returned = query.has('returned') && flag === undefined
  const [outcome, setOutcome] = useState<PaymentOutcome | 'checking' | undefined>(returned ? 'checking' : flag)
  const [errors, setErrors] = useFound()
  const [busy, setBusy] = useState(false)

  const left = useRef(new AbortController())

  const look = async (paymentInfo: PaymentInfo | undefined) => {
    const { signal } = left.current
    setOutcome('checking')
    const ended = await checkPayment({
      paymentInfo,
      fetchStatus: fetchPaymentStatus,
      wait: waitWhile(signal),
      redirect: (path) => {
        if (!signal.aborted) void navigate(path, { replace: true })
      },
      currentPath: PATH,
      onDeclined: () => undefined,
      maxAttempts: ATTEMPTS,
      delay: DELAY_MS,
    })
    setOutcome(ended)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: coming back from the payment is looked into once
  useEffect(() => {
    const gone = new AbortController()
    left.current = gone
    if (returned) void look(storage.paymentInfo.get())
    return () => gone.abort()
  }, [])

  const pay = async () => {
    setBusy(true)
    setErrors([])
    try {
      const reply = await call('POST /api/payment/checkout', { body: { items: [testProduct.id] } })
      storage.paymentInfo.set({ external_id: reply.external_id, id: reply.id })
      location.assign(reply.url)
    } catch (error) {
      if (error instanceof ApiError) setErrors([{ field: '', text: error.errors.items?.[0] ?? error.message }])
      else if (error instanceof OfflineError) setErrors([{ field: '', text: error.message }])
      else throw error
      setBusy(false)
    }
  }

  return (
    <PlainPage {...words.paymentTest} errors={errors}>
      <p className={css.notice} role="status">
        {outcome === undefined && words.nothingHasBeenTriedYet}
        {outcome === 'checking' && words.lookingAtThePayment}
        {outcome !== undefined && outcome !== 'checking' && said[outcome]}
      </p>
      <div className="cluster above-32 off-paper">
        <Button label={words.pay} busy={busy} onClick={() => void pay()} />
        <Button label={words.lookAgain} look="secondary" onClick={() => void look(storage.paymentInfo.get())} />
        <Button label={words.lookForAPaymentThatNobody} look="link" onClick={() => void look(unknownPayment())} />
        <Button label={words.lookWithoutAPayment} look="link" onClick={() => void look(undefined)} />
      </div>
    </PlainPage>
  )
}
