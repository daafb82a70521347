import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { SendMailOptions } from 'nodemailer'
import type { Mail } from '../db/repositories/outbox.store.ts'
import type { Clock } from '../platform/clock.ts'

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

type Deps = { readonly folder: string; readonly from: string; readonly clock: Clock }

const ENDING = '.eml'
/** The only names that are ever read, so that no address can point out of the folder. */
const ID = /^[0-9TZ]{16,20}-[0-9a-f]{32}$/

const AS_TEXT = {
  streamTransport: true,
  buffer: true,
  newline: 'windows',
  disableFileAccess: true,
  disableUrlAccess: true,
} as const

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/**
 * A mailer that sends nothing: each mail becomes two files in `folder` that only their owner can read, an .eml for mail
 * programs and a .json for `read` and `list`.
 */
export const createMailFolder = ({ folder, from, clock }: Deps): Mailer & Mailbox => {
  const read = async (id: string): Promise<SentMail | undefined> => {
    if (!ID.test(id)) return undefined
    try {
      return JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8')) as SentMail
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }

  const names = async (): Promise<string[]> => {
    try {
      return await readdir(folder)
    } catch (error) {
      if (isMissing(error)) return []
      throw error
    }
  }

  return {
    send: async (mail, mailId) => {
      // Written before, by a process that ended before it could mark the mail as sent.
      if ((await names()).some((name) => name.endsWith(`-${mailId}${ENDING}`))) return
      const at = clock()
      const id = `${at.toISOString().replace(/[-:.]/g, '')}-${mailId}`
      const file = join(folder, `${id}${ENDING}`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const { message } = await nodemailer()
        .createTransport(AS_TEXT)
        .sendMail({ ...nodemailerMessage(mail, { id, from }), date: at })
      const sent: SentMail = { ...mail, id, date: at.toUTCString().replace('GMT', '+0000') }
      await writeFile(join(folder, `${id}.json`), JSON.stringify(sent), { mode: 0o600 })
      // The .eml makes the mail visible, so it gets its name last and whole.
      await writeFile(`${file}.part`, message, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },

    read,

    list: async () => {
      const ids = (await names()).filter((name) => name.endsWith(ENDING)).map((name) => name.slice(0, -ENDING.length))
      const mails = await Promise.all(ids.toSorted().reverse().map(read))
      return mails.filter((mail) => mail !== undefined)
    },
  }
}
