import { TooMany } from '../http/errors.ts'
import { tokenHash } from './tokens.ts'

const MINUTE_MS = 60_000

/** Counts by key. In memory and by hash, as what somebody typed need not be kept. */
export type Counter = {
  /** Adds one, and gives how many there are now. */
  add(key: string): number
  of(key: string): number
  /** Milliseconds until every count is forgotten together. */
  left(): number
}

export const counterOver = (windowMs: number, clock: () => Date): Counter => {
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
  const of = (key: string): number => {
    left()
    return counts.get(tokenHash(key.toLowerCase())) ?? 0
  }
  return {
    left,
    of,
    add: (key) => {
      const count = of(key) + 1
      counts.set(tokenHash(key.toLowerCase()), count)
      return count
    },
  }
}

/** Counts an attempt for an email or an account, whatever its capitals. Throws TooMany when there have been enough for this minute. */
export type CountAttempt = (key: string) => void

/** At most `max` attempts a minute for one key, from however many addresses. */
export const attemptsByEmail = (max: number, clock: () => Date): CountAttempt => {
  const counter = counterOver(MINUTE_MS, clock)
  return (key) => {
    if (counter.of(key) >= max) throw new TooMany(Math.ceil(counter.left() / 1000))
    counter.add(key)
  }
}
