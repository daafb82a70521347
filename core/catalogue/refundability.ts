import { includes } from '../will/questions.ts'
import type { OrderState, RefundReason } from './order.ts'
import type { OrderItem } from './products.ts'

/** What can be handed over of an order, or begun so that it cannot be taken back. */
export const deliveries = ['documents', 'partner documents', 'findings', 'expert review', 'print'] as const
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
  'partner documents': 'Your partner has downloaded documents from this order',
  findings: 'You have read your report',
  'expert review': 'A person has started to read your answers',
  print: 'We have printed and posted your will',
}

const untilDelivered = (items: readonly OrderItem[]): string[] => [
  ...(items.some((item) => includes(['will', 'lpa', 'lpa-both'], item)) ? ['you first download your documents'] : []),
  ...(items.includes('mirror') ? ['you or your partner first download your documents'] : []),
  ...(items.includes('mirror-upgrade') ? ['your partner first downloads their documents'] : []),
  ...(items.includes('check') ? ['you open your report', 'a person starts to read your answers'] : []),
  ...(items.includes('print') ? ['we post your will'] : []),
]

/** Until when the money of an order goes back with a button. Undefined for what is delivered at once or costs nothing. */
export const moneyBackUntil = (items: readonly OrderItem[]): string | undefined => {
  const until = untilDelivered(items)
  return until.length === 0 ? undefined : `You can have all your money back until ${until.join(', or ')}.`
}

/** Why the button is gone, and what can still be done. Wording awaits review by a solicitor. */
export const refundRefusal = (why: Delivery): string =>
  `${whatWasDelivered[why]}, so we cannot refund this here. If something is not right, write to us. We look at each case, and your legal rights stay the same.`
