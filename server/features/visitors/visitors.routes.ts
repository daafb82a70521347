import {
  contactCalls,
  experimentsCalls,
  proofOfWorkCalls,
  reviewsCalls,
  type SampleId,
  samplesCalls,
  settingsCalls,
} from '#core/api/contract/visitors.ts'
import type { ExperimentReply, Settings } from '#core/api/visitors.ts'
import { variantAt } from '#core/funnel/experiment.ts'
import { isVariantUrl } from '#core/journey/public-pages.ts'
import { sampleDay, sampleWill } from '#core/will/sample.ts'
import type { PdfFile } from '#documents/renderer.ts'
import type { PaymentSettings } from '../../adapters/configured-payment-provider.ts'
import type { AddressFinder } from '../../adapters/os-places.ts'
import type { Config } from '../../config.ts'
import type { ExperimentStore } from '../../db/repositories/experiments.store.ts'
import type { BesideStores, Stores } from '../../db/stores.ts'
import { LOCAL_HOSTS } from '../../environment.ts'
import type { Clock } from '../../platform/clock.ts'
import { NotFound } from '../../platform/errors.ts'
import type { RandomBytes } from '../../platform/random.ts'
import { serve } from '../../platform/serve.ts'
import { createContactService } from '../contact/contact.service.ts'
import type { DocumentRenderer } from '../documents/render-pack.ts'
import type { ProofGate, ProofOfWork } from '../proof-of-work/proof-of-work.service.ts'
import { createReviewsService } from '../reviews/reviews.service.ts'
import { signersOf } from '../sign-offs/sellable.ts'
import type { SignOffs } from '../sign-offs/sign-off-files.ts'

type Others = Partial<Pick<Config, 'documentStore' | 'tracking'>> & {
  readonly payments: PaymentSettings
  readonly addressFinder?: AddressFinder | undefined
  readonly mailUrl?: string | undefined
}

/** The name of another machine in an address; undefined for this one, and where there is no address. */
const hostIn = (address: string | undefined): string | undefined => {
  const host = address === undefined ? undefined : new URL(address).hostname
  return host === undefined || LOCAL_HOSTS.includes(host) ? undefined : host
}

/** Who else sees something of a customer here, read off the same settings that let them see it. */
export const thirdPartiesOf = ({
  payments,
  addressFinder,
  mailUrl,
  documentStore,
  tracking,
}: Others): Settings['thirdParties'] => {
  const bucket = documentStore && 'url' in documentStore ? documentStore.url : undefined
  const [mailHost, bucketHost, trackingHost] = [hostIn(mailUrl), hostIn(bucket), hostIn(tracking?.url)]
  return [
    ...(payments.by === 'stripe' ? [{ id: 'stripe' as const }] : []),
    ...(mailHost === undefined ? [] : [{ id: 'mail' as const, host: mailHost }]),
    ...(addressFinder === undefined ? [] : [{ id: 'ordnance-survey' as const }]),
    ...(bucketHost === undefined ? [] : [{ id: 'documents' as const, host: bucketHost }]),
    ...(trackingHost === undefined ? [] : [{ id: 'tracking' as const, host: trackingHost }]),
  ]
}

type SettingsDeps = Omit<Others, 'payments'> &
  Partial<Pick<Config, 'firm' | 'operator'>> &
  Pick<Config, 'parts'> & { readonly paymentSettings: PaymentSettings; readonly signOffs: SignOffs }

export const settingsFeature = (deps: SettingsDeps) => {
  const { tracking, firm, operator, parts, signOffs } = deps
  const settings = {
    ...(tracking && { tracking }),
    ...(firm && { firm }),
    parts: [...parts],
    signedOff: signersOf(signOffs.standings),
    ...(operator && { operator }),
    thirdParties: thirdPartiesOf({ ...deps, payments: deps.paymentSettings }),
  }
  return serve(settingsCalls, { 'GET /api/settings': async () => settings })
}

