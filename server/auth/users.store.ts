import type { Database } from '../store/database.ts'

export type NewUser = {
  readonly name: string
  readonly last_name: string
  readonly email: string
  readonly passwordHash: string
  readonly homeowner: string
  readonly marketing: object | undefined
  readonly at: Date
}

export type StoredUser = {
  readonly id: number
  readonly name: string
  readonly last_name: string
  readonly email: string
}

export type Users = {
  /** The new user's id; undefined when the email is taken, whatever its capitals. */
  add(user: NewUser): Promise<number | undefined>
  find(id: number): Promise<StoredUser | undefined>
  setPassword(id: number, passwordHash: string): Promise<void>
  withPassword(email: string): Promise<(StoredUser & { readonly passwordHash: string }) | undefined>
}

const keyOf = (email: string): string => email.toLowerCase()
const columns = ['id', 'name', 'last_name', 'email'] as const

export const usersIn = (db: Database): Users => ({
  add: async ({ passwordHash, marketing, at, ...user }) => {
    const row = await db
      .insertInto('users')
      .values({
        ...user,
        email_key: keyOf(user.email),
        password_hash: passwordHash,
        marketing: marketing === undefined ? null : JSON.stringify(marketing),
        terms_agreed_at: at.toISOString(),
        created_at: at.toISOString(),
      })
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .returning('id')
      .executeTakeFirst()
    return row?.id
  },

  find: (id) => db.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirst(),

  setPassword: async (id, passwordHash) => {
    await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute()
  },

  withPassword: (email) =>
    db
      .selectFrom('users')
      .select([...columns, 'password_hash as passwordHash'])
      .where('email_key', '=', keyOf(email))
      .executeTakeFirst(),
})
