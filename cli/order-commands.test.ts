import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CheckoutReply } from '#core/api/payment.ts'
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
  return { id }
}

test('the operator sees an order without whose it is', async () => {
  const { id } = await bought(['lpa'])
  const { out, status } = await order('show', String(id))
  expect(status).toBe(0)
  expect(out).toContain(`Order ${id}, paid`)
  expect(out).toContain('delivered  nothing')
  expect(out).not.toMatch(/Margaret|Hale|example\.com/)
})

test('a command that has another name now says which', async () => {
  expect((await order('posted', '1')).err).toContain('heirloom print sent N')
})

test('only an order that there is can be shown', async () => {
  expect((await order('show', '999999')).err).toContain('There is no order 999999')
  expect((await order('show', 'seven')).err).toContain('the number of an order')
})
