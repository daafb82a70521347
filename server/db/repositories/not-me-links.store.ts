import { emailKey } from '#core/text/contact.ts'
import type { Database } from '../database.ts'

/** What a link "This was not me" takes back. Times are milliseconds since 1970. */
export type NotMeLink = {
  readonly userId: number
  readonly event: string
  /** The address of the account before the event. */
  readonly email: string
  readonly happenedAt: number
}

/** Links "This was not me", by the hash of the token in the link. */
export type NotMeLinkStore = {
  /** Deletes the owner's links that are too old. */
  add(link: NotMeLink, tokenHash: string, expiresAt: number): Promise<void>
  /**
   * Uses the link up, and every link of the same account for an event at the same time or later: a link for an earlier event
   * decides against a later one, never the other way round. `events` are those of all of them. Undefined when it does not work, or no longer.
   */
  take(
    tokenHash: string,
    now: number,
  ): Promise<{ readonly link: NotMeLink; readonly events: readonly string[] } | undefined>
  /** Whether another account may still be given this address back, so that nobody else can take it. */
  holds(email: string, now: number, exceptUserId?: number): Promise<boolean>
}

export const createNotMeLinkStore = (db: Database): NotMeLinkStore => ({
  add: async ({ userId, event, email, happenedAt }, tokenHash, expiresAt) => {
    await db.deleteFrom('not_me_links').where('user_id', '=', userId).where('expires_at', '<=', happenedAt).execute()
    await db
      .insertInto('not_me_links')
      .values({
        token_hash: tokenHash,
        user_id: userId,
        event,
        email,
        email_key: emailKey(email),
        happened_at: happenedAt,
        expires_at: expiresAt,
      })
      .execute()
  },

  take: async (tokenHash, now) => {
    const taken = await db
      .deleteFrom('not_me_links')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .returning(['user_id', 'event', 'email', 'happened_at'])
      .executeTakeFirst()
    if (!taken) return undefined
    const { user_id: userId, event, email } = taken
    const happenedAt = Number(taken.happened_at)
    const later = await db
      .deleteFrom('not_me_links')
      .where('user_id', '=', userId)
      .where('happened_at', '>=', happenedAt)
      .returning('event')
      .execute()
    return { link: { userId, event, email, happenedAt }, events: [event, ...later.map((each) => each.event)] }
  },

  holds: async (email, now, exceptUserId = 0) => {
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
})
