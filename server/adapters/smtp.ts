import { createTransport } from 'nodemailer'
import { messageIdOf } from './eml.ts'
import type { Mailer } from './mailer.ts'

/** Milliseconds: a server that does not answer in this time is tried again later. */
const TIMEOUT_MS = 30_000

/** Hands mail to the SMTP server at `url` (smtp: or smtps:, with its name and password). `from` is who it comes from. */
export const createSmtpMailer = ({ url, from }: { readonly url: string; readonly from: string }): Mailer => {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A mail is what we wrote: nothing in it may be read from a file or fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ to, subject, text, html, replyTo, unsubscribeUrl }, id) => {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        messageId: messageIdOf(id, from),
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...(html !== undefined && { html }),
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        ...(unsubscribeUrl !== undefined && { list: { unsubscribe: { url: unsubscribeUrl, comment: '' } } }),
      })
    },
  }
}
