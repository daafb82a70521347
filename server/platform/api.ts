import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import swagger from '@fastify/swagger'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify'
import { jsonSchemaTransform, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { errorSchema } from '#core/api/fields.ts'
import { brand } from '#core/brand.ts'
import { type ApiDescription, apiPage } from './api-page.ts'
import { BadRequest } from './errors.ts'

/** Where routes are added: what they take and give is typed by their schemas. */
export type Api = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>

type ErrorStatus = 400 | 401 | 402 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503

/** The refusals a call may answer with, for its description. */
export const errorReplies = <S extends ErrorStatus>(...statuses: S[]): Record<S, typeof errorSchema> =>
  Object.fromEntries(statuses.map((status) => [status, errorSchema])) as Record<S, typeof errorSchema>

/** What a description says of a call behind a login. */
export const signedIn = { security: [{ bearer: [] }] }

/**
 * Where the customer reaches us, without a slash at the end: the public address, or the one that was asked.
 * Throws Malformed when the request names an address that cannot be one.
 */
export const baseUrlOf = (request: FastifyRequest, publicUrl: string): string => {
  const url = publicUrl || `${request.protocol}://${request.host}`
  if (!URL.canParse(url)) throw new BadRequest()
  return url
}

/** OpenAPI 3.1, made from the schemas that validate. Registered before the routes that it describes. */
export const describeApi = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${brand.name} API`,
        version: '1',
        description:
          'JSON in and out. A refusal has a message, and errors by field. Every save carries the version last seen.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  })
}

/** The description, below the prefix of the API: as JSON for machines at openapi.json, as a page for people at docs. */
export const apiDescriptionRoutes = (scope: FastifyInstance): void => {
  const style = readFileSync(new URL('./api-page.css', import.meta.url), 'utf8')
  const schema = { hide: true }
  const below = (path: string) => `${scope.prefix}${path}`
  scope.get('/openapi.json', { schema }, () => scope.swagger())
  scope.get('/docs', { schema }, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(
        apiPage(scope.swagger() as ApiDescription, { style: below('/docs.css'), json: below('/openapi.json') }).text,
      ),
  )
  scope.get('/docs.css', { schema }, (_request, reply) => reply.type('text/css').send(style))
}
