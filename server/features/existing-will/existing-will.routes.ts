import { existingWillCalls } from '#core/api/contract/services.ts'
import type { BesideStores } from '../../db/stores.ts'
import { serve } from '../../platform/serve.ts'
import { createExistingWillService } from './existing-will.service.ts'

export const existingWillFeature = (deps: BesideStores<typeof createExistingWillService>) => {
  const willCheck = createExistingWillService({ ...deps, ...deps.stores })
  return serve(existingWillCalls, {
    'POST /api/will-check': ({ userId, body }) => willCheck.keep(userId, body),
    'GET /api/will-check/{external_id}': ({ userId, params }) => willCheck.result(userId, params.external_id),
    'GET /api/will-check/{external_id}/report.pdf': async ({ userId, params }) => ({
      name: 'will-check-report.pdf',
      bytes: await willCheck.report(userId, params.external_id),
    }),
  })
}
