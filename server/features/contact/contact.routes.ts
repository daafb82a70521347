import { z } from 'zod'
import { contactReplySchema, contactSchema, unsubscribeSchema, waitlistSchema } from '#core/api/contact.ts'
import { type Api, errorReplies } from '../../platform/api.ts'
import type { Feature } from '../context.ts'
import type { ProofGate } from '../proof-of-work/proof-of-work.service.ts'
import { type ContactService, createContactService } from './contact.service.ts'

/** `attempts` is how many times a minute one address may send something. */
export const contactRoutes = (app: Api, visitors: ContactService, gate: ProofGate, attempts: number): void => {
  const config = { rateLimit: { max: attempts, timeWindow: '1 minute' } }
  const tags = ['Visitors']

  app.post(
    '/contact',
    {
      config,
      schema: {
        summary: 'Send us a message',
        tags,
        body: contactSchema,
        response: { 200: contactReplySchema, ...errorReplies(400, 403, 413, 415, 422, 429) },
      },
    },
    async (request) => {
      await gate.always(request)
      return { reference: await visitors.contact(request.body) }
    },
  )

  app.post(
    '/waitlist',
    {
      config,
      schema: {
        summary: 'Hear from us when we can write a will where you live. A repeat is harmless',
        tags,
        body: waitlistSchema,
        response: { 204: z.undefined().describe('On the list'), ...errorReplies(400, 403, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      await gate.always(request)
      await visitors.joinWaitlist(request.body)
      return reply.code(204).send()
    },
  )

  app.post(
    '/unsubscribe',
    {
      config,
      schema: {
        summary: 'No more mail but what an account deps. A repeat is harmless',
        tags,
        body: unsubscribeSchema,
        response: { 204: z.undefined().describe('Done'), ...errorReplies(400, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      await visitors.unsubscribe(request.body)
      return reply.code(204).send()
    },
  )
}

export const contactFeature: Feature = (context) => {
  const { stores, services, limits } = context
  const visitors = createContactService({ ...context, ...stores })
  return { open: (api) => contactRoutes(api, visitors, services.gate, limits.loginsPerMinute) }
}
