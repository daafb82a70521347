import type { FastifySchemaCompiler } from 'fastify'
import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'
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

/** Texts and lists that are too long say by how much they may be; other messages stand as the schema has them. */
const messageOf = (issue: z.core.$ZodIssue): string => {
  if (issue.code === 'unrecognized_keys') return NOT_A_FIELD
  if (issue.code !== 'too_big' || !issue.message.startsWith('Too big')) return issue.message
  const most = count.format(Number(issue.maximum))
  if (issue.origin === 'string') return `Use at most ${most} characters`
  return issue.origin === 'array' ? `Keep at most ${most} of these` : issue.message
}

/** Fields named in one refusal, so that it stays short whatever was sent. */
const MOST_FIELDS = 100

/** What zod found wrong, under the names of the inputs. */
export const invalidBy = (error: z.core.$ZodError): Invalid => {
  // A map, as a field may be called "constructor".
  const errors = new Map<string, string[]>()
  for (const issue of error.issues) {
    if (errors.size >= MOST_FIELDS) break
    for (const field of fieldsOf(issue).slice(0, MOST_FIELDS))
      errors.set(field, [...(errors.get(field) ?? []), messageOf(issue)])
  }
  return new Invalid(Object.fromEntries(errors))
}

export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    const excess = excessIn(data)
    if (excess) return { error: new Invalid({ [fieldName(excess.path)]: [excess.message] }) }
    const read = schema.safeParse(data)
    return read.success ? { value: read.data } : { error: invalidBy(read.error) }
  }

/**
 * Replies are typed by their schemas, so checking each one again at run time would only cost time;
 * the tests turn it on.
 */
export const serializerFor = (checkReplies: boolean): FastifySerializerCompiler<unknown> =>
  checkReplies ? (serializerCompiler as FastifySerializerCompiler<unknown>) : () => JSON.stringify
