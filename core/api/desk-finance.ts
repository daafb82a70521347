/** The money side of the back office: orders, refunds, disputes, codes, months and experiments. No reply names a customer. */
import { z } from 'zod'
import { moneyWaits, orderStates, refundReasons } from '../catalogue/order.ts'
import { type ProductId, products } from '../catalogue/products.ts'
import { FUNDER_LEAST, type PromoScope } from '../catalogue/promo.ts'
import { deliveries } from '../catalogue/refundability.ts'
import { isExperimentName, variantFrom } from '../funnel/experiment.ts'
import { experimentFunnels, isVariantUrl } from '../journey/public-pages.ts'
import { text } from '../will/text-schema.ts'
import { deskConfirmedSchema, reasonSchema } from './desk.ts'
import { deskOrderFilters } from './desk-acts.ts'
import { orderItems } from './payment.ts'

const productIds = products.map(({ id }) => id) as [ProductId, ...ProductId[]]

/** Rows of one page of a table. */
export const DESK_PAGE_ROWS = 50

const promoScopes = ['checkout', 'registration'] as const satisfies readonly PromoScope[]

const orderNumber = z.int32().positive()

const numberInQuery = z.coerce.number<number | string>().pipe(orderNumber).optional()
/** A page, newest first: the orders before a number, or the nearest after one. */
export const disputesQuerySchema = z.strictObject({ before: numberInQuery, after: numberInQuery })
export const deskOrdersQuerySchema = disputesQuerySchema.extend({ show: z.enum(deskOrderFilters).default('all') })

const deskOrder = z.strictObject({
  id: orderNumber,
  ordered: z.string(),
  /** When the payment was decided. */
  decided: z.string().optional(),
  items: z.array(z.enum(orderItems)),
  /** Pence, as advertised and as paid. */
  listPrice: z.int(),
  total: z.int(),
  state: z.enum(orderStates),
  /** Set from the moment the money is to go back. */
  refund: z.enum(refundReasons).optional(),
  /** Pence that have gone back. */
  returned: z.int().optional(),
  /** Pence of a refund that the provider refused or a bank sent back: to be paid another way. */
  sentBack: z.int().optional(),
  waits: z.enum(moneyWaits).optional(),
  promoCode: z.string().optional(),
  delivered: z.array(z.enum(deliveries)),
})
export type DeskOrder = z.infer<typeof deskOrder>

export const deskOrdersReplySchema = z.strictObject({
  orders: z.array(deskOrder),
  /** Whether there are orders on the page before and after this one. */
  newer: z.boolean(),
  older: z.boolean(),
})
export type DeskOrdersReply = z.infer<typeof deskOrdersReplySchema>

/** All that is known of one order: what a bank asks for in a dispute, too. */
export const deskOrderReplySchema = deskOrder.extend({
  vat: z.int(),
  provider: z.string(),
  /** The provider’s name for the payment. */
  payment: z.string().optional(),
  funder: z.string().optional(),
  states: z.array(z.strictObject({ state: z.enum(orderStates), at: z.string(), why: z.string().optional() })),
  deliveries: z.array(z.strictObject({ what: z.enum(deliveries), at: z.string() })),
  /** When the customer agreed that the work may start at once, and that this ends the right to cancel. */
  consented: z.string().optional(),
  itemRefunds: z.array(
    z.strictObject({ item: z.enum(orderItems), pence: z.int(), why: z.string(), done: z.boolean() }),
  ),
  /** What can go back now: the whole order, or these products alone. */
  canGoBack: z.strictObject({ whole: z.boolean(), items: z.array(z.enum(orderItems)) }),
})
export type DeskOrderReply = z.infer<typeof deskOrderReplySchema>

/** `byHand`: what has to be paid another way was paid without the provider. */
export const deskRefundSchema = z.strictObject({
  item: z.enum(orderItems).optional(),
  byHand: z.literal(true).optional(),
  reason: reasonSchema,
  passkey: deskConfirmedSchema,
})

export const deskRefundReplySchema = z.strictObject({ done: z.boolean() })

const discountSchema = z.union([
  z.strictObject({ percent: z.int().min(1).max(100) }),
  z.strictObject({ pence: z.int().min(1).max(1_000_000) }),
])

const LIMIT_MAX = 1_000_000
const day = text(10).regex(/^\d{4}-\d{2}-\d{2}$/)

