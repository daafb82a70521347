import { deathCalls } from '#core/api/contract/services.ts'
import { serve } from '../../platform/serve.ts'
import type { DeathService } from './death.service.ts'

export const deathFeature = ({ deaths }: { readonly deaths: DeathService }) =>
  serve(deathCalls, {
    'GET /api/after-death': ({ userId }) => deaths.choices(userId),
    'POST /api/after-death': ({ userId, body }) => deaths.choose(userId, body),
    'POST /api/after-death/card': ({ userId }) => deaths.newCard(userId),
    'POST /api/after-death/alive': ({ userId }) => deaths.alive(userId),
    'POST /api/deaths': ({ body, ip }) => deaths.report(body, ip),
    'POST /api/deaths/read': ({ body }) => deaths.read(body.token),
    'POST /api/deaths/evidence': ({ body }) => deaths.addEvidence(body.token, body.certificate),
    'POST /api/deaths/act': ({ body }) => deaths.act(body.token, body.act),
    'POST /api/released': ({ body }) => deaths.released(body.token),
    'POST /api/released/file': async ({ body: { token, id } }) => ({
      name: `${id}.pdf`,
      bytes: await deaths.releasedFile(token, id),
    }),
  })
