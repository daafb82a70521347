import { describe, expect, test } from 'vitest'
import type { ExistingWillReply } from '#core/api/existing-will.ts'
import type { CheckoutReply } from '#core/api/payment.ts'
import { willQuestions } from '#core/existing-will/questions.ts'
import { replaceDataKey } from '#server/db/key-rotation.ts'
import { readSignOffs } from '#server/features/sign-offs/sign-off-files.ts'
import { noSignOffs } from '#testkit/sign-offs.ts'
import { appForAll, type Client, startApp } from '#testkit/start-app.ts'
import { encryption } from '#testkit/test-database.ts'

const app = appForAll()

const firstOptions = Object.fromEntries(willQuestions.map(({ id, options }) => [id, options[0] as string]))
const fine = {
  ...firstOptions,
  witness_gains: 'No',
  altered: 'No',
  married: 'No',
  divorced: 'No',
  children: 'No',
  dependants: 'No',
  died: 'No',
  moved: 'No',
  home: 'No',
  joint_home: 'No',
  abroad: 'No',
  band_trust: 'No',
  agreed: 'No',
  separated: 'No',
  business: 'No',
  pension: 'No',
}

const order = async (customer: Client, items = ['check']) =>
  (await customer.post('/api/payment/checkout', { items })).json<CheckoutReply>()

const pay = (url: string, outcome: string) =>
  app.ask({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `outcome=${outcome}`,
  })

test('the findings are there once it is paid for, and not before', async () => {
  const customer = await app.customer()
  const { external_id, url } = await order(customer)
  const result = () => customer.get(`/api/will-check/${external_id}`)
  const kept = await customer.post('/api/will-check', { external_id, answers: { ...fine, signed: 'No' } })
  expect(kept.status).toBe(204)
  expect((await result()).status).toBe(402)
  const paid = await pay(url, 'paid')
  expect([paid.status, paid.headers.location]).toEqual([303, '/check-my-will/payment/status'])
  expect((await result()).json()).toMatchObject({
    grade: 'first',
    findings: [
      {
        id: 'not-signed',
        source: 'Wills Act 1837 s.9(1)(a)',
        reviewed: false,
        question: 'Did you sign it?',
        answer: 'No',
      },
    ],
    answered_at: app.clock().toISOString(),
  })
})

test('a finding is called reviewed where a lawyer has signed off its words as they stand', async () => {
  const standings = readSignOffs().standings.map((each) => ({
    ...each,
    standing: each.piece.id === 'finding:not-signed' ? ('signed' as const) : ('changed' as const),
  }))
  const signed = await startApp({ signOffs: { ...noSignOffs, standings } })
  const customer = await signed.customer()
  const reply = await customer.post('/api/payment/checkout', { items: ['check'] })
  const { external_id, url } = reply.json<CheckoutReply>()
  const answers = { ...fine, signed: 'No', altered: 'Yes' }
  await customer.post('/api/will-check', { external_id, answers })
  await signed.ask({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'outcome=paid',
  })
  const { findings } = (await customer.get(`/api/will-check/${external_id}`)).json<ExistingWillReply>()
  expect(findings.filter(({ reviewed }) => reviewed).map(({ id }) => id)).toEqual(['not-signed'])
  expect(findings.length).toBeGreaterThan(1)
  await signed.close()
})

test('a declined payment leads back to the payment, and pays for nothing', async () => {
  const customer = await app.customer()
  const { external_id, url } = await order(customer)
  expect((await pay(url, 'declined')).headers.location).toBe('/check-my-will/payment?payment-check=declined')
  expect((await customer.get(`/api/will-check/${external_id}`)).status).toBe(402)
})

test('answers given again before the result is read take the place of the first', async () => {
  const customer = await app.customer()
  const { external_id, url } = await order(customer)
  await customer.post('/api/will-check', { external_id, answers: { ...fine, signed: 'No' } })
  await customer.post('/api/will-check', { external_id, answers: fine })
  await pay(url, 'paid')
  expect((await customer.get(`/api/will-check/${external_id}`)).json()).toMatchObject({ grade: 'none', findings: [] })
})

test('the report is a PDF once it is paid for, and not before', async () => {
  const customer = await app.customer()
  const { external_id, url } = await order(customer)
  await customer.post('/api/will-check', { external_id, answers: { ...fine, signed: 'No' } })
  const report = () => customer.get(`/api/will-check/${external_id}/report.pdf`)
  expect((await report()).status).toBe(402)
  await pay(url, 'paid')
  const reply = await report()
  expect([reply.status, reply.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(reply.text).toContain('What to do about your will')
})

test('the report is in Welsh for whoever chose Welsh', async () => {
  const customer = await app.customer()
  await app.stores.users.setLanguage(customer.userId, 'cy')
  const { external_id, url } = await order(customer)
  await customer.post('/api/will-check', { external_id, answers: { ...fine, signed: 'No' } })
  await pay(url, 'paid')
  const { text } = await customer.get(`/api/will-check/${external_id}/report.pdf`)
  expect(text).toContain('Beth i’w wneud am eich ewyllys')
})

test('the database holds none of the answers in clear text', async () => {
  const customer = await app.customer()
  const { external_id } = await order(customer)
  await customer.post('/api/will-check', { external_id, answers: fine })
  const row = await app.db
    .selectFrom('existing_will_checks')
    .select('answers')
    .where('external_id', '=', external_id)
    .executeTakeFirstOrThrow()
  expect(Buffer.from(row.answers).toString()).not.toContain('solicitor')
})

test('a new key of the customer opens the answers as the old one did', async () => {
  const customer = await app.customer()
  const { external_id, url } = await order(customer)
  await customer.post('/api/will-check', { external_id, answers: fine })
  await pay(url, 'paid')
  await replaceDataKey(customer.userId, { db: app.db, ...encryption, clock: app.clock })
  expect((await customer.get(`/api/will-check/${external_id}`)).json()).toMatchObject({ grade: 'none' })
})

describe('refused is', () => {
  test('another customer’s check, as if it did not exist', async () => {
    const [owner, other] = [await app.customer(), await app.customer()]
    const { external_id } = await order(owner)
    expect((await other.post('/api/will-check', { external_id, answers: fine })).status).toBe(404)
    expect((await other.get(`/api/will-check/${external_id}`)).status).toBe(404)
  })

  test('an order that pays for something else', async () => {
    const customer = await app.customer()
    const { external_id } = await order(customer, ['storage'])
    expect((await customer.post('/api/will-check', { external_id, answers: fine })).status).toBe(404)
  })

  test.each([
    ['an unknown answer', { ...fine, signed: 'Perhaps' }],
    ['a question left out', { signed: 'Yes' }],
    ['an unknown question', { ...fine, horoscope: 'Leo' }],
  ])('%s', async (_what, answers) => {
    const customer = await app.customer()
    const { external_id } = await order(customer)
    expect((await customer.post('/api/will-check', { external_id, answers })).status).toBe(422)
  })

  test('a visitor who is not logged in', async () => {
    const visitor = app.api()
    expect((await visitor.get('/api/will-check/0c5ae9e6-7b0f-4d3b-9f5c-1f3bb8f6a001')).status).toBe(401)
  })
})
