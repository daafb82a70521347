/** The whole service with payments by Stripe, as the customers, their banks and Stripe's own pages see it. */
import { expect, vi } from 'vitest'
import type { CheckoutReply, OrdersReply } from '#core/api/payment.ts'
import { createStripePayments } from '#server/adapters/stripe-payments.ts'
import { createTasks } from '#server/work/tasks.ts'
import { completeExampleWill, simplestWill } from './builders.ts'
import { type Client, plainPapers, soon, startApp } from './start-app.ts'
import { type StripeEvent, startStripe } from './stripe-server.ts'
import { openTestShop } from './test-shop.ts'
import { workHere } from './work-here.ts'

export const openStripeShop = async (publicUrl = 'https://wills.example') => {
  const stripe = await startStripe()
  const settings = { secretKey: 'sk_test_1', webhookSecret: stripe.webhookSecret, apiBase: stripe.url }
  const app = await startApp({
    renderer: plainPapers,
    work: workHere(createTasks(plainPapers)),
    publicUrl,
    payments: { by: 'stripe', ...settings },
  })

  const call = ({ payload }: StripeEvent) =>
    app.ask({
      method: 'POST',
      url: '/api/payment/webhook/stripe',
      payload,
      headers: { 'content-type': 'application/json', 'stripe-signature': stripe.sign(payload, app.clock()) },
    })

  const order = async (customer: Client, items: readonly string[] = ['will']): Promise<CheckoutReply> =>
    (await customer.post('/api/payment/checkout', { items })).json<CheckoutReply>()

  const letters = async (words: string): Promise<string[]> =>
    (await app.mail(1)).map(({ text }) => text.replaceAll('\n', ' ')).filter((text) => text.includes(words))

  return {
    app,
    stripe,
    /** Stripe says so. */
    call,
    order,
    /** A customer whose order is paid for. */
    paid: async (
      items: readonly string[] = ['will'],
      will = items.includes('mirror') ? completeExampleWill() : simplestWill(),
    ) => {
      const customer = await app.customer()
      await app.stores.wills.save(customer.userId, { ...will, id: customer.willId, version: 0 }, app.clock())
      const bought = await order(customer, items)
      await call(stripe.pay(bought.external_id))
      return { customer, bought, id: bought.id, external: bought.external_id }
    },
    orders: async (customer: Client) => (await customer.get('/api/account/orders')).json<OrdersReply>().orders,
    letters,
    letter: (words: string): Promise<string> => vi.waitUntil(async () => (await letters(words))[0], soon),
    /** A server with no memory of its own, as after a start. */
    anotherShop: () =>
      openTestShop({
        db: app.db,
        provider: createStripePayments({ ...settings, publicUrl }),
        clock: app.clock,
        will: simplestWill(),
      }),
    /** Whatever was asked of Stripe is described by Stripe. */
    close: async () => {
      expect(stripe.refused).toEqual([])
      await app.close()
      await stripe.close()
    },
  }
}
