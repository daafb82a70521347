import { emailKey } from '#core/text/contact.ts'
import type { Database } from '../database.ts'

export type NewUser = {
  readonly name: string
  readonly last_name: string
  readonly email: string
  readonly passwordHash: string
  readonly homeowner: string
  readonly marketing: object | undefined
  readonly at: Date
}

export type User = {
  readonly id: number
  readonly name: string
  readonly last_name: string
  readonly email: string
}

type WithPassword = User & { readonly passwordHash: string }

export type UserStore = {
  /** The new user's id; undefined when the email is taken, whatever its capitals. */
  add(user: NewUser): Promise<number | undefined>
  find(id: number): Promise<User | undefined>
  /** Everything we keep of them but the password. */
  record(
    id: number,
  ): Promise<
    (User & { readonly homeowner: string; readonly openedAt: string; readonly marketing: string | null }) | undefined
  >
  setPassword(id: number, passwordHash: string): Promise<void>
  setName(id: number, name: string, last_name: string): Promise<void>
  /** False when the email is taken, whatever its capitals. */
  setEmail(id: number, email: string): Promise<boolean>
  /** They have been here. Takes back a warning that the account will be closed. */
  seen(id: number, at: Date): Promise<void>
  withPassword(email: string): Promise<WithPassword | undefined>
  passwordOf(id: number): Promise<WithPassword | undefined>
  /** With everything that is theirs. */
  remove(id: number): Promise<void>
}

const columns = ['id', 'name', 'last_name', 'email'] as const
const withHash = [...columns, 'password_hash as passwordHash'] as const

export const createUserStore = (db: Database): UserStore => ({
  add: async ({ passwordHash, marketing, at, ...user }) => {
    const row = await db
      .insertInto('users')
      .values({
        ...user,
        email_key: emailKey(user.email),
        password_hash: passwordHash,
        marketing: marketing === undefined ? null : JSON.stringify(marketing),
        terms_agreed_at: at.toISOString(),
        created_at: at.toISOString(),
        seen_at: at.getTime(),
        warned_at: null,
      })
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .returning('id')
      .executeTakeFirst()
    return row?.id
  },

  find: (id) => db.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirst(),

  record: (id) =>
    db
      .selectFrom('users')
      .select([...columns, 'homeowner', 'marketing', 'created_at as openedAt'])
      .where('id', '=', id)
      .executeTakeFirst(),

  setPassword: async (id, passwordHash) => {
    await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute()
  },

  setName: async (id, name, last_name) => {
    await db.updateTable('users').set({ name, last_name }).where('id', '=', id).execute()
  },

  setEmail: async (id, email) => {
    const { numUpdatedRows } = await db
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
      .executeTakeFirst()
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
})
