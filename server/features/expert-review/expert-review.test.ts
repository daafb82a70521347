import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ExpertReviewReply } from '#core/api/existing-will.ts'
import { EXPERT_REVIEW_CONSENT } from '#core/constants.ts'
import { willQuestions } from '#core/existing-will/questions.ts'
import { replaceDataKey } from '#server/db/key-rotation.ts'
import { appForAll, askForEverything, type Client, type Customer } from '#testkit/start-app.ts'
import { encryption } from '#testkit/test-database.ts'
import { sentOrWaiting } from '#testkit/waiting-mail.ts'
import { createVaults } from '../../db/repositories/keys.store.ts'
import { createTransactions } from '../../db/stores.ts'
import { createEnqueueMail } from '../../mail/enqueue.ts'
import { createReviewDesk } from './expert-review.service.ts'

let desk: ReturnType<typeof createReviewDesk>
const app = appForAll()
beforeAll(async () => {
  const vaultFor = createVaults({ ...encryption, clock: app.clock })
  desk = createReviewDesk({
    ...app.stores,
    inTransaction: createTransactions(app.db, vaultFor),
    enqueueMail: createEnqueueMail({ clock: app.clock, randomBytes: encryption.randomBytes }),
    clock: app.clock,
    homeUrl: () => 'https://wills.example',
  })
})

const holder = async (): Promise<Customer> => {
  const customer = await app.customer()
  await app.give(customer.userId, ['check'])
  return customer
}

const ask = async (customer: Client) => {
  app.clock.pass(1)
  return (await customer.post('/api/reading', { consent: true })).json<ExpertReviewReply>().progress
}
const progress = async (customer: Client) => (await customer.get('/api/reading')).json<ExpertReviewReply>().progress
const placeOf = async (customer: Client): Promise<number | undefined> => {
  const now = await progress(customer)
  return now.is === 'waiting' ? now.place : undefined
}

const numberOf = async ({ userId }: Customer): Promise<number> => {
  const reading = (await desk.queue()).find((each) => each.userId === userId)
  if (!reading) throw new Error('This customer has nothing in the queue')
  return reading.id
}

test('a will is not read without the customer’s consent', async () => {
  const customer = await holder()
  expect(await progress(customer)).toEqual({ is: 'not asked' })
  expect((await desk.queue()).filter(({ userId }) => userId === customer.userId)).toEqual([])
  for (const body of [{}, { consent: false }, { consent: 'yes' }])
    expect((await customer.post('/api/reading', body)).status).toBe(422)
  expect(await progress(customer)).toEqual({ is: 'not asked' })
})

test('the words that were agreed to are kept with the request', async () => {
  const customer = await holder()
  await ask(customer)
  const { consent } = await app.db
    .selectFrom('expert_reviews')
    .select('consent')
    .where('user_id', '=', customer.userId)
    .executeTakeFirstOrThrow()
  expect(consent).toBe(EXPERT_REVIEW_CONSENT)
})

test('a customer sees their real place, since when they wait, and when a reviewer begins to read', async () => {
  const [first, second, third] = [await holder(), await holder(), await holder()]
  for (const customer of [first, second, third]) await ask(customer)
  const before = (await placeOf(first)) ?? 0
  expect(await placeOf(third)).toBe(before + 2)
  await desk.take(await numberOf(second))
  expect(await progress(second)).toEqual({
    is: 'being read',
    asked: new Date(app.clock().getTime() - 1).toISOString(),
    taken: app.clock().toISOString(),
  })
  expect(await placeOf(third)).toBe(before + 1)
  await first.delete('/api/reading')
  expect(await placeOf(third)).toBe(before)
})

test('asking twice keeps the place, also when both calls come at once', async () => {
  const [early, late] = [await holder(), await holder()]
  await Promise.all([ask(early), ask(early)])
  await ask(late)
  const place = (await placeOf(early)) ?? 0
  await ask(early)
  expect([await placeOf(early), await placeOf(late)]).toEqual([place, place + 1])
})

