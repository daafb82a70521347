import { PAYMENT_STATUS_PAID } from '../constants.ts'
import { partnerNow } from '../will/questions.ts'
import type { Will } from '../will/schema.ts'
import { heldAlready, heldBy, isForPartner, lacksOwnWill, type ProductId } from './products.ts'

export const orderStates = ['created', 'pending', 'paid', 'failed', 'expired', 'refunded', 'disputed', 'lost'] as const
export type OrderState = (typeof orderStates)[number]

export const orderEvents = ['begin', 'pay', 'fail', 'expire', 'refund', 'dispute', 'win', 'lose', 'send back'] as const
export type OrderEvent = (typeof orderEvents)[number]

// While the customer's bank questions a payment the order is disputed. A dispute that is won makes it paid again; with one
// that is lost, the bank has given the money back.
// A refund that the customer's bank sends back is owed again.
// A payment that arrives after a failure or after the expiry has still been taken, so the order becomes paid.
const transitions: { readonly [From in OrderState]: { readonly [E in OrderEvent]?: OrderState } } = {
  created: { begin: 'pending', pay: 'paid', fail: 'failed', expire: 'expired' },
  pending: { pay: 'paid', fail: 'failed', expire: 'expired' },
  failed: { pay: 'paid' },
  expired: { pay: 'paid' },
  paid: { refund: 'refunded', dispute: 'disputed', lose: 'lost' },
  disputed: { win: 'paid', lose: 'lost', refund: 'refunded' },
  lost: { win: 'paid', dispute: 'disputed' },
  refunded: { 'send back': 'paid' },
}

/** The state after an event. Undefined when the event changes nothing because it is repeated or too late. */
export const stateAfter = (state: OrderState, event: OrderEvent): OrderState | undefined => transitions[state][event]

/**
 * Reasons for a refund: the customer asked, a second payment, a wrong amount, a promo code that was used up in the meantime, the
 * will that it was bought for is no longer paid for, the operator decided it, or a refund started by the provider.
 */
export const refundReasons = [
  'asked',
  'duplicate',
  'wrong-amount',
  'code-used-up',
  'will-returned',
  'operator',
  'provider',
] as const
export type RefundReason = (typeof refundReasons)[number]

type Progress = { readonly state: OrderState; readonly refundReason: RefundReason | undefined }

/** The provider has not reported the outcome of the payment yet. */
export const isUndecided = (state: OrderState): boolean => state === 'created' || state === 'pending'

/** The states in which the customer's bank has the word: it questions the payment, or has given the money back. */
export const withBank = ['disputed', 'lost'] as const
export type WithBank = (typeof withBank)[number]

export const isWithBank = (state: OrderState): state is WithBank => withBank.some((each) => each === state)

/** Money was taken for it, or it cost nothing and was given: whatever has become of it since. */
export const wasPaid = (state: OrderState): boolean => state === 'paid' || state === 'refunded' || isWithBank(state)

/** `sentBack` is below nothing where more has gone back than was paid. */
type Money = { state: OrderState; total: number; returned: number; sentBack: number }

/** What was taken for an order that was paid, and has not gone back, in pence. */
export const moneyKept = (order: Money): number => (order.state === 'lost' ? 0 : order.total - paidBack(order))

/** What the customer has got back of it through us, in pence. */
export const paidBack = ({ state, total, returned, sentBack }: Money): number =>
  state === 'refunded' ? total - sentBack : returned

/** The provider must be asked again: the payment is undecided, or a refund is owed. */
export const isUnfinished = ({ state, refundReason }: Progress): boolean =>
  isUndecided(state) || (state === 'paid' && refundReason !== undefined)

/**
 * What the money of an order waits for: its payer, the provider that sends it back, a person who pays it another way, the bank, or
 * the customer who got more back than was paid.
 */
export const moneyWaits = ['payment', 'refund', 'by hand', 'dispute', 'too much'] as const
export type MoneyWait = (typeof moneyWaits)[number]

/** The only rule on this. `disputedAt` is a moment. `owesItem`: the money for one product is to go back, and has not. */
export const waitsFor = (
  {
    state,
    refundReason,
    sentBack,
    disputedAt,
  }: Progress & { readonly sentBack: number; readonly disputedAt?: object | undefined },
  owesItem: boolean,
): MoneyWait | undefined => {
  if (isUndecided(state)) return 'payment'
  if (state === 'disputed' || (state === 'refunded' && disputedAt)) return 'dispute'
  if (state === 'refunded' && sentBack < 0) return 'too much'
  if (state !== 'paid') return undefined
  if (sentBack > 0) return 'by hand'
  return refundReason !== undefined || owesItem ? 'refund' : undefined
}

/** `status` of a payment as the browser reads it. */
export const paymentStatuses = { pending: 0, paid: PAYMENT_STATUS_PAID, failed: 2 } as const
export type PaymentStatus = (typeof paymentStatuses)[keyof typeof paymentStatuses]

/** A refunded duplicate counts as paid, because the customer holds the product. */
export const paymentStatusOf = ({ state, refundReason }: Progress): PaymentStatus => {
  switch (state) {
    case 'created':
    case 'pending':
      return paymentStatuses.pending
    case 'paid':
      return refundReason === undefined || refundReason === 'duplicate' ? paymentStatuses.paid : paymentStatuses.failed
    case 'refunded':
      return refundReason === 'duplicate' ? paymentStatuses.paid : paymentStatuses.failed
    case 'failed':
    case 'expired':
    case 'disputed':
    case 'lost':
      return paymentStatuses.failed
  }
}

/** Whether a customer with this will may be offered a product beside it. */
export const mayBeOffered = (id: ProductId, will: Will): boolean => {
  const held = heldBy(will)
  if (heldAlready([id], held).length > 0 || lacksOwnWill(id, held)) return false
  return !isForPartner(id) || partnerNow(will) !== undefined
}
