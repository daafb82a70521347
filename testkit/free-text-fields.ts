import { z } from 'zod'

/** A place in a will where a person types words of their own: `persons.fullname`. */
export type FreeTextField = string

/** A field without free text: a number, or a choice from a list. */
const isChosen = (schema: z.core.$ZodType): boolean =>
  schema instanceof z.ZodUUID ||
  schema instanceof z.ZodNumber ||
  schema instanceof z.ZodBoolean ||
  schema instanceof z.ZodEnum ||
  schema instanceof z.ZodLiteral

const fieldsOf = (schema: z.core.$ZodType, path: FreeTextField): FreeTextField[] => {
  if (schema instanceof z.ZodObject)
    return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([key, value]) =>
      fieldsOf(value, path ? `${path}.${key}` : key),
    )
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element, path)
  if (schema instanceof z.ZodTuple) return schema.def.items.flatMap((item) => fieldsOf(item, path))
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => fieldsOf(option, path))
  if (schema instanceof z.ZodRecord) return fieldsOf(schema.valueType, path)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return fieldsOf(schema.def.innerType, path)
  if (isChosen(schema)) return []
  if (schema instanceof z.ZodString || schema instanceof z.ZodURL) return [path]
  throw new Error(`It is not known whether ${path} takes words: say so in testkit/free-text-fields.ts`)
}

/**
 * Every field of a schema that takes any words, by its path without positions.
 * @throws for a kind of schema it does not know, so that no field is left out silently.
 */
export const freeTextFieldsOf = (schema: z.core.$ZodType): FreeTextField[] => [...new Set(fieldsOf(schema, ''))]

/** The same answers with other words in the fields named. `word` gets the path of each. */
export const retyped = <T>(
  answers: T,
  fields: ReadonlySet<FreeTextField>,
  word: (field: FreeTextField, was: string) => string,
): T => {
  const walk = (value: unknown, path: string): unknown => {
    if (typeof value === 'string') return fields.has(path) ? word(path, value) : value
    if (Array.isArray(value)) return value.map((each) => walk(each, path))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, walk(each, path ? `${path}.${key}` : key)]),
    )
  }
  return walk(answers, '') as T
}
