import type { AuditAction } from '#core/api/history.ts'
import type { Database } from '../database.ts'

export type AuditEvent = { readonly at: Date; readonly action: AuditAction; readonly times: number }

/** What a customer did with their account, for them to read. */
export type AuditStore = {
  /** In the transaction of what was done, if there is one. The oldest beyond `MAX_EVENTS` goes. */
  add(userId: number, action: AuditAction, at: Date): Promise<void>
  /**
   * Counts the event in the owner's newest row for this action, if that is younger than `since`, and adds a row otherwise. So an
   * attacker who repeats it cannot fill the log. True when a row was added.
   */
  gather(userId: number, action: AuditAction, at: Date, since: Date): Promise<boolean>
  /** Newest first, at most `MAX_EVENTS`. */
  list(userId: number): Promise<AuditEvent[]>
}

/** Events that are kept of one account. */
export const MAX_EVENTS = 1000

export const createAuditStore = (db: Database): AuditStore => {
  const add: AuditStore['add'] = async (userId, action, at) => {
    await db.insertInto('audit_events').values({ user_id: userId, action, at: at.toISOString() }).execute()
    // What no list shows any more is not kept, so that an account cannot fill the table.
    await db
      .deleteFrom('audit_events')
      .where('user_id', '=', userId)
      .where('id', '<', ({ selectFrom }) =>
        selectFrom('audit_events')
          .select('id')
          .where('user_id', '=', userId)
          .orderBy('id', 'desc')
          .limit(1)
          .offset(MAX_EVENTS - 1),
      )
      .execute()
  }
  return {
    add,

    gather: async (userId, action, at, since) => {
      const { numUpdatedRows } = await db
        .updateTable('audit_events')
        .set(({ eb }) => ({ times: eb('times', '+', 1) }))
        .where('id', '=', ({ selectFrom }) =>
          selectFrom('audit_events')
            .select(({ fn }) => fn.max('id').as('id'))
            .where('user_id', '=', userId)
            .where('action', '=', action)
            .where('at', '>', since.toISOString()),
        )
        .executeTakeFirstOrThrow()
      const isFirst = numUpdatedRows === 0n
      if (isFirst) await add(userId, action, at)
      return isFirst
    },

    list: async (userId) => {
      const rows = await db
        .selectFrom('audit_events')
        .select(['at', 'action', 'times'])
        .where('user_id', '=', userId)
        .orderBy('id', 'desc')
        .limit(MAX_EVENTS)
        .execute()
      return rows.map(({ at, action, times }) => ({ at: new Date(at), action, times }))
    },
  }
}
