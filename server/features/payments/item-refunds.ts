import type { OrderItem } from '#core/catalogue/products.ts'
import { asTwoWills, isFormerPartners, priceOfItem, whyNotAlone } from '#core/catalogue/refundability.ts'
import type { Order } from '../../db/repositories/orders.store.ts'
import type { Stores } from '../../db/stores.ts'
import { addedLaterBy } from './payment-records.ts'

type Looking = Pick<Stores, 'couples' | 'itemRefunds' | 'promoCodes'>

/** Whether the pair that an order paid for has ended, and its partner keeps their will. */
export const isFormerCouples = async (
  { couples }: Pick<Stores, 'couples'>,
  { id }: Pick<Order, 'id'>,
): Promise<boolean> => isFormerPartners(await couples.byOrder(id))

/** What goes back for one product of an order that is paid for, in pence, whatever was delivered of it. */
export const itemPrice = async (stores: Looking, order: Order, item: OrderItem): Promise<number | undefined> => {
  if (order.state !== 'paid' || order.refundReason !== undefined) return undefined
  const { itemRefunds, promoCodes } = stores
  const gone = (await itemRefunds.of(order.id)).map((each) => each.item)
  const promo = order.promoCode === undefined ? undefined : await promoCodes.find(order.promoCode)
  return priceOfItem((await isFormerCouples(stores, order)) ? asTwoWills(order) : order, item, { gone, promo })
}

/** The products of an order whose money its customer can have back while the rest is kept. */
export const returnableItems = async (
  stores: Looking & Pick<Stores, 'deliveries' | 'orders'>,
  order: Order,
): Promise<{ item: OrderItem; pence: number }[]> => {
  const isApart = await isFormerCouples(stores, order)
  const added = isApart ? await addedLaterBy(stores, order.userId) : undefined
  // What a new partner has keeps their will, and so the will that it was added to.
  const isOfPair = added !== undefined && (await stores.deliveries.of(added.id)).length > 0
  const delivered = await stores.deliveries.of(order.id)
  const alone = (isApart ? asTwoWills(order) : order).items.filter(
    (item) => whyNotAlone(item, delivered, isApart && !isOfPair) === undefined,
  )
  const priced = await Promise.all(alone.map(async (item) => ({ item, pence: await itemPrice(stores, order, item) })))
  return priced.flatMap(({ item, pence }) => (pence === undefined ? [] : [{ item, pence }]))
}

type Owing = Pick<Stores, 'itemRefunds' | 'entitlements' | 'audit'>

/** Takes one product back and owes its money. In a transaction that has locked the owner's entitlements. */
export const oweItem = async (
  { itemRefunds, entitlements, audit }: Owing,
  { id, userId }: Pick<Order, 'id' | 'userId'>,
  refund: { readonly item: OrderItem; readonly pence: number; readonly why: 'asked' | 'operator' },
  at: Date,
): Promise<void> => {
  await itemRefunds.owe({ orderId: id, ...refund }, at)
  if (refund.item !== 'payment-test') await entitlements.revokeOne(id, refund.item, at)
  await audit.add(userId, 'a part of an order was refunded', at)
}
