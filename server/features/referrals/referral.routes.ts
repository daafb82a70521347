import { referralCalls } from '#core/api/contract/services.ts'
import { type Needs, serve } from '../../platform/serve.ts'
import { createReferralService } from './referral.service.ts'

export const referralFeature = (deps: Needs<typeof createReferralService>) => {
  const referral = createReferralService(deps)
  return serve(referralCalls, {
    'GET /api/referral': ({ userId }) => referral.read(userId),
    'POST /api/referral': ({ userId, body }) => referral.refer(userId, body.firm),
    'DELETE /api/referral': ({ userId }) => referral.takeBack(userId),
    'POST /api/referral/clause': ({ userId, body }) => referral.settle(userId, body),
    'DELETE /api/referral/clause': ({ userId }) => referral.takeOut(userId),
  })
}
