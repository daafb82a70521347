import type { FastifySchemaCompiler, FastifyServerOptions } from 'fastify'
import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { Code } from '#core/rules/messages.ts'
import { Invalid } from './errors.ts'
import { excessIn } from './request-size.ts'

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
