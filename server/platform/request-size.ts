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

/** A part that is still to be looked at, and where it stands: at this key of what is around it. */
type Waiting = { readonly value: unknown; readonly depth: number; readonly key?: string; readonly around?: Waiting }

const pathOf = ({ key, around }: Waiting): string[] => (key === undefined || !around ? [] : [...pathOf(around), key])

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
  const waiting: Waiting[] = [{ value: data, depth: 0 }]
  let seen = 1
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    const { value, depth } = part
    const message = excessOf(value, depth)
    if (message !== undefined) return { path: pathOf(part), message }
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value)) {
      seen += 1
      if (seen > requestLimits.values) return { path: pathOf(part).slice(0, 2), message: TOO_MANY }
      // A number takes no more room than it took to be read.
      if (typeof inner === 'string' || typeof inner === 'object')
        waiting.push({ value: inner, depth: depth + 1, key, around: part })
    }
  }
  return undefined
}
