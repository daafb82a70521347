import { z } from 'zod'
import { type OrderItem, products, testProduct } from '../products.ts'

const productIds = products.map((product) => product.id) as [
  (typeof products)[number]['id'],
  ...(typeof products)[number]['id'][],
]

const orderItems: readonly [OrderItem, ...OrderItem[]] = [testProduct.id, ...productIds]

export const productsReplySchema = z.strictObject({
  asOf: z.string(),
  products: z.array(z.strictObject({ id: z.enum(productIds), name: z.string(), price: z.int(), for: z.string() })),
  governmentFees: z.array(z.strictObject({ id: z.string(), name: z.string(), amount: z.int(), note: z.string() })),
})

export const checkoutSchema = z.strictObject({
  items: z.array(z.enum(orderItems)).min(1).max(productIds.length),
  promoCode: z.string().max(40).optional(),
})

/** `url` is where the person pays. The browser keeps `external_id` and `id` as payment_info. */
export const checkoutReplySchema = z.strictObject({ external_id: z.uuid(), id: z.int().positive(), url: z.string() })
export type CheckoutReply = z.infer<typeof checkoutReplySchema>

/** 0 pending, 1 paid, 2 failed. */
export const paymentStatusSchema = z.strictObject({ status: z.union([z.literal(0), z.literal(1), z.literal(2)]) })

/** What the sandbox payment page posts. */
export const sandboxOutcomes = ['paid', 'declined', 'later'] as const
