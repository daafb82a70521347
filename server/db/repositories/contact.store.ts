import type { ContactBody, WaitlistBody } from '#core/api/contact.ts'
import { emailKey } from '#core/text/contact.ts'
import type { Vault } from '../../crypto/vault.ts'
import type { Database } from '../database.ts'

/** What people without an account leave with us. */
export type ContactStore = {
  /** The number of the message. `isNew`: false for one that was kept before, under the id that its sender gave it. */
  addMessage(message: ContactBody, at: Date): Promise<{ readonly id: number; readonly isNew: boolean }>
  /** Once an address, whatever its capitals; the newest name is kept. */
  joinWaitlist(person: WaitlistBody, at: Date): Promise<void>
  /**
   * Takes the recipient of a mail off the waiting list, by the link in it, and remembers that they want no more mail. False when
   * there is no such link. A link works for ever: a mail may be read years later.
   */
  unsubscribeByLink(tokenHash: string, at: Date): Promise<boolean>
  /** Lets the recipient have mail again, by the same link. False when there is no such link. */
  resubscribeByLink(tokenHash: string): Promise<boolean>
  wantsNoMail(email: string): Promise<boolean>
  /** The owner of the address, logged in, wants mail again. */
  wantMailAgain(email: string): Promise<void>
  /** A link by which the recipient of a mail can unsubscribe. */
  addUnsubscribeLink(tokenHash: string, email: string): Promise<void>
  /** Deletes what was sent to us from an address, except that it unsubscribed. */
  forget(email: string): Promise<void>
}

/** An address that wants no mail is kept as its keyed hash alone; one that waits for mail is kept in clear. */
export const createContactStore = (db: Database, { service }: Pick<Vault, 'service'>): ContactStore => {
  const unsubscribe = async (index: string, at: Date): Promise<void> => {
    await db.deleteFrom('waitlist').where('email_key', '=', index).execute()
    await db
      .insertInto('unsubscribed')
      .values({ email_key: index, created_at: at.toISOString() })
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .execute()
  }

  const recipientOf = (tokenHash: string) =>
    db.selectFrom('unsubscribe_links').select('email_key').where('token_hash', '=', tokenHash).executeTakeFirst()

  return {
    addMessage: async (message, at) => {
      const added = await db
        .insertInto('contact_messages')
        .values({ ...message, created_at: at.toISOString() })
        .onConflict((conflict) => conflict.column('external_id').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (added) return { id: added.id, isNew: true }
      const { id } = await db
        .selectFrom('contact_messages')
        .select('id')
        .where('external_id', '=', message.external_id ?? null)
        .executeTakeFirstOrThrow()
      return { id, isNew: false }
    },

    joinWaitlist: async (person, at) => {
      const email_key = await service.addressIndex(person.email)
      await db
        .insertInto('waitlist')
        .values({ ...person, email_key, created_at: at.toISOString() })
        .onConflict((conflict) => conflict.column('email_key').doUpdateSet({ ...person }))
        .execute()
    },

    unsubscribeByLink: async (tokenHash, at) => {
      const link = await recipientOf(tokenHash)
      if (link) await unsubscribe(link.email_key, at)
      return link !== undefined
    },

    resubscribeByLink: async (tokenHash) => {
      const link = await recipientOf(tokenHash)
      if (link) await db.deleteFrom('unsubscribed').where('email_key', '=', link.email_key).execute()
      return link !== undefined
    },

    wantsNoMail: async (email) => {
      const row = await db
        .selectFrom('unsubscribed')
        .select('email_key')
        .where('email_key', '=', await service.addressIndex(email))
        .executeTakeFirst()
      return row !== undefined
    },

    wantMailAgain: async (email) => {
      await db
        .deleteFrom('unsubscribed')
        .where('email_key', '=', await service.addressIndex(email))
        .execute()
    },

    addUnsubscribeLink: async (tokenHash, email) => {
      await db
        .insertInto('unsubscribe_links')
        .values({ token_hash: tokenHash, email_key: await service.addressIndex(email) })
        .execute()
    },

    forget: async (email) => {
      await db
        .deleteFrom('waitlist')
        .where('email_key', '=', await service.addressIndex(email))
        .execute()
      await db
        .deleteFrom('contact_messages')
        .where(({ fn }) => fn<string>('lower', ['email']), '=', emailKey(email))
        .execute()
    },
  }
}
