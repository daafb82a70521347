import { type DeskRole, deskRoles } from '#core/api/desk-acts.ts'
import { emailKey } from '#core/text/contact.ts'
import { includes } from '#core/will/questions.ts'
import type { Database } from '../database.ts'
import { stringsIn } from '../strings-in.ts'
import { createPasskeyStore, type Passkey, type PasskeyStore, passkeyIn } from './passkeys.store.ts'

/** A person who runs the service, made on the command line. */
export type StaffMember = {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly roles: readonly DeskRole[]
  /** For the role `firm`: whose cases they see, by the id in the operator's list. */
  readonly firm: string | undefined
  readonly addedAt: string
  readonly disabledAt: string | undefined
}

export type NewStaffMember = Pick<StaffMember, 'name' | 'email' | 'roles'> & { readonly firm?: string | undefined }

export type StaffStore = {
  /** Undefined when the email is taken, whatever its capitals. */
  add(person: NewStaffMember, at: Date): Promise<number | undefined>
  /** Oldest first, the disabled too. */
  list(): Promise<StaffMember[]>
  find(id: number): Promise<StaffMember | undefined>
  findByEmail(email: string): Promise<StaffMember | undefined>
  setRoles(id: number, roles: readonly DeskRole[]): Promise<void>
  /** Undefined lets them in again. */
  setDisabled(id: number, at: Date | undefined): Promise<void>
}

export const createStaffStore = (db: Database): StaffStore => {
  const select = () => db.selectFrom('staff').selectAll()
  type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>
  const memberOf = ({ id, name, email, roles, firm, created_at, disabled_at }: Row): StaffMember => ({
    id,
    name,
    email,
    roles: stringsIn(roles).filter((role) => includes(deskRoles, role)),
    firm: firm ?? undefined,
    addedAt: created_at,
    disabledAt: disabled_at ?? undefined,
  })
  return {
    add: async ({ name, email, roles, firm }, at) => {
      const row = await db
        .insertInto('staff')
        .values({
          name,
          email,
          email_key: emailKey(email),
          roles: JSON.stringify(roles),
          firm: firm ?? null,
          created_at: at.toISOString(),
          disabled_at: null,
        })
        .onConflict((conflict) => conflict.column('email_key').doNothing())
        .returning('id')
        .executeTakeFirst()
      return row?.id
    },
    list: async () => (await select().orderBy('id').execute()).map(memberOf),
    find: async (id) => {
      const row = await select().where('id', '=', id).executeTakeFirst()
      return row && memberOf(row)
    },
    findByEmail: async (email) => {
      const row = await select().where('email_key', '=', emailKey(email)).executeTakeFirst()
      return row && memberOf(row)
    },
    setRoles: async (id, roles) => {
      await db
        .updateTable('staff')
        .set({ roles: JSON.stringify(roles) })
        .where('id', '=', id)
        .execute()
    },
    setDisabled: async (id, at) => {
      await db
        .updateTable('staff')
        .set({ disabled_at: at?.toISOString() ?? null })
        .where('id', '=', id)
        .execute()
    },
  }
}

/** A passkey at the desk: the only way in. */
type StaffPasskey = Passkey & { readonly staffId: number }

export type StaffPasskeyStore = PasskeyStore & {
  find(id: string): Promise<StaffPasskey | undefined>
  removeAll(staffId: number): Promise<void>
}

export const createStaffPasskeyStore = (db: Database): StaffPasskeyStore => ({
  ...createPasskeyStore(db, 'staff_passkeys'),
  find: async (id) => {
    const row = await db.selectFrom('staff_passkeys').selectAll().where('id', '=', id).executeTakeFirst()
    return row && { ...passkeyIn(row), staffId: row.staff_id }
  },
  removeAll: async (staffId) => {
    await db.deleteFrom('staff_passkeys').where('staff_id', '=', staffId).execute()
  },
})
