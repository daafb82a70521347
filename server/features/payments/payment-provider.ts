import type { OrderItem } from '#core/catalogue/products.ts'
import type { OrderState } from './order-states.ts'

/** Why money goes back: the customer asked, it was paid twice, it was not what was asked for, or the provider did it without us. */
export const refundReasons = ['asked', 'duplicate', 'wrong-amount', 'provider'] as const
export type RefundReason = (typeof refundReasons)[number]

export type Order = {
  readonly id: number
  readonly userId: number
  /** What the provider and the browser know the order by. */
  readonly externalId: string
  readonly provider: string
  readonly items: readonly OrderItem[]
  /** Pence, as advertised. */
  readonly listPrice: number
  /** Pence to pay. */
  readonly total: number
  /** Percent of VAT inside, on the day of the order. */
  readonly vatPercent: number
  readonly promoCode: string | undefined
  readonly state: OrderState
  /** The provider's name for the payment page. */
  readonly providerRef: string | undefined
  /** The provider's name for the money that was taken. */
  readonly paymentRef: string | undefined
  /** Set from the moment the money is to go back, until and after it has. */
  readonly refundReason: RefundReason | undefined
  readonly createdAt: Date
  readonly decidedAt: Date | undefined
}

/** How a payment stands with whoever takes the money. `amount` is in pence. */
export type ProviderView =
  | { readonly is: 'pending' | 'failed' | 'expired' }
  | { readonly is: 'paid' | 'refunded'; readonly paymentRef: string; readonly amount: number }

/**
 * Whoever takes the money. Each call rejects when the provider cannot be reached, and may be repeated: the same order
 * begins one payment and is refunded once.
 */
export type PaymentProvider = {
  readonly name: string
  /** Starts a payment. `ref` is the provider's name for it, `url` where the person pays. */
  begin(order: Order): Promise<{ readonly url: string; readonly ref: string }>
  /** What the provider knows of the payment now. */
  look(order: Order): Promise<ProviderView>
  /** Gives all of the money back. */
  refund(order: Order, reason: RefundReason): Promise<void>
}

/** `status` as the browser reads it. */
export const pending = 0
export const paid = 1
export const failed = 2
export type PaymentStatus = typeof pending | typeof paid | typeof failed

/** What an order is to the page that waits for it. A payment that was one too many is refunded, but what it was for is held. */
export const statusOf = ({ state, refundReason }: Pick<Order, 'state' | 'refundReason'>): PaymentStatus => {
  switch (state) {
    case 'created':
    case 'pending':
      return pending
    case 'paid':
      return refundReason === 'asked' ? failed : paid
    case 'refunded':
      return refundReason === 'duplicate' ? paid : failed
    case 'failed':
    case 'expired':
      return failed
  }
}
