import type { RefundReason, WithBank } from '#core/catalogue/order.ts'
import { testProduct } from '#core/catalogue/products.ts'
import { checkAddresses } from '#core/existing-will/addresses.ts'
import { funnelUrl } from '#core/funnel/funnel.ts'
import { pathOf } from '#core/journey/pages.ts'
import type { ItemRefund, Order } from '../db/repositories/orders.store.ts'

/** The provider of an order that costs nothing. */
export const NO_PROVIDER = 'none'

/**
 * A payment as the provider reports it. `amount` and `returned`, what has been refunded of it, are in pence. It is disputed
 * while the customer's bank questions it, and lost when the bank has given the money back.
 */
export type ProviderPayment =
  | { readonly is: 'pending' | 'failed' | 'expired' }
  | {
      readonly is: 'paid' | 'refunded' | WithBank
      readonly paymentRef: string
      readonly amount: number
      readonly returned: number
      /** Whether the bank questions it now, though it may have gone back. */
      readonly isQuestioned?: boolean
      /** Products of which the customer's bank sent the refund back. */
      readonly sentBack?: readonly string[]
    }

/**
 * The company that takes the money. Each call rejects when the provider cannot be reached, and may be repeated: the same
 * order begins one payment and is refunded once.
 */
export type PaymentProvider = {
  readonly name: string
  /** Starts a payment. `ref` is the provider's name for it, `url` its payment page. */
  begin(order: Order): Promise<{ readonly url: string; readonly ref: string }>
  /** Asks the provider for the payment's current state. */
  look(order: Order): Promise<ProviderPayment>
  /** Refunds what has not been refunded yet. False when the provider never will. */
  refund(order: Order, reason: RefundReason): Promise<boolean>
  /** The same of `pence` for one product. Asked again for the same product, it refunds nothing more. */
  refundItem(order: Order, refund: Pick<ItemRefund, 'item' | 'pence'>): Promise<boolean>
  /** Closes the payment page, so that it cannot be paid any more. A payment that was made stays as it is. */
  close(order: Order): Promise<void>
  /** The payments (`paymentRef`) that may have been refunded or disputed since a moment, at most 30 days ago. */
  changedSince(moment: Date): Promise<readonly string[]>
}

/** The path a customer returns to after paying or being declined. The page there asks for the payment's status. */
export const returnPath = ({ items }: Pick<Order, 'items'>, declined: boolean): string => {
  if (items.includes(testProduct.id)) return '/payment-test?returned'
  if (items.includes('check'))
    return declined
      ? `${funnelUrl(checkAddresses, 'payment')}?payment-check=declined`
      : funnelUrl(checkAddresses, 'payment.status')
  return pathOf(declined ? 'will.payment-error' : 'will.payment-successful')
}

/** The path of the page where a payment was begun, for a customer who does not pay. */
export const cancelPath = ({ items }: Pick<Order, 'items'>): string => {
  if (items.includes(testProduct.id)) return '/payment-test'
  return items.includes('check') ? funnelUrl(checkAddresses, 'payment') : pathOf('will.summary')
}
