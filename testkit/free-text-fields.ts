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

const isTyped = (schema: z.core.$ZodType): boolean => schema instanceof z.ZodString || schema instanceof z.ZodURL

type Leaf = readonly [path: string, schema: z.core.$ZodType]

const leavesOf = (schema: z.core.$ZodType, path: string): Leaf[] => {
  if (schema instanceof z.ZodObject)
    return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([key, value]) =>
      leavesOf(value, path ? `${path}.${key}` : key),
    )
  if (schema instanceof z.ZodArray) return leavesOf(schema.element, path)
  if (schema instanceof z.ZodTuple) return schema.def.items.flatMap((item) => leavesOf(item, path))
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => leavesOf(option, path))
  if (schema instanceof z.ZodRecord) return leavesOf(schema.valueType, path)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return leavesOf(schema.def.innerType, path)
  if (isChosen(schema) || isTyped(schema)) return [[path, schema]]
  throw new Error(`It is not known whether ${path} takes words: say so in testkit/free-text-fields.ts`)
}

/**
 * Every field of a schema that takes any words, by its path without positions.
 * @throws for a kind of schema it does not know, so that no field is left out silently.
 */
export const freeTextFieldsOf = (schema: z.core.$ZodType): FreeTextField[] => [
  ...new Set(leavesOf(schema, '').flatMap(([path, leaf]) => (isTyped(leaf) ? [path] : []))),
]

/** Every field of a schema that takes one of a closed list, with the list. */
export const closedListsOf = (schema: z.core.$ZodType): ReadonlyMap<string, readonly string[]> =>
  new Map(
    leavesOf(schema, '').flatMap(([path, leaf]) =>
      leaf instanceof z.ZodEnum ? [[path, leaf.options.map(String)]] : [],
    ),
  )

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
