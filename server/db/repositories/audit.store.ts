import type { AuditAction } from '#core/api/history.ts'
import type { Database } from '../database.ts'
import { above, more, type RecordOf, records } from '../records.ts'

/** What a download took: files of a version of the documents, by their names. */
export type Taken = { readonly version: number; readonly files: readonly string[] }

export type AuditEvent = RecordOf<'audit_events', 'at' | 'action' | 'times'> & {
  /** Absent from all but downloads, and from downloads before it was kept. */
  readonly taken?: Taken
}

/** Events that are kept of one account. */
export const MAX_EVENTS = 1000

/** What a customer did with their account, for them to read. */
export type AuditStore = ReturnType<typeof createAuditStore>

export const createAuditStore = (db: Database) => {
  const events = records(db, 'audit_events')
  type Where = Parameters<typeof events.change>[0]

  /** In the transaction of what was done, if there is one. The oldest beyond `MAX_EVENTS` goes. */
  const add = async (userId: number, action: AuditAction, at: Date, taken?: Taken): Promise<void> => {
    await events.add({ userId, action, at, version: taken?.version, files: taken?.files.join(' ') })
    // What no list shows any more is not kept, so that an account cannot fill the table.
    const oldest: Where['and'] = (is) => {
      const own = is.selectFrom('audit_events').select('id').where('user_id', '=', userId).orderBy('id', 'desc')
      return is('id', '<', own.limit(1).offset(MAX_EVENTS - 1))
    }
    await events.remove({ userId, and: oldest })
  }

  return {
    add,
    /**
     * Counts the event in the owner's newest row for this action, if that is younger than `since`, and adds a row otherwise. So an
     * attacker who repeats it cannot fill the log. True when a row was added.
     */
    gather: async (userId: number, action: AuditAction, at: Date, since: Date): Promise<boolean> => {
      const newest = await events.first({ userId, action, at: above(since) }, { by: '-id' })
      if (newest && (await events.change({ userId, id: newest.id }, { times: more('times') })) > 0) return false
      await add(userId, action, at)
      return true
    },
    /** Newest first, at most `MAX_EVENTS`. */
    list: async (userId: number): Promise<AuditEvent[]> => {
      const only = ['at', 'action', 'times', 'version', 'files'] as const
      const rows = await events.all({ userId }, { by: '-id', most: MAX_EVENTS, only })
      return rows.map(({ version, files, ...event }) => ({
        ...event,
        ...(version !== undefined && files !== undefined && { taken: { version, files: files.split(' ') } }),
      }))
    },
  }
}
