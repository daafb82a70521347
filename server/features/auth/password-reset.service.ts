import type { ResetPasswordBody } from '#core/api/auth.ts'
import { RESET_LINK_MINUTES } from '#core/constants.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import { passwordClosedMail, resetMail } from '../../mail/templates/account.ts'
import { type Invalid, refusal } from '../../platform/errors.ts'
import { newToken, tokenHash } from '../../platform/random.ts'
import type { NoteSecurityEvent } from '../security/security-events.ts'
import { reclaimAccount } from '../verification/verification.service.ts'
import type { Browser, LoggedIn } from './auth.service.ts'
import type { KnownDevices, LoginThrottle } from './known-devices.ts'
import { assertStrongPassword, type Passwords } from './passwords.ts'

const RESET_MS = RESET_LINK_MINUTES * 60_000
/**
 * Links that are sent to one account as they are asked for. After so many in a day one is sent when none of them works any more: a
 * stranger cannot fill the owner's inbox, and cannot use up what the owner may ask for.
 */
const MAX_LINKS = 5

type Deps = Means<'inTransaction' | 'enqueueMail' | 'clock' | 'randomBytes'> & {
  readonly users: Pick<Stores['users'], 'withPassword' | 'find'>
  readonly passwordResets: Stores['passwordResets']
  readonly noteSecurityEvent: NoteSecurityEvent
  readonly knownDevices: Pick<KnownDevices, 'loggedIn'>
  readonly throttle: Pick<LoginThrottle, 'mayMail'>
  readonly passwords: Passwords
}

const dead = (): Invalid => refusal('token', 'RESET_LINK_DEAD')

export type PasswordResetService = ReturnType<typeof createPasswordResetService>

export const createPasswordResetService = (deps: Deps) => {
  const {
    users,
    passwordResets,
    inTransaction,
    enqueueMail,
    noteSecurityEvent,
    knownDevices,
    throttle,
    passwords,
    clock,
    randomBytes,
  } = deps
  const send = async (email: string, baseUrl: string, mailWith: typeof resetMail): Promise<void> => {
    const asked = await users.withPassword(email)
    if (!asked) return
    await inTransaction(async (stores) => {
      // A change of address at this moment waits, and ends the link; or it was made, and no link goes to the address that was left.
      await stores.entitlements.lock(asked.id)
      const user = await stores.users.withPassword(email)
      // The operator's lock is ended by the operator alone.
      if (!user || (await stores.users.lockedBy(user.id)) === 'operator') return
      const now = clock()
      const { living, today } = await stores.passwordResets.count(user.id, now.getTime())
      if (living >= (today < MAX_LINKS ? MAX_LINKS : 1)) return
      const token = newToken(randomBytes)
      await stores.passwordResets.add(user.id, tokenHash(token), now, now.getTime() + RESET_MS)
      const mail = mailWith(user, `${baseUrl}/reset-password/${token}`)
      await enqueueMail(stores.outbox, 'a link for a new password', mail)
    })
  }

  return {
    /** Sends a link, if there is an account. `baseUrl` is where the customer reaches us, without a slash at the end. */
    sendLink: (email: string, baseUrl: string): Promise<void> => send(email, baseUrl, resetMail),

    /** The same after too many wrong passwords, once a day. */
    offerLink: async (email: string, baseUrl: string): Promise<void> => {
      if (await throttle.mayMail(email)) await send(email, baseUrl, passwordClosedMail)
    },

    /**
     * Throws Invalid when the link has been used or is too old. Ends every session of the customer, and the lock that a link
     * "This was not me" put on the account. Gives the tokens by which this browser is recognised at log-in.
     */
    reset: async (
      { token, password }: ResetPasswordBody,
      caller: Partial<Browser> = {},
    ): Promise<Pick<LoggedIn, 'deviceTokens'>> => {
      const hash = tokenHash(token)
      // Checked before hashing, so that a request without a valid link costs no hashing.
      const owner = await passwordResets.userOf(hash, clock().getTime())
      const user = owner === undefined ? undefined : await users.find(owner)
      if (!user) throw dead()
      assertStrongPassword(password, user)
      const passwordHash = await passwords.hash(password)
      return inTransaction(async (stores) => {
        // Before the link: a change of the password at this moment takes them in the same order, so that neither waits for the other.
        await stores.entitlements.lock(user.id)
        const userId = await stores.passwordResets.take(hash, clock().getTime())
        if (userId === undefined) throw dead()
        await stores.users.setPassword(userId, passwordHash)
        await reclaimAccount(stores, userId, clock())
        const locked = await stores.users.lockedBy(userId)
        if (locked === 'operator') throw dead()
        if (locked) await stores.users.unlock(userId)
        await noteSecurityEvent(stores, { ...caller, userId, event: 'reset the password' })
        if (locked) await noteSecurityEvent(stores, { userId, event: 'unlocked the account', ownMail: true })
        await stores.loginFailures.reset(user.email)
        const { device = '', deviceTokens = [] } = caller
        const { tokens } = await knownDevices.loggedIn(stores, userId, { device, deviceTokens })
        return { deviceTokens: tokens }
      })
    },
  }
}
