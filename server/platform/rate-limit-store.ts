import type { FastifyRateLimitOptions, FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { SITE_ALLOWANCE, siteOf } from './network.ts'
import type { Counter } from './rate-limit.ts'

type Settings = { readonly routeInfo?: { readonly method?: unknown; readonly url?: string } }

/** A counter with this name, for windows of so many milliseconds. */
type CounterOf = (name: string, windowMs: number) => Counter

/**
 * Where @fastify/rate-limit counts calls, each route by itself. The key of a call is its network; an IPv6 site may make
 * `SITE_ALLOWANCE` times as many calls as one network. The plugin's own stores go by the time of day, and stop counting
 * while Redis cannot be reached.
 */
export const createLimitStore = (counterOf: CounterOf): FastifyRateLimitStoreCtor => {
  const storeNamed = (name: string): FastifyRateLimitStore => {
    const counters = new Map<number, Counter>()
    const counterFor = (windowMs: number): Counter => {
      const counter = counters.get(windowMs) ?? counterOf(name, windowMs)
      counters.set(windowMs, counter)
      return counter
    }
    const count = async (network: string, windowMs: number, max: number) => {
      const counter = counterFor(windowMs)
      const site = siteOf(network)
      const [own, together] = await Promise.all([
        counter.add(network),
        site === undefined ? undefined : counter.add(site),
      ])
      return together && together.count > max * SITE_ALLOWANCE
        ? { current: Math.max(own.count, max + 1), ttl: together.left }
        : { current: own.count, ttl: own.left }
    }
    return {
      incr: (network, callback, windowMs, max) => {
        count(network, windowMs, max).then((counted) => callback(null, counted), callback)
      },
      child: (given) => {
        // The plugin's type names the route itself; it passes the settings, with the route in them.
        const { routeInfo } = given as typeof given & Settings
        return storeNamed(`calls ${routeInfo?.method} ${routeInfo?.url}`)
      },
    }
  }
  return class implements FastifyRateLimitStore {
    readonly incr: FastifyRateLimitStore['incr']
    readonly child: FastifyRateLimitStore['child']
    constructor(_options: FastifyRateLimitOptions) {
      const { incr, child } = storeNamed('calls')
      this.incr = incr
      this.child = child
    }
  }
}
