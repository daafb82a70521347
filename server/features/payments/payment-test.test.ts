import { describe, expect, test } from 'vitest'
import type { CheckoutReply } from '#core/api/payment.ts'
import { appForAll, startApp } from '#testkit/start-app.ts'

const app = appForAll()

const items = ['payment-test']

describe('the payment test', () => {
  test('costs a penny and needs no will', async () => {
    const customer = await app.customer()
    const { url } = (await customer.post('/api/payment/checkout', { items })).json<CheckoutReply>()
    expect((await app.api().get(url)).text).toContain('£0.01')
  })

  test('is in no price list', async () => {
    expect((await app.api().get('/api/products')).text).not.toContain('payment-test')
  })

  // Promise: call.check-headers, fixed.sandbox
  test.each([
    ['paid', 1],
    ['declined', 2],
    ['later', 0],
  ])('comes back to its own page when %s, and pays for no will', async (outcome, status) => {
    const customer = await app.customer()
    const order = (await customer.post('/api/payment/checkout', { items })).json<CheckoutReply>()
    const chosen = await app.ask({
      method: 'POST',
      url: order.url,
      payload: `outcome=${outcome}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect([chosen.status, chosen.headers.location]).toEqual([303, '/payment-test?returned'])
    expect((await customer.get(`/api/payment/check/${order.external_id}`)).json()).toEqual({ status })
    expect((await customer.get('/api/form')).json()).toMatchObject({ will: { paid: 0 } })
    expect((await app.api().get(order.url)).text).toContain('href="/payment-test"')
  })

  // Promise: role.test-host.2
  test('is not for sale in production', async () => {
    const real = await startApp({ production: true })
    try {
      const customer = await real.customer()
      const reply = await customer.post('/api/payment/checkout', { items })
      expect(reply.status).toBe(422)
      expect(reply.json()).toMatchObject({ errors: { items: [expect.stringContaining('only for development')] } })
    } finally {
      await real.close()
    }
  })
})
