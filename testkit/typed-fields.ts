import { z } from 'zod'

/** A place in a will where a person types words of their own: `persons.fullname`. */
export type TypedField = string

const isUuid = (schema: z.core.$ZodType): boolean => schema instanceof z.ZodUUID

/** Every field of a schema that takes any words, by its path without positions. */
export const typedFieldsOf = (schema: z.core.$ZodType, path = ''): TypedField[] => {
  if (schema instanceof z.ZodObject)
    return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([key, value]) =>
      typedFieldsOf(value, path ? `${path}.${key}` : key),
    )
  if (schema instanceof z.ZodArray) return typedFieldsOf(schema.element, path)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return typedFieldsOf(schema.def.innerType, path)
  return schema instanceof z.ZodString && !isUuid(schema) ? [path] : []
}

/** The same answers with other words in the fields named. `word` gets the path of each. */
export const retyped = <T>(
  answers: T,
  fields: ReadonlySet<TypedField>,
  word: (field: TypedField, was: string) => string,
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
