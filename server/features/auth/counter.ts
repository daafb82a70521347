import type { Redis } from 'ioredis'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import { tokenHash } from '../../platform/random.ts'

export type Counted = {
  /** How many there are now. */
  readonly count: number
  /** Milliseconds until they are forgotten. */
  readonly left: number
}

/** Counts by key, whatever its capitals. Keys are kept by hash, as what somebody typed need not be kept. */
export type Counter = {
  /** Adds one. */
  add(key: string): Promise<Counted>
  of(key: string): Promise<number>
}

type Given = {
  /** Keeps one counter's keys apart from another's. */
  readonly name: string
  readonly windowMs: number
  readonly clock: Clock
  /** Where several processes count together. */
  readonly shared?: Redis | undefined
}

const inMemory = ({ windowMs, clock }: Given): Counter => {
  const counts = new Map<string, number>()
  let ends = 0
  const left = (): number => {
    const now = clock().getTime()
    if (now >= ends) {
      counts.clear()
      ends = now + windowMs
    }
    return ends - now
  }
  return {
    add: async (hash) => {
      const until = left()
      const count = (counts.get(hash) ?? 0) + 1
      counts.set(hash, count)
      return { count, left: until }
    },
    of: async (hash) => (left() > 0 ? (counts.get(hash) ?? 0) : 0),
  }
}

/** In one script: a key that was counted and not given its end would never be forgotten. */
const ADD = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }
`

const counted = z.tuple([z.number(), z.number()])

const inRedis = (redis: Redis, { name, windowMs }: Given): Counter => {
  const keyOf = (hash: string): string => `heirloom ${name} ${hash}`
  return {
    add: async (hash) => {
      const [count, left] = counted.parse(await redis.eval(ADD, 1, keyOf(hash), windowMs))
      return { count, left }
    },
    of: async (hash) => Number(await redis.get(keyOf(hash))),
  }
}

const firstOf = async <T>(ask: () => Promise<T>, instead: () => Promise<T>): Promise<T> => {
  try {
    return await ask()
  } catch {
    // Whatever is wrong with it: nobody is kept from their will because they could not be counted.
    return instead()
  }
}

/** With `shared`, every process counts together; whenever that is out of reach, each counts what it sees. */
export const counterOver = (given: Given): Counter => {
  const own = inMemory(given)
  const common = given.shared && inRedis(given.shared, given)
  const hashOf = (key: string): string => tokenHash(key.toLowerCase())
  return {
    add: async (key) => {
      const alone = () => own.add(hashOf(key))
      return common ? firstOf(() => common.add(hashOf(key)), alone) : alone()
    },
    of: async (key) => {
      const alone = () => own.of(hashOf(key))
      return common ? firstOf(() => common.of(hashOf(key)), alone) : alone()
    },
  }
}
