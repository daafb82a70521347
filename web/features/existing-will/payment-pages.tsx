import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import type { ExistingWillCheckBody } from '#core/api/existing-will.ts'
import { productById } from '#core/catalogue/products.ts'
import { type Promo, sumOf } from '#core/catalogue/promo.ts'
import { moneyBackUntil } from '#core/catalogue/refundability.ts'
import { answersIn, checkMyWill, questionSteps } from '#core/existing-will/funnel.ts'
import { funnelUrl } from '#core/funnel/funnel.ts'
import { price } from '#core/text/money.ts'
import { payment as table } from '#words/en/existing-will.ts'
import { kept } from '#words/en/forms.ts'
import { forgetFunnel, stateOf } from '../../api/funnel-state.ts'
import { call, expectFailedCall } from '../../api/http.ts'
import { isSignedIn, storage } from '../../api/storage.ts'
import { Button } from '../../ui/button.tsx'
import { useFound } from '../../ui/error-summary.tsx'
import pageCss from '../../ui/plain-page.module.css'
import { PlainPage } from '../../ui/plain-page.tsx'
import { PromoField, TotalLines, useCode, useStillOrdered } from '../checkout/basket.tsx'
import css from '../checkout/checkout.module.css'
import { PaymentWait } from '../checkout/payment-wait.tsx'
import { BackTo, Place, RequiresEarlierSteps } from './place.tsx'

const product = productById('check')
const items = ['check'] as const

const DECLINED = table.yourPaymentDidNotGoThrough

/** Creates the order with the answers. Returns the address of the payment page. */
const begin = async (promo: Promo | undefined): Promise<string | undefined> => {
  const answers = answersIn((name) => stateOf(checkMyWill, questionSteps[name]))
  if (!answers) return undefined
  const { total } = sumOf(items, promo)
  const body = { items, total, ...(promo && { promoCode: promo.code }) }
  const reply = await call('POST /api/payment/checkout', { body })
  const check: ExistingWillCheckBody = { external_id: reply.external_id, answers }
  await call('POST /api/will-check', { body: check })
  storage.paymentInfo.set({ external_id: reply.external_id, id: reply.id, free: total === 0 })
  return reply.url
}

function Payment() {
  const [query] = useSearchParams()
  const declined = query.get('payment-check') === 'declined'
  const [errors, setErrors] = useFound(declined ? [{ field: '', text: DECLINED }] : [])
  const code = useCode(items)
  const [busy, setBusy] = useState(false)
  const { promo } = code
  const { total } = sumOf(items, promo)
  const isStillOrdered = useStillOrdered(items, promo)
  const pay = async () => {
    setBusy(true)
    setErrors([])
    try {
      const url = await begin(promo)
      if (!isStillOrdered()) setBusy(false)
      else if (url !== undefined) location.assign(url)
    } catch (error) {
      setErrors([{ field: '', text: expectFailedCall(error).message }])
      setBusy(false)
    }
  }
  return (
    <PlainPage
      {...table.payForTheCheck}
      above={
        <>
          <BackTo step={questionSteps['since.home']} />
          <Place step="payment" />
        </>
      }
      errors={errors}
    >
      <div className="above-32">
        <dl className="below-8">
          <div className={css.line}>
            <dt className="strong">
              {kept.said(product.name)}
              <span className="block soft small plain">{kept.said(product.for)}</span>
            </dt>
            <dd>{price(product.price)}</dd>
          </div>
        </dl>
        <TotalLines items={items} promo={promo} />
        <PromoField items={items} code={code} />
        <div className={pageCss.notice}>
          <p>{table.aProgramMakesTheReportFrom}</p>
          {total > 0 && <p>{moneyBackUntil(items)}</p>}
        </div>
        <div className="cluster above-32 off-paper">
          <Button
            label={total === 0 ? table.orderNothingToPay : table.pay(price(total))}
            busy={busy || code.looking}
            onClick={() => void pay()}
          />
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
      {...table.openingYourReport}
      paid={({ external_id }) => {
        forgetFunnel(checkMyWill)
        storage.promoCode.clear()
        return funnelUrl(checkMyWill, 'result', { external_id })
      }}
      none={payment}
      declined={`${payment}?payment-check=declined`}
      back={{ to: payment, words: table.backToThePayment }}
    />
  )
}
