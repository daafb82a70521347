import { sql } from 'kysely'
import type { DeskRole } from '#core/api/desk-acts.ts'
import type { Vault } from '../../crypto/vault.ts'
import type { Database } from '../database.ts'
import { isPostgres } from '../dialects.ts'

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

/** A deed as it is kept. `follows`: its link is what it has to be after the row before. */
export type KeptDeed = Omit<DeskDeed, 'at' | 'role'> & {
  readonly id: number
  readonly at: string
  readonly role: string | undefined
  /** The name of who did it. */
  readonly who: string | undefined
  readonly follows: boolean
}

/** The audit of the desk: append-only, each row linked to the one before it by a keyed hash. */
export type DeskAuditStore = {
  /** In the transaction of what is done, which has the end of the audit to itself until it is over. */
  add(deed: DeskDeed): Promise<void>
  /** Whether this person did it, about this, since then. */
  hasSince(deed: Pick<DeskDeed, 'staffId' | 'act' | 'about'>, since: Date): Promise<boolean>
  /** Newest first, older than the row `before`. */
  list(page: { readonly before?: number | undefined; readonly most: number }): Promise<KeptDeed[]>
  /** What was done about a customer, newest first. */
  ofUser(userId: number, most: number): Promise<KeptDeed[]>
  /** The newest of these acts about this. */
  lastAbout(about: string, acts: readonly string[]): Promise<KeptDeed | undefined>
  /** From then on, oldest first. */
  since(at: Date, most: number): Promise<KeptDeed[]>
  /** When it was last done, by anyone. */
  lastOf(act: string): Promise<Date | undefined>
  /** Rows that do not follow from the one before, in all of the audit. */
  broken(): Promise<number[]>
  countBefore(at: Date): Promise<number>
  /** Forgets the oldest rows. */
  forgetBefore(at: Date): Promise<number>
}

const columns = ['id', 'at', 'staff_id', 'role', 'act', 'about', 'user_id', 'reason', 'previous', 'chain'] as const

/** Rows read at a time when all are checked. */
const PAGE = 1000

export const createDeskAuditStore = (db: Database, { service }: Pick<Vault, 'service'>): DeskAuditStore => {
  const select = () => db.selectFrom('desk_audit').select(columns)
  type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>

  const linkOf = ({ previous, at, staff_id, role, act, about, user_id, reason }: Omit<Row, 'id' | 'chain'>) =>
    service.auditLink(JSON.stringify([previous, at, staff_id, role, act, about, user_id, reason]))

  const kept = async (rows: (Row & { name?: string | null })[]): Promise<KeptDeed[]> =>
    Promise.all(
      rows.map(async (row) => ({
        id: row.id,
        at: row.at,
        staffId: row.staff_id ?? undefined,
        role: row.role ?? undefined,
        who: row.name ?? undefined,
        act: row.act,
        about: row.about,
        userId: row.user_id ?? undefined,
        reason: row.reason ?? undefined,
        follows: row.chain === (await linkOf(row)),
      })),
    )

  const named = () =>
    db
      .selectFrom('desk_audit')
      .leftJoin('staff', 'staff.id', 'desk_audit.staff_id')
      .select(columns.map((column) => `desk_audit.${column}` as const))
      .select('staff.name')

  return {
    add: async ({ at, staffId, role, act, about, userId, reason }) => {
      // SQLite gives a transaction the whole file from its beginning.
      if (isPostgres(db)) await sql`lock table desk_audit in share row exclusive mode`.execute(db)
      const last = await db.selectFrom('desk_audit').select('chain').orderBy('id', 'desc').limit(1).executeTakeFirst()
      const row = {
        previous: last?.chain ?? '',
        at: at.toISOString(),
        staff_id: staffId ?? null,
        role: role ?? null,
        act,
        about,
        user_id: userId ?? null,
        reason: reason ?? null,
      }
      await db
        .insertInto('desk_audit')
        .values({ ...row, chain: await linkOf(row) })
        .execute()
    },

    hasSince: async ({ staffId, act, about }, since) => {
      const row = await db
        .selectFrom('desk_audit')
        .select('id')
        .where('staff_id', '=', staffId ?? null)
        .where('act', '=', act)
        .where('about', '=', about)
        .where('at', '>', since.toISOString())
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    list: async ({ before, most }) => {
      const rows = await named()
        .$if(before !== undefined, (query) => query.where('desk_audit.id', '<', before ?? 0))
        .orderBy('desk_audit.id', 'desc')
        .limit(most)
        .execute()
      return kept(rows)
    },

    ofUser: async (userId, most) =>
      kept(await named().where('user_id', '=', userId).orderBy('desk_audit.id', 'desc').limit(most).execute()),

    lastAbout: async (about, acts) => {
      const rows = await named()
        .where('about', '=', about)
        .where('act', 'in', acts)
        .orderBy('desk_audit.id', 'desc')
        .limit(1)
        .execute()
      return (await kept(rows))[0]
    },

    since: async (at, most) => {
      const rows = await named()
        .where('at', '>=', at.toISOString())
        .orderBy('desk_audit.id', 'desc')
        .limit(most)
        .execute()
      return (await kept(rows)).toReversed()
    },

    lastOf: async (act) => {
      const row = await db
        .selectFrom('desk_audit')
        .select('at')
        .where('act', '=', act)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row && new Date(row.at)
    },

    broken: async () => {
      const found: number[] = []
      let last: Row | undefined
      while (true) {
        const rows: Row[] = await select()
          .where('id', '>', last?.id ?? 0)
          .orderBy('id')
          .limit(PAGE)
          .execute()
        for (const row of rows) {
          const follows = row.chain === (await linkOf(row)) && (last === undefined || row.previous === last.chain)
          if (!follows) found.push(row.id)
          last = row
        }
        if (rows.length < PAGE) return found
      }
    },

    countBefore: async (at) => {
      const { count } = await db
        .selectFrom('desk_audit')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('at', '<', at.toISOString())
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    forgetBefore: async (at) => {
      let forgotten = 0
      while (true) {
        const oldest = await db.selectFrom('desk_audit').select(['id', 'at']).orderBy('id').limit(1).executeTakeFirst()
        if (!oldest || oldest.at >= at.toISOString()) return forgotten
        await db.deleteFrom('desk_audit').where('id', '=', oldest.id).execute()
        forgotten += 1
      }
    },
  }
}
