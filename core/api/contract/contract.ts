/** What a call is: a row, which the server serves, the browser calls, and the description of the API shows. */
import { z } from 'zod'
import { text } from '../../will/text-schema.ts'
import { numberInPath } from '../desk.ts'
import type { DeskAct } from '../desk-acts.ts'
import { errorSchema } from '../fields.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** As the description of the API has it, and everything that calls it. */
export type CallName = `${Method} /api/${string}`

/** Who may call. A paid will is asked for before a verified address, both before a body is looked at. */
export type Who = 'anyone' | 'signed in' | 'verified' | 'paid and verified' | 'staff'

type Refusal = 400 | 401 | 402 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503

export type CallRow = {
  readonly summary: string
  /** In place of what its contract says. */
  readonly who?: Who
  readonly tag?: string
  /**
   * The longest that the call holds the thread that answers, with the largest will that a save accepts: milliseconds of processor time. In
   * place of what its contract says.
   */
  readonly cost?: number
  /** What it takes of the processes that work on whole wills, at most. Without it, it needs none, or has a limit of its own. */
  readonly apart?: number
  /** At the desk: what it does, by which `core/api/desk-acts.ts` says who may. */
  readonly act?: DeskAct | 'own session'
  /** The header `X-Will-Id` names the will that is meant. */
  readonly will?: true
  readonly headers?: z.ZodObject
  readonly params?: z.ZodObject
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** What it answers with: this, a file of a type and with a description, or nothing, because something is done or under way. */
  readonly reply?: z.ZodType
  readonly file?: readonly [type: string, description: string]
  readonly done?: string
  readonly accepted?: string
  /** What a refusal with 409 carries, where that is more than a message. */
  readonly stale?: z.ZodType
  /** Refusals that do not follow from the rest of the row. */
  readonly refuses?: readonly Refusal[]
}

export type Rows = Readonly<Record<CallName, CallRow>>

/** Rows that share a chapter of the description, who may call them, and what a call costs at most. */
export const contract = <const R extends Rows>(tag: string, who: Who, cost: number, rows: R): R =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, { tag, who, cost, ...row }])) as R

type WithNumbers<R> = {
  readonly [Name in keyof R]: Name extends `${string}{id}${string}`
    ? R[Name] & { params: typeof numberInPath }
    : R[Name]
}

/** What may be refused of a call about one thing: there may be none, and a body that nothing asks for is looked at first. */
const refusedOf = (name: string, { body }: CallRow): Pick<CallRow, 'refuses'> => {
  if (!name.includes('{')) return {}
  return { refuses: body ? [404] : [400, 404, 413, 415] }
}

/** Rows of the desk. What is about one thing has its number in the path: such a row says neither that nor what it is refused for. */
export const deskContract = <const R extends Rows>(rows: R): WithNumbers<R> => {
  const whole = Object.entries(rows).map(([name, row]) => [
    name,
    { ...(name.includes('{id}') && { params: numberInPath }), ...refusedOf(name, row), ...row },
  ])
  return contract('Desk', 'staff', 0, Object.fromEntries(whole)) as unknown as WithNumbers<R>
}

type Of<R, Field extends keyof CallRow> = R extends Readonly<Record<Field, infer S extends z.ZodType>> ? S : undefined

/** What a call sends, and what it is answered. */
export type Sent<R, Field extends 'body' | 'query' | 'params'> =
  Of<R, Field> extends z.ZodType ? z.input<Of<R, Field>> : undefined
export type Read<R, Field extends 'headers' | 'body' | 'query' | 'params' | 'reply'> =
  Of<R, Field> extends z.ZodType ? z.output<Of<R, Field>> : undefined

const WILL = 'x-will-id'

const willHeader = z.object({
  [WILL]: text(40).optional().describe('The will that is meant. Another than your own is answered 404, unchanged'),
})

const headersOf = ({ will, headers }: CallRow): z.ZodObject | undefined =>
  will ? willHeader.extend(headers?.shape ?? {}) : headers

/** The refusals of a call, least first: those that follow from its row, and those that it names. */
const refusalsOf = ({ who = 'anyone', will, params, query, body, refuses = [] }: CallRow): readonly Refusal[] => {
  const all: Refusal[] = [429, ...refuses]
  if (who !== 'anyone') all.push(401)
  if (who === 'paid and verified') all.push(402)
  if (who !== 'anyone' && who !== 'signed in') all.push(403)
  if (will) all.push(404)
  if (params || query) all.push(422)
  if (body) all.push(400, 413, 415, 422)
  return [...new Set(all)].toSorted((one, other) => one - other)
}

const answerOf = ({ reply, file, done, accepted }: CallRow): Record<number, unknown> => {
  if (reply) return { 200: reply }
  if (file) return { 200: { description: file[1], content: { [file[0]]: { schema: z.any() } } } }
  return accepted === undefined
    ? { 204: z.undefined().describe(done ?? 'Done') }
    : { 202: z.undefined().describe(accepted) }
}

const security = (who: Who) => {
  if (who === 'anyone') return {}
  return { security: [who === 'staff' ? { desk: [] } : { bearer: [] }] }
}

/** The schema by which Fastify checks a call, and describes it. */
export const schemaOf = (row: CallRow) => {
  const { summary, tag = '', who = 'anyone', act, params, query, body, stale } = row
  const headers = headersOf(row)
  return {
    summary,
    tags: [tag],
    ...security(who),
    ...(act && { 'x-act': act }),
    ...(headers && { headers }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: {
      ...answerOf(row),
      ...Object.fromEntries(refusalsOf(row).map((status) => [status, errorSchema])),
      ...(stale && { 409: stale }),
    },
  }
}
