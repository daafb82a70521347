import { type MoneyWait, moneyKept, waitsFor } from '#core/catalogue/order.ts'
import type { OrderItem } from '#core/catalogue/products.ts'
import { asTwoWills, isFormerPartners, isKept, priceOfItem, whyNotAlone } from '#core/catalogue/refundability.ts'
import type { ItemRefund, Order } from '../../db/repositories/orders.store.ts'
import type { Stores } from '../../db/stores.ts'
import { addedLaterBy, returnAddedLater } from './payment-records.ts'

type Looking = Pick<Stores, 'couples' | 'itemRefunds' | 'promoCodes'>

/** Whether the pair that an order paid for has ended, and its partner keeps their will. */
export const isFormerCouples = async (
  { couples }: Pick<Stores, 'couples'>,
  { id }: Pick<Order, 'id'>,
): Promise<boolean> => isFormerPartners(await couples.byOrder(id))

/**
 * The products of an order whose money went back, or is still to. Once the bank has given all of it back nothing is owed, unless the
 * payment is won after all.
 */
export const refundsOf = async (
  { itemRefunds }: Pick<Stores, 'itemRefunds'>,
  { id, state }: Pick<Order, 'id' | 'state'>,
): Promise<ItemRefund[]> => (await itemRefunds.of(id)).filter(({ done }) => done || state !== 'lost')

/** What the money of an order waits for. */
export const waitsOf = async (
  { itemRefunds }: Pick<Stores, 'itemRefunds'>,
  order: Order,
): Promise<MoneyWait | undefined> =>
  waitsFor(
    order,
    (await itemRefunds.of(order.id)).some(({ done }) => !done),
  )

/** What goes back for one product of an order that is paid for, in pence, whatever was delivered of it. */
const itemPrice = async (stores: Looking, order: Order, item: OrderItem): Promise<number | undefined> => {
  if (!isKept(order)) return undefined
  const refunds = await stores.itemRefunds.of(order.id)
  const gone = refunds.map((each) => each.item)
  const promo = order.promoCode === undefined ? undefined : await stores.promoCodes.find(order.promoCode)
  const sold = (await isFormerCouples(stores, order)) ? asTwoWills(order, promo) : { order, promo }
  const pence = priceOfItem(sold.order, item, { gone, promo: sold.promo })
  // The provider may have returned a part of the money, of which it does not say what it was for.
  const owed = refunds.reduce((sum, { done, pence }) => (done ? sum : sum + pence), 0)
  return pence !== undefined && pence < moneyKept(order) - owed ? pence : undefined
}

/** Who decides that the money for one product goes back: its customer, until it is delivered, or the operator, whatever was. */
type DecidedBy = ItemRefund['why']

/** The products of an order whose money can go back while the rest is kept, with what goes back for each in pence. */
export const returnableItems = async (
  stores: Looking & Pick<Stores, 'deliveries' | 'orders'>,
  order: Order,
  by: DecidedBy,
): Promise<{ item: OrderItem; pence: number }[]> => {
  const isApart = await isFormerCouples(stores, order)
  const deliveredOf = async ({ id }: Order) => (by === 'operator' ? [] : stores.deliveries.of(id))
  const added = isApart ? await addedLaterBy(stores, order.userId) : undefined
  // What a new partner has keeps their will, and so the will that it was added to.
  const isOfPair = added !== undefined && (await deliveredOf(added)).length > 0
  const delivered = await deliveredOf(order)
  const alone = (isApart ? asTwoWills(order, undefined).order : order).items.filter(
    (item) => whyNotAlone(item, delivered, isApart && !isOfPair) === undefined,
  )
  const priced = await Promise.all(alone.map(async (item) => ({ item, pence: await itemPrice(stores, order, item) })))
  return priced.flatMap(({ item, pence }) => (pence === undefined ? [] : [{ item, pence }]))
}

/**
 * Takes one product back and owes its money. The orders that go back with it; undefined when it cannot go back alone. In a transaction
 * that has locked the owner's entitlements.
 */
export const oweItem = async (
  stores: Stores,
  order: Order,
  { item, why }: Pick<ItemRefund, 'item' | 'why'>,
  at: Date,
): Promise<Order[] | undefined> => {
  const found = (await returnableItems(stores, order, why)).find((each) => each.item === item)
  if (!found) return undefined
  await stores.itemRefunds.owe({ orderId: order.id, ...found, why }, at)
  if (item !== 'payment-test') await stores.entitlements.revokeOne(order.id, item, at)
  await stores.audit.add(order.userId, 'a part of an order was refunded', at)
  return item === 'will' ? returnAddedLater(stores, order.userId, at) : []
}
