import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CheckoutReply, OrdersReply } from '#core/api/payment.ts'
import { runHeirloom } from '#testkit/run-command.ts'
import { startApp, type TestApp } from '#testkit/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const order = (...args: string[]) =>
  runHeirloom(['order', ...args], {
    now: app.clock,
    environment: { DATA_DIR: app.folder, MASTER_KEY: Buffer.alloc(32, 7).toString('base64') },
  })

const bought = async (items: string[]) => {
  const customer = await app.customer()
  const { id, url } = (await customer.post('/api/payment/checkout', { items })).json<CheckoutReply>()
  await app.ask({
    method: 'POST',
    url,
    payload: 'outcome=paid',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  return { customer, id }
}

test('the operator sees an order without whose it is', async () => {
  const { id } = await bought(['print'])
  const { out, status } = await order('show', String(id))
  expect(status).toBe(0)
  expect(out).toContain(`Order ${id}, paid`)
  expect(out).toContain('delivered  nothing')
  expect(out).not.toMatch(/Margaret|Hale|example\.com/)
})

test('S11: a print that the operator posted is not refunded with the button any more', async () => {
  const { customer, id } = await bought(['print'])
  expect(await order('posted', String(id))).toMatchObject({ status: 0, err: '' })
  expect((await order('show', String(id))).out).toContain('delivered  print')
  expect((await customer.post('/api/payment/refund', { id })).status).toBe(422)
  expect((await customer.get('/api/account/orders')).json<OrdersReply>().orders).toMatchObject([
    { refundable: false, notRefundable: 'print' },
  ])
})

test('only a print that is paid for can have been posted', async () => {
  const { customer, id } = await bought(['print'])
  await customer.post('/api/payment/refund', { id })
  expect((await order('posted', String(id))).err).toContain('has no print that is paid for')
  expect((await order('posted', '999999')).err).toContain('has no print that is paid for')
  expect((await order('show', '999999')).err).toContain('There is no order 999999')
  expect((await order('show', 'seven')).err).toContain('the number of an order')
})
