import { type Mailer, nodemailer, nodemailerMessage } from './mailer.ts'

/** Milliseconds: a server that does not answer in this time is tried again later. */
const TIMEOUT_MS = 30_000

type Settings = {
  /** smtp: or smtps:, with its name and password. */
  readonly url: string
  /** Who mail comes from. */
  readonly from: string
  /** No mail is handed over before the connection is encrypted, with STARTTLS where the url begins with smtp:. */
  readonly needsTls?: boolean
}

/** Hands mail to an SMTP server. */
export const createSmtpMailer = ({ url, from, needsTls = false }: Settings): Mailer => {
  const settings = {
    url,
    requireTLS: needsTls,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A mail is what we wrote: nothing in it may be read from a file or fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  return {
    send: async (mail, id) => {
      // Each mail has a connection of its own.
      await nodemailer().createTransport(settings).sendMail(nodemailerMessage(mail, { id, from }))
    },
  }
}
