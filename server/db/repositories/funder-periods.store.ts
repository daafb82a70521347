import type { FunderPeriod } from '#core/catalogue/funder-periods.ts'
import type { Database } from '../database.ts'
import { records } from '../records.ts'

export const createFunderPeriodStore = (db: Database) => {
  const periods = records(db, 'funder_periods')
  return {
    /** What this funder was told, oldest first. */
    told: (funder: string): Promise<FunderPeriod[]> => periods.all({ funder }, { by: 'last' }),
    /** One that was told already stays as it is. */
    tell: (funder: string, period: FunderPeriod, closedAt: Date) =>
      periods.addNew({ funder, ...period, closedAt }, 'funder', 'last'),
  }
}
