import type { ExperimentReply } from '#core/api/visitors.ts'
import { variantAt } from '#core/funnel/experiment.ts'
import { isVariantUrl } from '#core/journey/public-pages.ts'
import type { ExperimentStore } from '../../db/repositories/experiments.store.ts'
import type { RandomBytes } from '../../platform/random.ts'

type Deps = { readonly experiments: ExperimentStore; readonly randomBytes: RandomBytes }

export const createExperimentsService = ({ experiments, randomBytes }: Deps) => {
  /** Between 0 and 1, 1 not included. */
  const luck = (): number => Buffer.from(randomBytes(4)).readUInt32BE() / 2 ** 32

  return {
    /** Gives a visitor a side of what runs on the funnel, and counts that it was given. */
    assign: async (funnel: string, mobile: boolean): Promise<ExperimentReply> => {
      const running = await experiments.runningOn(funnel)
      const variant = running && variantAt(running.variants, luck())
      if (!variant) return {}
      await experiments.countShown(running.name, variant.position, mobile)
      // One that was made when addresses elsewhere were allowed sends visitors nowhere.
      return variant.url !== undefined && isVariantUrl(variant.url) ? { url: variant.url } : {}
    },

    /** Counts a sign-up on a side. An unknown experiment or side is not counted. */
    signedUp: async (funnel: string, url: string | undefined): Promise<void> => {
      const running = await experiments.runningOn(funnel)
      const variant = running?.variants.find((each) => each.url === url)
      if (running && variant) await experiments.countSignedUp(running.name, variant.position)
    },
  }
}
