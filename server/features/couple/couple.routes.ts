import { coupleCalls } from '#core/api/contract/services.ts'
import { saved } from '#core/api/wills.ts'
import type { BesideStores } from '../../db/stores.ts'
import { serve } from '../../platform/serve.ts'
import type { CoupleService } from './couple.service.ts'
import { createInvitationsService } from './invitations.service.ts'

type Deps = BesideStores<typeof createInvitationsService> & { readonly couple: CoupleService }

export const coupleFeature = (deps: Deps) => {
  const { couple } = deps
  const invitations = createInvitationsService({ ...deps, ...deps.stores })
  const pairOf = async (userId: number) => ({ pair: await couple.read(userId) })
  return serve(coupleCalls, {
    'GET /api/pair': ({ userId }) => pairOf(userId),
    'POST /api/pair/invite': async ({ userId, body, baseUrl }) => {
      const link = await invitations.invite(userId, body.email, baseUrl)
      return { ...(await pairOf(userId)), link }
    },
    'POST /api/pair/withdraw': async ({ userId }) => {
      await invitations.withdraw(userId)
      return pairOf(userId)
    },
    'POST /api/pair/accept': ({ userId, body, baseUrl }) => invitations.accept(userId, body.token, baseUrl),
    'POST /api/pair/confirm': async ({ userId, body }) => saved(await couple.confirm(userId, body.version)),
    'POST /api/pair/end': async ({ userId }) => {
      await couple.end(userId)
      return pairOf(userId)
    },
    // The recipient of an invitation may have no account.
    'POST /api/invitation': ({ body }) => invitations.read(body.token),
  })
}
