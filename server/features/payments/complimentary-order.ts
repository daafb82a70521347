import type { Entitlement } from '#core/catalogue/entitlements.ts'
import { type ProductId, products, totalOf } from '#core/catalogue/products.ts'
import type { Promo } from '#core/catalogue/promo.ts'
import { includes } from '#core/will/questions.ts'
import { NO_PROVIDER } from '../../adapters/payment-provider.ts'
import type { Stores } from '../../db/stores.ts'

type ComplimentaryOrder = {
  readonly userId: number
  readonly externalId: string
  readonly entitlements: readonly Entitlement[]
  /** The sponsor's code, if a sponsor pays. */
  readonly promo?: Pick<Promo, 'code' | 'funder'> | undefined
  readonly at: Date
}

const productIds: readonly ProductId[] = products.map(({ id }) => id)

/**
 * Grants entitlements that the customer does not pay for. They get an order too, so that every entitlement has one.
 * Returns the order's id.
 */
export const addComplimentaryOrder = async (
  { orders, entitlements }: Pick<Stores, 'orders' | 'entitlements'>,
  { userId, externalId, entitlements: granted, promo, at }: ComplimentaryOrder,
): Promise<number> => {
  const items = granted.filter((each): each is ProductId => includes(productIds, each))
  const order = await orders.add({
    userId,
    externalId,
    provider: NO_PROVIDER,
    items,
    listPrice: totalOf(items),
    total: 0,
    vatPercent: 0,
    promoCode: promo?.code,
    at,
  })
  await orders.move(order.id, { from: 'created', to: 'paid', at, why: promo ? `paid by ${promo.funder}` : 'given' })
  await entitlements.grant(userId, order.id, granted, at)
  return order.id
}
