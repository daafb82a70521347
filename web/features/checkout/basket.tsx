import { inOrder, type OrderItem, type ProductId, products, VAT_PERCENT } from '#core/catalogue/products.ts'
import { type Promo, sumOf } from '#core/catalogue/promo.ts'
import { isUnpaid } from '#core/journey/modes.ts'
import { lpasBought } from '#core/lpa/lpas.ts'
import { price } from '#core/text/money.ts'
import type { Will } from '#core/will/schema.ts'
import { basket as words } from '#words/en/checkout.ts'
import { type KeptBasket, storage } from '../../api/storage.ts'
import css from './checkout.module.css'

const isProductId = (value: unknown): value is ProductId => products.some(({ id }) => id === value)

export const isKeptBasket = (value: unknown): value is KeptBasket =>
  typeof value === 'object' &&
  value !== null &&
  'items' in value &&
  Array.isArray(value.items) &&
  value.items.every(isProductId) &&
  (!('promoCode' in value) || value.promoCode === undefined || typeof value.promoCode === 'string')

/** The basket: from the history entry, which a page keeps up to date, or from the payment that was started last. */
export const basketFrom = (state: unknown, unpaid: boolean): KeptBasket => {
  const begun = storage.paymentInfo.get()
  const kept = isKeptBasket(begun) ? begun : undefined
  if (isKeptBasket(state)) return { items: state.items, promoCode: kept?.promoCode }
  if (kept) return { items: kept.items, promoCode: kept.promoCode }
  return { items: unpaid ? ['will'] : [], promoCode: undefined }
}

/** Keeps a changed basket in the history entry, where a reload and the way back find it. */
export const keepBasket = (items: readonly ProductId[]): void =>
  // The router keeps its state under this name.
  window.history.replaceState({ ...window.history.state, usr: { items } }, '')

const paysForAWill = (items: readonly ProductId[]): boolean => items.includes('will') || items.includes('mirror')

/** A basket without a product. Without the partner's will one's own is left; a print cannot be ordered without a will to print. */
export const withoutItem = (items: readonly ProductId[], id: ProductId, will: Will): readonly ProductId[] => {
  const left = items.flatMap((each): ProductId[] => (each !== id ? [each] : each === 'mirror' ? ['will'] : []))
  return isUnpaid(will) && !paysForAWill(left) ? left.filter((each) => each !== 'print') : left
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
  return inOrder(items.filter((id) => !isBought[id]))
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
        <p className="line spread gap-24 strong tall-16">
          <span>
            {words.code(promo.code)}
            <span className="block soft small plain">{words.paidBy(promo.funder)}</span>
          </span>
          <span>−{price(discount)}</span>
        </p>
      )}
      <p className={css.total}>
        <span>{words.total}</span>
        <span className={css.amount}>{price(total)}</span>
      </p>
      {VAT_PERCENT > 0 && <p className="soft small above-8 to-end">{words.withVatAtWhichIs(price(vat))}</p>}
    </div>
  )
}
