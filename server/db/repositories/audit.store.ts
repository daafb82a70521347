import type { AuditAction } from '#core/api/history.ts'
import type { Database } from '../database.ts'

/** What a download took: files of a version of the documents, by their names. */
export type Taken = { readonly version: number; readonly files: readonly string[] }

export type AuditEvent = {
  readonly at: Date
  readonly action: AuditAction
  readonly times: number
  /** Absent from all but downloads, and from downloads before it was kept. */
  readonly taken?: Taken
}

/** What a customer did with their account, for them to read. */
export type AuditStore = {
  /** In the transaction of what was done, if there is one. The oldest beyond `MAX_EVENTS` goes. */
  add(userId: number, action: AuditAction, at: Date, taken?: Taken): Promise<void>
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
  const add: AuditStore['add'] = async (userId, action, at, taken) => {
    await db
      .insertInto('audit_events')
      .values({
        user_id: userId,
        action,
        at: at.toISOString(),
        ...(taken && { version: taken.version, files: taken.files.join(' ') }),
      })
      .execute()
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
        .select(['at', 'action', 'times', 'version', 'files'])
        .where('user_id', '=', userId)
        .orderBy('id', 'desc')
        .limit(MAX_EVENTS)
        .execute()
      return rows.map(({ at, action, times, version, files }) => ({
        at: new Date(at),
        action,
        times,
        ...(version !== null && files !== null && { taken: { version, files: files.split(' ') } }),
      }))
    },
  }
}
