import { deathCalls } from '#core/api/contract/services.ts'
import { serve } from '../../platform/serve.ts'
import type { DeathService } from './death.service.ts'
import type { ReleasedService } from './released.service.ts'

export const deathFeature = ({
  deaths,
  released,
}: {
  readonly deaths: DeathService
  readonly released: ReleasedService
}) =>
  serve(deathCalls, {
    'GET /api/after-death': ({ userId }) => deaths.choices(userId),
    'POST /api/after-death': ({ userId, body }) => deaths.choose(userId, body),
    'POST /api/after-death/card': ({ userId }) => deaths.newCard(userId),
    'POST /api/after-death/alive': ({ userId }) => deaths.alive(userId),
    'POST /api/deaths': ({ body, ip }) => deaths.report(body, ip),
    'POST /api/deaths/read': ({ body }) => deaths.read(body.token),
    'POST /api/deaths/evidence': ({ body }) => deaths.addEvidence(body.token, body.certificate),
    'POST /api/deaths/act': ({ body }) => deaths.act(body.token, body.act),
    'POST /api/released': ({ body }) => released.read(body.token),
    'POST /api/released/file': async ({ body: { token, id } }) => ({
      name: `${id}.pdf`,
      bytes: await released.file(token, id),
    }),
  })
