import { type OrderItem, type ProductId, products, VAT_PERCENT } from '#core/catalogue/products.ts'
import { type Promo, sumOf } from '#core/catalogue/promo.ts'
import { isUnpaid } from '#core/journey/modes.ts'
import { lpasBought } from '#core/lpa/lpas.ts'
import { price } from '#core/text/money.ts'
import type { Will } from '#core/will/schema.ts'
import { type KeptBasket, storage } from '../../api/storage.ts'
import css from './checkout.module.css'

const isProductId = (value: unknown): value is ProductId => products.some(({ id }) => id === value)

export const isKeptBasket = (value: unknown): value is KeptBasket =>
  typeof value === 'object' &&
  value !== null &&
  'items' in value &&
  Array.isArray(value.items) &&
  value.items.length > 0 &&
  value.items.every(isProductId) &&
  (!('promoCode' in value) || value.promoCode === undefined || typeof value.promoCode === 'string')

/** The basket: from the history entry that the previous page left, or from the payment that was started last. */
export const basketFrom = (state: unknown, unpaid: boolean): KeptBasket => {
  if (isKeptBasket(state)) return state
  const begun = storage.paymentInfo.get()
  if (isKeptBasket(begun)) return { items: begun.items, promoCode: begun.promoCode }
  return { items: unpaid ? ['will'] : [], promoCode: undefined }
}

/** What of a basket can still be bought: nothing that the customer has paid for since the basket was filled. */
export const stillToPay = (items: readonly ProductId[], will: Will): readonly ProductId[] => {
  const lpas = lpasBought(will)
  const isBought: Partial<Record<ProductId, boolean>> = {
    will: !isUnpaid(will),
    mirror: !isUnpaid(will),
    'mirror-upgrade': will.mirrorWill === 1,
    lpa: lpas === 'both',
    'lpa-both': lpas !== 'none',
  }
  return items.filter((id) => !isBought[id])
}

/** The total of a basket with the VAT it includes. `live`: screen readers are told when it changes. */
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
        <span>Total</span>
        <span className={css.amount}>{price(total)}</span>
      </p>
      {VAT_PERCENT > 0 && (
        <p className={css.vat}>
          with VAT at {VAT_PERCENT}%, which is {price(vat)}
        </p>
      )}
    </div>
  )
}
