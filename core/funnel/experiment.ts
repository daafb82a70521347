/** Sends some visitors of a funnel to the other side of an experiment. Nothing here knows which product it serves. */

export type RedirectTest = {
  /** Path and query of the page somebody is coming to. */
  readonly path: string
  /** The url kept in the cookie `afterTest`, if it is there. */
  readonly kept: string | undefined
  /** Asks for a url. Undefined: stay. */
  readonly ask: () => Promise<string | undefined>
  /** Puts a url in the cookie `afterTest`, for its 24 hours. */
  readonly keep: (url: string) => void
}

const partsOf = (url: string): readonly [path: string, query: string] => {
  const [path = '', ...rest] = url.split('?')
  return [path, rest.join('?')]
}

const namesIn = (query: string): string[] => query.split('&').map((part) => part.split('=')[0] ?? '')

/** `url` with the query the visitor came with. What `url` says itself is not said again. */
const withQueryOf = (url: string, current: string): string => {
  const [path, own] = partsOf(url)
  const added = current.split('&').filter((part) => part !== '' && !namesIn(own).includes(part.split('=')[0] ?? ''))
  const query = [...(own === '' ? [] : [own]), ...added].join('&')
  return query === '' ? path : `${path}?${query}`
}

/** Where the visitor goes instead, with the query string they came with; undefined: they stay. Rejects when `ask` does. */
export const redirectTest = async ({ path, kept, ask, keep }: RedirectTest): Promise<string | undefined> => {
  const [current, query] = partsOf(path)
  if (namesIn(query).includes('is_test')) return undefined
  if (kept !== undefined) return current.includes(partsOf(kept)[0]) ? undefined : withQueryOf(kept, query)
  const url = await ask()
  if (url === undefined) return undefined
  keep(url)
  return current.includes(partsOf(url)[0]) ? undefined : withQueryOf(url, query)
}

/** One side of an experiment. Without a url the visitor stays where they are. `weight` is in parts of the sum of all. */
export type Variant = { readonly url: string | undefined; readonly weight: number }

/** The variant at a point between 0 and 1, 1 not included. Undefined when no variant has any weight. */
export const variantAt = <V extends Variant>(variants: readonly V[], point: number): V | undefined => {
  const total = variants.reduce((sum, { weight }) => sum + weight, 0)
  let passed = 0
  return variants.find(({ weight }) => {
    passed += weight
    return point * total < passed
  })
}

/** Whether a visitor may be sent there: a path of this product, or another site over https. */
export const isVariantUrl = (url: string): boolean => /^(\/(?!\/)|https:\/\/[^/\s]+)\S*$/.test(url)

/** "/prices=30" or "stay=70", as the command line takes them; undefined when it is neither. */
export const variantFrom = (text: string): Variant | undefined => {
  const [, url = '', weight = ''] = /^(.+)=(\d{1,4})$/.exec(text) ?? []
  if (url === '' || Number(weight) === 0) return undefined
  if (url === 'stay') return { url: undefined, weight: Number(weight) }
  return isVariantUrl(url) ? { url, weight: Number(weight) } : undefined
}
