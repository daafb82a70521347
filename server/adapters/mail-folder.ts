import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../platform/clock.ts'
import { type Mailbox, type Mailer, nodemailer, nodemailerMessage, type SentMail } from './mailer.ts'

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
