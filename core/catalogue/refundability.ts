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
  documents: 'Documents of this order have been downloaded',
  'partner documents': 'Your partner has downloaded documents of this order',
  findings: 'What we found about your will has been read',
  'expert review': 'A person has begun to read your will for you',
  print: 'Your will has been printed and posted',
}

const untilDelivered = (items: readonly OrderItem[]): string[] => [
  ...(items.some((item) => includes(['will', 'lpa', 'lpa-both'], item)) ? ['you first download your documents'] : []),
  ...(items.includes('mirror') ? ['you or your partner first download your documents'] : []),
  ...(items.includes('check') ? ['you read what we found', 'a person begins to read for you'] : []),
  ...(items.includes('print') ? ['your will is posted'] : []),
]

/** Until when the money of an order goes back with a button. Undefined for what is delivered at once or costs nothing. */
export const moneyBackUntil = (items: readonly OrderItem[]): string | undefined => {
  const until = untilDelivered(items)
  return until.length === 0 ? undefined : `You can have all your money back until ${until.join(', or ')}.`
}

/** Why the button is gone, and what can still be done. Wording awaits review by a solicitor. */
export const refundRefusal = (why: Delivery): string =>
  `${whatWasDelivered[why]}, so the money cannot go back with a button any more. If something is not right, write to us: we look at each case, and your rights by law stay as they are.`
