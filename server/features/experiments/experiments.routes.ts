import { z } from 'zod'
import {
  experimentOutcomeSchema,
  experimentParamsSchema,
  experimentQuerySchema,
  experimentReplySchema,
} from '#core/api/settings.ts'
import { type Api, errorReplies } from '../../platform/api.ts'
import type { Feature } from '../context.ts'
import { createExperimentsService, type ExperimentsService } from './experiments.service.ts'

const tags = ['Experiments']

/** `attempts` is how many times a minute one address may say that it signed up. */
export const experimentsRoutes = (app: Api, experiments: ExperimentsService, attempts: number): void => {
  app.get(
    '/tests/:funnel',
    {
      schema: {
        summary: 'Where a visitor of a funnel goes instead, if an experiment runs. Counted without knowing who',
        tags,
        params: experimentParamsSchema,
        querystring: experimentQuerySchema,
        response: { 200: experimentReplySchema, ...errorReplies(422, 429) },
      },
    },
    (request) => experiments.assign(request.params.funnel, request.query.ism === 'true'),
  )

  app.post(
    '/tests/:funnel/signed-up',
    {
      config: { rateLimit: { max: attempts, timeWindow: '1 minute' } },
      schema: {
        summary: 'A visitor signed up on this side of the experiment',
        tags,
        params: experimentParamsSchema,
        body: experimentOutcomeSchema,
        response: { 204: z.undefined().describe('Counted'), ...errorReplies(400, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      await experiments.signedUp(request.params.funnel, request.body.url)
      return reply.code(204).send()
    },
  )
}

export const experimentsFeature: Feature = ({ stores, randomBytes, limits }) => {
  const experiments = createExperimentsService({ ...stores, randomBytes })
  return { open: (api) => experimentsRoutes(api, experiments, limits.loginsPerMinute) }
}
