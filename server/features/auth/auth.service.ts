import Bowser from 'bowser'
import type { LoginBody, Marketing, RegisterBody, SecondFactor, Session } from '#core/api/auth.ts'
import { SESSION_DAYS, TOKEN_MINUTES } from '#core/constants.ts'
import { marketingQuery } from '#core/funnel/tracking.ts'
import type { Language } from '#core/language.ts'
import { DAY_MS } from '#core/text/dates.ts'
import { invitedBy } from '../../db/repositories/couples.store.ts'
import type { PromoCode } from '../../db/repositories/promo-codes.store.ts'
import type { User } from '../../db/repositories/users.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import { verifyEmailMail, welcomeMail } from '../../mail/templates/account.ts'
import type { AfterReply } from '../../platform/background.ts'
import { AccountLocked, Invalid, NotSignedIn, WrongLogin } from '../../platform/errors.ts'
import { newToken, tokenHash } from '../../platform/random.ts'
import { deadInvitation } from '../couple/invitations.service.ts'
import { lockUsablePromo } from '../payments/promo-codes.ts'
import { addComplimentaryOrder } from '../payments/settlement.service.ts'
import type { NoteSecurityEvent } from '../security/security-events.ts'
import { issueCode } from '../verification/verification.service.ts'
import type { KnownDevices, LoginThrottle } from './known-devices.ts'
import { assertStrongPassword, type Passwords } from './passwords.ts'

/** Characters read of a browser's own description. */
const MOST_READ = 500

/** A name that the library knows. It reads any other from the text itself, which would let a stranger write into our mail. */
const known = (name: string | undefined, names: Readonly<Record<string, string>>): string[] =>
  name !== undefined && Object.values(names).includes(name) ? [name] : []

/** The name of a session's device, like "Firefox on Windows". The User-Agent itself is not stored. */
export const deviceOf = (userAgent: string | undefined): string => {
  if (!userAgent) return 'Unknown device'
  const { browser, os } = Bowser.parse(userAgent.slice(0, MOST_READ))
  const words = [...known(browser.name, Bowser.BROWSER_MAP), ...known(os.name, Bowser.OS_MAP)]
  return words.join(' on ') || 'Unknown device'
}

const TOKEN_MS = TOKEN_MINUTES * 60_000
const SESSION_MS = SESSION_DAYS * DAY_MS
/** A renewed token goes on working for the calls that other tabs have under way. */
const OVERLAP_MS = 60_000

/**
 * `device` in a few words; `baseUrl` is where the customer reaches us, without a slash at the end; `call` is what was asked for: the
 * name of its row in the contract.
 */
export type Caller = { readonly device: string; readonly baseUrl: string; readonly call?: string | undefined }
/** A caller at log-in, with the tokens by which the browser is recognised. */
export type Browser = Caller & { readonly deviceTokens: readonly string[]; readonly language?: Language | undefined }
/** A caller who is logged in: `token` is their session, which goes on where others end. */
export type Asking = Caller & { readonly token: string }

/** Who showed the password whose hash this is. */
export type PasswordShown = { readonly userId: number; readonly passwordHash: string }

/** A session, and the tokens by which the browser is recognised at the next log-in. */
export type LoggedIn = { readonly session: Session; readonly deviceTokens: readonly string[] }

type Deps = Means<'inTransaction' | 'enqueueMail' | 'clock' | 'randomBytes' | 'homeUrl'> &
  Pick<Stores, 'users' | 'sessions'> & {
    readonly noteSecurityEvent: NoteSecurityEvent
    readonly afterReply: AfterReply
    readonly knownDevices: Pick<KnownDevices, 'loggedIn'>
    readonly throttle: Pick<LoginThrottle, 'begin' | 'passed'>
    readonly passwords: Passwords
    /** The parameters of a first address that are kept; the usual ones when absent. */
    readonly marketingParameters?: readonly string[]
    /** What a user with a second factor has to show; undefined for a user without. */
    readonly secondFactor: (userId: number, baseUrl: string) => Promise<SecondFactor | undefined>
    readonly newUuid: () => string
  }

