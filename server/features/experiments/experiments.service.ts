import type { ExperimentReply } from '#core/api/settings.ts'
import { variantAt } from '#core/funnel/experiment.ts'
import { isVariantUrl } from '#core/journey/public-pages.ts'
import type { ExperimentStore } from '../../db/repositories/experiments.store.ts'
import type { RandomBytes } from '../../platform/random.ts'

export type ExperimentsService = {
  /** Gives a visitor a side of what runs on the funnel, and counts that it was given. */
  assign(funnel: string, mobile: boolean): Promise<ExperimentReply>
  /** Counts a sign-up on a side. An unknown experiment or side is not counted. */
  signedUp(funnel: string, url: string | undefined): Promise<void>
}

type Deps = { readonly experiments: ExperimentStore; readonly randomBytes: RandomBytes }

export const createExperimentsService = ({ experiments, randomBytes }: Deps): ExperimentsService => {
  /** Between 0 and 1, 1 not included. */
  const luck = (): number => Buffer.from(randomBytes(4)).readUInt32BE() / 2 ** 32

  return {
    assign: async (funnel, mobile) => {
      const running = await experiments.runningOn(funnel)
      const variant = running && variantAt(running.variants, luck())
      if (!variant) return {}
      await experiments.countShown(running.name, variant.position, mobile)
      // One that was made when addresses elsewhere were allowed sends visitors nowhere.
      return variant.url !== undefined && isVariantUrl(variant.url) ? { url: variant.url } : {}
    },

    signedUp: async (funnel, url) => {
      const running = await experiments.runningOn(funnel)
      const variant = running?.variants.find((each) => each.url === url)
      if (running && variant) await experiments.countSignedUp(running.name, variant.position)
    },
  }
}
