/** Redirects some visitors of a funnel to another variant of an A/B experiment. Independent of the product. */

export type RedirectTest = {
  /** Path and query of the page the visitor is opening. */
  readonly path: string
  /** The url in the cookie `afterTest`, if it is set. */
  readonly kept: string | undefined
  /** Requests the url of a variant. Undefined: the visitor stays. */
  readonly ask: () => Promise<string | undefined>
  /** Stores a url in the cookie `afterTest` for 24 hours. */
  readonly keep: (url: string) => void
}

const partsOf = (url: string): readonly [path: string, query: string] => {
  const [path = '', ...rest] = url.split('?')
  return [path, rest.join('?')]
}

const namesIn = (query: string): string[] => query.split('&').map((part) => part.split('=')[0] ?? '')

/** `url` with the query of the visitor's address. Parameters that `url` has already keep its values. */
const withQueryOf = (url: string, current: string): string => {
  const [path, own] = partsOf(url)
  const added = current.split('&').filter((part) => part !== '' && !namesIn(own).includes(part.split('=')[0] ?? ''))
  const query = [...(own === '' ? [] : [own]), ...added].join('&')
  return query === '' ? path : `${path}?${query}`
}

/** The url to redirect to, with the visitor's query string. Undefined: the visitor stays. Rejects when `ask` does. */
export const redirectTest = async ({ path, kept, ask, keep }: RedirectTest): Promise<string | undefined> => {
  const [current, query] = partsOf(path)
  if (namesIn(query).includes('is_test')) return undefined
  if (kept !== undefined) return current.includes(partsOf(kept)[0]) ? undefined : withQueryOf(kept, query)
  const url = await ask()
  if (url === undefined) return undefined
  keep(url)
  return current.includes(partsOf(url)[0]) ? undefined : withQueryOf(url, query)
}

/** A variant of an experiment. Without a url the visitor stays on the page. `weight` is relative to the sum of all weights. */
export type Variant = { readonly url: string | undefined; readonly weight: number }

/** The variant at a point from 0 up to but not including 1. Undefined when no variant has any weight. */
export const variantAt = <V extends Variant>(variants: readonly V[], point: number): V | undefined => {
  const total = variants.reduce((sum, { weight }) => sum + weight, 0)
  let passed = 0
  return variants.find(({ weight }) => {
    passed += weight
    return point * total < passed
  })
}

/** Small letters, digits and hyphens. */
export const isExperimentName = (text: string): boolean => /^[a-z0-9-]{1,60}$/.test(text)

/** Parses "/prices=30" or "stay=70", as it is typed for a variant. Undefined for any other text, and for a url that is not allowed. */
export const variantFrom = (text: string, isAllowed: (url: string) => boolean): Variant | undefined => {
  const [, url = '', weight = ''] = /^(.+)=(\d{1,4})$/.exec(text) ?? []
  if (url === '' || Number(weight) === 0) return undefined
  if (url === 'stay') return { url: undefined, weight: Number(weight) }
  return isAllowed(url) ? { url, weight: Number(weight) } : undefined
}
