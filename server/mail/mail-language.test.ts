import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '#core/api/auth.ts'
import { startApp, type TestApp } from '#testkit/start-app.ts'
import { renderMail } from './template.ts'
import { disputeMail, documentsReadyMail, receiptMail } from './templates/orders.ts'
import { watchMail } from './templates/watch.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const sian = {
  name: 'Siân',
  last_name: 'Llŷr',
  password: 'perllan dawel wrth y wal',
  optin: true,
  homeowner: 'No',
  england_or_wales: 'Yes',
}
const inWelsh = { 'x-language': 'cy' }

test('whoever opens an account in Welsh is written to in Welsh, until they choose English', async () => {
  const email = 'sian@example.com'
  const reply = await app.api().post('/api/auth/register', { ...sian, email }, inWelsh)
  const { token, id } = reply.json<Session>()
  await expect.poll(app.everyMail).toHaveLength(1)
  const [welcome] = await app.everyMail()
  expect(welcome?.text).toMatch(/^Helo Siân,/)
  expect(welcome?.html).toContain('<html lang="cy">')
  expect(welcome?.text).toContain('Mae eich cyfrif yn barod.')
  expect((await app.stores.users.find(id))?.language).toBe('cy')
  expect((await app.api(token).post('/api/auth/renew', {}, { 'x-language': 'en' })).status).toBe(200)
  expect((await app.stores.users.find(id))?.language).toBe('en')
})

test('a page that names no language changes none, and one that is not ours is not kept', async () => {
  const reply = await app
    .api()
    .post('/api/auth/register', { ...sian, email: 'llyr@example.com' }, { 'x-language': 'fr' })
  expect((await app.stores.users.find(reply.json<Session>().id))?.language).toBeUndefined()
})

const to = { name: 'Siân', email: 'sian@example.com', language: 'cy' } as const

test('a receipt, what is left to do, a bank’s question and a reminder are in Welsh throughout', () => {
  const receipt = {
    id: 7,
    items: ['will'],
    prices: [8900],
    listPrice: 8900,
    total: 8900,
    vatPercent: 20,
    on: '3 November 2026',
  } as const
  const mails = [
    receiptMail(to, { ...receipt, promoCode: undefined }),
    documentsReadyMail(to, 'https://wills.example', ['sign', 'print', 'letters']),
    disputeMail(to, { order: 7, total: 8900, news: 'opened' }),
    watchMail(to, 'sign tomorrow', { homeUrl: 'https://wills.example', stopUrl: 'https://wills.example/stop' }),
  ].map((mail) => renderMail(mail))
  const [first, ready, dispute, tomorrow] = mails.map(({ text }) => text)
  expect(first).toContain('Dyma eich derbynneb am £89.00, a dalwyd ar 3 Tachwedd 2026.')
  expect(ready).toContain('1: Llofnodi eich ewyllys')
  expect(dispute).toContain('eich taliad o £89.00 am archeb 7')
  expect(tomorrow).toContain('Atal y negeseuon hyn')
  for (const { html } of mails) expect(html).toContain('<html lang="cy">')
})

test('a receipt has what each product cost on the day of the order', () => {
  const receipt = receiptMail(
    { name: 'Margaret', email: 'margaret@example.com', language: 'en' },
    {
      id: 7,
      items: ['will', 'print'],
      prices: [8000, 1200],
      listPrice: 9200,
      total: 9200,
      vatPercent: 20,
      on: '3 November 2026',
      promoCode: undefined,
    },
  )
  const { text } = renderMail(receipt)
  expect(text).toContain('£80')
  expect(text).toContain('£12')
})
