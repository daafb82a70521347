import { TooManyRequests } from '../../platform/errors.ts'
import { type Counter, networkOf, SITE_ALLOWANCE, siteOf } from '../../platform/rate-limit.ts'
import { UnknownCode } from './promo-codes.ts'

/** Who tries a code: `userId` is 0 before there is an account. */
type Caller = { readonly ip: string; readonly userId: number }

/**
 * Runs a call that carries a promo code. Calls with codes are counted for the account and for the network, whichever route
 * takes them: every one in a minute; in an hour those with a code that does not exist, and sponsored registrations.
 * Throws TooManyRequests above the limits, whether or not the code is right.
 */
export type LimitCodeGuesses = <T>(caller: Caller, call: () => Promise<T>) => Promise<T>

type Deps = {
  /** Calls a minute for one account or network. */
  readonly aMinute: number
  readonly minute: Counter
  readonly hour: Counter
}

/** Codes that do not exist, or sponsored registrations, in an hour: times the calls of a minute. */
const HOURLY_FACTOR = 3
export const CODE_HOUR_MS = 60 * 60_000

const keysOf = ({ ip, userId }: Caller): ReadonlyMap<string, number> => {
  const site = siteOf(ip)
  return new Map([
    [`network ${networkOf(ip)}`, 1],
    ...(site === undefined ? [] : [[site, SITE_ALLOWANCE] as const]),
    ...(userId === 0 ? [] : [[`account ${userId}`, 1] as const]),
  ])
}

export const createCodeGuesses = ({ aMinute, minute, hour }: Deps): LimitCodeGuesses => {
  const countCall = async (key: string, times: number): Promise<void> => {
    const { count, left } = await minute.add(key)
    if (count > aMinute * times) throw new TooManyRequests(Math.ceil(left / 1000))
    if ((await hour.of(key)) >= aMinute * HOURLY_FACTOR * times) throw new TooManyRequests(CODE_HOUR_MS / 1000)
  }

  return async (caller, call) => {
    const keys = keysOf(caller)
    for (const [key, times] of keys) await countCall(key, times)
    const countForAnHour = () => Promise.all([...keys.keys()].map((key) => hour.add(key)))
    try {
      const result = await call()
      if (caller.userId === 0) await countForAnHour()
      return result
    } catch (error) {
      if (error instanceof UnknownCode) await countForAnHour()
      throw error
    }
  }
}
