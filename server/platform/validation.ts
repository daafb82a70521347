import type { FastifySchemaCompiler, FastifyServerOptions } from 'fastify'
import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { Code } from '#core/rules/messages.ts'
import { Invalid } from './errors.ts'

const NOT_A_FIELD = 'This field is not known here, or only the service may set it. Leave it out.'

// A save wraps the fields of a page in `will` and `details`; the page's inputs are named without them.
const fieldName = (path: readonly PropertyKey[]): string => {
  const parts = path.map(String)
  const inner = parts[0] === 'will' ? parts.slice(1) : parts
  return (inner[0] === 'details' ? inner.slice(1) : inner).join('.') || 'body'
}

const fieldsOf = (issue: z.core.$ZodIssue): string[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => fieldName([...issue.path, key]))
    : [fieldName(issue.path)]

const count = new Intl.NumberFormat('en-GB')

const sentAt = (sent: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inside, key) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined),
    sent,
  )

const SELECT_OPTION: Code = 'SELECT_OPTION'

/** The message for a value that was not sent, as the page has it. Undefined where the schema names one of its own. */
const missing = (issue: z.core.$ZodIssue): Code | undefined => {
  if (!issue.message.startsWith('Invalid ')) return undefined
  if (issue.path.includes('dob')) return 'DOB_REQUIRED'
  return issue.code === 'invalid_value' ? SELECT_OPTION : 'FIELD_REQUIRED'
}

/**
 * What was not sent, or is none of the choices, has the message of its page, and texts and lists that are too long say by how much
 * they may be; other messages stand as the schema has them.
 */
const messageOf = (issue: z.core.$ZodIssue, sent: unknown): string => {
  if (issue.code === 'unrecognized_keys') return NOT_A_FIELD
  const code = sentAt(sent, issue.path) === undefined ? missing(issue) : undefined
  if (code) return code
  // One of a list of choices: the parser would print the whole list.
  if (issue.code === 'invalid_value' && issue.message.startsWith('Invalid ')) return SELECT_OPTION
  if (issue.code !== 'too_big' || !issue.message.startsWith('Too big')) return issue.message
  const most = count.format(Number(issue.maximum))
  if (issue.origin === 'string') return `Use at most ${most} characters`
  return issue.origin === 'array' ? `Keep at most ${most} of these` : issue.message
}

/** Fields named in one refusal, so that it stays short whatever was sent. */
const MOST_FIELDS = 100

/** What zod found wrong with what was sent, under the names of the inputs. */
export const invalidBy = (error: z.core.$ZodError, sent: unknown): Invalid => {
  // A map, as a field may be called "constructor".
  const errors = new Map<string, string[]>()
  for (const issue of error.issues) {
    if (errors.size >= MOST_FIELDS) break
    for (const field of fieldsOf(issue).slice(0, MOST_FIELDS))
      errors.set(field, [...(errors.get(field) ?? []), messageOf(issue, sent)])
  }
  return new Invalid(Object.fromEntries(errors))
}

const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    const excess = excessIn(data)
    if (excess) return { error: new Invalid({ [fieldName(excess.path)]: [excess.message] }) }
    const read = schema.safeParse(data)
    return read.success ? { value: read.data } : { error: invalidBy(read.error, data) }
  }

/**
 * Replies are typed by their schemas, so checking each one again at run time would only cost time;
 * the tests turn it on.
 */
const serializerFor = (checkReplies: boolean): FastifySerializerCompiler<unknown> =>
  checkReplies ? (serializerCompiler as FastifySerializerCompiler<unknown>) : () => JSON.stringify

type CompilersFactory = NonNullable<FastifyServerOptions['schemaController']>['compilersFactory'] & object

/** What checks requests and writes replies, for Fastify to use from the start: it loads none of its own then. */
export const compilersFactory = (checkReplies: boolean): CompilersFactory => {
  const factory = { buildValidator: () => validatorCompiler, buildSerializer: () => serializerFor(checkReplies) }
  // Its types know the compilers of JSON schemas alone; ours is given those of zod, as `withTypeProvider` says of the routes.
  return factory as unknown as CompilersFactory
}

/**
 * The size of a body, query, path or header that a schema is asked to look at. Each limit is above what any schema takes, so
 * that the schema says what is wrong with a request of a customer; the limits bound the work for every other request.
 */
export const requestLimits = {
  /** UTF-16 code units of one text. The longest is the proof of a new passkey. */
  text: 20_000,
  /** UTF-16 code units of a key. */
  key: 200,
  /** Entries of one list. */
  entries: 400,
  /** Keys of one object. */
  keys: 200,
  /** Objects and lists inside one another. */
  depth: 12,
  /** Texts, numbers, objects and lists in all. */
  values: 50_000,
} as const

type Excess = { readonly path: readonly string[]; readonly message: string }

/** A part that is still to be looked at, and where it stands: at this key of what is around it. */
type Waiting = { readonly value: unknown; readonly depth: number; readonly key?: string; readonly around?: Waiting }

const pathOf = ({ key, around }: Waiting): string[] => (key === undefined || !around ? [] : [...pathOf(around), key])

const TOO_LONG = 'This is longer than any answer can be. Shorten it and try again'
const TOO_MANY = 'There are more of these than we can keep. Remove some and try again'
const TOO_DEEP = 'We do not know this answer. Reload the page and try again'

const excessOf = (value: unknown, depth: number): string | undefined => {
  if (typeof value === 'string') return value.length > requestLimits.text ? TOO_LONG : undefined
  if (typeof value !== 'object' || value === null) return undefined
  if (depth >= requestLimits.depth) return TOO_DEEP
  if (Array.isArray(value)) return value.length > requestLimits.entries ? TOO_MANY : undefined
  const keys = Object.keys(value)
  if (keys.length > requestLimits.keys) return TOO_MANY
  return keys.some((key) => key.length > requestLimits.key) ? TOO_LONG : undefined
}

/**
 * The first place in a request that exceeds `requestLimits`, or undefined. It reads each length once and no text, and stops at
 * the first excess.
 */
export const excessIn = (data: unknown): Excess | undefined => {
  const waiting: Waiting[] = [{ value: data, depth: 0 }]
  let seen = 1
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    const { value, depth } = part
    const message = excessOf(value, depth)
    if (message !== undefined) return { path: pathOf(part), message }
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value)) {
      seen += 1
      if (seen > requestLimits.values) return { path: pathOf(part).slice(0, 2), message: TOO_MANY }
      // A number takes no more room than it took to be read.
      if (typeof inner === 'string' || typeof inner === 'object')
        waiting.push({ value: inner, depth: depth + 1, key, around: part })
    }
  }
  return undefined
}
