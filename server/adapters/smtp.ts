import { createTransport } from 'nodemailer'
import { type Mailer, nodemailerMessage } from './mailer.ts'

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
    send: async (mail, id) => {
      await transport.sendMail(nodemailerMessage(mail, { id, from }))
    },
  }
}