describe('what was found', () => {
  const FINDINGS = 'Quincunx: ask a solicitor about <b>the land</b>.'

  const found = async () => {
    const customer = await holder()
    await ask(customer)
    const id = await numberOf(customer)
    await desk.take(id)
    expect(await desk.send(id, FINDINGS)).toBe(true)
    return { customer, id }
  }

  test('is read by the customer, and a mail says that it is there and not what it is', async () => {
    const { customer } = await found()
    expect(await progress(customer)).toMatchObject({ is: 'sent', findings: FINDINGS })
    const mails = await sentOrWaiting(app, 'findings are ready')
    const mail = mails.find(({ subject }) => subject === 'We have read your answers')
    expect(mail?.text).toContain('https://wills.example/account')
    expect(JSON.stringify(mails)).not.toContain('Quincunx')
  })

  test('is sealed, and opens with the customer’s next key as well', async () => {
    const { customer, id } = await found()
    const { findings } = await app.db
      .selectFrom('expert_reviews')
      .select('findings')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(Buffer.from(findings ?? []).toString()).not.toContain('Quincunx')
    await replaceDataKey(customer.userId, { db: app.db, ...encryption, clock: app.clock })
    expect(await progress(customer)).toMatchObject({ findings: FINDINGS })
  })

  test('is sent once, though two people press at once', async () => {
    const customer = await holder()
    await ask(customer)
    const id = await numberOf(customer)
    const taken = await Promise.all([desk.take(id), desk.take(id)])
    expect(taken.toSorted()).toEqual([false, true])
    const sent = await Promise.all([desk.send(id, 'one'), desk.send(id, 'two')])
    expect(sent.toSorted()).toEqual([false, true])
  })

  test('cannot be taken back, as it has been sent', async () => {
    const { customer } = await found()
    expect((await customer.delete('/api/reading')).status).toBe(422)
    expect(await progress(customer)).toMatchObject({ is: 'sent' })
  })

  test('is in what the customer can download, and goes with the account', async () => {
    const { customer } = await found()
    const zip = unzipSync((await askForEverything(customer)).bytes)
    expect(JSON.parse(strFromU8(zip['account.json'] ?? new Uint8Array()))).toMatchObject({
      reading: { findings: FINDINGS },
    })
    await app.stores.users.remove(customer.userId)
    const left = await app.db.selectFrom('expert_reviews').select('id').where('user_id', '=', customer.userId).execute()
    expect(left).toEqual([])
  })
})

test('that a person opened it to read stands in the customer’s own record', async () => {
  const customer = await holder()
  await ask(customer)
  await desk.open(await numberOf(customer))
  const { events } = (await customer.get('/api/account/history')).json<{ events: { action: string }[] }>()
  expect(events.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['asked a person to read', 'a person opened it to read']),
  )
})

test('money that went back takes it out of the queue', async () => {
  const customer = await holder()
  await ask(customer)
  const id = await numberOf(customer)
  const order = await app.stores.entitlements.orderOf(customer.userId, ['check'])
  await app.stores.entitlements.revoke(order ?? 0, app.clock())
  expect((await customer.get('/api/reading')).status).toBe(402)
  expect([await desk.open(id), await desk.take(id)]).toEqual([undefined, false])
})

test('a customer who had a will checked is led back to its result', async () => {
  const customer = await app.customer()
  const order = await customer.post('/api/payment/checkout', { items: ['check'] })
  const { external_id } = order.json<{ external_id: string }>()
  const answers = Object.fromEntries(willQuestions.map(({ id, options }) => [id, options[0]]))
  await customer.post('/api/will-check', { external_id, answers })
  await app.api().post(`/sandbox/pay/${external_id}`, { outcome: 'paid' })
  expect((await customer.get('/api/reading')).json()).toEqual({ progress: { is: 'not asked' }, external_id })
})
