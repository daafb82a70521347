/** Whether a request is one that Stripe describes. */
import { Ajv, type ValidateFunction } from 'ajv'
import description from './stripe-openapi.json' with { type: 'json' }

type Tree = { [key: string]: Tree | string }

const isList = (tree: Tree): boolean => Object.keys(tree).every((key, index) => key === String(index))

const asJson = (tree: Tree | string): unknown => {
  if (typeof tree === 'string') return tree
  const values = Object.entries(tree).map(([key, value]) => [key, asJson(value)] as const)
  return values.length > 0 && isList(tree) ? values.map(([, value]) => value) : Object.fromEntries(values)
}

/** `line_items[0][quantity]=1` as the object it stands for. Everything in it is still text. */
export const unfold = (form: URLSearchParams): unknown => {
  const tree: Tree = {}
  for (const [name, value] of form) {
    const path = [...name.matchAll(/[^[\]]+/g)].map(([part]) => part)
    const last = path.pop() ?? ''
    let at = tree
    for (const part of path) {
      const next = at[part]
      const child: Tree = typeof next === 'object' ? next : {}
      at[part] = child
      at = child
    }
    at[last] = value
  }
  return asJson(tree)
}

// A form carries only text; the description says which of it is a number.
const ajv = new Ajv({ coerceTypes: true, allErrors: true, strict: true })

const nothing = { type: 'object', additionalProperties: false, properties: {} }

type Operation = { readonly body: ValidateFunction; readonly query: ValidateFunction; readonly pattern: RegExp }

const operations: readonly (readonly [string, Operation])[] = Object.entries(description.paths).map(
  ([key, operation]) => [
    key,
    {
      body: ajv.compile('body' in operation ? operation.body : nothing),
      query: ajv.compile('query' in operation ? operation.query : nothing),
      pattern: new RegExp(`^${key.replace(/\{\w+\}/g, '([\\w-]{1,66})')}$`),
    },
  ],
)

export type Described =
  | { readonly ok: true; readonly operation: string; readonly argument: string | undefined; readonly body: unknown }
  | { readonly ok: false; readonly why: string }

/** Reads a request as the description says, or says what is not described about it. */
export const described = (method: string, url: URL, text: string): Described => {
  for (const [operation, { body, query, pattern }] of operations) {
    const match = pattern.exec(`${method} ${url.pathname}`)
    if (!match) continue
    const sent = unfold(new URLSearchParams(text))
    if (!body(sent)) return { ok: false, why: ajv.errorsText(body.errors) }
    if (!query(unfold(url.searchParams))) return { ok: false, why: ajv.errorsText(query.errors) }
    return { ok: true, operation, argument: match[1], body: sent }
  }
  return { ok: false, why: `${method} ${url.pathname} is not described` }
}
