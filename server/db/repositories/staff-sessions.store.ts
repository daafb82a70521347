import type { Database } from '../database.ts'
import { above, atMost, not, type RecordOf, records } from '../records.ts'

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
