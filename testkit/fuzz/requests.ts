/** Requests made from the description of an API. */
import fc from 'fast-check'
import { type JsonSchema, junk, nearly, type Resolve } from './json-schema-arbitrary.ts'

type Operation = {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema?: JsonSchema }[]
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema }>> }
  readonly responses: Readonly<Record<string, unknown>>
}

export type ApiDescription = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components?: { readonly schemas?: Readonly<Record<string, JsonSchema>> }
}

export type FuzzRequest = {
  /** As the description names it: "POST /api/form". */
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload: string | undefined
  /** Sent exactly as it was made, even where it could name what is there now. */
  readonly odd: boolean
  readonly as: 'owner' | 'nobody' | 'a dead token'
  /** The statuses that the description allows. */
  readonly allowed: readonly number[]
}

export const methods = { get: 'GET', post: 'POST', patch: 'PATCH', delete: 'DELETE' } as const
export const isMethod = (name: string): name is keyof typeof methods => name in methods

/** A header can carry no line break and no letter above 255: the HTTP library of a caller stops those. */
const headerText = fc
  .string({ unit: 'binary-ascii', maxLength: 60 })
  .map((typed) => typed.replace(/[^\x20-\x7e]/g, '?'))

const inUrl = (value: unknown): string =>
  encodeURIComponent(String(typeof value === 'object' ? JSON.stringify(value) : value).toWellFormed())

const bodyText = (value: unknown): fc.Arbitrary<string | undefined> =>
  fc.oneof(
    { weight: 20, arbitrary: fc.constant(JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.constantFrom('', '{', 'null', '[]', '{"a":', '\u0000', '{"__proto__":{"a":1}}') },
  )

const requestsOf = (path: string, method: keyof typeof methods, operation: Operation, resolve: Resolve) => {
  const parameters = operation.parameters ?? []
  const value = (schema: JsonSchema | undefined) => fc.oneof(nearly(schema ?? {}, resolve), junk).map(inUrl)
  const inPath = fc.record(
    Object.fromEntries(
      parameters.filter((each) => each.in === 'path').map(({ name, schema }) => [name, value(schema)]),
    ),
  )
  const query = fc.record(
    Object.fromEntries(
      parameters.filter((each) => each.in === 'query').map(({ name, schema }) => [name, value(schema)]),
    ),
    { requiredKeys: [] },
  )
  const schema = operation.requestBody?.content?.['application/json']?.schema
  const body = schema
    ? nearly(schema, resolve).chain(bodyText)
    : fc.constantFrom(undefined, undefined, '{}', '[]', 'null')
  const oddHeaders = fc.record(
    {
      'idempotency-key': headerText,
      'x-will-id': fc.oneof(fc.integer({ min: 0, max: 20 }).map(String), headerText),
      'x-proof': fc.oneof(headerText, fc.constantFrom('e30=', 'bnVsbA==', 'W10=')),
      'user-agent': headerText,
      'content-type': fc.constantFrom(
        'application/json',
        'application/json',
        'text/plain',
        'application/x-www-form-urlencoded',
        '',
        'a/b; ;',
      ),
      host: fc.constantFrom('localhost', 'wills.example:80', '[::1]', 'a b', ':', '%00', ''),
    },
    { requiredKeys: [] },
  )
  const headers = fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: oddHeaders })
  const as = fc.oneof(
    { weight: 8, arbitrary: fc.constant('owner' as const) },
    { weight: 1, arbitrary: fc.constantFrom('nobody' as const, 'a dead token' as const) },
  )
  return fc
    .record({ inPath, query, body, headers, as, odd: fc.nat(3).map((dice) => dice === 0) })
    .map((made): FuzzRequest => {
      const asked = Object.entries(made.query).map(([key, each]) => `${key}=${each}`)
      const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => String(made.inPath[name] ?? 'x') || 'x')
      return {
        name: `${methods[method]} ${path}`,
        method: methods[method],
        url: asked.length > 0 ? `${filled}?${asked.join('&')}` : filled,
        headers: { ...(made.body !== undefined && { 'content-type': 'application/json' }), ...made.headers },
        payload: made.body,
        as: made.as,
        odd: made.odd,
        allowed: Object.keys(operation.responses).map(Number),
      }
    })
}

/** Finds the schemas that a description refers to. */
export const resolverOf =
  (description: ApiDescription): Resolve =>
  (ref) => {
    const found = description.components?.schemas?.[ref.split('/').at(-1) ?? '']
    if (!found) throw new Error(`The description refers to ${ref}, which it does not have`)
    return found
  }

/** Any request that the description knows, every call as likely as every other. */
export const requestsFor = (description: ApiDescription): fc.Arbitrary<FuzzRequest> => {
  const resolve = resolverOf(description)
  return fc.oneof(
    ...Object.entries(description.paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, operation]) =>
        isMethod(method) ? [requestsOf(path, method, operation, resolve)] : [],
      ),
    ),
  )
}
