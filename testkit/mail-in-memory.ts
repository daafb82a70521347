import type { Mailbox, Mailer, SentMail } from '#server/adapters/mailer.ts'
import type { Clock } from '#server/platform/clock.ts'

/** A mailbox that ends with its test. It answers as a folder of mail does, which `mail-folder.test.ts` proves of both. */
export const createMailInMemory = (clock: Clock): Mailer & Mailbox => {
  const sent = new Map<string, SentMail>()
  const all = (): SentMail[] => [...sent.values()].toSorted((a, b) => (a.id < b.id ? 1 : -1))
  return {
    send: async (mail, mailId) => {
      if (sent.has(mailId)) return
      const at = clock()
      const id = `${at.toISOString().replace(/[-:.]/g, '')}-${mailId}`
      const date = at.toUTCString().replace('GMT', '+0000')
      sent.set(mailId, JSON.parse(JSON.stringify({ ...mail, id, date })) as SentMail)
    },
    list: async () => all(),
    read: async (id) => all().find((each) => each.id === id),
  }
}
