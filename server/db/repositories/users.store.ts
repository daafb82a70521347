import { emailKey } from '#core/text/contact.ts'
import type { Database } from '../database.ts'

export type NewUser = {
  readonly name: string
  readonly last_name: string
  readonly email: string
  readonly passwordHash: string
  readonly homeowner: string
  readonly marketing: object | undefined
  /** Where the account is opened, in a few words. */
  readonly device?: string
  readonly at: Date
}

export type User = {
  readonly id: number
  readonly name: string
  readonly last_name: string
  readonly email: string
  /** Whether they own their home, as they said before they signed up. */
  readonly homeowner: string
}

/** The owner with a link "This was not me", or the operator on the command line. */
export type LockedBy = 'owner' | 'operator'

type WithPassword = User & { readonly passwordHash: string }

export type UserStore = {
  /** The new user's id; undefined when the email is taken, whatever its capitals. */
  add(user: NewUser): Promise<number | undefined>
  find(id: number): Promise<User | undefined>
  /** Everything we keep of them but the password. */
  record(id: number): Promise<UserRecord | undefined>
  setPassword(id: number, passwordHash: string): Promise<void>
  setName(id: number, name: string, last_name: string): Promise<void>
  /** Whether mail to the address of the account is known to reach its owner. */
  isVerified(id: number): Promise<boolean>
  /** Mail to the address reaches the owner. The first time counts. */
  verify(id: number, at: Date): Promise<void>
  /** Another address for an account whose address was never verified. False when it was, or when the new one is taken. */
  correctEmail(id: number, email: string): Promise<boolean>
  /** False when the email is taken, whatever its capitals. */
  setEmail(id: number, email: string): Promise<boolean>
  /** They have been here. Takes back a warning that the account will be closed. */
  seen(id: number, at: Date): Promise<void>
  /** Ends nothing by itself: `noteSecurityEvent` ends the sessions. */
  lock(id: number, by: LockedBy, at: Date): Promise<void>
  unlock(id: number): Promise<void>
  /** Who locked the account; undefined when it is not locked. */
  lockedBy(id: number): Promise<LockedBy | undefined>
  withPassword(email: string): Promise<WithPassword | undefined>
  passwordOf(id: number): Promise<WithPassword | undefined>
  /** With everything that is theirs. */
  remove(id: number): Promise<void>
}

export type UserRecord = User & {
  readonly openedAt: string
  readonly marketing: string | null
  readonly verifiedAt: string | null
  /** Where the account was opened. */
  readonly device: string
}

const columns = ['id', 'name', 'last_name', 'email', 'homeowner'] as const
const withHash = [...columns, 'password_hash as passwordHash'] as const

export const createUserStore = (db: Database): UserStore => {
  const withEmail = (id: number, email: string) =>
    db
      .updateTable('users')
      .set({ email, email_key: emailKey(email) })
      .where('id', '=', id)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('users as others')
              .select('others.id')
              .where('others.email_key', '=', emailKey(email))
              .where('others.id', '!=', id),
          ),
        ),
      )

  return {
    add: async ({ passwordHash, marketing, at, device = '', ...user }) => {
      const row = await db
        .insertInto('users')
        .values({
          ...user,
          device,
          email_key: emailKey(user.email),
          password_hash: passwordHash,
          marketing: marketing === undefined ? null : JSON.stringify(marketing),
          terms_agreed_at: at.toISOString(),
          created_at: at.toISOString(),
          seen_at: at.getTime(),
          warned_at: null,
          email_verified_at: null,
        })
        .onConflict((conflict) => conflict.column('email_key').doNothing())
        .returning('id')
        .executeTakeFirst()
      return row?.id
    },

    find: (id) => db.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirst(),

    lock: async (id, by, at) => {
      await db.updateTable('users').set({ locked_at: at.toISOString(), locked_by: by }).where('id', '=', id).execute()
    },

    unlock: async (id) => {
      await db.updateTable('users').set({ locked_at: null, locked_by: null }).where('id', '=', id).execute()
    },

    lockedBy: async (id) => {
      const row = await db.selectFrom('users').select('locked_by').where('id', '=', id).executeTakeFirst()
      if (!row || row.locked_by === null) return undefined
      return row.locked_by === 'operator' ? 'operator' : 'owner'
    },

    record: (id) =>
      db
        .selectFrom('users')
        .select([...columns, 'marketing', 'device', 'created_at as openedAt', 'email_verified_at as verifiedAt'])
        .where('id', '=', id)
        .executeTakeFirst(),

    setPassword: async (id, passwordHash) => {
      await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute()
    },

    setName: async (id, name, last_name) => {
      await db.updateTable('users').set({ name, last_name }).where('id', '=', id).execute()
    },

    isVerified: async (id) => {
      const row = await db.selectFrom('users').select('email_verified_at').where('id', '=', id).executeTakeFirst()
      return typeof row?.email_verified_at === 'string'
    },

    verify: async (id, at) => {
      await db
        .updateTable('users')
        .set({ email_verified_at: at.toISOString() })
        .where('id', '=', id)
        .where('email_verified_at', 'is', null)
        .execute()
    },

    correctEmail: async (id, email) => {
      const { numUpdatedRows } = await withEmail(id, email).where('email_verified_at', 'is', null).executeTakeFirst()
      return numUpdatedRows === 1n
    },

    setEmail: async (id, email) => {
      const { numUpdatedRows } = await withEmail(id, email).executeTakeFirst()
      return numUpdatedRows === 1n
    },

    seen: async (id, at) => {
      await db.updateTable('users').set({ seen_at: at.getTime(), warned_at: null }).where('id', '=', id).execute()
    },

    withPassword: (email) =>
      db.selectFrom('users').select(withHash).where('email_key', '=', emailKey(email)).executeTakeFirst(),

    passwordOf: (id) => db.selectFrom('users').select(withHash).where('id', '=', id).executeTakeFirst(),

    remove: async (id) => {
      await db.deleteFrom('users').where('id', '=', id).execute()
    },
  }
}
