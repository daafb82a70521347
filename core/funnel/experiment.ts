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

/** What the counts of an experiment say, and when they may be acted on. Independent of the product. */

/** What was counted on one side. */
export type Counted = { readonly shown: number; readonly signedUp: number }

/** From and to, of a rate or of a difference of rates, where 1 is all. */
export type Interval = { readonly from: number; readonly to: number }

/** The smallest difference of two rates that is worth acting on: three in a hundred. */
export const LEAST_DIFFERENCE = 0.03

/** Two-sided chance of 5 %, shared between this many comparisons (Bonferroni), as a quantile of the normal distribution. */
const QUANTILES = [1.96, 2.241, 2.394, 2.498, 2.576] as const

/** The same for a chance of 80 % to notice a difference that is there. */
const POWER_QUANTILE = 0.842

const quantileFor = (comparisons: number): number =>
  QUANTILES[Math.min(Math.max(comparisons, 1), QUANTILES.length) - 1] ?? 1.96

/**
 * Where the true rate is likely to be: Wilson's score interval, which stays within 0 and 1 and holds for small counts. Newcombe,
 * Statistics in Medicine 17 (1998), 857–872.
 */
export const rateInterval = ({ shown, signedUp }: Counted, comparisons = 1): Interval => {
  if (shown === 0) return { from: 0, to: 1 }
  const z = quantileFor(comparisons)
  const rate = Math.min(signedUp, shown) / shown
  const middle = (rate + z ** 2 / (2 * shown)) / (1 + z ** 2 / shown)
  const half = (z / (1 + z ** 2 / shown)) * Math.sqrt((rate * (1 - rate)) / shown + z ** 2 / (4 * shown ** 2))
  return { from: Math.max(0, middle - half), to: Math.min(1, middle + half) }
}

const rateOf = ({ shown, signedUp }: Counted): number => (shown === 0 ? 0 : Math.min(signedUp, shown) / shown)

/** Where the true difference of two rates is likely to be: Newcombe's method 10, from the intervals of both. */
export const differenceInterval = (first: Counted, other: Counted, comparisons = 1): Interval => {
  const difference = rateOf(other) - rateOf(first)
  const [a, b] = [rateInterval(first, comparisons), rateInterval(other, comparisons)]
  const below = Math.hypot(rateOf(other) - b.from, a.to - rateOf(first))
  const above = Math.hypot(b.to - rateOf(other), rateOf(first) - a.from)
  return { from: Math.max(-1, difference - below), to: Math.min(1, difference + above) }
}

/**
 * The visitors that each side is shown to before anything is decided. It is fixed by the number of sides before the first visitor
 * comes, and holds whatever the rates are: looking at the counts earlier, and stopping when they please, would find
 * differences that are not there.
 */
export const visitorsNeeded = (sides: number): number =>
  Math.ceil((2 * 0.25 * (quantileFor(sides - 1) + POWER_QUANTILE) ** 2) / LEAST_DIFFERENCE ** 2)

/**
 * `not yet`: some side was shown to too few. `better`, `worse`: this side differs from the first. `no difference`: none was
 * found that is worth acting on.
 */
export type Verdict = 'not yet' | 'better' | 'worse' | 'no difference'

/** What is known of a side compared with the first. */
export const verdictOn = (first: Counted, other: Counted, sides: number): Verdict => {
  if (Math.min(first.shown, other.shown) < visitorsNeeded(sides)) return 'not yet'
  const { from, to } = differenceInterval(first, other, sides - 1)
  if (from > 0) return 'better'
  return to < 0 ? 'worse' : 'no difference'
}
