import { experimentsCalls } from '#core/api/contract/visitors.ts'
import type { Stores } from '../../db/stores.ts'
import type { RandomBytes } from '../../platform/random.ts'
import { serve } from '../../platform/serve.ts'
import { createExperimentsService } from './experiments.service.ts'

type Deps = { readonly stores: Pick<Stores, 'experiments'>; readonly randomBytes: RandomBytes }

export const experimentsFeature = ({ stores, randomBytes }: Deps) => {
  const experiments = createExperimentsService({ ...stores, randomBytes })
  return serve(experimentsCalls, {
    'GET /api/tests/{funnel}': ({ params, query }) => experiments.assign(params.funnel, query.ism === 'true'),
    'POST /api/tests/{funnel}/signed-up': ({ params, body }) => experiments.signedUp(params.funnel, body.url),
  })
}
