import type { Entitlement } from '#core/catalogue/entitlements.ts'
import { type ProductId, products, totalOf } from '#core/catalogue/products.ts'
import type { Promo } from '#core/catalogue/promo.ts'
import { includes } from '#core/will/questions.ts'
import type { Stores } from '../../db/stores.ts'
import { NO_PROVIDER } from './payments.service.ts'

type Given = {
  readonly userId: number
  readonly externalId: string
  readonly entitlements: readonly Entitlement[]
  /** The code of whoever pays for it, if somebody does. */
  readonly promo?: Pick<Promo, 'code' | 'funder'> | undefined
  readonly at: Date
}

const ids: readonly ProductId[] = products.map(({ id }) => id)

/**
 * Gives somebody what they do not pay for, as an order of its own, so that whatever is held has an order behind it. The
 * order's id.
 */
export const giveWithoutPayment = async (
  { orders, entitlements }: Pick<Stores, 'orders' | 'entitlements'>,
  given: Given,
): Promise<number> => {
  const { userId, externalId, promo, at } = given
  const items = given.entitlements.filter((each): each is ProductId => includes(ids, each))
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
  await entitlements.grant(userId, order.id, given.entitlements, at)
  return order.id
}
