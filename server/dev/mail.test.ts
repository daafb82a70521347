import { expect, test } from 'vitest'
import { appForAll, startApp } from '#testkit/start-app.ts'

const app = appForAll()

// Promise: default.mail
test('mail can be read without a mail program, and its links followed', async () => {
  expect((await app.api().get('/dev/mail')).text).toContain('Nothing has been sent yet.')
  const { email } = await app.register()
  await app.api().post('/api/auth/forgot-password', { email })
  const [mail] = await app.mail(1)
  expect((await app.api().get('/dev/mail')).text).toContain(`href="/dev/mail/${mail?.id}"`)
  const page = await app.api().get(`/dev/mail/${mail?.id}`)
  expect(page.text).toContain(email)
  expect(page.text).toMatch(/<a href="http:\/\/localhost(:\d+)?\/reset-password\/[\w-]{43}">/)
})

test('what a stranger wrote is shown as words, not as a page', async () => {
  const message = '<script>alert(1)</script> http://x.example/"onclick="'
  const body = { topic: 'A question', name: 'A <b>bold</b> name', email: 'a@example.com', message }
  await app.api().post('/api/contact', body, await app.proof())
  const mail = (await app.mail(2)).find(({ replyTo }) => replyTo === 'a@example.com')
  const page = (await app.api().get(`/dev/mail/${mail?.id}`)).text
  expect(page).toContain('&lt;script&gt;')
  expect(page).not.toMatch(/<script|<b>|"onclick/)
})

// Promise: default.mail
test('there is no such thing in production', async () => {
  const real = await startApp({ production: true })
  try {
    expect((await real.api().get('/dev/mail')).status).toBe(404)
  } finally {
    await real.close()
  }
})

test('a mail can be seen as a mail program shows it, without anything else being let in', async () => {
  const { email } = await app.register()
  await app.api().post('/api/auth/forgot-password', { email })
  const mail = (await app.mail(3)).find(({ to }) => to === email)
  expect((await app.api().get(`/dev/mail/${mail?.id}`)).text).toContain(`/dev/mail/${mail?.id}/page`)
  const page = await app.api().get(`/dev/mail/${mail?.id}/page`)
  expect(page.text).toBe(mail?.html)
  expect(page.headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'")
})
