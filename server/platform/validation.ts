import type { FastifySchemaCompiler } from 'fastify'
import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'
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

/** What zod found wrong, under the names of the inputs. */
export const invalidBy = (error: z.core.$ZodError): Invalid => {
  // A map, as a field may be called "constructor".
  const errors = new Map<string, string[]>()
  for (const issue of error.issues) {
    for (const field of fieldsOf(issue)) {
      const said = issue.code === 'unrecognized_keys' ? NOT_A_FIELD : issue.message
      errors.set(field, [...(errors.get(field) ?? []), said])
    }
  }
  return new Invalid(Object.fromEntries(errors))
}

export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    const read = schema.safeParse(data)
    return read.success ? { value: read.data } : { error: invalidBy(read.error) }
  }

/**
 * Replies are typed by their schemas, so checking each one again at run time would only cost time;
 * the tests turn it on.
 */
export const serializerFor = (checkReplies: boolean): FastifySerializerCompiler<unknown> =>
  checkReplies ? (serializerCompiler as FastifySerializerCompiler<unknown>) : () => JSON.stringify
