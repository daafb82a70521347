/** Every place of a JSON schema that takes text, so that a test can put a text of its own there. */
import type { JsonSchema, Resolve } from './json-schema-arbitrary.ts'

/** `fill` gives a value that fits the schema everywhere else. */
export type PlaceOfText = {
  /** The keys that lead to the text; a number is the position in a list. */
  readonly path: readonly string[]
  readonly schema: JsonSchema
  readonly fill: (text: string) => unknown
}

const variantsOf = (schema: JsonSchema): readonly JsonSchema[] | undefined => schema.anyOf ?? schema.oneOf

/** A value that fits, with every optional part. */
const sample = (schema: JsonSchema, resolve: Resolve): unknown => {
  if (schema.$ref !== undefined) return sample(resolve(schema.$ref), resolve)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [first] = variantsOf(schema) ?? []
  if (first) return sample(first, resolve)
  if (schema.properties)
    return Object.fromEntries(Object.entries(schema.properties).map(([key, each]) => [key, sample(each, resolve)]))
  if (schema.items) return [sample(schema.items, resolve)]
  if (typeof schema.additionalProperties === 'object') return { key: sample(schema.additionalProperties, resolve) }
  return { string: 'a', integer: 1, number: 1, boolean: true, object: {}, array: [] }[String(schema.type)] ?? null
}

const within = (places: readonly PlaceOfText[], key: string, around: (inner: unknown) => unknown): PlaceOfText[] =>
  places.map(({ path, schema, fill }) => ({ path: [key, ...path], schema, fill: (text) => around(fill(text)) }))

export const placesOfText = (schema: JsonSchema, resolve: Resolve): PlaceOfText[] => {
  if (schema.$ref !== undefined) return placesOfText(resolve(schema.$ref), resolve)
  const variants = variantsOf(schema)
  if (variants) return variants.flatMap((each) => placesOfText(each, resolve))
  if (schema.properties) {
    const whole = sample(schema, resolve) as object
    return Object.entries(schema.properties).flatMap(([key, each]) =>
      within(placesOfText(each, resolve), key, (inner) => ({ ...whole, [key]: inner })),
    )
  }
  if (schema.items) return within(placesOfText(schema.items, resolve), '0', (inner) => [inner])
  const more = schema.additionalProperties
  if (typeof more === 'object') {
    const key: PlaceOfText = {
      path: [],
      schema: schema.propertyNames ?? {},
      fill: (text) => ({ [text]: sample(more, resolve) }),
    }
    return [key, ...within(placesOfText(more, resolve), 'key', (inner) => ({ key: inner }))]
  }
  return schema.type === 'string' ? [{ path: [], schema, fill: (text) => text }] : []
}
