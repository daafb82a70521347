import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { type CallRow, type Read, type Rows, schemaOf, type Who } from '#core/api/contract/contract.ts'
import { errorSchema } from '#core/api/fields.ts'
import type { WorkApart } from './budget.ts'
import { BadRequest } from './errors.ts'
import { inSpan } from './tracing.ts'

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

/** Serves the calls of a contract: what a row says is done here, once, and a handler does the rest. */

/** A file as a handler gives it. Without a name the browser shows it where it is asked for. */
export type File = { readonly bytes: Uint8Array | Readable; readonly name?: string }

type Request<R> = FastifyRequest<{
  Body: Read<R, 'body'>
  Querystring: Read<R, 'query'>
  Params: Read<R, 'params'>
  Headers: Read<R, 'headers'> extends object ? Read<R, 'headers'> : unknown
}>

type Answers<R, Answer> = (request: Request<R>, reply: FastifyReply) => Answer | Promise<Answer>

type Handler<R> = R extends { reply: unknown }
  ? Answers<R, Read<R, 'reply'>>
  : Answers<R, R extends { file: unknown } ? File : void>

type AnyHandler = (request: FastifyRequest, reply: FastifyReply) => unknown

/** Rows with the handler of each. */
type Served = { readonly rows: Rows; readonly handlers: Readonly<Record<string, AnyHandler>> }

/** Adds routes that are no calls of the API to one scope of the app. */
type Routes = (api: Api) => void | Promise<void>

/**
 * What a feature adds to the app: calls, and routes that are none. `open` needs no login and is under /api; `root` has no prefix and
 * no limit of calls.
 */
export type Feature = { readonly calls?: readonly Served[]; readonly open?: Routes; readonly root?: Routes }

/** What a service or a feature is built from. */
export type Needs<Create extends (deps: never) => unknown> = Parameters<Create>[0]

export type Handlers<R> = { readonly [Name in keyof R]: Handler<R[Name]> }

/** The calls of a contract. A row without a handler does not compile. */
export const serve = <R extends Rows>(rows: R, handlers: Handlers<R>) => ({
  calls: [{ rows, handlers: handlers as Served['handlers'] }],
})

type Check = (request: FastifyRequest) => Promise<void>

/** What is asked before a handler runs. `attempts`: calls a minute from one address of what anyone may send. */
export type Checks = {
  readonly verified: Check
  readonly paidAndVerified: Check
  readonly ownWill: Check
  readonly attempts: number
  readonly workApart: WorkApart
}

const checksFor = ({ who, will }: CallRow, { verified, paidAndVerified, ownWill }: Checks): Check[] => [
  ...(who === 'verified' ? [verified] : []),
  ...(who === 'paid and verified' ? [paidAndVerified] : []),
  ...(will ? [ownWill] : []),
]

const sendFile = (reply: FastifyReply, type: string, { bytes, name }: File): FastifyReply => {
  if (name !== undefined) reply.header('content-disposition', `attachment; filename="${name}"`)
  const body = bytes instanceof Uint8Array ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) : bytes
  return reply.type(type).send(body)
}

const answeredBy =
  ({ reply: schema, file, accepted }: CallRow, handler: AnyHandler): AnyHandler =>
  async (request, reply) => {
    const answer = await handler(request, reply)
    if (schema) return answer
    return file ? sendFile(reply, file[0], answer as File) : reply.code(accepted === undefined ? 204 : 202).send()
  }

const counted =
  (handler: AnyHandler, workApart: WorkApart): AnyHandler =>
  (request, reply) =>
    workApart(request, () => inSpan('work apart', async () => handler(request, reply)))

/** Adds the calls of a feature that these may make. */
export const addCalls = (
  scope: FastifyInstance,
  { calls = [] }: Feature,
  whom: (who: Who) => boolean,
  checks: Checks,
): void => {
  for (const { rows, handlers } of calls)
    for (const [name, row] of Object.entries(rows)) {
      const handler = handlers[name]
      const { who = 'anyone', act, cost, apart } = row
      if (!handler || !whom(who)) continue
      const [method = '', path = ''] = name.split(' /api')
      const limited = who === 'anyone' && method === 'POST'
      scope.route({
        method,
        url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
        config: {
          call: name,
          ...(act && { act }),
          ...(cost !== undefined && { cost }),
          apart: apart !== undefined,
          ...(limited && { rateLimit: { max: checks.attempts, timeWindow: '1 minute' } }),
        },
        // A body is looked at after that, an address before it.
        [row.body ? 'preValidation' : 'preHandler']: checksFor(row, checks),
        schema: schemaOf(row),
        handler: answeredBy(row, apart === undefined ? handler : counted(handler, checks.workApart)),
      })
    }
}
