import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { documentsReplySchema, downloadConsentSchema, letterGivenSchema } from '#core/api/documents.ts'
import { LARGEST_VERSION } from '#core/api/history.ts'
import { type SaveReply, saveReplySchema } from '#core/api/wills.ts'
import type { OfferedPart } from '#core/will/lists.ts'
import { text } from '#core/will/text-schema.ts'
import { type Api, errorReplies, signedIn } from '../../platform/api.ts'
import { NotFound } from '../../platform/errors.ts'
import type { MakeDocument } from '../../platform/rate-limit.ts'
import type { Feature } from '../context.ts'
import { requirePaymentThenEmail } from '../verification/verified-email.ts'
import { assertOwnWill, willHeader } from '../wills/will-header.ts'
import type { WillsService } from '../wills/wills.service.ts'
import type { DocumentsService } from './documents.service.ts'
import { createLettersGiven, type LettersGiven } from './letters-given.service.ts'

const described = { tags: ['Documents'], ...signedIn }
const contentOf = (type: string, description: string) => ({ description, content: { [type]: { schema: z.any() } } })

const version = z.object({
  version: z.coerce
    .number()
    .int()
    .positive()
    .max(LARGEST_VERSION)
    .optional()
    .describe('The newest when it is left out'),
})

// The file name does not contain the customer's name: other people may see the browser's list of downloads.
const sendFile = (reply: FastifyReply, type: string, bytes: Uint8Array, filename: string): FastifyReply =>
  reply
    .header('content-disposition', `attachment; filename="${filename}"`)
    .type(type)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))

const sendPdf = (reply: FastifyReply, bytes: Uint8Array, filename: string): FastifyReply =>
  sendFile(reply, 'application/pdf', bytes, filename)

type Deps = {
  readonly makeDocument: MakeDocument
  readonly documents: DocumentsService
  readonly letters: LettersGiven
  readonly wills: Pick<WillsService, 'list'>
  readonly paidAndVerified: ReturnType<typeof requirePaymentThenEmail>
  /** What the operator offers of what can be switched off. */
  readonly parts: readonly OfferedPart[]
}

/** Of the files of a pack, as its list has them. */
const named = z.object({ id: text(60).regex(/^[a-z0-9-]{1,60}$/) })

export const documentsRoutes = (
  app: Api,
  { documents, makeDocument, letters, wills, paidAndVerified, parts }: Deps,
): void => {
  app.get(
    '/documents',
    {
      schema: {
        ...described,
        summary: 'The documents that can be downloaded, newest version first',
        response: { 200: documentsReplySchema, ...errorReplies(401, 402, 404, 422, 429) },
      },
    },
    ({ userId }) => makeDocument(userId, () => documents.list(userId)),
  )

  app.post(
    '/documents/consent',
    {
      schema: {
        ...described,
        summary: 'Agree to what has to be agreed to before the first download',
        body: downloadConsentSchema,
        response: { 204: z.undefined().describe('Agreed'), ...errorReplies(400, 401, 402, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      await documents.consent(request.userId)
      return reply.code(204).send()
    },
  )

  app.get(
    '/documents/draft.pdf',
    {
      schema: {
        ...described,
        summary: 'The will as far as it goes, marked as a draft',
        response: { 200: contentOf('application/pdf', 'A PDF'), ...errorReplies(401, 404, 422, 429) },
      },
    },
    async (request, reply) =>
      sendPdf(reply, (await makeDocument(request.userId, () => documents.draft(request.userId))).pdf, 'draft-will.pdf'),
  )

  app.get(
    '/documents/pack.zip',
    {
      preHandler: paidAndVerified,
      schema: {
        ...described,
        summary: 'Every document of a version in one file',
        querystring: version,
        response: { 200: contentOf('application/zip', 'A zip file'), ...errorReplies(401, 402, 403, 404, 422, 429) },
      },
    },
    async (request, reply) => {
      const { userId, query } = request
      const pack = await makeDocument(userId, () => documents.pack(userId, query.version))
      return sendFile(reply, 'application/zip', pack, 'will-pack.zip')
    },
  )

  app.get(
    '/documents/summary-in-pounds.pdf',
    {
      preHandler: paidAndVerified,
      schema: {
        ...described,
        summary: 'The newest summary with what each gets in pounds. It is made for this request, and kept nowhere',
        querystring: z.object({ largePrint: z.enum(['yes', 'no']).default('no').describe('In 18 point type') }),
        response: { 200: contentOf('application/pdf', 'A PDF'), ...errorReplies(401, 402, 403, 404, 422, 429) },
      },
    },
    async (request, reply) => {
      if (!parts.includes('estimates')) throw new NotFound('We do not offer estimates at present.')
      const { userId, query } = request
      const size = { largePrint: query.largePrint === 'yes' }
      const pdf = await makeDocument(userId, () => documents.inPounds(userId, size))
      return sendPdf(reply, pdf, 'summary-in-pounds.pdf')
    },
  )

  app.get(
    '/documents/:id.pdf',
    {
      preHandler: paidAndVerified,
      schema: {
        ...described,
        summary: 'One document, byte for byte as it was issued',
        params: named,
        querystring: version,
        response: { 200: contentOf('application/pdf', 'A PDF'), ...errorReplies(401, 402, 403, 404, 422, 429) },
      },
    },
    async (request, reply) => {
      const { userId, params, query } = request
      const pdf = await makeDocument(userId, () => documents.file(userId, params.id, query.version))
      return sendPdf(reply, pdf, `${params.id}.pdf`)
    },
  )

  app.get(
    '/documents/:id.svg',
    {
      schema: {
        ...described,
        summary: 'A drawing of the first page of a document, for the list. It counts as no download',
        params: named,
        querystring: version.required(),
        response: { 200: contentOf('image/svg+xml', 'A drawing'), ...errorReplies(401, 402, 404, 422, 429) },
      },
    },
    async (request, reply) => {
      const drawing = await documents.firstPage(request.userId, request.params.id, request.query.version)
      return reply.header('content-encoding', 'gzip').type('image/svg+xml').send(Buffer.from(drawing))
    },
  )

  app.post(
    '/documents/letters',
    {
      preValidation: assertOwnWill(wills),
      schema: {
        ...described,
        headers: willHeader,
        summary: 'Say whether a letter has been given to the person it is for',
        body: letterGivenSchema,
        response: { 200: saveReplySchema, ...errorReplies(400, 401, 402, 404, 413, 415, 422, 429) },
      },
    },
    async (request): Promise<SaveReply> => {
      const will = await letters.say(request.userId, request.body)
      return { version: will.version, will }
    },
  )
}

export const documentsFeature: Feature = ({
  services: { documents, makeDocument, wills },
  stores,
  inTransaction,
  today,
  parts,
}) => {
  const letters = createLettersGiven({ wills, issuedDocuments: stores.issuedDocuments, inTransaction, today })
  const paidAndVerified = requirePaymentThenEmail(stores)
  return {
    signedIn: (api) => documentsRoutes(api, { documents, makeDocument, letters, wills, paidAndVerified, parts }),
  }
}