const deskCode = z.strictObject({
  code: z.string(),
  funder: z.string(),
  scope: z.enum(promoScopes),
  discount: discountSchema,
  products: z.array(z.enum(productIds)).optional(),
  starts: z.string(),
  ends: z.string().optional(),
  useLimit: z.int().optional(),
  personLimit: z.int().optional(),
  used: z.int(),
})
export type DeskCode = z.infer<typeof deskCode>
export const deskCodesReplySchema = z.strictObject({ codes: z.array(deskCode) })
export type DeskCodesReply = z.infer<typeof deskCodesReplySchema>

/** A new code. `from` and `until` are days in England and Wales; the last is included. */
export const newCodeSchema = z.strictObject({
  code: text(40).min(3),
  funder: text(100).min(1),
  scope: z.enum(promoScopes),
  discount: discountSchema,
  products: z.array(z.enum(productIds)).min(1).optional(),
  from: day.optional(),
  until: day.optional(),
  useLimit: z.int().min(1).max(LIMIT_MAX).optional(),
  personLimit: z.int().min(1).max(LIMIT_MAX).optional(),
})
export type NewCode = z.infer<typeof newCodeSchema>

export const endCodeSchema = z.strictObject({ code: text(40), reason: reasonSchema })

const month = z.strictObject({
  /** As in 2026-11, in England and Wales. */
  month: z.string(),
  orders: z.int(),
  /** Pence: what customers paid, the VAT in it, what codes took off, and what went back. */
  taken: z.int(),
  vat: z.int(),
  takenOff: z.int(),
  returned: z.int(),
  lost: z.int(),
  /** Pence that customers paid who have deleted their account since. It is not in the sums above. */
  closed: z.int(),
})
export type DeskMonth = z.infer<typeof month>

export const deskMonthsReplySchema = z.strictObject({
  /** Newest first. */
  months: z.array(month),
  /** This month’s sales, by product. */
  products: z.array(z.strictObject({ id: z.enum(productIds), price: z.int(), sold: z.int() })),
  /** What each funder’s codes took off this month, in pence. */
  funders: z.array(z.strictObject({ funder: z.string(), orders: z.int(), takenOff: z.int() })),
})
export type DeskMonthsReply = z.infer<typeof deskMonthsReplySchema>

const funder = text(100).min(1)
const monthName = z.string().regex(/^\d{4}-\d{2}$/)
const deskFunder = z.strictObject({
  funder,
  /** Oldest first: no month is in two, and each has ten people or more. */
  periods: z.array(z.strictObject({ first: monthName, last: monthName, people: z.int().min(FUNDER_LEAST) })),
  /** The months since, in which fewer than ten people came; none where the last period ends with last month. */
  since: z.strictObject({ first: monthName, last: monthName }).optional(),
})
/** What each funder of codes may know: see `core/catalogue/promo.ts`. */
export const deskFundersReplySchema = z.strictObject({ funders: z.array(deskFunder) })
export type DeskFundersReply = z.infer<typeof deskFundersReplySchema>
export const deskFunderSchema = z.strictObject({ funder })

export const deskOrdersOfMonthSchema = z.strictObject({
  month: text(7).regex(/^\d{4}-(0[1-9]|1[0-2])$/),
  reason: reasonSchema,
})

const deskSide = z.strictObject({ url: z.string().optional(), weight: z.int(), shown: z.int(), signedUp: z.int() })

/** `over`: what else runs on its funnel, as far as the caller knows; null for nothing. Absent: whatever runs is stopped. */
export const startExperimentSchema = z.strictObject({ over: text(100).nullable().optional() })
export const deskExperimentsReplySchema = z.strictObject({
  experiments: z.array(
    z.strictObject({ name: z.string(), funnel: z.string(), running: z.boolean(), sides: z.array(deskSide) }),
  ),
})
export type DeskExperimentsReply = z.infer<typeof deskExperimentsReplySchema>
export type DeskExperiment = DeskExperimentsReply['experiments'][number]

/** One that does not run yet. A side is written as on the command line: `stay=50` or `/path=50`. */
export const newExperimentSchema = z.strictObject({
  name: text(60).refine(isExperimentName, 'Name it with small letters, digits and hyphens'),
  funnel: z.enum(experimentFunnels as [string, ...string[]]),
  sides: z
    .array(
      text(300).transform((typed, ctx) => {
        const variant = variantFrom(typed.trim(), isVariantUrl)
        if (!variant)
          ctx.addIssue({ code: 'custom', message: 'Write each side as stay=50 or /path=50, with a public page' })
        return variant ?? z.NEVER
      }),
    )
    .min(2, 'Name at least two sides')
    .max(10, 'Name at most ten sides'),
})

export const experimentNameParamsSchema = z.strictObject({ name: text(60) })
