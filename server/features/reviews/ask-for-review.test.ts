import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { completeExampleWill } from '#testkit/builders.ts'
import { startApp, type TestApp } from '#testkit/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ publicUrl: 'https://wills.example' })
})
afterAll(() => app.close())

const signed = { on: { day: 3, month: 11, year: 2026 }, witnesses: ['Mary Ash', 'David Ash'], storage: 'In the study' }

/** A customer who has a complete will and has paid for it. */
const aCustomer = async () => {
  const customer = await app.customer()
  await app.stores.wills.save(
    customer.userId,
    { ...completeExampleWill(), id: customer.willId, version: 0 },
    app.clock(),
  )
  await app.give(customer.userId, ['will'])
  return customer
}

test('journey F16: a customer is asked for a review by one mail, once the will is signed', async () => {
  const customer = await aCustomer()
  expect((await customer.post('/api/signing', signed)).status).toBe(200)
  const [asked] = await app.mail(1)
  expect(asked?.subject).toBe('How was writing your will?')
  expect(asked?.text).toContain('https://wills.example/account/review')
  expect(asked?.text).not.toMatch(/\b(Ash|study|Ruth|Thomas)\b/)
  expect(asked?.unsubscribeUrl).toMatch(/^https:\/\/wills\.example\/unsubscribe\//)

  await customer.post('/api/signing', { ...signed, storage: 'In the safe' })
  await customer.delete('/api/signing')
  await customer.post('/api/signing', signed)
  const answered = await aCustomer()
  await answered.post('/api/reviews', { declined: true })
  await answered.post('/api/signing', signed)
  // Mail goes out in the order of its causes: this one would follow any other.
  const last = await aCustomer()
  await last.post('/api/signing', signed)
  expect((await app.mail(2)).map(({ to }) => to)).toHaveLength(2)
})

describe('a customer who wants no such mail is not asked', () => {
  const wasAsked = async ({ userId }: { userId: number }): Promise<boolean> =>
    (await app.stores.audit.list(userId)).some(({ action }) => action === 'was asked for a review')

  test('having said so in the account', async () => {
    const customer = await aCustomer()
    expect((await customer.patch('/api/watch', { mails: false })).status).toBe(200)
    await customer.post('/api/signing', signed)
    expect(await wasAsked(customer)).toBe(false)
  })

  test('having stopped the mails to that address by a link', async () => {
    const customer = await aCustomer()
    const user = await app.stores.users.find(customer.userId)
    await app.stores.contact.addUnsubscribeLink('a hash', user?.email ?? '')
    await app.stores.contact.unsubscribeByLink('a hash', app.clock())
    await customer.post('/api/signing', signed)
    expect(await wasAsked(customer)).toBe(false)
  })
})
