import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { CheckoutReply } from '#core/api/payment.ts'
import { governmentFees, type OrderItem, productById } from '#core/catalogue/products.ts'
import { type Promo, sumOf } from '#core/catalogue/promo.ts'
import { moneyBackUntil } from '#core/catalogue/refundability.ts'
import { isUnpaid } from '#core/journey/modes.ts'
import { pathOf } from '#core/journey/pages.ts'
import { price } from '#core/text/money.ts'
import { ApiError, call, OfflineError } from '../../api/http.ts'
import { type KeptBasket, storage } from '../../api/storage.ts'
import { useForm } from '../../api/will.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary, type ShownError } from '../../ui/error-summary.tsx'
import pageCss from '../../ui/plain-page.module.css'
import stepCss from '../../ui/step-page.module.css'
import { TextField } from '../../ui/text-field.tsx'
import { PreviewPage } from '../preview/will-preview.tsx'
import { basketFrom, TotalLines } from './basket.tsx'
import css from './checkout.module.css'

/** The field for a promotional code. The discount is shown with the total. */
function PromoField({
  items,
  promo,
  onChange,
}: {
  items: readonly OrderItem[]
  promo: Promo | undefined
  onChange: (promo: Promo | undefined) => void
}) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | undefined>(undefined)
  const [busy, setBusy] = useState(false)
  const apply = async () => {
    if (typed.trim() === '') return setError('Type the code first')
    setBusy(true)
    setError(undefined)
    try {
      onChange(await call<Promo>('/api/payment/promo', { body: { code: typed, items } }))
      setTyped('')
    } catch (failure) {
      if (!(failure instanceof ApiError) && !(failure instanceof OfflineError)) throw failure
      setError(failure.message)
    } finally {
      setBusy(false)
    }
  }
  if (promo)
    return (
      <p className={css.code}>
        <Button look="link" onClick={() => onChange(undefined)}>
          Take the code {promo.code} off
        </Button>
      </p>
    )
  return (
    <form
      className={css.code}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void apply()
      }}
    >
      <TextField name="promoCode" label="Code, if you have one" value={typed} onChange={setTyped} error={error} />
      <Button type="submit" look="secondary" busy={busy}>
        Use the code
      </Button>
    </form>
  )
}

const shown = (error: unknown): readonly ShownError[] => {
  if (!(error instanceof ApiError) && !(error instanceof OfflineError)) throw error
  return [{ field: '', text: error.message }]
}

/** The code used when the payment was started before, if it can still be used. */
const useKeptCode = ({ promoCode: code, items }: KeptBasket, onFound: (promo: Promo) => void) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, on arriving
  useEffect(() => {
    if (code === undefined) return
    call<Promo>('/api/payment/promo', { body: { code, items } }).then(onFound, () => undefined)
  }, [])
}

export function CheckoutPage() {
  const { will } = useForm()
  const kept = basketFrom(useLocation().state, isUnpaid(will))
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
      title="Pay for your will"
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
        {until !== undefined && <p className={pageCss.notice}>{until}</p>}
        <div className={css.pay}>
          <Button busy={busy} onClick={() => void pay()}>
            {total === 0 ? 'Order, nothing to pay' : `Pay ${price(total)}`}
          </Button>
        </div>
      </div>
    </PreviewPage>
  )
}
