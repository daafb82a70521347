import type { ContactBody, WaitlistBody } from '#core/api/contact.ts'
import { emailKey } from '#core/text/contact.ts'
import type { Database } from '../database.ts'

/** What people without an account leave with us. */
export type ContactStore = {
  /** The number of the message. */
  addMessage(message: ContactBody, at: Date): Promise<number>
  /** Once an address, whatever its capitals; the newest name is kept. */
  joinWaitlist(person: WaitlistBody, at: Date): Promise<void>
  /** Takes the address off the waiting list, and remembers that it wants no more mail. */
  unsubscribe(email: string, at: Date): Promise<void>
  wantsNoMail(email: string): Promise<boolean>
  /** A link by which the recipient of a mail can unsubscribe. */
  addUnsubscribeLink(tokenHash: string, email: string, at: Date): Promise<void>
  /** Whose link it is, as the address was kept. A link works for ever: a mail may be read years later. */
  addressOf(tokenHash: string): Promise<string | undefined>
  /** Deletes what was sent to us from an address, except that it unsubscribed. */
  forget(email: string): Promise<void>
}

export const createContactStore = (db: Database): ContactStore => ({
  addMessage: async (message, at) => {
    const { id } = await db
      .insertInto('contact_messages')
      .values({ ...message, created_at: at.toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },

  joinWaitlist: async (person, at) => {
    await db
      .insertInto('waitlist')
      .values({ ...person, email_key: emailKey(person.email), created_at: at.toISOString() })
      .onConflict((conflict) => conflict.column('email_key').doUpdateSet({ ...person }))
      .execute()
  },

  unsubscribe: async (email, at) => {
    const email_key = emailKey(email)
    await db.deleteFrom('waitlist').where('email_key', '=', email_key).execute()
    await db
      .insertInto('unsubscribed')
      .values({ email_key, created_at: at.toISOString() })
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .execute()
  },

  wantsNoMail: async (email) => {
    const row = await db
      .selectFrom('unsubscribed')
      .select('email_key')
      .where('email_key', '=', emailKey(email))
      .executeTakeFirst()
    return row !== undefined
  },

  addUnsubscribeLink: async (tokenHash, email, at) => {
    await db
      .insertInto('unsubscribe_links')
      .values({ token_hash: tokenHash, email_key: emailKey(email), created_at: at.toISOString() })
      .execute()
  },

  addressOf: async (tokenHash) => {
    const row = await db
      .selectFrom('unsubscribe_links')
      .select('email_key')
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst()
    return row?.email_key
  },

  forget: async (email) => {
    await db.deleteFrom('waitlist').where('email_key', '=', emailKey(email)).execute()
    await db
      .deleteFrom('contact_messages')
      .where(({ fn }) => fn<string>('lower', ['email']), '=', emailKey(email))
      .execute()
  },
})
