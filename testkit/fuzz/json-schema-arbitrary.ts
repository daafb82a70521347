/** Values that fit a JSON schema, and values that nearly do. */
import fc from 'fast-check'

export type JsonSchema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | JsonSchema
  readonly propertyNames?: JsonSchema
  readonly items?: JsonSchema
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly pattern?: string
  readonly format?: string
}

export type Resolve = (ref: string) => JsonSchema

const MOST_ITEMS = 4

const nasty = [
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202e',
  "' OR 1=1 --",
  '"; DROP TABLE users',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '{{7*7}}',
  '__proto__',
  'a\r\nBcc: x@example.com',
  '🏡'.repeat(60),
  'x'.repeat(20_000),
]

/** Values that no schema expects. */
export const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, -1, 0, 1.5, 9e15, -9e15, 1e308, [], {}, [[[[[]]]]], {
    __proto__: null,
    constructor: 1,
  }),
  fc.constantFrom(...nasty),
  fc.jsonValue({ maxDepth: 3 }),
)

const text = ({ minLength = 0, maxLength = 30, format, pattern }: JsonSchema): fc.Arbitrary<unknown> => {
  const plain = fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 30)) })
  if (format === 'uuid') return fc.oneof(fc.uuid(), plain)
  if (format === 'email') return fc.oneof(fc.emailAddress(), plain)
  if (pattern !== undefined) return fc.oneof(fc.stringMatching(new RegExp(pattern)), plain)
  // Text that customers type, and text that breaks programs.
  return fc.oneof(
    plain,
    // The last but one is what the testkit's people have for a password.
    fc.constantFrom('Margaret', 'Hale', 'a quiet orchard wall', 'SY8 1AB', 'correct horse', 'a@example.com'),
    fc.emailAddress(),
    fc.constantFrom(...nasty),
  )
}

const object = (schema: JsonSchema, resolve: Resolve): fc.Arbitrary<unknown> => {
  const properties = Object.entries(schema.properties ?? {})
  const model = Object.fromEntries(properties.map(([key, each]) => [key, arbitraryOf(each, resolve)]))
  const required = (schema.required ?? []).filter((key) => key in model)
  const known = fc.record(model, { requiredKeys: required })
  const more = schema.additionalProperties
  if (typeof more !== 'object' || properties.length > 0) return known
  return fc.dictionary(fc.string({ maxLength: 20 }), arbitraryOf(more, resolve), { maxKeys: MOST_ITEMS })
}

const ofType = (type: string | undefined, schema: JsonSchema, resolve: Resolve): fc.Arbitrary<unknown> => {
  const { minimum = -1000, maximum = 100_000, minItems = 0, maxItems = MOST_ITEMS } = schema
  switch (type) {
    case 'string':
      return text(schema)
    case 'integer':
      return fc.oneof(
        fc.integer({ min: Math.max(minimum, 0), max: Math.max(0, minimum, Math.min(maximum, 12)) }),
        fc.integer({ min: Math.ceil(Math.max(minimum, -2e9)), max: Math.floor(Math.min(maximum, 2e9)) }),
      )
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}, resolve), {
        minLength: minItems,
        maxLength: Math.max(minItems, Math.min(maxItems, MOST_ITEMS)),
      })
    case 'object':
      return object(schema, resolve)
    default:
      return junk
  }
}

/** Values that fit `schema`; `resolve` finds what it refers to. */
export const arbitraryOf = (schema: JsonSchema, resolve: Resolve): fc.Arbitrary<unknown> => {
  if (schema.$ref !== undefined) return arbitraryOf(resolve(schema.$ref), resolve)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const either = schema.anyOf ?? schema.oneOf
  if (either) return fc.oneof(...either.map((each) => arbitraryOf(each, resolve)))
  if (schema.allOf)
    return fc
      .tuple(...schema.allOf.map((each) => arbitraryOf(each, resolve)))
      .map((parts) => Object.assign({}, ...parts))
  const types = typeof schema.type === 'object' ? schema.type : [schema.type]
  return fc.oneof(...types.map((type) => ofType(type, schema, resolve)))
}

const replaced = (value: unknown, path: readonly number[], by: unknown): unknown => {
  const [first, ...rest] = path
  if (first === undefined || typeof value !== 'object' || value === null) return by
  const keys = Object.keys(value)
  const key = keys[first % Math.max(keys.length, 1)]
  if (key === undefined) return by
  if (Array.isArray(value)) return value.map((each, index) => (String(index) === key ? replaced(each, rest, by) : each))
  return { ...value, [key]: replaced(Reflect.get(value, key), rest, by) }
}

const without = (value: unknown, at: number): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const keys = Object.keys(value)
  const { [keys[at % Math.max(keys.length, 1)] ?? '']: _, ...rest } = value as Record<string, unknown>
  return rest
}

/** Mostly values that fit; the rest have a part replaced by junk, left out, or added, or are junk throughout. */
export const nearly = (schema: JsonSchema, resolve: Resolve): fc.Arbitrary<unknown> => {
  const fits = arbitraryOf(schema, resolve)
  return fc.oneof(
    { weight: 8, arbitrary: fits },
    {
      weight: 3,
      arbitrary: fc
        .tuple(fits, fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }), junk)
        .map(([value, path, by]) => replaced(value, path, by)),
    },
    { weight: 1, arbitrary: fc.tuple(fits, fc.nat(20)).map(([value, at]) => without(value, at)) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fits, fc.string({ maxLength: 12 }), junk)
        .map(([value, key, by]) => (typeof value === 'object' ? { ...value, [key]: by } : by)),
    },
    { weight: 1, arbitrary: junk },
  )
}
