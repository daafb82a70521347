import { emailKey } from '#core/text/contact.ts'
import type { Database } from '../database.ts'
import { above, atLeast, atMost, type RecordOf, records } from '../records.ts'

/** What a link "This was not me" takes back. Times are milliseconds since 1970. */
export type NotMeLink = RecordOf<'not_me_links'>

/** Links "This was not me", by the hash of the token in the link. */
export const createNotMeLinkStore = (db: Database) => {
  const links = records(db, 'not_me_links')
  return {
    /** Deletes the owner's links that are too old. */
    add: async (link: NotMeLink, tokenHash: string, expiresAt: number): Promise<void> => {
      await links.remove({ userId: link.userId, expiresAt: atMost(link.happenedAt) })
      await links.add({ ...link, tokenHash, emailKey: emailKey(link.email), expiresAt })
    },
    /**
     * Uses the link up, and every link of the same account for an event at the same time or later: a link for an earlier event
     * decides against a later one, never the other way round. `events` are those of all of them. Undefined when it does not work, or no longer.
     */
    take: async (tokenHash: string, now: number) => {
      const [link] = await links.take({ tokenHash, expiresAt: above(now) })
      if (!link) return undefined
      const later = await links.take({ userId: link.userId, happenedAt: atLeast(link.happenedAt) })
      return { link, events: [link.event, ...later.map(({ event }) => event)] }
    },
    /** Addresses that the account had when something happened that can still be taken back. */
    emailsOf: async (userId: number, now: number): Promise<string[]> =>
      (await links.all({ userId, expiresAt: above(now) })).map(({ email }) => email),
    /** Whether another account may still be given this address back, so that nobody else can take it. */
    holds: async (email: string, now: number, exceptUserId = 0): Promise<boolean> => {
      const row = await db
        .selectFrom('not_me_links')
        .innerJoin('users', 'users.id', 'not_me_links.user_id')
        .select('users.id')
        .where('not_me_links.email_key', '=', emailKey(email))
        .where('not_me_links.expires_at', '>', now)
        .where('users.id', '!=', exceptUserId)
        .whereRef('users.email_key', '!=', 'not_me_links.email_key')
        .executeTakeFirst()
      return row !== undefined
    },
  }
}
