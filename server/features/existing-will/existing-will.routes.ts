import { z } from 'zod'
import { existingWillCheckSchema, existingWillReplySchema } from '#core/api/existing-will.ts'
import { text } from '#core/will/text-schema.ts'
import { type Api, errorReplies, signedIn } from '../../platform/api.ts'
import type { Feature } from '../context.ts'
import { createExistingWillService, type ExistingWillService } from './existing-will.service.ts'

const tags = ['Checking a will']

export const existingWillRoutes = (app: Api, willCheck: ExistingWillService): void => {
  app.post(
    '/will-check',
    {
      schema: {
        summary: 'Keep the answers about a will that an order pays to have looked at. A repeat replaces them',
        tags,
        ...signedIn,
        body: existingWillCheckSchema,
        response: { 204: z.undefined().describe('Kept'), ...errorReplies(400, 401, 404, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      await willCheck.keep(request.userId, request.body)
      return reply.code(204).send()
    },
  )

  app.get(
    '/will-check/:external_id',
    {
      schema: {
        summary: 'What the answers call for, once it is paid for. Not advice on whether a will is valid',
        tags,
        ...signedIn,
        params: z.object({ external_id: text(100) }),
        response: { 200: existingWillReplySchema, ...errorReplies(401, 402, 404, 429) },
      },
    },
    (request) => willCheck.result(request.userId, request.params.external_id),
  )

  app.get(
    '/will-check/:external_id/report.pdf',
    {
      schema: {
        summary: 'The same as a PDF, with every answer',
        tags,
        ...signedIn,
        params: z.object({ external_id: text(100) }),
        response: {
          200: { description: 'A PDF', content: { 'application/pdf': { schema: z.any() } } },
          ...errorReplies(401, 402, 404, 429, 503),
        },
      },
    },
    async (request, reply) => {
      const pdf = await willCheck.report(request.userId, request.params.external_id)
      return reply
        .header('content-disposition', 'attachment; filename="will-check-report.pdf"')
        .type('application/pdf')
        .send(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength))
    },
  )
}

export const existingWillFeature: Feature = ({
  stores,
  services: { payments },
  inTransaction,
  renderer,
  clock,
  signOffs,
}) => {
  const willCheck = createExistingWillService({ ...stores, payments, renderer, inTransaction, clock, signOffs })
  return { signedIn: (api) => existingWillRoutes(api, willCheck) }
}
