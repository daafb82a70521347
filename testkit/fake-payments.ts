/** A payment provider that the test controls and that counts the money it has taken. It outlives the server that uses it. */

import type { PaymentProvider } from '#server/adapters/payment-provider.ts'
import type { Order } from '#server/db/repositories/orders.store.ts'

type Payment = {
  state: 'pending' | 'paid' | 'failed' | 'expired'
  readonly order: Order
  refunds: number
  /** Pence that went back for single products. */
  readonly items: Map<string, number>
  dispute?: 'disputed' | 'lost' | undefined
}

export type FakePayments = PaymentProvider & {
  /** What a customer does on the payment page. Only a payment that was opened and is still pending can be paid. */
  pay(externalId: string): void
  decline(externalId: string): void
  expire(externalId: string): void
  /** Refunds a payment without a request of the server, as the operator can in the provider's dashboard. */
  refundAtProvider(externalId: string): void
  /** The customer's bank questions a payment, or decides the dispute. Does nothing to money that went back. */
  dispute(externalId: string, becomes: 'disputed' | 'won' | 'lost'): void
  /** Whether every call fails from now on. */
  away(is: boolean): void
  /** Pence taken from a customer and not refunded. */
  keptFrom(userId: number): number
  /** Orders whose money is kept. */
  keptOrders(): string[]
  readonly payments: ReadonlyMap<string, Readonly<Payment>>
}

const returnedOf = ({ items }: Payment): number => [...items.values()].reduce((sum, pence) => sum + pence, 0)

export const fakePayments = (name = 'till'): FakePayments => {
  const payments = new Map<string, Payment>()
  let isAway = false
  const answering = () => {
    if (isAway) throw new Error('The till does not answer')
  }
  const decide = (externalId: string, state: Payment['state']): void => {
    const payment = payments.get(externalId)
    if (payment?.state === 'pending') payment.state = state
  }
  const kept = () =>
    [...payments.values()].filter(({ state, refunds, dispute }) => state === 'paid' && refunds === 0 && !dispute)

  return {
    name,
    payments,
    begin: async (order) => {
      answering()
      if (!payments.has(order.externalId))
        payments.set(order.externalId, { state: 'pending', order, refunds: 0, items: new Map() })
      return { url: `/till/${order.externalId}`, ref: order.externalId }
    },
    look: async ({ externalId }) => {
      answering()
      const payment = payments.get(externalId)
      if (!payment) return { is: 'pending' }
      const { state, refunds, dispute, order } = payment
      if (state !== 'paid') return { is: state }
      const returned = refunds > 0 ? order.total : returnedOf(payment)
      const money = { paymentRef: `money-${externalId}`, amount: order.total, returned }
      return { is: refunds > 0 ? 'refunded' : (dispute ?? 'paid'), ...money }
    },
    refund: async ({ externalId }) => {
      answering()
      const payment = payments.get(externalId)
      if (payment?.state !== 'paid' || payment.dispute) throw new Error('There is nothing to give back')
      // The same order is refunded once, however often it is asked for.
      payment.refunds = 1
      return true
    },
    refundItem: async ({ externalId }, { item, pence }) => {
      answering()
      const payment = payments.get(externalId)
      if (payment?.state !== 'paid' || payment.dispute || payment.refunds > 0)
        throw new Error('There is nothing to give back')
      payment.items.set(item, pence)
      return true
    },
    close: async ({ externalId }) => {
      answering()
      decide(externalId, 'expired')
    },
    changedSince: async () => {
      answering()
      return [...payments].filter(([, { refunds, dispute }]) => refunds > 0 || dispute).map(([id]) => `money-${id}`)
    },
    pay: (externalId) => decide(externalId, 'paid'),
    decline: (externalId) => decide(externalId, 'failed'),
    expire: (externalId) => decide(externalId, 'expired'),
    refundAtProvider: (externalId) => {
      const payment = payments.get(externalId)
      if (payment?.state === 'paid') payment.refunds = 1
    },
    dispute: (externalId, becomes) => {
      const payment = payments.get(externalId)
      if (payment?.state === 'paid' && payment.refunds === 0) payment.dispute = becomes === 'won' ? undefined : becomes
    },
    away: (is) => {
      isAway = is
    },
    keptFrom: (userId) =>
      kept().reduce((sum, each) => sum + (each.order.userId === userId ? each.order.total - returnedOf(each) : 0), 0),
    keptOrders: () => kept().map(({ order }) => order.externalId),
  }
}
