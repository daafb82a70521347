import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { errorSchema } from '#core/api/errors.ts'

/** Where routes are added: what they take and give is typed by their schemas. */
export type Api = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>

type RefusalStatus = 400 | 401 | 402 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503

/** The refusals a call may answer with, for its description. */
export const refusals = <S extends RefusalStatus>(...statuses: S[]): Record<S, typeof errorSchema> =>
  Object.fromEntries(statuses.map((status) => [status, errorSchema])) as Record<S, typeof errorSchema>

/** What a description says of a call behind a login. */
export const signedIn = { security: [{ bearer: [] }] }
