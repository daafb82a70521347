import { sql } from 'kysely'
import type { DeskRole } from '#core/api/desk-acts.ts'
import type { AuditAction } from '#core/api/history.ts'
import type { Vault } from '../../crypto/vault.ts'
import type { Database } from '../database.ts'
import { isPostgres } from '../dialects.ts'
import { above, among, below, more, type RecordOf, recordIn, records } from '../records.ts'
import type { SawHead } from './revisions.store.ts'

/** What was done at the desk. It names nobody but by numbers. */
export type DeskDeed = {
  readonly at: Date
  /** Undefined for the command line. */
  readonly staffId: number | undefined
  /** The role that allowed it. */
  readonly role: DeskRole | undefined
  readonly act: string
  /** Like "order 12". */
  readonly about: string
  /** The customer it concerns. */
  readonly userId?: number | undefined
  readonly reason?: string | undefined
}

/** A deed as it is kept. `who`: the name of who did it. `follows`: its link is what it has to be after the row before. */
export type KeptDeed = RecordOf<'desk_audit'> & { readonly who: string | undefined; readonly follows: boolean }

const whole = ['id', 'at', 'staffId', 'role', 'act', 'about', 'userId', 'reason', 'previous', 'chain'] as const
type Linked = RecordOf<'desk_audit', (typeof whole)[number]>

/** Rows read at a time when all are checked. */
const PAGE = 1000

/** The audit of the desk: append-only, each row linked to the one before it by a keyed hash. */
export const createDeskAuditStore = (db: Database, { service }: Pick<Vault, 'service'>, saw: SawHead = () => {}) => {
  const deeds = records(db, 'desk_audit')

  const alone = async (): Promise<void> => {
    // SQLite gives a transaction the whole file from its beginning.
    if (isPostgres(db)) await sql`lock table desk_audit in share row exclusive mode`.execute(db)
  }

  const linkOf = ({ previous, at, staffId, role, act, about, userId, reason }: Omit<Linked, 'id' | 'chain'>) =>
    service.auditLink(
      JSON.stringify([previous, at, staffId ?? null, role ?? null, act, about, userId ?? null, reason ?? null]),
    )

  const named = () =>
    db
      .selectFrom('desk_audit')
      .leftJoin('staff', 'staff.id', 'desk_audit.staff_id')
      .selectAll('desk_audit')
      .select('staff.name')
      .orderBy('desk_audit.id', 'desc')

  const kept = async (query: ReturnType<typeof named>): Promise<KeptDeed[]> =>
    Promise.all(
      (await query.execute()).map(async (row) => {
        const { previous, chain, ...deed } = recordIn('desk_audit', row)
        return { ...deed, who: row.name ?? undefined, follows: chain === (await linkOf({ ...deed, previous })) }
      }),
    )

  return {
    /** What this person did of these acts since then. From here on the transaction has the end of the audit to itself. */
    did: async (staffId: number, acts: readonly string[], since: Date) => {
      await alone()
      return deeds.all({ staffId, act: among(acts), at: above(since.toISOString()) }, { by: 'id' })
    },
    /** In the transaction of what is done, which has the end of the audit to itself until it is over. */
    add: async ({ at, staffId, role, act, about, userId, reason }: DeskDeed): Promise<void> => {
      await alone()
      const previous = (await deeds.first({}, { by: '-id', only: ['chain'] }))?.chain ?? ''
      const deed = { previous, at: at.toISOString(), staffId, role, act, about, userId, reason }
      const chain = await linkOf(deed)
      const { id } = await deeds.add({ ...deed, chain })
      saw({ of: 'deeds', willId: 0, version: id, chain })
    },
    /** Whether this person did it, about this, since then. */
    hasSince: async (
      { staffId, act, about }: Pick<DeskDeed, 'staffId' | 'act' | 'about'>,
      since: Date,
    ): Promise<boolean> => (await deeds.first({ staffId, act, about, at: above(since.toISOString()) })) !== undefined,
    /** Newest first, older than the row `before`. */
    list: ({ before, most }: { readonly before?: number | undefined; readonly most: number }) =>
      kept(before === undefined ? named().limit(most) : named().where('desk_audit.id', '<', before).limit(most)),
    /** What was done about a customer, newest first. */
    ofUser: (userId: number, most: number) => kept(named().where('user_id', '=', userId).limit(most)),
    /** The newest of these acts about this. */
    lastAbout: async (about: string, acts: readonly string[]): Promise<KeptDeed | undefined> =>
      (await kept(named().where('about', '=', about).where('act', 'in', acts).limit(1)))[0],
    /** From then on, oldest first. */
    since: async (at: Date, most: number): Promise<KeptDeed[]> =>
      (await kept(named().where('at', '>=', at.toISOString()).limit(most))).toReversed(),
    /** When it was last done, by anyone. */
    lastOf: async (act: string): Promise<Date | undefined> => {
      const last = await deeds.first({ act }, { by: '-id' })
      return last && new Date(last.at)
    },
    /** Rows that do not follow from the one before, in all of the audit. */
    broken: async (): Promise<number[]> => {
      const found: number[] = []
      let last: Linked | undefined
      while (true) {
        const rows: Linked[] = await deeds.all({ id: above(last?.id ?? 0) }, { by: 'id', most: PAGE, only: whole })
        for (const row of rows) {
          const follows = row.chain === (await linkOf(row)) && (last === undefined || row.previous === last.chain)
          if (!follows) found.push(row.id)
          last = row
        }
        if (rows.length < PAGE) return found
      }
    },
    countBefore: (at: Date) => deeds.count({ at: below(at.toISOString()) }),
    /** Forgets the oldest rows. */
    forgetBefore: async (at: Date): Promise<number> => {
      for (let forgotten = 0; ; forgotten += 1) {
        const oldest = await deeds.first({}, { by: 'id' })
        if (!oldest || oldest.at >= at.toISOString()) return forgotten
        await deeds.remove({ id: oldest.id })
      }
    },
  }
}

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
