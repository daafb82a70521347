import type { ContactBody, WaitlistBody } from '#core/api/visitors.ts'
import { emailKey } from '#core/text/names.ts'
import type { Vault } from '../../crypto/vault.ts'
import type { Database } from '../database.ts'
import { noneOr, not, type RecordOf, records } from '../records.ts'

/** What people without an account leave with us. An address that wants no mail is kept as its keyed hash alone; one that waits for mail is kept in clear. */
export const createContactStore = (db: Database, { service }: Pick<Vault, 'service'>) => {
  const messages = records(db, 'contact_messages')
  const waitlist = records(db, 'waitlist')
  const unsubscribed = records(db, 'unsubscribed')
  const links = records(db, 'unsubscribe_links')

  return {
    /** The number of the message. `isNew`: false for one that was kept before, under the id that its sender gave it. */
    addMessage: async ({ external_id: externalId, ...message }: ContactBody, at: Date) => {
      const added = await messages.addNew({ ...message, externalId, receivedAt: at }, 'externalId')
      const kept = added ?? (await messages.first({ externalId }))
      if (!kept) throw new Error('A message that was kept before is not there')
      return { id: kept.id, isNew: added !== undefined }
    },
    /** Once an address, whatever its capitals; the newest name is kept. */
    joinWaitlist: async (person: WaitlistBody, createdAt: Date): Promise<void> => {
      const key = await service.addressIndex(person.email)
      if (!(await waitlist.addNew({ ...person, emailKey: key, createdAt }, 'emailKey')))
        await waitlist.change({ emailKey: key }, person)
    },
    /** Who waits under an address. */
    waiting: async (email: string) => waitlist.first({ emailKey: await service.addressIndex(email) }),
    /**
     * Takes the recipient of a mail off the waiting list, by the link in it, and remembers that they want no more mail. False when
     * there is no such link. A link works for ever: a mail may be read years later.
     */
    unsubscribeByLink: async (tokenHash: string, createdAt: Date): Promise<boolean> => {
      const link = await links.first({ tokenHash })
      if (!link) return false
      await waitlist.remove({ emailKey: link.emailKey })
      await unsubscribed.addNew({ emailKey: link.emailKey, createdAt }, 'emailKey')
      return true
    },
    /** Lets the recipient have mail again, by the same link. False when there is no such link. */
    resubscribeByLink: async (tokenHash: string): Promise<boolean> => {
      const link = await links.first({ tokenHash })
      if (link) await unsubscribed.remove({ emailKey: link.emailKey })
      return link !== undefined
    },
    wantsNoMail: async (email: string): Promise<boolean> =>
      (await unsubscribed.count({ emailKey: await service.addressIndex(email) })) > 0,
    /** The owner of the address, logged in, wants mail again. */
    wantMailAgain: async (email: string) => unsubscribed.remove({ emailKey: await service.addressIndex(email) }),
    /** A link by which the recipient of a mail can unsubscribe. */
    addUnsubscribeLink: async (tokenHash: string, email: string) =>
      links.add({ tokenHash, emailKey: await service.addressIndex(email) }),
    /** Deletes what was sent to us from an address, except that it unsubscribed. */
    forget: async (email: string): Promise<void> => {
      await waitlist.remove({ emailKey: await service.addressIndex(email) })
      await messages.remove({ and: (is) => is(is.fn('lower', ['email']), '=', emailKey(email)) })
    },
  }
}

/** A message to us, as the desk works on it. */
export type Message = RecordOf<'contact_messages'>
type Answer = { readonly at: Date; readonly staffId: number; readonly text: string }

export const createMessageStore = (db: Database) => {
  const messages = records(db, 'contact_messages')
  const answers = records(db, 'contact_answers')
  return {
    /** Those that are not closed, oldest first, and the newest that are. */
    list: async (closed: number): Promise<Message[]> => [
      ...(await messages.all({ closedAt: undefined }, { by: 'receivedAt' })),
      ...(await messages.all({ closedAt: not(undefined) }, { by: '-receivedAt', most: closed })),
    ],
    find: (id: number) => messages.first({ id }),
    /** Those from an address, newest first. */
    from: (email: string, most = Number.MAX_SAFE_INTEGER) =>
      messages.all({ and: (is) => is(is.fn('lower', ['email']), '=', emailKey(email)) }, { by: '-receivedAt', most }),
    answers: (id: number): Promise<Answer[]> => answers.all({ messageId: id }, { by: 'id' }),
    /** False when another person has it, or it is closed. */
    take: async (id: number, staffId: number): Promise<boolean> =>
      (await messages.change({ id, closedAt: undefined, takenBy: noneOr(staffId) }, { takenBy: staffId })) === 1,
    /** Keeps an answer. The first one is the one the clock stops at. */
    answer: async (id: number, answer: Answer): Promise<void> => {
      await answers.add({ messageId: id, ...answer })
      await messages.change({ id, answeredAt: undefined }, { answeredAt: answer.at })
    },
    /** False when it was closed before. */
    close: async (id: number, at: Date): Promise<boolean> =>
      (await messages.change({ id, closedAt: undefined }, { closedAt: at })) === 1,
  }
}
