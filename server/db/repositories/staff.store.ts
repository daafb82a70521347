import type { DeskRole } from '#core/api/desk-acts.ts'
import { emailKey } from '#core/text/contact.ts'
import type { Database } from '../database.ts'
import { isPostgres } from '../dialects.ts'
import { type RecordOf, records } from '../records.ts'
import { createPasskeyStore } from './passkeys.store.ts'

/** A person who runs the service, made on the command line. */
export type StaffMember = RecordOf<'staff'>

export type NewStaffMember = Pick<StaffMember, 'name' | 'email' | 'roles'> & { readonly firm?: string | undefined }

export const createStaffStore = (db: Database) => {
  const staff = records(db, 'staff')
  return {
    /** Undefined when the email is taken, whatever its capitals. */
    add: async (person: NewStaffMember, at: Date) =>
      (await staff.addNew({ ...person, emailKey: emailKey(person.email), addedAt: at.toISOString() }, 'emailKey'))?.id,
    /** Oldest first, the disabled too. */
    list: () => staff.all({}, { by: 'addedAt' }),
    find: (id: number) => staff.first({ id }),
    /** Their number, where they have no name any more. */
    nameOf: async (id: number) => (await staff.first({ id }))?.name ?? `staff ${id}`,
    /** Has every other change of who may do what wait for this transaction: on SQLite there is one at a time anyway. */
    lockAll: async (): Promise<void> => {
      if (isPostgres(db)) await db.selectFrom('staff').select('id').orderBy('id').forUpdate().execute()
    },
    findByEmail: (email: string) => staff.first({ emailKey: emailKey(email) }),
    setRoles: (id: number, roles: readonly DeskRole[]) => staff.change({ id }, { roles }),
    /** Undefined lets them in again. */
    setDisabled: (id: number, at: Date | undefined) => staff.change({ id }, { disabledAt: at?.toISOString() }),
  }
}

/** Passkeys at the desk: the only way in. */
export const createStaffPasskeyStore = (db: Database) => {
  const passkeys = records(db, 'staff_passkeys')
  const only = ['id', 'name', 'publicKey', 'counter', 'transports', 'addedAt', 'usedAt', 'ownerId'] as const
  return {
    ...createPasskeyStore(db, 'staff_passkeys'),
    find: async (id: string) => {
      const found = await passkeys.first({ id }, { only })
      return found && { ...found, staffId: found.ownerId }
    },
    removeAll: (staffId: number) => passkeys.remove({ ownerId: staffId }),
  }
}
