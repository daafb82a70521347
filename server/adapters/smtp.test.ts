import { beforeEach, describe, expect, test } from 'vitest'
import { type SmtpInbox, startSmtpInbox } from '#testkit/smtp-inbox.ts'
import { renderMail } from '../mail/template.ts'
import { resetMail } from '../mail/templates/account.ts'
import { createSmtpMailer } from './mailer.ts'

let inbox: SmtpInbox
beforeEach(async () => {
  inbox = await startSmtpInbox()
  return () => inbox.close()
})

const mailer = () => createSmtpMailer({ url: inbox.url, from: 'help@wills.example' })
const ID = '0123456789abcdef0123456789abcdef'
const header = (name: string): string | undefined =>
  new RegExp(`^${name}: (.*(?:\r\n .*)*)`, 'm').exec(inbox.received[0]?.source ?? '')?.[1]

describe('a mail handed to a mail server', () => {
  // Promise: default.mail
  test('goes to whom it is for, from us, in plain text and HTML', async () => {
    const link = 'https://wills.example/reset-password/abc'
    await mailer().send(renderMail(resetMail({ name: 'Órla', email: 'orla@example.com' }, link)), ID)
    expect(inbox.received).toMatchObject([{ from: 'help@wills.example', to: ['orla@example.com'] }])
    expect(header('Content-Type')).toContain('multipart/alternative')
    expect(inbox.received[0]?.source).toContain('Content-Type: text/plain; charset=utf-8')
    expect(inbox.received[0]?.source).toContain('Content-Type: text/html; charset=utf-8')
    expect(header('Message-ID')).toBe(`<${ID}@wills.example>`)
    expect(header('Auto-Submitted')).toBe('auto-generated')
  })

  test('is not handed over in the clear where TLS is needed', async () => {
    const careful = createSmtpMailer({ url: inbox.url, from: 'help@wills.example', needsTls: true })
    const mail = { to: 'a@example.com', subject: 'Hello', text: 'x' }
    await expect(careful.send(mail, ID)).rejects.toThrow(/STARTTLS/)
    expect(inbox.received).toEqual([])
  })

  test('says how to stop it where it can be stopped, and whom an answer goes to', async () => {
    const unsubscribeUrl = 'https://wills.example/unsubscribe/abc'
    const mail = { to: 'a@example.com', subject: 'Hello', text: 'x', replyTo: 'b@example.com', unsubscribeUrl }
    await mailer().send(mail, ID)
    expect(header('List-Unsubscribe')).toContain(`<${unsubscribeUrl}>`)
    expect(header('Reply-To')).toContain('b@example.com')
  })

  test('gets no header and no recipient from what a customer typed', async () => {
    const mail = {
      to: 'a@example.com',
      subject: 'Hi\r\nBcc: c@example.com',
      text: 'x',
      replyTo: 'b@example.com\r\nBcc: d@example.com',
    }
    await mailer().send(mail, ID)
    expect(inbox.received[0]?.to).toEqual(['a@example.com'])
    expect(inbox.received[0]?.source.split('\r\n').filter((line) => /^bcc/i.test(line))).toEqual([])
  })

  test('is refused with an error when the server will not have it', async () => {
    inbox.refuse({ code: 451, message: 'Come back later' })
    await expect(mailer().send({ to: 'a@example.com', subject: 'Hi', text: 'x' }, ID)).rejects.toThrow()
  })
})
