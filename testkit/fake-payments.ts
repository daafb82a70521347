/** A payment provider that the test controls and that counts the money it has taken. It outlives the server that uses it. */

import type { PaymentProvider } from '#server/adapters/payment-provider.ts'
import type { Order } from '#server/db/repositories/orders.store.ts'

type Payment = { state: 'pending' | 'paid' | 'failed' | 'expired'; readonly order: Order; refunds: number }

export type FakePayments = PaymentProvider & {
  /** What a customer does on the payment page. Only a payment that was opened and is still pending can be paid. */
  pay(externalId: string): void
  decline(externalId: string): void
  expire(externalId: string): void
  /** Refunds a payment without a request of the server, as the operator can in the provider's dashboard. */
  refundAtProvider(externalId: string): void
  /** Whether every call fails from now on. */
  away(is: boolean): void
  /** Pence taken from a customer and not refunded. */
  keptFrom(userId: number): number
  /** Orders whose money is kept. */
  keptOrders(): string[]
  readonly payments: ReadonlyMap<string, Readonly<Payment>>
}

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
  const kept = () => [...payments.values()].filter(({ state, refunds }) => state === 'paid' && refunds === 0)

  return {
    name,
    payments,
    begin: async (order) => {
      answering()
      if (!payments.has(order.externalId)) payments.set(order.externalId, { state: 'pending', order, refunds: 0 })
      return { url: `/till/${order.externalId}`, ref: order.externalId }
    },
    look: async ({ externalId }) => {
      answering()
      const payment = payments.get(externalId)
      if (!payment) return { is: 'pending' }
      const money = { paymentRef: `money-${externalId}`, amount: payment.order.total }
      if (payment.state === 'paid') return { is: payment.refunds > 0 ? 'refunded' : 'paid', ...money }
      return { is: payment.state }
    },
    refund: async ({ externalId }) => {
      answering()
      const payment = payments.get(externalId)
      if (payment?.state !== 'paid') throw new Error('There is nothing to give back')
      // The same order is refunded once, however often it is asked for.
      payment.refunds = 1
    },
    pay: (externalId) => decide(externalId, 'paid'),
    decline: (externalId) => decide(externalId, 'failed'),
    expire: (externalId) => decide(externalId, 'expired'),
    refundAtProvider: (externalId) => {
      const payment = payments.get(externalId)
      if (payment?.state === 'paid') payment.refunds = 1
    },
    away: (is) => {
      isAway = is
    },
    keptFrom: (userId) => kept().reduce((sum, { order }) => sum + (order.userId === userId ? order.total : 0), 0),
    keptOrders: () => kept().map(({ order }) => order.externalId),
  }
}
