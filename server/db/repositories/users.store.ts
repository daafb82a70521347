import { ownWill } from '#core/catalogue/products.ts'
import type { Language } from '#core/language.ts'
import { emailKey } from '#core/text/names.ts'
import type { Database } from '../database.ts'
import { above, not, type RecordOf, records } from '../records.ts'

export type NewUser = {
  readonly name: string
  readonly last_name: string
  readonly email: string
  readonly passwordHash: string
  readonly homeowner: string
  readonly marketing: object | undefined
  /** Where the account is opened, in a few words. */
  readonly device?: string
  readonly language?: Language | undefined
  readonly at: Date
}

export type User = RecordOf<'users'>

/** The owner with a link "This was not me", or the operator on the command line. */
export type LockedBy = NonNullable<RecordOf<'users', 'lockedBy'>['lockedBy']>

export type UserStore = ReturnType<typeof createUserStore>

const shown = ['id', 'name', 'last_name', 'email', 'homeowner', 'language'] as const
const record = [...shown, 'marketing', 'device', 'openedAt', 'verifiedAt'] as const
const withHash = [...shown, 'passwordHash'] as const

/** Everything we keep of them but the password. */
export type UserRecord = RecordOf<'users', (typeof record)[number]>

export const createUserStore = (db: Database) => {
  const users = records(db, 'users')
  type Where = Parameters<typeof users.change>[0]

  const change = async (where: Where, email: string): Promise<boolean> => {
    const isFree: Where['and'] = ({ not: no, exists, selectFrom }) =>
      no(
        exists(
          selectFrom('users as others')
            .select('others.id')
            .where('others.email_key', '=', emailKey(email))
            .where('others.id', '!=', where.id as number),
        ),
      )
    return (await users.change({ ...where, and: isFree }, { email, emailKey: emailKey(email) })) === 1
  }

  return {
    /** The new user's id; undefined when the email is taken, whatever its capitals. */
    add: async ({ marketing, at, device = '', ...user }: NewUser) => {
      const opened = { termsAgreedAt: at, openedAt: at.toISOString(), seenAt: at.getTime(), device }
      const told = { emailKey: emailKey(user.email), marketing: marketing && JSON.stringify(marketing) }
      return (await users.addNew({ ...user, ...opened, ...told }, 'emailKey'))?.id
    },
    find: (id: number) => users.first({ id }),
    /** Those with one of these last names, whatever their capitals. */
    called: (lastNames: readonly string[]) =>
      users.all({
        and: (is) =>
          is(
            is.fn('lower', ['last_name']),
            'in',
            lastNames.map((each) => each.toLowerCase()),
          ),
      }),
    record: (id: number) => users.first({ id }, { only: record }),
    setPassword: (id: number, passwordHash: string) => users.change({ id }, { passwordHash }),
    setLanguage: (id: number, language: Language) => users.change({ id }, { language }),
    setName: (id: number, name: string, last_name: string) => users.change({ id }, { name, last_name }),
    /** Whether mail to the address of the account is known to reach its owner. */
    isVerified: async (id: number): Promise<boolean> => (await users.count({ id, verifiedAt: not(undefined) })) > 0,
    /** Mail to the address reaches the owner. The first time counts. */
    verify: (id: number, at: Date) => users.change({ id, verifiedAt: undefined }, { verifiedAt: at.toISOString() }),
    /** Another address for an account whose address was never verified. False when it was, or when the new one is taken. */
    correctEmail: (id: number, email: string) => change({ id, verifiedAt: undefined }, email),
    /** False when the email is taken, whatever its capitals. */
    setEmail: (id: number, email: string) => change({ id }, email),
    /** They have been here. Takes back a warning that the account will be closed. */
    seen: (id: number, at: Date) => users.change({ id }, { seenAt: at.getTime(), warnedAt: undefined }),
    /** Ends nothing by itself: `noteSecurityEvent` ends the sessions. */
    lock: (id: number, lockedBy: LockedBy, at: Date) => users.change({ id }, { lockedAt: at, lockedBy }),
    unlock: (id: number) => users.change({ id }, { lockedAt: undefined, lockedBy: undefined }),
    /** Who locked the account; undefined when it is not locked. */
    lockedBy: async (id: number) => (await users.first({ id }, { only: ['lockedBy'] }))?.lockedBy,
    /** The language of the account with this address. */
    languageAt: async (email: string) =>
      (await users.first({ emailKey: emailKey(email) }, { only: ['language'] }))?.language,
    withPassword: (email: string) => users.first({ emailKey: emailKey(email) }, { only: withHash }),
    passwordOf: (id: number) => users.first({ id }, { only: withHash }),
    /** With everything that is theirs. */
    remove: (id: number) => users.remove({ id }),
  }
}

export type WatchedCustomer = RecordOf<'users', 'id' | 'name' | 'email' | 'language'>

/** The customers whose wills are watched: what they paid for is theirs, and mail is known to reach them. */
export type WatchedStore = ReturnType<typeof createWatchedStore>

export const createWatchedStore = (db: Database) => ({
  /** At most `most` of them with an id above `after`, by their ids. */
  after: (after: number, most: number): Promise<WatchedCustomer[]> =>
    records(db, 'users').all(
      {
        id: above(after),
        verifiedAt: not(undefined),
        lockedAt: undefined,
        and: ({ exists, selectFrom }) =>
          exists(
            selectFrom('entitlements')
              .select('entitlements.order_id')
              .whereRef('entitlements.user_id', '=', 'users.id')
              .where('entitlements.product', 'in', ownWill)
              .where('entitlements.revoked_at', 'is', null),
          ),
      },
      { by: 'id', most, only: ['id', 'name', 'email', 'language'] },
    ),
})
