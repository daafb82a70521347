import { includes } from '../will/questions.ts'
import type { OrderState, RefundReason } from './order.ts'
import { type OrderItem, totalOf } from './products.ts'
import { type Reduction, sumOf } from './promo.ts'

/** What can be handed over of an order, or begun so that it cannot be taken back. */
export const deliveries = [
  'documents',
  'power of attorney',
  'partner documents',
  'findings',
  'expert review',
  'print',
] as const
export type Delivery = (typeof deliveries)[number]

type Paid = {
  readonly state: OrderState
  readonly refundReason: RefundReason | undefined
  /** Pence. */
  readonly total: number
}

/**
 * Whether the customer can have the money of an order back without asking us: it was paid, none of it is on its way back, and
 * nothing of it was delivered. The only rule on this.
 */
export const isRefundable = (order: Paid, delivered: readonly Delivery[]): boolean =>
  isKept(order) && delivered.length === 0

/** The first delivery that keeps a paid order from being refunded with a button. */
export const whyNotRefundable = (order: Paid, delivered: readonly Delivery[]): Delivery | undefined =>
  isKept(order) ? deliveries.find((each) => delivered.includes(each)) : undefined

const isKept = ({ state, refundReason, total }: Paid): boolean =>
  state === 'paid' && refundReason === undefined && total > 0

const whatWasDelivered: Readonly<Record<Delivery, string>> = {
  documents: 'You have downloaded documents from this order',
  'power of attorney': 'You have downloaded the sheets for your power of attorney',
  'partner documents': 'Your partner has downloaded documents from this order',
  findings: 'You have read your report',
  'expert review': 'A person has started to read your answers',
  print: 'We have printed and posted your will',
}

type GoesBack = {
  /** What ends the refund of an order that has it, after "until". Empty for what is delivered at once or costs nothing. */
  readonly until: readonly string[]
  /** Where it can go back while the rest of its order is kept: what ends that, and how the receipt says so. */
  readonly alone?: { readonly until: Delivery; readonly words: string }
}

const documents = 'you first download your documents'

/** Until when the money for each product goes back, in the order in which a receipt says it. */
const goesBack: Readonly<Record<OrderItem, GoesBack>> = {
  will: { until: [documents] },
  lpa: {
    until: [documents],
    alone: { until: 'power of attorney', words: 'the power of attorney until you download its sheet' },
  },
  'lpa-both': {
    until: [documents],
    alone: { until: 'power of attorney', words: 'the powers of attorney until you download their sheets' },
  },
  mirror: { until: ['you or your partner first download your documents'] },
  'mirror-upgrade': { until: ['your partner first downloads their documents'] },
  check: { until: ['you open your report', 'a person starts to read your answers'] },
  print: { until: ['we post your will'], alone: { until: 'print', words: 'the bound print until we post it' } },
  storage: { until: [] },
  'payment-test': { until: [] },
}

/** Whether the rest of an order is of use without this product. */
export const canGoAlone = (item: OrderItem): boolean => goesBack[item].alone !== undefined

/** Why a product of an order cannot go back alone at a press of a button. Undefined when it can. */
export const whyNotAlone = (item: OrderItem, delivered: readonly Delivery[]): Delivery | 'not alone' | undefined => {
  const until = goesBack[item].alone?.until
  if (until === undefined) return 'not alone'
  return delivered.includes(until) ? until : undefined
}

type Priced = Pick<Paid, 'total'> & { readonly items: readonly OrderItem[]; readonly listPrice: number }

/**
 * What goes back for one product of an order, in pence: what the customer would not have paid without it. `gone` are the
 * products that went back before it, `promo` what reduced the price. Undefined when the prices have changed since, so that
 * nobody can tell, and when nothing that was paid for would be left: then the whole order goes back.
 */
export const priceOfItem = (
  { items, listPrice, total }: Priced,
  item: OrderItem,
  { gone = [], promo }: { readonly gone?: readonly OrderItem[]; readonly promo?: Reduction | undefined },
): number | undefined => {
  if (totalOf(items) !== listPrice || sumOf(items, promo).total !== total) return undefined
  const kept = items.filter((each) => !includes(gone, each))
  const left = kept.filter((each) => each !== item)
  if (!includes(kept, item) || totalOf(left) === 0) return undefined
  const back = sumOf(kept, promo).total - sumOf(left, promo).total
  return back > 0 ? back : undefined
}

/** Until when the money of an order goes back with a button. Undefined for what is delivered at once or costs nothing. */
export const moneyBackUntil = (items: readonly OrderItem[]): string | undefined => {
  const until = new Set(Object.entries(goesBack).flatMap(([item, { until }]) => (includes(items, item) ? until : [])))
  return until.size === 0 ? undefined : `You can have all your money back until ${[...until].join(', or ')}.`
}

/** Until when the money of single products of an order goes back, where the order has others. */
export const moneyBackAlone = (items: readonly OrderItem[]): string[] => {
  const alone = items.flatMap((item) => goesBack[item].alone?.words ?? [])
  if (alone.length === 0 || totalOf(items.filter((item) => !canGoAlone(item))) === 0) return []
  return [`You can have back the money for ${alone.join(', and for ')}, and keep the rest.`]
}

/** What can still be done about one product of an order. Wording awaits review by a solicitor. */
export const itemRefusal =
  'We cannot refund this part of your order here. If something is not right, write to us. We look at each case, and your legal rights stay the same.'

/** Why the button is gone, and what can still be done. Wording awaits review by a solicitor. */
export const refundRefusal = (why: Delivery): string =>
  `${whatWasDelivered[why]}, so we cannot refund this here. If something is not right, write to us. We look at each case, and your legal rights stay the same.`
