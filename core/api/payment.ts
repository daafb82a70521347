import { z } from 'zod'
import { paymentStatuses, refundReasons, withBank } from '../catalogue/order.ts'
import { type OrderItem, products, testProduct } from '../catalogue/products.ts'
import { keptFor } from '../catalogue/refundability.ts'
import { text } from '../will/text-schema.ts'

const productIds = products.map((product) => product.id) as [
  (typeof products)[number]['id'],
  ...(typeof products)[number]['id'][],
]

export const orderItems: readonly [OrderItem, ...OrderItem[]] = [testProduct.id, ...productIds]

export const productsReplySchema = z.strictObject({
  asOf: z.string(),
  /** Percent, included in the prices. */
  vatPercent: z.int(),
  products: z.array(z.strictObject({ id: z.enum(productIds), name: z.string(), price: z.int(), for: z.string() })),
  governmentFees: z.array(z.strictObject({ id: z.string(), name: z.string(), amount: z.int(), note: z.string() })),
})

export const checkoutSchema = z.strictObject({
  items: z.array(z.enum(orderItems)).min(1).max(productIds.length),
  promoCode: text(40).optional(),
  /** Pence that the page said are to pay. An order for another sum is refused. */
  total: z.int().min(0).optional(),
})

/** `url` is the payment page. The browser keeps `external_id` and `id` as payment_info. */
export const checkoutReplySchema = z.strictObject({ external_id: z.uuid(), id: z.int().positive(), url: z.string() })
export type CheckoutReply = z.infer<typeof checkoutReplySchema>

/** With `items`, the code has to take something off them. */
export const promoSchema = z.strictObject({
  code: text(40).min(1),
  items: z.array(z.enum(orderItems)).min(1).max(productIds.length).optional(),
})

/** The discount of a promo code and who pays for it. */
export const promoReplySchema = z.strictObject({
  code: z.string(),
  funder: z.string(),
  discount: z.union([z.strictObject({ percent: z.int() }), z.strictObject({ pence: z.int() })]),
  /** The products that it reduces. Absent: the whole basket. */
  products: z.array(z.enum(productIds)).optional(),
})
export type PromoReply = z.infer<typeof promoReplySchema>

/** Money in pence, times in ISO form. */
const orderSchema = z.strictObject({
  id: z.int().positive(),
  external_id: z.string(),
  items: z.array(z.enum(orderItems)),
  /** For each of them, on the day of the order. Absent in an order from before they were kept. */
  prices: z.array(z.int()).optional(),
  listPrice: z.int(),
  total: z.int(),
  vat: z.int(),
  vatPercent: z.int(),
  promoCode: z.string().optional(),
  /** Who pays for the discount. */
  funder: z.string().optional(),
  orderedAt: z.string(),
  paidAt: z.string(),
  refund: z.strictObject({ why: z.enum(refundReasons), done: z.boolean() }).optional(),
  /** What has gone back already, when that is not all. */
  returned: z.int().optional(),
  /** Pence that we owe the customer and have to pay another way: the provider refused them, or a bank sent them back. */
  sentBack: z.int().optional(),
  /** Pence that have gone back more than were paid. */
  tooMuch: z.int().optional(),
  /** The products whose money went back while the rest was kept. `done` is false while it is on its way. */
  returnedItems: z.array(z.strictObject({ item: z.enum(orderItems), pence: z.int(), done: z.boolean() })).optional(),
  /** The products whose money the customer can have back while the rest is kept. */
  returnable: z.array(z.strictObject({ item: z.enum(orderItems), pence: z.int() })).optional(),
  /** The customer's bank questions the payment, or has given the money back. */
  dispute: z.enum(withBank).optional(),
  /** Whether the customer can refund the whole order themselves. */
  refundable: z.boolean(),
  /** What goes back with it: the money for the partner's will that was added to its will later. */
  alsoBack: z.int().optional(),
  /** Why they cannot, where its money is kept. */
  notRefundable: z.enum(keptFor).optional(),
})
export type OrderReply = z.infer<typeof orderSchema>
export const ordersReplySchema = z.strictObject({ orders: z.array(orderSchema) })
export type OrdersReply = z.infer<typeof ordersReplySchema>

/** `id` fits the column: PostgreSQL has no larger one. With `item`, one product goes back and the rest is kept. */
export const refundSchema = z.strictObject({ id: z.int32().positive(), item: z.enum(orderItems).optional() })
/** `done` is false while the provider has not answered: the refund is owed and will be retried. */
export const refundReplySchema = z.strictObject({ done: z.boolean() })
export type RefundReply = z.infer<typeof refundReplySchema>

export const paymentStatusSchema = z.strictObject({
  status: z.union([
    z.literal(paymentStatuses.pending),
    z.literal(paymentStatuses.paid),
    z.literal(paymentStatuses.failed),
  ]),
})

/** The outcomes that the sandbox payment page can post. */
export const sandboxOutcomes = ['paid', 'declined', 'later'] as const
