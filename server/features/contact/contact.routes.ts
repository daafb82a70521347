import { z } from 'zod'
import {
  contactReplySchema,
  contactSchema,
  resubscribeSchema,
  unsubscribeSchema,
  waitlistSchema,
} from '#core/api/contact.ts'
import { type Api, baseUrlOf, errorReplies } from '../../platform/api.ts'
import type { Feature } from '../context.ts'
import type { ProofGate } from '../proof-of-work/proof-of-work.service.ts'
import { type ContactService, createContactService } from './contact.service.ts'

type Deps = {
  readonly visitors: ContactService
  readonly gate: ProofGate
  /** How many times a minute one address may send something. */
  readonly attempts: number
  /** Empty for the address of the request. */
  readonly publicUrl: string
}

export const contactRoutes = (app: Api, { visitors, gate, attempts, publicUrl }: Deps): void => {
  const config = { rateLimit: { max: attempts, timeWindow: '1 minute' } }
  const tags = ['Visitors']

  app.post(
    '/contact',
    {
      config,
      schema: {
        summary: 'Send us a message. One that is sent again with the same id is kept once',
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
        summary:
          'No more mail but what an account needs, by a link from a mail. An address that is typed is sent such a link',
        tags,
        body: unsubscribeSchema,
        response: { 204: z.undefined().describe('Done, or sent'), ...errorReplies(400, 403, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      const { body, ip } = request
      if ('token' in body) await visitors.unsubscribe(body.token)
      else {
        await gate.always(request)
        await visitors.sendUnsubscribeLink(body.email, { ip, baseUrl: baseUrlOf(request, publicUrl) })
      }
      return reply.code(204).send()
    },
  )

  app.post(
    '/resubscribe',
    {
      config,
      schema: {
        summary: 'Have mail again, by the link that stopped it. A repeat is harmless',
        tags,
        body: resubscribeSchema,
        response: { 204: z.undefined().describe('Done'), ...errorReplies(400, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      await visitors.resubscribe(request.body.token)
      return reply.code(204).send()
    },
  )
}

export const contactFeature: Feature = (context) => {
  const { stores, services, limits, publicUrl } = context
  const { gate, typedAddresses } = services
  const visitors = createContactService({ ...context, ...stores, typedAddresses })
  return { open: (api) => contactRoutes(api, { visitors, gate, attempts: limits.loginsPerMinute, publicUrl }) }
}
