import { parseCookie, stringifySetCookie } from 'cookie'
import { DEVICE_KEPT_DAYS, MAX_KNOWN_DEVICES } from '#core/constants.ts'
import { DAY_MS } from '#core/text/dates.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
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
