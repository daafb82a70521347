import type { Variant } from '#core/funnel/experiment.ts'
import type { Database } from '../database.ts'
import { isPostgres } from '../dialects.ts'
import { more, type RecordOf, records } from '../records.ts'

export type CountedVariant = Variant & Omit<RecordOf<'test_variants'>, 'url'>

export type Experiment = RecordOf<'test_experiments'> & { readonly variants: readonly CountedVariant[] }

const STAY = ''

export type ExperimentStore = ReturnType<typeof createExperimentStore>

export const createExperimentStore = (db: Database) => {
  const experiments = records(db, 'test_experiments')
  const variants = records(db, 'test_variants')

  /** In the transaction that this is part of, or in one of its own. */
  const inOne = <T>(work: (transaction: Database) => Promise<T>): Promise<T> =>
    db.isTransaction ? work(db) : db.transaction().execute(work)

  const withVariants = async (experiment: RecordOf<'test_experiments'>): Promise<Experiment> => {
    const found = await variants.all({ experiment: experiment.name }, { by: 'position' })
    return {
      ...experiment,
      variants: found.map(({ url, ...each }) => ({ ...each, url: url === STAY ? undefined : url })),
    }
  }

  return {
    list: async (): Promise<Experiment[]> =>
      Promise.all((await experiments.all({}, { by: ['createdAt', 'name'] })).map(withVariants)),
    /** The experiment that runs on a funnel. */
    runningOn: async (funnel: string): Promise<Experiment | undefined> => {
      const found = await experiments.first({ funnel, running: true })
      return found && withVariants(found)
    },
    /** False when the name is taken. It does not run yet. */
    create: (name: string, funnel: string, sides: readonly Variant[], createdAt: Date): Promise<boolean> =>
      inOne(async (on) => {
        if (!(await records(on, 'test_experiments').addNew({ name, funnel, running: false, createdAt }, 'name')))
          return false
        const none = { shownMobile: 0, shownWide: 0, signedUp: 0 }
        for (const [position, { url = STAY, weight }] of sides.entries())
          await records(on, 'test_variants').add({ experiment: name, position, url, weight, ...none })
        return true
      }),
    /**
     * Sets whether it runs; turning it on turns off whatever else runs on its funnel. False when there is no such name. `over`: what else
     * runs there as far as the caller knows, null for nothing: gives the name of another one instead, and changes nothing.
     */
    run: (name: string, running: boolean, over?: string | null): Promise<boolean | { readonly otherRuns: string }> =>
      inOne(async (on) => {
        const all = records(on, 'test_experiments')
        const { funnel } = (await all.first({ name })) ?? {}
        if (funnel === undefined) return false
        const ofFunnel = await on
          .selectFrom('test_experiments')
          .select(['name', 'running'])
          .where('funnel', '=', funnel)
          .$if(isPostgres(db), (query) => query.forUpdate())
          .execute()
        const other = ofFunnel.find((each) => each.running === 1 && each.name !== name && each.name !== over)
        if (running && over !== undefined && other) return { otherRuns: other.name }
        await all.change(running ? { funnel } : { name }, { running: false })
        if (running) await all.change({ name }, { running: true })
        return true
      }),
    countShown: (experiment: string, position: number, mobile: boolean) =>
      variants.change(
        { experiment, position },
        mobile ? { shownMobile: more('shown_mobile') } : { shownWide: more('shown_wide') },
      ),
    countSignedUp: (experiment: string, position: number) =>
      variants.change({ experiment, position }, { signedUp: more('signed_up') }),
  }
}
