import { describe, expect, test, vi } from 'vitest'
import { DAY_MS } from '#core/text/dates.ts'
import { witnessTicks } from '#core/will/lists.ts'
import { completeExampleWill } from '#testkit/builders.ts'
import { appForAll, soon } from '#testkit/start-app.ts'
import { sentOrWaiting, waitingMail } from '#testkit/waiting-mail.ts'

const app = appForAll({ publicUrl: 'https://wills.example' })

const signed = {
  on: { day: 3, month: 11, year: 2026 },
  witnesses: ['Mary Ash', 'David Ash'],
  ticks: witnessTicks,
  storage: 'In the study',
}

/** A customer who has a complete will and has paid for it. */
const aCustomer = async () => {
  const customer = await app.customer()
  await app.stores.wills.save(
    customer.userId,
    { ...completeExampleWill(), id: customer.willId, version: 0 },
    app.clock(),
  )
  await app.give(customer.userId, ['will'])
  await customer.post('/api/documents/consent', { startNow: true, loseRight: true })
  expect((await customer.get('/api/documents/will.pdf')).status).toBe(200)
  return customer
}

const KIND = 'a request for a review'
const askedSoFar = async () => (await sentOrWaiting(app, KIND)).filter(({ subject }) => subject === SUBJECT)
const SUBJECT = 'How was writing your will?'

test('a customer is asked for a review by one mail, once the will is signed', async () => {
  const customer = await aCustomer()
  expect((await customer.post('/api/signing', signed)).status).toBe(200)
  const [asked] = await askedSoFar()
  expect(asked?.text).toContain('https://wills.example/account/review')
  expect(asked?.text).not.toMatch(/\b(Ash|study|Ruth|Thomas)\b/)
  expect(asked?.unsubscribeUrl).toMatch(/^https:\/\/wills\.example\/unsubscribe\//)

  await customer.post('/api/signing', { ...signed, storage: 'In the safe' })
  await customer.delete('/api/signing')
  await customer.post('/api/signing', signed)
  const answered = await aCustomer()
  await answered.post('/api/reviews', { declined: true })
  await answered.post('/api/signing', signed)
  expect(await askedSoFar()).toHaveLength(1)
})

test('the question for a review leaves a day after the signing, when nobody sits at the table any more', async () => {
  const customer = await aCustomer()
  const before = (await waitingMail(app, KIND)).length
  await customer.post('/api/signing', signed)
  const sent = async () => (await app.everyMail()).filter(({ subject }) => subject === SUBJECT).length
  app.clock.pass(DAY_MS - 60_000)
  await aCustomer()
  expect([await sent(), (await waitingMail(app, KIND)).length]).toEqual([0, before + 1])
  app.clock.pass(60_000)
  await aCustomer()
  await vi.waitUntil(async () => (await sent()) === before + 1, soon)
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
