import { DAY_MS } from '#core/text/dates.ts'
import { emailKey } from '#core/text/names.ts'
import type { Vault } from '../../crypto/vault.ts'
import type { Database } from '../database.ts'
import { above, among, atLeast, atMost, below, more, type RecordOf, records } from '../records.ts'

/** How many in a row, and the time of the last of them. */
export type LoginFailures = RecordOf<'login_failures'>

const NONE: LoginFailures = { count: 0, at: 0 }

/**
 * Failed log-ins in a row from devices that are not known, by email, whether or not it has an account: the keyed hash alone is
 * stored. Numbers are milliseconds since 1970.
 */
export const createLoginFailureStore = (db: Database, { service }: Pick<Vault, 'service'>) => {
  const failures = records(db, 'login_failures')
  return {
    of: async (email: string): Promise<LoginFailures> =>
      (await failures.first({ emailKey: await service.addressIndex(email) })) ?? NONE,
    /** Counts one more. False when another was counted since `before` was read: then nothing is counted. */
    add: async (email: string, { count }: LoginFailures, now: number): Promise<boolean> => {
      const emailKey = await service.addressIndex(email)
      if (count > 0) return (await failures.change({ emailKey, count }, { count: count + 1, at: now })) > 0
      return (await failures.addNew({ emailKey, count: 1, at: now }, 'emailKey')) !== undefined
    },
    /** True once in so many milliseconds for an email that has failures. */
    mayMail: async (email: string, now: number, every: number): Promise<boolean> => {
      const emailKey = await service.addressIndex(email)
      const and: Parameters<typeof failures.change>[0]['and'] = (is) =>
        is.or([is('mailed_at', 'is', null), is('mailed_at', '<=', now - every)])
      return (await failures.change({ emailKey, and }, { mailedAt: now })) > 0
    },
    /** The next one is the first again. */
    reset: async (email: string) => failures.remove({ emailKey: await service.addressIndex(email) }),
    /** Forgets those of which the last was before then. */
    forgetBefore: (then: number) => failures.remove({ at: below(then) }),
  }
}

type Device = { readonly tokenHash: string; readonly name: string; readonly at: Date }
type Bounds = { readonly since: Date; readonly most: number }

/** Browsers that a customer logged in from, by the hash of the token in their cookie. */
export const createKnownDeviceStore = (db: Database) => {
  const devices = records(db, 'known_devices')
  return {
    /** Of these hashes, the one that belongs to the account of this email and was used since then. */
    find: async (email: string, tokenHashes: readonly string[], since: Date): Promise<string | undefined> => {
      const and: Parameters<typeof devices.first>[0]['and'] = (is) =>
        is('user_id', 'in', is.selectFrom('users').select('id').where('email_key', '=', emailKey(email)))
      const where = { tokenHash: among(tokenHashes), usedAt: atLeast(since), and }
      return (await devices.first(where, { only: ['tokenHash'] }))?.tokenHash
    },
    /** Adds a device. The customer's devices that were last used before `since`, and all but the newest `most`, are forgotten. */
    add: async (userId: number, { tokenHash, name, at }: Device, { since, most }: Bounds): Promise<void> => {
      await devices.add({ tokenHash, userId, device: name, failures: 0, addedAt: at, usedAt: at })
      await devices.remove({ userId, usedAt: below(since) })
      // In one statement: a device that is added meanwhile stays.
      const beyond: Parameters<typeof devices.remove>[0]['and'] = (is) => {
        const own = is.selectFrom('known_devices').select('token_hash').where('user_id', '=', userId)
        return is('token_hash', 'not in', own.orderBy('used_at', 'desc').orderBy('token_hash').limit(most))
      }
      await devices.remove({ userId, and: beyond })
    },
    /** The customer logged in from it. False when it is not theirs any more. */
    used: async (userId: number, tokenHash: string, name: string, at: Date): Promise<boolean> =>
      (await devices.change({ userId, tokenHash }, { device: name, usedAt: at })) > 0,
    /** Counts a password about to be tried, exactly. False, and the device is forgotten, when `most` failed in a row. */
    attempt: async (tokenHash: string, most: number): Promise<boolean> => {
      if ((await devices.change({ tokenHash, failures: below(most) }, { failures: more('failures') })) > 0) return true
      await devices.remove({ tokenHash })
      return false
    },
    /** The next failure is the first again. */
    passed: (tokenHash: string) => devices.change({ tokenHash }, { failures: 0 }),
    /** Newest first. */
    list: (userId: number) => devices.all({ userId }, { by: '-usedAt' }),
  }
}

/** Links for a new password, by the hash of their token. Times are milliseconds since 1970. */
export const createPasswordResetStore = (db: Database) => {
  const resets = records(db, 'password_resets')
  return {
    add: (userId: number, tokenHash: string, at: Date, expiresAt: number) =>
      resets.add({ userId, tokenHash, createdAt: at, expiresAt }),
    /** The number of a customer's links that still work, and of all that were added in the last day and not taken. */
    count: async (userId: number, now: number) => {
      const dayAgo = new Date(now - DAY_MS)
      await resets.remove({ userId, expiresAt: atMost(now), createdAt: atMost(dayAgo) })
      const living = await resets.count({ userId, expiresAt: above(now) })
      return { living, today: await resets.count({ userId, createdAt: above(dayAgo) }) }
    },
    /** Whose link it is, if it still works. */
    userOf: async (tokenHash: string, now: number) =>
      (await resets.first({ tokenHash, expiresAt: above(now) }))?.userId,
    /** Ends every link of a customer. */
    endAll: (userId: number) => resets.remove({ userId }),
    /** Uses the link up, and every other of the same person. Undefined when it does not work, or no longer. */
    take: async (tokenHash: string, now: number): Promise<number | undefined> => {
      const [taken] = await resets.take({ tokenHash, expiresAt: above(now) })
      if (taken) await resets.remove({ userId: taken.userId })
      return taken?.userId
    },
  }
}

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
