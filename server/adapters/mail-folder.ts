import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../platform/clock.ts'
import { emlOf, mailIn } from './eml.ts'
import type { Mailbox, Mailer, SentMail } from './mailer.ts'

type Needs = { readonly folder: string; readonly from: string; readonly clock: Clock }

const ENDING = '.eml'
/** The only names that are ever read, so that no address can point out of the folder. */
const ID = /^[0-9TZ]{16,20}-[0-9a-f]{32}$/

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** A mailer that sends nothing: each mail becomes an .eml file in `folder`, for its owner's eyes only. */
export const createMailFolder = ({ folder, from, clock }: Needs): Mailer & Mailbox => {
  const read = async (id: string): Promise<SentMail | undefined> => {
    if (!ID.test(id)) return undefined
    try {
      return mailIn(await readFile(join(folder, `${id}${ENDING}`), 'utf8'), id)
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
      // Handed over before, by somebody who could not say so any more.
      if ((await names()).some((name) => name.endsWith(`-${mailId}${ENDING}`))) return
      const at = clock()
      const id = `${at.toISOString().replace(/[-:.]/g, '')}-${mailId}`
      const file = join(folder, `${id}${ENDING}`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Under its own name only when it is whole.
      await writeFile(`${file}.part`, emlOf(mail, { id, from, at }), { mode: 0o600 })
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
