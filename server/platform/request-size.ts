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

type Waiting = { readonly value: unknown; readonly path: readonly string[] }

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
  const waiting: Waiting[] = [{ value: data, path: [] }]
  for (let seen = 1; waiting.length > 0; ) {
    const { value, path } = waiting.pop() ?? { value: undefined, path: [] }
    const message = excessOf(value, path.length)
    if (message !== undefined) return { path, message }
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value)) {
      seen += 1
      if (seen > requestLimits.values) return { path: path.slice(0, 2), message: TOO_MANY }
      waiting.push({ value: inner, path: [...path, key] })
    }
  }
  return undefined
}
