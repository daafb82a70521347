import type { DeskRole } from '#core/api/desk-acts.ts'
import { emailKey } from '#core/text/names.ts'
import type { Database } from '../database.ts'
import { isPostgres } from '../dialects.ts'
import { above, atMost, not, type RecordOf, records } from '../records.ts'
import { createPasskeyStore } from './second-factors.store.ts'

/** A person who runs the service. */
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

export type StaffSession = RecordOf<'staff_sessions'>

/** Those that began after the one moment and were used after the other. */
type Living = { readonly startedAfter: number; readonly usedAfter: number }

/** Sessions at the desk, by the hash of the token in their cookie. Times are milliseconds since 1970. */
export const createStaffSessionStore = (db: Database) => {
  const sessions = records(db, 'staff_sessions')
  return {
    open: (staffId: number, tokenHash: string, at: number) =>
      sessions.add({ tokenHash, staffId, startedAt: at, usedAt: at }),
    find: (tokenHash: string, { startedAfter, usedAfter }: Living) =>
      sessions.first({ tokenHash, startedAt: above(startedAfter), usedAt: above(usedAfter) }),
    used: (tokenHash: string, at: number) => sessions.change({ tokenHash }, { usedAt: at }),
    close: (tokenHash: string) => sessions.remove({ tokenHash }),
    closeAll: (staffId: number) => sessions.remove({ staffId }),
    closeOthers: (staffId: number, tokenHash: string) => sessions.remove({ staffId, tokenHash: not(tokenHash) }),
    /** Forgets those that ended by themselves. */
    closeEnded: async ({ startedAfter, usedAfter }: Living): Promise<void> => {
      await sessions.remove({ startedAt: atMost(startedAfter) })
      await sessions.remove({ usedAt: atMost(usedAfter) })
    },
  }
}

type Waiting = {
  readonly ticketHash: string
  /** Undefined for a log-in. */
  readonly staffId: number | undefined
  readonly purpose: string
  readonly challenge: string
  readonly expiresAt: number
}

/** What a passkey has still to sign at the desk, by the hash of a ticket. Each ticket is tried once. */
export const createStaffChallengeStore = (db: Database) => {
  const challenges = records(db, 'staff_challenges')
  return {
    /** Forgets those that have ended. */
    add: async (waiting: Waiting, now: number): Promise<void> => {
      await challenges.remove({ expiresAt: atMost(now) })
      await challenges.add(waiting)
    },
    /** The challenge of a living ticket for this purpose, which is used up. */
    take: async (ticketHash: string, purpose: string, now: number) =>
      (await challenges.take({ ticketHash, purpose, expiresAt: above(now) }))[0],
    endAll: (staffId: number) => challenges.remove({ staffId }),
  }
}

/** Links by which staff make their first passkey. The newest works, once. */
export const createStaffInvitationStore = (db: Database) => {
  const invitations = records(db, 'staff_invitations')
  return {
    add: async (staffId: number, tokenHash: string, expiresAt: number): Promise<void> => {
      await invitations.remove({ staffId })
      await invitations.add({ staffId, tokenHash, expiresAt })
    },
    staffOf: async (tokenHash: string, now: number) =>
      (await invitations.first({ tokenHash, expiresAt: above(now) }))?.staffId,
    /** True once: the link is used up. */
    use: async (tokenHash: string, now: number): Promise<boolean> =>
      (await invitations.remove({ tokenHash, expiresAt: above(now) })) === 1,
    endAll: (staffId: number) => invitations.remove({ staffId }),
  }
}
