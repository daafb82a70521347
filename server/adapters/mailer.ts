import { createRequire } from 'node:module'
import type { SendMailOptions } from 'nodemailer'
import type { Mail } from '../db/repositories/outbox.store.ts'

/** Sends mail. Rejects when the mail was not accepted. The same `id` means the same mail, sent again. */
export type Mailer = { send(mail: Mail, id: string): Promise<void> }

export type SentMail = Mail & {
  readonly id: string
  /** As the Date header has it. */
  readonly date: string
}

/** Mail that can be read again where it was put, because it goes no further. */
export type Mailbox = {
  /** Newest first. */
  list(): Promise<SentMail[]>
  read(id: string): Promise<SentMail | undefined>
}

const require = createRequire(import.meta.url)

/** Not loaded by the start, which need not wait for it. `import` would hold the thread twice as long. */
export const nodemailer = (): typeof import('nodemailer') => require('nodemailer')

/** The mail's id: the last 32 characters of a file's name, after the time. */
const MAIL_ID_LENGTH = 32

/**
 * A mail as nodemailer takes it. The Message-ID follows from the mail's id, so that a mail that is handed over twice is
 * shown once; an address is given apart from a name, so that it is not parsed for further recipients.
 */
export const nodemailerMessage = (
  { to, subject, text, html, replyTo, unsubscribeUrl }: Mail,
  { id, from }: { readonly id: string; readonly from: string },
): SendMailOptions => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  messageId: `<${id.slice(-MAIL_ID_LENGTH)}@${from.split('@')[1]}>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
  ...(html !== undefined && { html }),
  ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
  ...(unsubscribeUrl !== undefined && { list: { unsubscribe: { url: unsubscribeUrl, comment: '' } } }),
})
