import { isIPv6 } from 'node:net'
import {
  type FastifyRateLimitOptions,
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
  normalizeIP,
} from '@fastify/rate-limit'
import type { Redis } from 'ioredis'
import { z } from 'zod'
import type { Elapsed } from './clock.ts'
import { TooManyRequests } from './errors.ts'
import { tokenHash } from './random.ts'

/** Bits of an IPv6 address that an organisation or a large household gets; one network of 64 bits is a part of it. */
const SITE_BITS = 48
/** How many times more a site may do than one of its networks. */
export const SITE_ALLOWANCE = 16

/**
 * The network that calls are counted by: an IPv4 address, or the first 64 bits of an IPv6 address, because one customer has
 * all addresses of those. An IPv4 address in the form of IPv6 is the IPv4 address.
 */
export const networkOf = (address: string): string => normalizeIP(address)

/** The first 48 bits of an IPv6 address, undefined for IPv4. Many networks of one site count together under it. */
export const siteOf = (address: string): string | undefined => {
  const site = normalizeIP(address, SITE_BITS)
  return isIPv6(site) ? `site ${site}` : undefined
}

/** The longest that a call waits for Redis, in milliseconds. */
const REDIS_TIMEOUT_MS = 500

/**
 * Connects to the Redis server in which several processes count together. While it cannot be reached, commands fail at
 * once and the limits fall back to what one process sees. It reconnects by itself; the caller disconnects it.
 */
export const connectRedis = async (url: string): Promise<Redis> => {
  // Imported here, as only a server with several processes uses it.
  const { Redis: Client } = await import('ioredis')
  const redis = new Client(url, {
    connectTimeout: REDIS_TIMEOUT_MS,
    commandTimeout: REDIS_TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
  })
  // Each command reports its own failure; an error event without a listener would end the process.
  redis.on('error', () => undefined)
  return redis
}

export type Counted = {
  /** How many there are now. */
  readonly count: number
  /** Milliseconds until they are forgotten. */
  readonly left: number
}

type Deps = {
  /** Keeps one counter's keys apart from another's. */
  readonly name: string
  readonly windowMs: number
  /** Never set back or forward, as the time of day is. */
  readonly elapsed: Elapsed
  /** Where several processes count together. */
  readonly shared?: Redis | undefined
}

/** Keys of one counter in memory. Beyond it the oldest are forgotten, so that a flood of addresses does not fill the memory. */
const MAX_KEYS = 200_000

const inMemory = ({ windowMs, elapsed }: Deps): Counter => {
  const counts = new Map<string, { count: number; readonly ends: number }>()
  const living = (hash: string) => {
    const found = counts.get(hash)
    return found && found.ends > elapsed() ? found : undefined
  }
  /** The oldest stand first, as a key is put at the end when it is counted for the first time. */
  const forgetOld = (): void => {
    for (const [hash, { ends }] of counts) {
      if (ends > elapsed() && counts.size < MAX_KEYS) return
      counts.delete(hash)
    }
  }
  return {
    add: async (hash, more = 1) => {
      forgetOld()
      const found = living(hash) ?? { count: 0, ends: elapsed() + windowMs }
      found.count += more
      counts.set(hash, found)
      return { count: found.count, left: found.ends - elapsed() }
    },
    of: async (hash) => living(hash)?.count ?? 0,
  }
}

/** One script, because a key that is counted but gets no expiry would stay for ever. */
const ADD = `
local count = redis.call('INCRBY', KEYS[1], ARGV[2])
if redis.call('PTTL', KEYS[1]) < 0 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }
`

const counted = z.tuple([z.number(), z.number()])

const inRedis = (redis: Redis, { name, windowMs }: Deps): Counter => {
  const keyOf = (hash: string): string => `heirloom ${name} ${hash}`
  return {
    add: async (hash, more = 1) => {
      const [count, left] = counted.parse(await redis.eval(ADD, 1, keyOf(hash), windowMs, more))
      return { count, left }
    },
    of: async (hash) => Number(await redis.get(keyOf(hash))),
  }
}

const withFallback = async <T>(ask: () => Promise<T>, instead: () => Promise<T>): Promise<T> => {
  try {
    return await ask()
  } catch {
    // Any error of Redis: a customer is not refused because the call could not be counted.
    return instead()
  }
}

/** Counts by key, ignoring case. Keys are stored as hashes, since they hold emails. */
export type Counter = ReturnType<typeof createCounter>

/** With `shared`, all processes count together; while Redis cannot be reached, each process counts for itself. */
export const createCounter = (given: Deps) => {
  const own = inMemory(given)
  const common = given.shared && inRedis(given.shared, given)
  const hashOf = (key: string): string => tokenHash(key.toLowerCase())
  return {
    /** Adds one, or as many as are said. */
    add: async (key: string, more?: number): Promise<Counted> => {
      const alone = () => own.add(hashOf(key), more)
      return common ? withFallback(() => common.add(hashOf(key), more), alone) : alone()
    },
    of: async (key: string): Promise<number> => {
      const alone = () => own.of(hashOf(key))
      return common ? withFallback(() => common.of(hashOf(key)), alone) : alone()
    },
  }
}

/** The window in which attempts for one email or account are counted. */
export const ATTEMPT_WINDOW_MS = 60_000

/** Counts an attempt for an email or an account, ignoring case. Throws TooManyRequests above the limit of this minute. */
export type CountAttempt = (key: string) => Promise<void>

/** At most `max` attempts a minute for one key, from all network addresses together. */
export const createAttemptLimit =
  (max: number, counter: Counter): CountAttempt =>
  async (key) => {
    const { count, left } = await counter.add(key)
    if (count > max) throw new TooManyRequests(Math.ceil(left / 1000))
  }

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
