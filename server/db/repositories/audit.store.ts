import type { AuditAction } from '#core/api/history.ts'
import type { Database } from '../database.ts'

export type AuditEvent = { readonly at: Date; readonly action: AuditAction }

/** What a customer did with their account, for them to read. */
export type AuditStore = {
  /** In the transaction of what was done, if there is one. */
  add(userId: number, action: AuditAction, at: Date): Promise<void>
  /** Newest first, at most 1,000. */
  list(userId: number): Promise<AuditEvent[]>
}

const MAX_EVENTS = 1000

export const createAuditStore = (db: Database): AuditStore => ({
  add: async (userId, action, at) => {
    await db.insertInto('audit_events').values({ user_id: userId, action, at: at.toISOString() }).execute()
  },

  list: async (userId) => {
    const rows = await db
      .selectFrom('audit_events')
      .select(['at', 'action'])
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .limit(MAX_EVENTS)
      .execute()
    return rows.map(({ at, action }) => ({ at: new Date(at), action }))
  },
})
