import { useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import type { CheckoutReply } from '#core/api/payment.ts'
import { governmentFees, type ProductId, productById } from '#core/catalogue/products.ts'
import { type Promo, sumOf } from '#core/catalogue/promo.ts'
import { moneyBackUntil } from '#core/catalogue/refundability.ts'
import { isUnpaid } from '#core/journey/modes.ts'
import { pathOf } from '#core/journey/pages.ts'
import { price } from '#core/text/money.ts'
import type { Will } from '#core/will/schema.ts'
import { ApiError, call, OfflineError } from '../../api/http.ts'
import { type KeptBasket, storage } from '../../api/storage.ts'
import { useForm } from '../../api/will.ts'
import { Button } from '../../ui/button.tsx'
import { shownErrors } from '../../ui/error-messages.ts'
import { ErrorSummary, type ShownError } from '../../ui/error-summary.tsx'
import pageCss from '../../ui/plain-page.module.css'
import stepCss from '../../ui/step-page.module.css'
import { PreviewPage } from '../preview/preview-page.tsx'
import { basketFrom, stillToPay, TotalLines } from './basket.tsx'
import css from './checkout.module.css'
import { PaymentUnderWay } from './payment-under-way.tsx'
import { PromoField, useKeptCode } from './promo-field.tsx'

const shown = (error: unknown): readonly ShownError[] => {
  if (!(error instanceof ApiError) && !(error instanceof OfflineError)) throw error
  if (error instanceof OfflineError) return [{ field: '', text: error.message }]
  // The fields of another page, under `step:field`, say nothing here. The message names the page that shows them.
  if (Object.keys(error.errors).some((field) => field.includes(':'))) return [{ field: '', text: error.message }]
  return shownErrors(error).map(({ text }) => ({ field: '', text }))
}

const isLpa = (id: ProductId): boolean => id === 'lpa' || id === 'lpa-both'

/** What the government charges on top, for what is in the basket. */
function GovernmentFees({ items }: { items: readonly ProductId[] }) {
  const fees = governmentFees.filter(({ id }) =>
    id === 'lpa-registration' ? items.some(isLpa) : items.some((item) => !isLpa(item)),
  )
  return (
    <div className={css.fees}>
      <p>Fees that the government charges, if you use them, are paid to it and not to us:</p>
      <ul>
        {fees.map((fee) => (
          <li key={fee.id}>
            {fee.name}: {price(fee.amount)}. {fee.note}.
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The checkout. A basket with nothing left to pay for leads on to the documents. */
export function CheckoutPage() {
  const { will } = useForm()
  const kept = basketFrom(useLocation().state, isUnpaid(will))
  const items = stillToPay(kept.items, will)
  if (items.length === 0) return <Navigate replace to={pathOf('will.my-downloads')} />
  return <Checkout will={will} kept={{ ...kept, items }} />
}

function Checkout({ will, kept }: { will: Will; kept: KeptBasket }) {
  const { items } = kept
  const [promo, setPromo] = useState<Promo | undefined>(undefined)
  const [errors, setErrors] = useState<readonly ShownError[]>([])
  const [busy, setBusy] = useState(false)
  useKeptCode(kept, setPromo)
  const { total } = sumOf(items, promo)
  const until = total > 0 ? moneyBackUntil(items) : undefined
  const pay = async () => {
    setBusy(true)
    setErrors([])
    const basket = { items, ...(promo && { promoCode: promo.code }) }
    try {
      const reply = await call<CheckoutReply>('/api/payment/checkout', { body: basket })
      storage.paymentInfo.set({ external_id: reply.external_id, id: reply.id, ...basket })
      location.assign(reply.url)
    } catch (error) {
      setErrors(shown(error))
      setBusy(false)
    }
  }
  return (
    <PreviewPage
      title={isUnpaid(will) ? 'Pay for your will' : 'Pay for your order'}
      invalid={errors.length > 0}
      above={
        <>
          <Link className={stepCss.back} to={pathOf('will.addons')} state={{ items }}>
            <span aria-hidden="true">←</span> Back
          </Link>
          <ErrorSummary errors={errors} />
        </>
      }
    >
      <div className={pageCss.form}>
        <PaymentUnderWay />
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
        <TotalLines items={items} promo={promo} live />
        <PromoField items={items} promo={promo} onChange={setPromo} />
        <GovernmentFees items={items} />
        {until !== undefined && <p className={pageCss.notice}>{until}</p>}
        <div className={css.pay}>
          <Button busy={busy} onClick={() => void pay()}>
            {total === 0 ? 'Finish, nothing to pay' : `Pay ${price(total)}`}
          </Button>
        </div>
      </div>
    </PreviewPage>
  )
}
