import { expect, test } from 'vitest'
import type { CheckoutReply } from '#core/api/payment.ts'
import { simplestWill } from '#testkit/builders.ts'
import { runHeirloom } from '#testkit/run-command.ts'
import { appForAll } from '#testkit/start-app.ts'

const app = appForAll()

const order = (...args: string[]) =>
  runHeirloom(['order', ...args], {
    now: app.clock,
    environment: { DATA_DIR: app.folder, MASTER_KEY: Buffer.alloc(32, 7).toString('base64') },
  })

const bought = async (items: string[]) => {
  const customer = await app.customer()
  await app.stores.wills.save(customer.userId, { ...simplestWill(), id: customer.willId, version: 0 }, app.clock())
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

test('the operator sends one product back, whatever was delivered, and then the rest', async () => {
  const { id } = await bought(['will', 'lpa'])
  await app.stores.deliveries.note(id, 'power of attorney', app.clock())
  const part = await order('refund', String(id), '--item', 'lpa')
  expect(part.out).toContain('The money is on its way back')
  expect((await order('show', String(id))).out).toContain('refund     Lasting power of attorney, £79.00, operator')
  expect((await order('refund', String(id), '--item', 'lpa')).err).toContain('refund the whole order')
  expect((await order('refund', String(id))).status).toBe(0)
  expect((await order('show', String(id))).out).toContain(`Order ${id}, refunded`)
})

test('the operator is told what cannot go back', async () => {
  const { id } = await bought(['lpa'])
  expect((await order('refund', String(id), '--item', 'will')).err).toContain('without the rest')
  expect((await order('refund', '999999')).err).toContain('There is no order 999999')
  await order('refund', String(id))
  expect((await order('refund', String(id))).err).toContain('no money')
})
