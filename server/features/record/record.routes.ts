import { z } from 'zod'
import { recordKeyReplySchema } from '#core/api/record.ts'
import { type Api, errorReplies, signedIn } from '../../platform/api.ts'
import type { MakeDocument } from '../../platform/rate-limit.ts'
import type { Feature } from '../context.ts'
import type { RecordService } from './record.service.ts'

const described = { tags: ['Documents'], ...signedIn }

export const recordRoutes = (app: Api, record: RecordService, makeDocument: MakeDocument): void => {
  app.get(
    '/record.json',
    {
      schema: {
        ...described,
        summary: 'The record of the will: what was asked, answered, read and signed, in order, and sealed',
        response: {
          200: { description: 'A sealed record', content: { 'application/json': { schema: z.any() } } },
          ...errorReplies(401, 404, 429),
        },
      },
    },
    async (request, reply) =>
      reply
        .header('content-disposition', 'attachment; filename="record.json"')
        .type('application/json')
        // A buffer, because its bytes are what is sealed.
        .send(Buffer.from((await makeDocument(request.userId, () => record.read(request.userId))).file)),
  )

  app.get(
    '/record.pdf',
    {
      schema: {
        ...described,
        summary: 'The record of the will, to read and to print',
        response: {
          200: { description: 'A PDF', content: { 'application/pdf': { schema: z.any() } } },
          ...errorReplies(401, 404, 422, 429),
        },
      },
    },
    async (request, reply) =>
      reply
        .header('content-disposition', 'attachment; filename="record.pdf"')
        .type('application/pdf')
        .send(Buffer.from(await makeDocument(request.userId, () => record.printed(request.userId)))),
  )
}

const keyRoute = (app: Api, { key }: RecordService): void => {
  app.get(
    '/record/key',
    {
      schema: {
        summary: 'The public key that checks the seal of a record and of an archive copy',
        tags: ['Documents'],
        response: { 200: recordKeyReplySchema, ...errorReplies(429) },
      },
    },
    async () => ({ algorithm: 'Ed25519' as const, publicKey: await key() }),
  )
}

export const recordFeature: Feature = ({ services: { record, makeDocument } }) => ({
  open: (api) => keyRoute(api, record),
  signedIn: (api) => recordRoutes(api, record, makeDocument),
})
