import { type OrderItem, VAT_PERCENT } from '#core/catalogue/products.ts'
import { type Promo, sumOf } from '#core/catalogue/promo.ts'
import { price } from '#core/text/amounts.ts'
import { isKeptBasket, type KeptBasket } from '../../api/kept-basket.ts'
import { storage } from '../../api/storage.ts'
import css from './checkout.module.css'

/** What is being bought: as the page before left it in the history entry, or as it was when the last payment was begun. */
export const basketFrom = (state: unknown, unpaid: boolean): KeptBasket => {
  if (isKeptBasket(state)) return state
  const begun = storage.paymentInfo.get()
  if (isKeptBasket(begun)) return { items: begun.items, promoCode: begun.promoCode }
  return { items: unpaid ? ['will'] : [], promoCode: undefined }
}

/** What a basket comes to, with the VAT that is inside. `live`: it changes while somebody looks at it, so it is said. */
export function TotalLines({
  items,
  promo,
  live = false,
}: {
  items: readonly OrderItem[]
  promo?: Promo | undefined
  live?: boolean
}) {
  const { total, vat, discount } = sumOf(items, promo)
  return (
    <div role={live ? 'status' : undefined}>
      {promo && (
        <p className={css.discount}>
          <span>
            Code {promo.code}
            <span className={css.note}>Paid by {promo.funder}</span>
          </span>
          <span>−{price(discount)}</span>
        </p>
      )}
      <p className={css.total}>
        <span>{VAT_PERCENT > 0 ? 'Total, with VAT' : 'Total'}</span>
        <span>{price(total)}</span>
      </p>
      {VAT_PERCENT > 0 && (
        <p className={css.vat}>
          Of this, VAT at {VAT_PERCENT}% is {price(vat)}.
        </p>
      )}
    </div>
  )
}
