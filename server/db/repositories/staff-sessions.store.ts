import type { Database } from '../database.ts'

export type StaffSession = {
  readonly staffId: number
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly usedAt: number
}

/** Sessions at the desk, by the hash of the token in their cookie. Times are milliseconds since 1970. */
export type StaffSessionStore = {
  open(staffId: number, tokenHash: string, at: number): Promise<void>
  /** One that began after `startedAfter` and was used after `usedAfter`. */
  find(tokenHash: string, living: { startedAfter: number; usedAfter: number }): Promise<StaffSession | undefined>
  used(tokenHash: string, at: number): Promise<void>
  close(tokenHash: string): Promise<void>
  closeAll(staffId: number): Promise<void>
  closeOthers(staffId: number, tokenHash: string): Promise<void>
  /** Forgets those that ended by themselves. */
  closeEnded(living: { startedAfter: number; usedAfter: number }): Promise<void>
}

export const createStaffSessionStore = (db: Database): StaffSessionStore => ({
  open: async (staffId, tokenHash, at) => {
    await db
      .insertInto('staff_sessions')
      .values({ token_hash: tokenHash, staff_id: staffId, started_at: at, used_at: at })
      .execute()
  },
  find: async (tokenHash, { startedAfter, usedAfter }) => {
    const row = await db
      .selectFrom('staff_sessions')
      .selectAll()
      .where('token_hash', '=', tokenHash)
      .where('started_at', '>', startedAfter)
      .where('used_at', '>', usedAfter)
      .executeTakeFirst()
    return row && { staffId: row.staff_id, startedAt: Number(row.started_at), usedAt: Number(row.used_at) }
  },
  used: async (tokenHash, at) => {
    await db.updateTable('staff_sessions').set({ used_at: at }).where('token_hash', '=', tokenHash).execute()
  },
  close: async (tokenHash) => {
    await db.deleteFrom('staff_sessions').where('token_hash', '=', tokenHash).execute()
  },
  closeAll: async (staffId) => {
    await db.deleteFrom('staff_sessions').where('staff_id', '=', staffId).execute()
  },
  closeOthers: async (staffId, tokenHash) => {
    await db.deleteFrom('staff_sessions').where('staff_id', '=', staffId).where('token_hash', '!=', tokenHash).execute()
  },
  closeEnded: async ({ startedAfter, usedAfter }) => {
    await db
      .deleteFrom('staff_sessions')
      .where((is) => is.or([is('started_at', '<=', startedAfter), is('used_at', '<=', usedAfter)]))
      .execute()
  },
})

/** What a passkey has still to sign at the desk, by the hash of a ticket. Each ticket is tried once. */
export type StaffChallengeStore = {
  /** `staffId` is undefined for a log-in. Forgets those that have ended. */
  add(
    waiting: {
      readonly ticketHash: string
      readonly staffId: number | undefined
      readonly purpose: string
      readonly challenge: string
      readonly expiresAt: number
    },
    now: number,
  ): Promise<void>
  /** The challenge of a living ticket for this purpose, which is used up. */
  take(
    ticketHash: string,
    purpose: string,
    now: number,
  ): Promise<{ readonly staffId: number | undefined; readonly challenge: string } | undefined>
  endAll(staffId: number): Promise<void>
}

export const createStaffChallengeStore = (db: Database): StaffChallengeStore => ({
  add: async ({ ticketHash, staffId, purpose, challenge, expiresAt }, now) => {
    await db.deleteFrom('staff_challenges').where('expires_at', '<=', now).execute()
    await db
      .insertInto('staff_challenges')
      .values({ ticket_hash: ticketHash, staff_id: staffId ?? null, purpose, challenge, expires_at: expiresAt })
      .execute()
  },
  take: async (ticketHash, purpose, now) => {
    const row = await db
      .deleteFrom('staff_challenges')
      .where('ticket_hash', '=', ticketHash)
      .where('purpose', '=', purpose)
      .where('expires_at', '>', now)
      .returning(['staff_id', 'challenge'])
      .executeTakeFirst()
    return row && { staffId: row.staff_id ?? undefined, challenge: row.challenge }
  },
  endAll: async (staffId) => {
    await db.deleteFrom('staff_challenges').where('staff_id', '=', staffId).execute()
  },
})

/** Links by which staff make their first passkey. The newest works, once. */
export type StaffInvitationStore = {
  add(staffId: number, tokenHash: string, expiresAt: number): Promise<void>
  staffOf(tokenHash: string, now: number): Promise<number | undefined>
  /** True once: the link is used up. */
  use(tokenHash: string, now: number): Promise<boolean>
  endAll(staffId: number): Promise<void>
}

export const createStaffInvitationStore = (db: Database): StaffInvitationStore => ({
  add: async (staffId, tokenHash, expiresAt) => {
    await db.deleteFrom('staff_invitations').where('staff_id', '=', staffId).execute()
    await db
      .insertInto('staff_invitations')
      .values({ staff_id: staffId, token_hash: tokenHash, expires_at: expiresAt })
      .execute()
  },
  staffOf: async (tokenHash, now) => {
    const row = await db
      .selectFrom('staff_invitations')
      .select('staff_id')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    return row?.staff_id
  },
  use: async (tokenHash, now) => {
    const { numDeletedRows } = await db
      .deleteFrom('staff_invitations')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    return numDeletedRows === 1n
  },
  endAll: async (staffId) => {
    await db.deleteFrom('staff_invitations').where('staff_id', '=', staffId).execute()
  },
})
