import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { documentsReplySchema } from '#core/wire/payment.ts'
import { type Api, refusals, signedIn } from '../http/api.ts'
import type { DocumentsService } from './documents.service.ts'
import type { Paper } from './papers.ts'

const described = { tags: ['Documents'], ...signedIn }
const pdf = { description: 'A PDF', content: { 'application/pdf': { schema: z.any() } } }

// The file is named for what it is, not for whose: a download list is read over shoulders.
const sendPdf = (reply: FastifyReply, { pdf: bytes }: Paper, filename: string): FastifyReply =>
  reply
    .header('content-disposition', `attachment; filename="${filename}"`)
    .type('application/pdf')
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))

export const documentsRoutes = (app: Api, documents: DocumentsService): void => {
  app.get(
    '/documents',
    {
      schema: {
        ...described,
        summary: 'The documents that can be downloaded',
        response: { 200: documentsReplySchema, ...refusals(401, 402, 404, 422, 429) },
      },
    },
    (request) => documents.list(request.userId),
  )

  app.get(
    '/documents/will.pdf',
    {
      schema: {
        ...described,
        summary: 'The will to print and sign',
        response: { 200: pdf, ...refusals(401, 402, 404, 422, 429) },
      },
    },
    async (request, reply) => sendPdf(reply, await documents.will(request.userId), 'will.pdf'),
  )

  app.get(
    '/documents/draft.pdf',
    {
      schema: {
        ...described,
        summary: 'The will as far as it goes, marked as a draft',
        response: { 200: pdf, ...refusals(401, 404, 429) },
      },
    },
    async (request, reply) => sendPdf(reply, await documents.draft(request.userId), 'draft-will.pdf'),
  )
}
