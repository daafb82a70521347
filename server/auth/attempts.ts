import { TooMany } from '../http/errors.ts'
import { tokenHash } from './tokens.ts'

const WINDOW_MS = 60_000

/** Counts an attempt for an email, whatever its capitals. Throws TooMany when there have been enough for this minute. */
export type CountAttempt = (email: string) => void

/**
 * At most `max` attempts a minute for one email, from however many addresses. In memory and by hash, as what somebody
 * typed need not be kept; every count is forgotten together when its minute is over.
 */
export const attemptsByEmail = (max: number, clock: () => Date): CountAttempt => {
  const counts = new Map<string, number>()
  let ends = 0
  return (email) => {
    const now = clock().getTime()
    if (now >= ends) {
      counts.clear()
      ends = now + WINDOW_MS
    }
    const key = tokenHash(email.toLowerCase())
    const count = (counts.get(key) ?? 0) + 1
    if (count > max) throw new TooMany(Math.ceil((ends - now) / 1000))
    counts.set(key, count)
  }
}
