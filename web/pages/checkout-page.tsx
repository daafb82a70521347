import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { price } from '#core/formats/amounts.ts'
import { pathOf } from '#core/journey/pages.ts'
import { governmentFees, productById, totalOf } from '#core/products.ts'
import type { CheckoutReply } from '#core/wire/payment.ts'
import { ApiError, call, OfflineError } from '../client/http.ts'
import { storage } from '../client/storage.ts'
import stepCss from '../steps/step-page.module.css'
import { Button } from '../ui/button.tsx'
import { ErrorSummary, type ShownError } from '../ui/error-summary.tsx'
import { basketFrom } from './basket.ts'
import css from './checkout.module.css'
import { PlainPage } from './plain-page.tsx'
import pageCss from './simple-page.module.css'

export function CheckoutPage() {
  const items = basketFrom(useLocation().state)
  const [errors, setErrors] = useState<readonly ShownError[]>([])
  const [busy, setBusy] = useState(false)
  const total = totalOf(items)
  const pay = async () => {
    setBusy(true)
    setErrors([])
    try {
      const reply = await call<CheckoutReply>('/api/payment/checkout', { body: { items } })
      storage.paymentInfo.set({ external_id: reply.external_id, id: reply.id })
      location.assign(reply.url)
    } catch (error) {
      if (!(error instanceof ApiError) && !(error instanceof OfflineError)) throw error
      setErrors([{ field: '', text: error.message }])
      setBusy(false)
    }
  }
  return (
    <PlainPage
      white
      title="Pay for your will"
      progress={99}
      invalid={errors.length > 0}
      above={
        <>
          <Link className={stepCss.back} to={pathOf('will.addons')}>
            <span aria-hidden="true">←</span> Back
          </Link>
          <ErrorSummary errors={errors} />
        </>
      }
    >
      <div className={pageCss.form}>
        <dl className={css.lines}>
          {items.map((id) => {
            const product = productById(id)
            return (
              <div key={id} className={css.line}>
                <dt>
                  {product.name}
                  <span className={css.note}>{product.for}</span>
                </dt>
                <dd>{price(product.price)}</dd>
              </div>
            )
          })}
        </dl>
        <p className={css.total}>
          <span>Total, with VAT</span>
          <span>{price(total)}</span>
        </p>
        <div className={css.fees}>
          <p>Fees that the government charges, if you use them, are paid to it and not to us:</p>
          <ul>
            {governmentFees.map((fee) => (
              <li key={fee.id}>
                {fee.name}: {price(fee.amount)}. {fee.note}.
              </li>
            ))}
          </ul>
        </div>
        <p className={pageCss.notice}>You can have all your money back until you first download your documents.</p>
        <div className={pageCss.actions}>
          <Button busy={busy} onClick={() => void pay()}>
            Pay {price(total)}
          </Button>
        </div>
      </div>
    </PlainPage>
  )
}
