import type { FunderPeriod } from '#core/catalogue/funder-periods.ts'
import type { Database } from '../database.ts'

export type FunderPeriodStore = {
  /** What this funder was told, oldest first. */
  told(funder: string): Promise<FunderPeriod[]>
  /** One that was told already stays as it is. */
  tell(funder: string, period: FunderPeriod, at: Date): Promise<void>
}

export const createFunderPeriodStore = (db: Database): FunderPeriodStore => ({
  told: async (funder) => {
    const rows = await db
      .selectFrom('funder_periods')
      .select(['first_month', 'last_month', 'people'])
      .where('funder', '=', funder)
      .orderBy('last_month')
      .execute()
    return rows.map(({ first_month, last_month, people }) => ({ first: first_month, last: last_month, people }))
  },
  tell: async (funder, { first, last, people }, at) => {
    await db
      .insertInto('funder_periods')
      .values({ funder, first_month: first, last_month: last, people, closed_at: at.toISOString() })
      .onConflict((conflict) => conflict.columns(['funder', 'last_month']).doNothing())
      .execute()
  },
})
