import { TooManyRequests } from '../../platform/errors.ts'
import type { Counter } from './counter.ts'

/** Attempts for one email or account are counted for this long. */
export const ATTEMPTS_MS = 60_000

/** Counts an attempt for an email or an account, whatever its capitals. Throws TooMany when there have been enough for this minute. */
export type CountAttempt = (key: string) => Promise<void>

/** At most `max` attempts a minute for one key, from however many addresses. */
export const attemptsByEmail =
  (max: number, counter: Counter): CountAttempt =>
  async (key) => {
    const { count, left } = await counter.add(key)
    if (count > max) throw new TooManyRequests(Math.ceil(left / 1000))
  }