/** The list of the copy decides, whatever a page sends. */
const withTakenQuery = ({ query, ...how }: Marketing, taken: readonly string[] | undefined): Marketing => {
  const kept = marketingQuery(Object.entries(query ?? {}), taken)
  return { ...how, ...(kept && { query: kept }) }
}

export type AuthService = ReturnType<typeof createAuthService>

export const createAuthService = (deps: Deps) => {
  const { users, inTransaction, enqueueMail, passwords, secondFactor, homeUrl, clock, randomBytes, newUuid } = deps
  const { noteSecurityEvent, afterReply, throttle, knownDevices } = deps
  const unnamed = (): Browser => ({ device: deviceOf(undefined), baseUrl: homeUrl(), deviceTokens: [] })

  const open = async (
    stores: Stores,
    id: number,
    name: string,
    caller: Browser,
    passwordHash?: string,
  ): Promise<LoggedIn & { isNew: boolean }> => {
    const token = newToken(randomBytes)
    const now = clock()
    const { tokens, deviceHash, isNew } = await knownDevices.loggedIn(stores, id, caller)
    const given = { device: caller.device, deviceHash, passwordHash }
    // The account was locked, or the password changed, since they were looked at.
    if (!(await stores.sessions.open(id, tokenHash(token), now, now.getTime() + TOKEN_MS, given)))
      throw new WrongLogin()
    await stores.users.seen(id, now)
    if (caller.language) await stores.users.setLanguage(id, caller.language)
    await stores.audit.add(id, 'logged in', now)
    const sponsor = await stores.promoCodes.sponsorOf(id)
    return { session: { token, pt: sponsor === undefined ? '1' : '0', id, name }, deviceTokens: tokens, isNew }
  }

  /** After the reply, so that its time does not tell that the email has an account. */
  const failed = (userId: number): void =>
    afterReply('a failed log-in', () =>
      inTransaction((stores) => noteSecurityEvent(stores, { userId, event: 'failed to log in' })),
    )

  /** Opens a session of an account that was there before, and tells the owner of a device that is new to it. */
  const openAgain = (user: User, caller: Browser, passwordHash?: string): Promise<LoggedIn> =>
    inTransaction(async (stores) => {
      const { isNew, ...opened } = await open(stores, user.id, user.name, caller, passwordHash)
      if (isNew) await noteSecurityEvent(stores, { ...caller, userId: user.id, event: 'logged in from a new device' })
      return opened
    })

  /** Gives the will, paid for by the sponsor of the code. */
  const sponsored = async (stores: Stores, userId: number, code: string): Promise<PromoCode> => {
    const at = clock()
    const promo = await lockUsablePromo(stores, code, { scope: 'registration', userId, at })
    await addComplimentaryOrder(stores, { userId, externalId: newUuid(), entitlements: ['will'], promo, at })
    return promo
  }

  return {
    /** Throws Invalid when the email has an account, the password is weak, or a sponsor's code or an invitation cannot be used. */
    register: async (
      { name, last_name, email, password, homeowner, asked, marketing, pt_, invitation }: RegisterBody,
      caller: Browser = unnamed(),
    ): Promise<LoggedIn> => {
      assertStrongPassword(password, { name, last_name, email })
      const passwordHash = await passwords.hash(password)
      return inTransaction(async (stores) => {
        const partner = invitation === undefined ? undefined : await invitedBy(stores.couples, invitation, clock())
        // It was taken back while it was answered: an account that it was not for is not wanted.
        if (invitation !== undefined && !partner) throw deadInvitation()
        const id = await stores.users.add({
          name,
          last_name,
          email,
          passwordHash,
          homeowner: homeowner ?? '',
          marketing: marketing && withTakenQuery(marketing, deps.marketingParameters),
          device: caller.device,
          language: caller.language,
          at: clock(),
        })
        // An address that its owner may still take back from an account is not free.
        if (id === undefined || (await stores.notMeLinks.holds(email, clock().getTime())))
          throw new Invalid({ email: ['EMAIL_TAKEN'] })
        const sponsor = pt_?.trim() ? await sponsored(stores, id, pt_) : undefined
        await stores.audit.add(id, 'registered', clock())
        const { code, token } = await issueCode(stores, id, clock(), randomBytes)
        const link = `${caller.baseUrl}/verify-email/${token}`
        const proof = { code, link, openedAt: clock(), device: caller.device }
        const payer = partner ? 'Your partner' : sponsor?.funder
        const to = { name, email, language: caller.language }
        const mail = asked ? verifyEmailMail(to, proof) : welcomeMail(to, caller.baseUrl, proof, payer)
        await enqueueMail(stores.outbox, 'welcome', mail)
        return open(stores, id, name, caller)
      })
    },

    /**
     * `knownDevice` is the hash under which the browser is known to this account. Throws WrongLogin, in the same time and words
     * whether or not the email has an account, as `LoginThrottle.begin`, and AccountLocked with the right password.
     */
    login: async (
      { email, password }: LoginBody,
      caller: Browser = unnamed(),
      knownDevice?: string,
    ): Promise<LoggedIn | SecondFactor> => {
      await throttle.begin(email, knownDevice)
      const user = await users.withPassword(email)
      const right = await passwords.fits(password, user?.passwordHash)
      if (user && !right) failed(user.id)
      if (!user || !right) throw new WrongLogin()
      // Said to the owner alone: the password was right.
      if (await users.lockedBy(user.id)) throw new AccountLocked()
      await throttle.passed(email, knownDevice)
      const second = await secondFactor(user.id, caller.baseUrl)
      if (second) return second
      return openAgain(user, caller, user.passwordHash)
    },

    /** Opens a session for a user who showed the password and a second factor. Throws WrongLogin when the password was changed since. */
    start: async ({ userId, passwordHash }: PasswordShown, caller: Browser): Promise<LoggedIn> => {
      const user = await users.find(userId)
      if (!user) throw new NotSignedIn()
      if (await users.lockedBy(userId)) throw new AccountLocked()
      return openAgain(user, caller, passwordHash)
    },

    /** A new token for the same session. Throws NotSignedIn when this one is dead. */
    renew: (old: string, { language }: Pick<Browser, 'language'> = {}): Promise<Pick<Session, 'token'>> =>
      inTransaction(async ({ sessions, entitlements, users: owners }) => {
        const now = clock()
        const userId = await sessions.userOf(tokenHash(old), now.getTime())
        // What ends sessions locks the account first. A renewal that waited for it finds its session gone.
        if (userId !== undefined) await entitlements.lock(userId)
        const session = await sessions.find(tokenHash(old), now.getTime())
        const token = newToken(randomBytes)
        const renewed =
          session &&
          (await sessions.renew(tokenHash(old), tokenHash(token), {
            at: now,
            expiresAt: Math.min(now.getTime() + TOKEN_MS, session.startedAt + SESSION_MS),
            oldEndsAt: now.getTime() + OVERLAP_MS,
          }))
        if (!renewed) throw new NotSignedIn()
        if (userId !== undefined && language) await owners.setLanguage(userId, language)
        return { token }
      }),

    logout: (userId: number, token: string): Promise<void> =>
      inTransaction(async (stores) => {
        await stores.sessions.close(tokenHash(token))
        await stores.audit.add(userId, 'logged out', clock())
      }),

    /** Who a token belongs to, if it lives. */
    userOf: (token: string): Promise<number | undefined> => deps.sessions.userOf(tokenHash(token), clock().getTime()),
  }
}
