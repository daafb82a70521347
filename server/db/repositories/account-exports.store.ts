import type { Database } from '../database.ts'

/** When another export may be asked for: the one under way ends by then, or the day does. */
export type ExportRefusal = { readonly why: 'under way' | 'often enough today'; readonly until: Date }

/** Exports of one account on one day, by the clock of Greenwich. */
export const MAX_EXPORTS_A_DAY = 5

const dayOf = (at: Date): string => at.toISOString().slice(0, '2026-11-22'.length)

const nextDay = (at: Date): Date => {
  const next = new Date(dayOf(at))
  next.setUTCDate(next.getUTCDate() + 1)
  return next
}

/** One export of an account at a time and a few a day, counted for all processes together. */
export const createAccountExportStore = (db: Database) => ({
  /** Begins an export, which is over at `until` at the latest. Undefined when it was begun. */
  begin: async (userId: number, at: Date, until: Date): Promise<ExportRefusal | undefined> => {
    const day = dayOf(at)
    // One statement, so that two requests at a time do not both begin.
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('account_exports')
      .values({ user_id: userId, day, times: 1, busy_until: until.getTime() })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet(({ eb, ref }) => ({
            day,
            times: eb
              .case()
              .when('account_exports.day', '=', day)
              .then(eb(ref('account_exports.times'), '+', 1))
              .else(1)
              .end(),
            busy_until: until.getTime(),
          }))
          .where('account_exports.busy_until', '<=', at.getTime())
          .where(({ eb, or }) =>
            or([eb('account_exports.day', '<>', day), eb('account_exports.times', '<', MAX_EXPORTS_A_DAY)]),
          ),
      )
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 1n) return undefined
    const row = await db.selectFrom('account_exports').selectAll().where('user_id', '=', userId).executeTakeFirst()
    const busy = Number(row?.busy_until ?? 0)
    return busy > at.getTime()
      ? { why: 'under way', until: new Date(busy) }
      : { why: 'often enough today', until: nextDay(at) }
  },

  end: async (userId: number): Promise<void> => {
    await db.updateTable('account_exports').set({ busy_until: 0 }).where('user_id', '=', userId).execute()
  },
})
