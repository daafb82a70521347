import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isConnectionError } from '../db/connection-errors.ts'
import { Malformed, NotFound, Refusal, TooLarge, TooMany, Unavailable, WrongType } from './errors.ts'

const fastifyCode = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : ''
}

const statusOf = (error: unknown): number | undefined => {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' ? status : undefined
}

/** Fastify's own complaints about a request, as ours. Undefined for an accident of ours. */
const refusalFor = (error: unknown): Refusal | undefined => {
  if (error instanceof Refusal) return error
  if (isConnectionError(error)) return new Unavailable()
  switch (fastifyCode(error)) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new TooLarge()
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new WrongType()
    // PostgreSQL keeps no NUL in a text, and nobody types one.
    case '22021':
      return new Malformed()
    case 'FST_ERR_NOT_FOUND':
      return new NotFound()
  }
  const status = statusOf(error)
  return status !== undefined && status >= 400 && status < 500 ? new Malformed() : undefined
}

/** An error's message may quote what somebody typed, so only its kind and where it was thrown are kept. */
export const withoutWords = (error: unknown) =>
  error instanceof Error
    ? {
        kind: error.name,
        code: fastifyCode(error),
        at: (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at ')),
      }
    : { kind: typeof error }

const unexpected = {
  message: 'Something went wrong on our side. Your last change was not saved. Try again.',
  errors: {},
}

export const replyToError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const refusal = refusalFor(error)
  if (refusal instanceof TooMany || refusal instanceof Unavailable) reply.header('retry-after', refusal.seconds)
  if (refusal instanceof Unavailable)
    request.log.error({ route: request.routeOptions.url, error: withoutWords(error) }, 'out of service')
  if (refusal) return reply.code(refusal.status).type('application/json').send(JSON.stringify(refusal.body()))
  request.log.error({ route: request.routeOptions.url, error: withoutWords(error) }, 'unexpected')
  return reply.code(500).type('application/json').send(JSON.stringify(unexpected))
}

/** The one place where an error becomes a reply. */
export const replyToErrors = (app: FastifyInstance): void => {
  app.setErrorHandler(replyToError)
}
