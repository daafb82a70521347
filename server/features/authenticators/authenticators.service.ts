import type { AuthenticatorSetUp } from '#core/api/auth.ts'
import { MAX_AUTHENTICATORS } from '#core/constants.ts'
import { DecryptionFailed } from '../../crypto/cipher.ts'
import type { InTransaction, Stores } from '../../db/stores.ts'
import type { Clock } from '../../platform/clock.ts'
import { Invalid, NotFound, NotSignedIn } from '../../platform/errors.ts'
import { type RandomBytes, tokenHash } from '../../platform/random.ts'
import type { Asking } from '../auth/auth.service.ts'
import { codesIfNone, forgetCodesWithLast } from '../second-factor/recovery-codes.ts'
import { openTicket } from '../second-factor/tickets.ts'
import { newSecret, setUpOf, stepOf } from '../second-factor/totp.ts'
import type { NoteSecurityEvent } from '../security/note-security-event.ts'

/** Long enough to find an app, and to install it for the first time. */
const SET_UP_MS = 60 * 60_000
/** Codes that may be wrong before the set-up starts again. */
const MAX_TRIES = 10
const UNNAMED = 'Authenticator app'
const ID_BYTES = 12

type NewAuthenticator = { readonly ticket: string; readonly name: string; readonly code: string }

export type AuthenticatorsService = {
  /** A secret for an app. It counts once `add` has seen a code made from it. Throws Invalid when there are enough. */
  setUp(userId: number): Promise<AuthenticatorSetUp>
  /** Gives recovery codes with the first second factor. Throws Invalid when the code or the ticket is not right. */
  add(userId: number, authenticator: NewAuthenticator, asking: Asking): Promise<{ recoveryCodes?: string[] }>
  /** Throws NotFound when the owner has none like that. The recovery codes go with the last second factor. */
  remove(userId: number, id: string, asking: Asking): Promise<void>
}

type Deps = Pick<Stores, 'users' | 'authenticators' | 'challenges'> & {
  readonly inTransaction: InTransaction
  readonly noteSecurityEvent: NoteSecurityEvent
  readonly clock: Clock
  readonly randomBytes: RandomBytes
}

const tooLate = (): Invalid => new Invalid({ ticket: ['PASSKEY_TOO_LATE'] }, 'This took too long. Start again.')

export const createAuthenticatorsService = (deps: Deps): AuthenticatorsService => {
  const { users, authenticators, challenges, inTransaction, noteSecurityEvent, clock, randomBytes } = deps

  const unsealed = async (userId: number, sealed: string): Promise<Uint8Array> => {
    try {
      return await authenticators.unseal(userId, sealed)
    } catch (error) {
      // The operator replaced the customer's key while the set-up was under way.
      if (error instanceof DecryptionFailed) throw tooLate()
      throw error
    }
  }

  return {
    setUp: async (userId) => {
      const user = await users.find(userId)
      if (!user) throw new NotSignedIn()
      if ((await authenticators.list(userId)).length >= MAX_AUTHENTICATORS)
        throw new Invalid({ authenticator: ['AUTHENTICATORS_TOO_MANY'] })
      const secret = newSecret(randomBytes)
      const challenge = await authenticators.seal(userId, secret)
      const ticket = await openTicket(deps, userId, { purpose: 'add an authenticator', challenge, ms: SET_UP_MS })
      return { ticket, ...setUpOf(secret, user.email) }
    },

    add: async (userId, { ticket, name, code }, asking) => {
      const now = clock()
      const waiting = await challenges.attempt(tokenHash(ticket), 'add an authenticator', now.getTime(), MAX_TRIES)
      if (waiting?.userId !== userId) throw tooLate()
      const secret = await unsealed(userId, waiting.challenge)
      const step = stepOf(secret, code, now)
      if (step === undefined) throw new Invalid({ code: ['TOTP_WRONG'] })
      const id = Buffer.from(randomBytes(ID_BYTES)).toString('base64url')
      return inTransaction(async (stores) => {
        // Another second factor that was added meanwhile ended the ticket: this one would need it, too.
        if (!(await stores.challenges.done(tokenHash(ticket)))) throw tooLate()
        const added = { id, name: name || UNNAMED, secret, step, addedAt: now.toISOString() }
        await stores.authenticators.add(userId, added)
        await noteSecurityEvent(stores, { ...asking, userId, event: 'added an authenticator' })
        return codesIfNone(stores, userId, randomBytes)
      })
    },

    remove: (userId, id, asking) =>
      inTransaction(async (stores) => {
        if (!(await stores.authenticators.remove(userId, id)))
          throw new NotFound('There is no such authenticator. Reload the page.')
        await forgetCodesWithLast(stores, userId)
        await noteSecurityEvent(stores, { ...asking, userId, event: 'removed an authenticator' })
      }),
  }
}
