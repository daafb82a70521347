import { useState } from 'react'
import { Navigate } from 'react-router'
import type { ExistingWillCheckBody } from '#core/api/existing-will.ts'
import type { CheckoutReply } from '#core/api/payment.ts'
import { productById } from '#core/catalogue/products.ts'
import { moneyBackUntil } from '#core/catalogue/refundability.ts'
import { answersIn, checkMyWill, questionSteps } from '#core/existing-will/funnel.ts'
import { funnelUrl } from '#core/funnel/funnel.ts'
import { price } from '#core/text/money.ts'
import { forgetFunnel } from '../../api/funnel-state.ts'
import { ApiError, call, OfflineError } from '../../api/http.ts'
import { isSignedIn, storage } from '../../api/storage.ts'
import { withVat } from '../../content/en.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary, type ShownError } from '../../ui/error-summary.tsx'
import pageCss from '../../ui/plain-page.module.css'
import { PlainPage } from '../../ui/plain-page.tsx'
import css from '../checkout/checkout.module.css'
import { PaymentWait } from '../checkout/payment-wait.tsx'
import { BackTo, questionState, RequiresEarlierSteps } from './question-pages.tsx'

const product = productById('check')

/** Creates the order with the answers. Returns the address of the payment page. */
const begin = async (): Promise<string | undefined> => {
  const answers = answersIn(questionState)
  if (!answers) return undefined
  const reply = await call<CheckoutReply>('/api/payment/checkout', { body: { items: [product.id] } })
  const body: ExistingWillCheckBody = { external_id: reply.external_id, answers }
  await call('/api/will-check', { body })
  storage.paymentInfo.set({ external_id: reply.external_id, id: reply.id })
  return reply.url
}

function Payment() {
  const [errors, setErrors] = useState<readonly ShownError[]>([])
  const [busy, setBusy] = useState(false)
  const pay = async () => {
    setBusy(true)
    setErrors([])
    try {
      const url = await begin()
      if (url !== undefined) location.assign(url)
    } catch (error) {
      if (!(error instanceof ApiError) && !(error instanceof OfflineError)) throw error
      setErrors([{ field: '', text: error.message }])
      setBusy(false)
    }
  }
  return (
    <PlainPage
      white
      title="Pay for the check"
      lead="Your answers are all there. The result opens as soon as the payment has arrived."
      invalid={errors.length > 0}
      above={
        <>
          <BackTo step={questionSteps['since.home']} />
          <ErrorSummary errors={errors} />
        </>
      }
    >
      <div className={pageCss.form}>
        <p className={css.total}>
          <span>
            {product.name}
            {withVat}
          </span>
          <span>{price(product.price)}</span>
        </p>
        <p className={pageCss.notice}>{moneyBackUntil(['check'])}</p>
        <div className={pageCss.actions}>
          <Button busy={busy} onClick={() => void pay()}>
            Pay {price(product.price)}
          </Button>
        </div>
      </div>
    </PlainPage>
  )
}

export function PaymentPage() {
  return (
    <RequiresEarlierSteps before="payment">
      {isSignedIn() ? <Payment /> : <Navigate to={funnelUrl(checkMyWill, 'contact')} replace />}
    </RequiresEarlierSteps>
  )
}

const payment = funnelUrl(checkMyWill, 'payment')

export function PaymentStatusPage() {
  return (
    <PaymentWait
      belongsTo="your check"
      paid={({ external_id }) => {
        forgetFunnel(checkMyWill)
        return funnelUrl(checkMyWill, 'result', { external_id })
      }}
      none={payment}
      declined={payment}
      back={{ to: payment, words: 'Back to the payment' }}
    />
  )
}
