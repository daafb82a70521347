import { parseCookie, stringifySetCookie } from 'cookie'
import { DEVICE_KEPT_DAYS, MAX_FAILED_LOGINS, MAX_KNOWN_DEVICES } from '#core/constants.ts'
import { DAY_MS } from '#core/text/dates.ts'
import type { LoginFailures } from '../../db/repositories/logins.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import type { Clock } from '../../platform/clock.ts'
import { PasswordClosed, TooManyRequests } from '../../platform/errors.ts'
import { newToken, tokenHash } from '../../platform/random.ts'

const TOKEN = /^[\w-]{43}$/
/** Customers of one browser: each has a token of their own, so that nothing tells that they share it. */
const MAX_TOKENS = 4

const isSecure = (baseUrl: string): boolean => baseUrl.startsWith('https:')
const nameFor = (baseUrl: string): string => (isSecure(baseUrl) ? '__Secure-device' : 'device')

/** The tokens in a Cookie header, the newest first. `baseUrl` is where the customer reaches us. */
export const deviceTokensIn = (cookies: string | undefined, baseUrl: string): string[] =>
  (parseCookie(cookies ?? '')[nameFor(baseUrl)] ?? '')
    .split('.')
    .filter((token) => TOKEN.test(token))
    .slice(0, MAX_TOKENS)

/** The Set-Cookie header that keeps these tokens in the browser; without any, the cookie goes. */
export const deviceCookie = (tokens: readonly string[], baseUrl: string): string =>
  stringifySetCookie({
    name: nameFor(baseUrl),
    value: tokens.slice(0, MAX_TOKENS).join('.'),
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(baseUrl),
    maxAge: tokens.length === 0 ? 0 : (DEVICE_KEPT_DAYS * DAY_MS) / 1000,
  })

type Deps = Means<'clock' | 'randomBytes'> & { readonly knownDevices: Pick<Stores['knownDevices'], 'find'> }

/** Recognises the browsers that a customer has logged in from. */
export type KnownDevices = ReturnType<typeof createKnownDevices>

export const createKnownDevices = ({ knownDevices, clock, randomBytes }: Deps) => {
  const since = (): Date => new Date(clock().getTime() - DEVICE_KEPT_DAYS * DAY_MS)
  return {
    /** The hash under which this browser is known to the account of an email; undefined for a browser or an email that is not. */
    knownTo: (email: string, deviceTokens: readonly string[]): Promise<string | undefined> =>
      knownDevices.find(email, deviceTokens.map(tokenHash), since()),

    /** Notes a log-in in the transaction of its session. Gives the tokens for the cookie, and whether the device is new. */
    loggedIn: async (
      stores: Pick<Stores, 'knownDevices'>,
      userId: number,
      { device, deviceTokens }: { readonly device: string; readonly deviceTokens: readonly string[] },
    ): Promise<{ readonly tokens: readonly string[]; readonly deviceHash: string; readonly isNew: boolean }> => {
      for (const token of deviceTokens)
        if (await stores.knownDevices.used(userId, tokenHash(token), device, clock()))
          return {
            tokens: [token, ...deviceTokens.filter((other) => other !== token)],
            deviceHash: tokenHash(token),
            isNew: false,
          }
      const token = newToken(randomBytes)
      const added = { tokenHash: tokenHash(token), name: device, at: clock() }
      await stores.knownDevices.add(userId, added, { since: since(), most: MAX_KNOWN_DEVICES })
      return { tokens: [token, ...deviceTokens], deviceHash: added.tokenHash, isNew: true }
    },
  }
}

/** Failures in a row that go without a wait. */
const WITHOUT_WAIT = 10
const LONGEST_WAIT_MS = 15 * 60_000
/** Failures are forgotten after so long without another. */
const REMEMBERED_MS = 90 * DAY_MS

/** Milliseconds to wait after so many failures in a row: a second, doubled with each, a quarter of an hour at most. */
export const waitAfter = (failures: number): number =>
  failures < WITHOUT_WAIT ? 0 : Math.min(LONGEST_WAIT_MS, 1000 * 2 ** (failures - WITHOUT_WAIT))

/** What is left of the wait. A time of day that was set back before the last failure ends it: it keeps no customer out. */
const waitLeft = ({ count, at }: LoginFailures, now: number): number =>
  now < at ? 0 : Math.max(0, at + waitAfter(count) - now)

type ThrottleDeps = {
  readonly loginFailures: Stores['loginFailures']
  readonly knownDevices: Pick<Stores['knownDevices'], 'attempt' | 'passed'>
  readonly clock: Clock
}

/** Limits the passwords that are tried for one account, whatever the network. */
export type LoginThrottle = ReturnType<typeof createLoginThrottle>

export const createLoginThrottle = ({ loginFailures, knownDevices, clock }: ThrottleDeps) => {
  const beginUnknown = async (email: string): Promise<void> => {
    for (;;) {
      const now = clock().getTime()
      const before = await loginFailures.of(email)
      if (before.count >= MAX_FAILED_LOGINS) throw new PasswordClosed()
      const left = waitLeft(before, now)
      if (left > 0) throw new TooManyRequests(Math.ceil(left / 1000))
      // Tries of one moment are counted one after the other; the ones that come late look again.
      if (await loginFailures.add(email, before, now)) return
    }
  }
  return {
    /**
     * Counts a password about to be compared. A device that the owner has used before has an allowance of its own, so that nothing
     * that others try counts against it. Throws TooManyRequests while there is a wait, and PasswordClosed after too many failures in
     * a row, alike whether or not the email has an account.
     */
    begin: async (email: string, knownDevice: string | undefined): Promise<void> => {
      if (knownDevice !== undefined && (await knownDevices.attempt(knownDevice, MAX_FAILED_LOGINS))) return
      await loginFailures.forgetBefore(clock().getTime() - REMEMBERED_MS)
      await beginUnknown(email)
    },
    /** The password was right. A second factor has waits of its own. */
    passed: async (email: string, knownDevice: string | undefined): Promise<void> => {
      await (knownDevice === undefined ? loginFailures.reset(email) : knownDevices.passed(knownDevice))
    },
    /** Whether the owner may be written to that the password is closed: once a day. */
    mayMail: (email: string): Promise<boolean> => loginFailures.mayMail(email, clock().getTime(), DAY_MS),
  }
}
