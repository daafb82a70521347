import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { errorSchema } from '#core/api/fields.ts'
import { BadRequest } from './errors.ts'

/** Where routes are added: what they take and give is typed by their schemas. */
export type Api = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>

type ErrorStatus = 400 | 401 | 402 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503

/** The refusals a call may answer with, for its description. */
export const errorReplies = <S extends ErrorStatus>(...statuses: S[]): Record<S, typeof errorSchema> =>
  Object.fromEntries(statuses.map((status) => [status, errorSchema])) as Record<S, typeof errorSchema>

/**
 * Where the customer reaches us, without a slash at the end: the public address, or the one that was asked.
 * Throws Malformed when the request names an address that cannot be one.
 */
export const baseUrlOf = (request: FastifyRequest, publicUrl: string): string => {
  const url = publicUrl || `${request.protocol}://${request.host}`
  if (!URL.canParse(url)) throw new BadRequest()
  return url
}
