import { expect, test } from 'vitest'
import type { Session } from '#core/api/auth.ts'
import { appForAll } from '#testkit/start-app.ts'
import { sentOrWaiting } from '#testkit/waiting-mail.ts'
import { renderMail } from './template.ts'
import {
  answerMail,
  answerTemplates,
  complaintReceivedMail,
  mailChoiceMail,
  textOfTemplate,
} from './templates/contact.ts'
import { aliveMail, deathAskerMail } from './templates/death.ts'
import { disputeMail, documentsReadyMail, itemRefundMail, receiptMail } from './templates/orders.ts'
import { roleRequestMail } from './templates/roles.ts'
import { securityMail } from './templates/security.ts'
import { watchMail } from './templates/watch.ts'

const app = appForAll()

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
    watchMail(to, ['sign tomorrow'], { homeUrl: 'https://wills.example', stopUrl: 'https://wills.example/stop' }),
    itemRefundMail(to, { order: 7, item: 'mirror-upgrade', pence: 4000, why: 'asked' }),
  ].map((mail) => renderMail(mail))
  const [first, ready, dispute, tomorrow, back] = mails.map(({ text }) => text)
  expect(first).toContain('Dyma eich derbynneb am £89.00, a dalwyd ar 3 Tachwedd 2026.')
  expect(first).toContain('Eich ewyllys: £89.00')
  expect(ready).toContain('1: Llofnodi eich ewyllys')
  expect(dispute).toContain('eich taliad o £89.00 am archeb 7')
  expect(back).toContain('yn ôl, am: Ewyllys i’ch partner.')
  expect(tomorrow).toContain('Atal y negeseuon hyn')
  for (const { html } of mails) expect(html).toContain('<html lang="cy">')
})

test('what happened to the account is told in the language of its owner, with the day in that language', () => {
  const { subject, text } = renderMail(
    securityMail(to, {
      event: 'logged in from a new device',
      at: new Date('2026-11-03T12:00:00Z'),
      notMeLink: 'https://wills.example/this-was-not-me/abc',
    }),
  )
  expect(subject).toBe('Mewngofnodi newydd i’ch cyfrif Heirloom')
  expect(text).toContain('Pryd: 3 Tachwedd 2026 am 12:00')
  expect(text).toContain('Nid fi oedd hyn')
})

test('a testator is asked in their language whether they are alive', () => {
  const { text } = renderMail(aliveMail(to, 'https://wills.example/about-a-death/abc', '19 March 2027', false))
  expect(text).toContain('Os ydych yn darllen hwn, Siân, dywedwch wrthym eich bod yn fyw.')
  expect(text).toContain('byddwn yn ysgrifennu eto ar 19 Mawrth 2027')
})

const request = { role: 'executor', name: 'Ruth Hale', email: 'ruth@example.com' } as const
const asked = {
  request,
  link: 'https://wills.example/asked/abc',
  unsubscribeUrl: 'https://wills.example/stop',
  reminds: false,
}

test('whoever tells us of a death in Welsh is written to in Welsh, at once and later', async () => {
  const reply = await app.api().post(
    '/api/deaths',
    {
      name: 'Ann Rees',
      born: { day: 1, month: 2, year: 1940 },
      died: { day: 1, month: 10, year: 2026 },
      asker: { name: 'Siân Llŷr', email: 'sian.asks@example.com', as: 'merch' },
    },
    inWelsh,
  )
  expect(reply.status).toBe(202)
  const mails = await sentOrWaiting(app, 'about a death')
  expect(mails.map(({ text }) => text).join()).toContain('Nid oes gennym dystysgrif eto.')
  const later = renderMail(deathAskerMail({ ...to, name: 'Siân Llŷr' }, 'not released', 'https://wills.example/a'))
  expect(later.text).toContain('Neu cwynwch: dewiswch “Cwyn ar ôl marwolaeth”')
})

test('a complaint, and an address typed to stop mail, are answered in Welsh and then in English', () => {
  const typed = { email: to.email, stopUrl: 'https://wills.example/s', resumeUrl: 'https://wills.example/r' }
  const mails = [complaintReceivedMail(to.email, 'M-000001', 'cy'), mailChoiceMail({ ...typed, language: 'cy' })]
  for (const mail of mails) expect(renderMail(mail).text).toMatch(/gŵyn|Teipiodd rhywun/)
  for (const mail of mails) expect(renderMail(mail).text).toContain('In English:')
  expect(renderMail(mailChoiceMail(typed)).text).not.toContain('Teipiodd')
})

test('an answer from the desk is in Welsh too where it is one of our templates, and in English where a person wrote it', () => {
  const answered = { name: 'Siân', email: to.email, reference: 'M-000001', language: 'cy' } as const
  const [first] = answerTemplates
  const ready = renderMail(answerMail({ ...answered, text: first ? textOfTemplate(first) : '' }))
  expect(ready.subject).toBe('Ein hateb i’ch neges M-000001 / Our answer to your message M-000001')
  expect(ready.text).toMatch(/^Helo Siân,.*Diolch am eich cwestiwn.*In English:.*Thank you for your question/s)
  const own = renderMail(answerMail({ ...answered, text: 'It is.' }))
  expect(own.text).toMatch(/^Hello Siân,.*It is\./s)
  expect(own.subject).toBe('Our answer to your message M-000001')
})

test('whoever is asked by a testator who chose Welsh reads it in Welsh, and then in English', () => {
  const testator = { name: 'Siân', last_name: 'Llŷr', language: 'cy' } as const
  const { subject, text } = renderMail(roleRequestMail({ ...asked, testator }))
  expect(subject).toBe('Mae Siân Llŷr yn gofyn rhywbeth i chi / Siân Llŷr asks something of you')
  expect(text.indexOf('Hoffai Siân i chi fod yn ysgutor ewyllys.')).toBeLessThan(text.indexOf('In English:'))
  expect(text.indexOf('In English:')).toBeLessThan(text.indexOf('Siân would like you to be an executor of a will.'))
})

test('whoever is asked by one who chose English, or nothing, reads no Welsh', () => {
  for (const language of ['en', undefined] as const) {
    const { text } = renderMail(roleRequestMail({ ...asked, testator: { name: 'Ann', last_name: 'Lee', language } }))
    expect(text).not.toMatch(/Hoffai|In English/)
  }
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
