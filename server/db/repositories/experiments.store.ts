import type { Variant } from '#core/funnel/experiment.ts'
import type { Database } from '../database.ts'
import { isPostgres } from '../dialects.ts'

export type CountedVariant = Variant & {
  /** Its position in the experiment, from 0. */
  readonly position: number
  readonly shownMobile: number
  readonly shownWide: number
  readonly signedUp: number
}

export type Experiment = {
  readonly name: string
  /** The funnel whose visitors take part. */
  readonly funnel: string
  readonly running: boolean
  readonly variants: readonly CountedVariant[]
}

export type ExperimentStore = {
  list(): Promise<Experiment[]>
  /** The experiment that runs on a funnel. */
  runningOn(funnel: string): Promise<Experiment | undefined>
  /** False when the name is taken. It does not run yet. */
  create(name: string, funnel: string, variants: readonly Variant[], at: Date): Promise<boolean>
  /**
   * Sets whether it runs; turning it on turns off whatever else runs on its funnel. False when there is no such name. `over`: what else
   * runs there as far as the caller knows, null for nothing: gives the name of another one instead, and changes nothing.
   */
  run(name: string, running: boolean, over?: string | null): Promise<boolean | { readonly otherRuns: string }>
  countShown(name: string, position: number, mobile: boolean): Promise<void>
  countSignedUp(name: string, position: number): Promise<void>
}

const STAY = ''

export const createExperimentStore = (db: Database): ExperimentStore => {
  /** In the transaction that this is part of, or in one of its own. */
  const inOne = <T>(work: (transaction: Database) => Promise<T>): Promise<T> =>
    db.isTransaction ? work(db) : db.transaction().execute(work)

  const variantsOf = async (name: string): Promise<CountedVariant[]> => {
    const rows = await db
      .selectFrom('test_variants')
      .selectAll()
      .where('experiment', '=', name)
      .orderBy('position')
      .execute()
    return rows.map(({ position, url, weight, shown_mobile, shown_wide, signed_up }) => ({
      position,
      url: url === STAY ? undefined : url,
      weight,
      shownMobile: shown_mobile,
      shownWide: shown_wide,
      signedUp: signed_up,
    }))
  }

  const withVariants = async ({ name, funnel, running }: { name: string; funnel: string; running: number }) => ({
    name,
    funnel,
    running: running === 1,
    variants: await variantsOf(name),
  })

  const count = async (name: string, position: number, column: 'shown_mobile' | 'shown_wide' | 'signed_up') => {
    await db
      .updateTable('test_variants')
      .set((row) => ({ [column]: row(column, '+', 1) }))
      .where('experiment', '=', name)
      .where('position', '=', position)
      .execute()
  }

  return {
    list: async () => {
      const rows = await db.selectFrom('test_experiments').selectAll().orderBy('created_at').orderBy('name').execute()
      return Promise.all(rows.map(withVariants))
    },

    runningOn: async (funnel) => {
      const row = await db
        .selectFrom('test_experiments')
        .selectAll()
        .where('funnel', '=', funnel)
        .where('running', '=', 1)
        .executeTakeFirst()
      return row && withVariants(row)
    },

    create: (name, funnel, variants, at) =>
      inOne(async (transaction) => {
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('test_experiments')
          .values({ name, funnel, running: 0, created_at: at.toISOString() })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .executeTakeFirst()
        if (numInsertedOrUpdatedRows !== 1n) return false
        const rows = variants.map(({ url, weight }, position) => ({
          experiment: name,
          position,
          url: url ?? STAY,
          weight,
          shown_mobile: 0,
          shown_wide: 0,
          signed_up: 0,
        }))
        await transaction.insertInto('test_variants').values(rows).execute()
        return true
      }),

    run: (name, running, over) =>
      inOne(async (transaction) => {
        const row = await transaction
          .selectFrom('test_experiments')
          .select('funnel')
          .where('name', '=', name)
          .executeTakeFirst()
        if (!row) return false
        const ofFunnel = await transaction
          .selectFrom('test_experiments')
          .select(['name', 'running'])
          .where('funnel', '=', row.funnel)
          .$if(isPostgres(db), (query) => query.forUpdate())
          .execute()
        const other = ofFunnel.find((each) => each.running === 1 && each.name !== name && each.name !== over)
        if (running && over !== undefined && other) return { otherRuns: other.name }
        const funnel = transaction.updateTable('test_experiments').set({ running: 0 }).where('funnel', '=', row.funnel)
        await (running ? funnel : funnel.where('name', '=', name)).execute()
        if (running)
          await transaction.updateTable('test_experiments').set({ running: 1 }).where('name', '=', name).execute()
        return true
      }),

    countShown: (name, position, mobile) => count(name, position, mobile ? 'shown_mobile' : 'shown_wide'),
    countSignedUp: (name, position) => count(name, position, 'signed_up'),
  }
}