export const proofOfWorkFeature = ({ proof }: { readonly proof: ProofOfWork }) =>
  serve(proofOfWorkCalls, { 'GET /api/proof': () => proof.challenge() })

/** Seconds that a browser may keep one: a new release may word it otherwise. */
const KEPT_SECONDS = 60 * 60

/** Each document is rendered for its first reader and then kept. A failure is not kept. */
const createSamples = (renderer: Pick<DocumentRenderer, 'shown'>) => {
  const kept = new Map<SampleId, Promise<PdfFile>>()
  const rendered = async (id: SampleId): Promise<PdfFile> => {
    const file = await renderer.shown(sampleWill, sampleDay, id)
    if (file === undefined) throw new NotFound()
    return file
  }
  return (id: SampleId): Promise<PdfFile> => {
    const known = kept.get(id)
    if (known) return known
    const sample = rendered(id)
    kept.set(id, sample)
    sample.catch(() => kept.delete(id))
    return sample
  }
}

const keep = `public, max-age=${KEPT_SECONDS}`

export const samplesFeature = ({ renderer }: { readonly renderer: DocumentRenderer }) => {
  const sampleOf = createSamples(renderer)
  return serve(samplesCalls, {
    'GET /api/samples/{id}.pdf': async ({ params: { id } }, reply) => {
      const { pdf } = await sampleOf(id)
      reply.headers({ 'cache-control': keep, 'content-disposition': `inline; filename="sample-${id}.pdf"` })
      return { bytes: pdf }
    },
    'GET /api/samples/{id}.svg': async ({ params: { id } }, reply) => {
      const { firstPage } = await sampleOf(id)
      if (firstPage === undefined) throw new NotFound()
      reply.headers({ 'cache-control': keep, 'content-encoding': 'gzip' })
      return { bytes: firstPage }
    },
  })
}

export const reviewsFeature = ({ stores, clock }: { readonly stores: Stores; readonly clock: Clock }) => {
  const opinions = createReviewsService({ ...stores, clock })
  return serve(reviewsCalls, {
    'GET /api/reviews': () => opinions.shown(),
    'GET /api/reviews/mine': ({ userId }) => opinions.toAsk(userId),
    'POST /api/reviews': ({ userId, body }) => opinions.give(userId, body),
  })
}

type ContactDeps = BesideStores<typeof createContactService> & { readonly gate: ProofGate }

export const contactFeature = (deps: ContactDeps) => {
  const { gate } = deps
  const visitors = createContactService({ ...deps, ...deps.stores })
  return serve(contactCalls, {
    'POST /api/contact': async (request) => {
      await gate.always(request)
      return { reference: await visitors.contact(request.body, request.caller.language) }
    },
    'POST /api/waitlist': async (request) => {
      await gate.always(request)
      await visitors.joinWaitlist(request.body)
    },
    'POST /api/unsubscribe': async (request) => {
      const { body, ip } = request
      if ('token' in body) return visitors.unsubscribe(body.token)
      await gate.always(request)
      await visitors.sendUnsubscribeLink(body.email, { ip, ...request.caller })
    },
    'POST /api/resubscribe': ({ body }) => visitors.resubscribe(body.token),
  })
}

type ExperimentsDeps = { readonly stores: Pick<Stores, 'experiments'>; readonly randomBytes: RandomBytes }

export const experimentsFeature = ({ stores, randomBytes }: ExperimentsDeps) => {
  const experiments = createExperimentsService({ ...stores, randomBytes })
  return serve(experimentsCalls, {
    'GET /api/tests/{funnel}': ({ params, query }) => experiments.assign(params.funnel, query.ism === 'true'),
    'POST /api/tests/{funnel}/signed-up': ({ params, body }) => experiments.signedUp(params.funnel, body.url),
  })
}

type Deps = { readonly experiments: ExperimentStore; readonly randomBytes: RandomBytes }

const createExperimentsService = ({ experiments, randomBytes }: Deps) => {
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
