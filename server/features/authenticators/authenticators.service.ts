import type { AuthenticatorSetUp } from '#core/api/auth.ts'
import { MAX_AUTHENTICATORS } from '#core/constants.ts'
import { DecryptionFailed } from '../../crypto/cipher.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import { Invalid, NotFound, NotSignedIn } from '../../platform/errors.ts'
import { tokenHash } from '../../platform/random.ts'
import type { Asking } from '../auth/auth.service.ts'
import { codesIfNone, forgetCodesWithLast, newSecret, openTicket, setUpOf, stepOf } from '../second-factor/factors.ts'
import type { NoteSecurityEvent } from '../security/security-events.ts'

/** Long enough to find an app, and to install it for the first time. */
const SET_UP_MS = 60 * 60_000
/** Codes that may be wrong before the set-up starts again. */
const MAX_TRIES = 10
const UNNAMED = 'Authenticator app'
const ID_BYTES = 12

type NewAuthenticator = { readonly ticket: string; readonly name: string; readonly code: string }

type Deps = Means<'inTransaction' | 'clock' | 'randomBytes'> &
  Pick<Stores, 'users' | 'authenticators' | 'challenges'> & { readonly noteSecurityEvent: NoteSecurityEvent }

const tooLate = (): Invalid => new Invalid({ ticket: ['PASSKEY_TOO_LATE'] }, 'This took too long. Start again.')

export type AuthenticatorsService = ReturnType<typeof createAuthenticatorsService>

export const createAuthenticatorsService = (deps: Deps) => {
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
    /** A secret for an app. It counts once `add` has seen a code made from it. Throws Invalid when there are enough. */
    setUp: async (userId: number): Promise<AuthenticatorSetUp> => {
      const user = await users.find(userId)
      if (!user) throw new NotSignedIn()
      if ((await authenticators.list(userId)).length >= MAX_AUTHENTICATORS)
        throw new Invalid({ authenticator: ['AUTHENTICATORS_TOO_MANY'] })
      const secret = newSecret(randomBytes)
      const challenge = await authenticators.seal(userId, secret)
      const ticket = await openTicket(deps, userId, { purpose: 'add an authenticator', challenge, ms: SET_UP_MS })
      return { ticket, ...setUpOf(secret, user.email) }
    },

    /** Gives recovery codes with the first second factor. Throws Invalid when the code or the ticket is not right. */
    add: async (
      userId: number,
      { ticket, name, code }: NewAuthenticator,
      asking: Asking,
    ): Promise<{ recoveryCodes?: string[] }> => {
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

    /** Throws NotFound when the owner has none like that. The recovery codes go with the last second factor. */
    remove: (userId: number, id: string, asking: Asking): Promise<void> =>
      inTransaction(async (stores) => {
        if (!(await stores.authenticators.remove(userId, id)))
          throw new NotFound('There is no such authenticator. Reload the page.')
        await forgetCodesWithLast(stores, userId)
        await noteSecurityEvent(stores, { ...asking, userId, event: 'removed an authenticator' })
      }),
  }
}
