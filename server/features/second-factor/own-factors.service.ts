import type { Attestation, AuthenticatorSetUp, PasskeyOptions } from '#core/api/auth.ts'
import { brand } from '#core/brand.ts'
import { MAX_AUTHENTICATORS, MAX_PASSKEYS } from '#core/constants.ts'
import { DecryptionFailed } from '../../crypto/cipher.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import { Invalid, NotFound, NotSignedIn } from '../../platform/errors.ts'
import { tokenHash } from '../../platform/random.ts'
import type { Asking } from '../auth/auth.service.ts'
import type { NoteSecurityEvent } from '../security/security-events.ts'
import { codesIfNone, forgetCodesWithLast, newSecret, openTicket, setUpOf, stepOf, TICKET_MS } from './factors.ts'
import { relyingPartyOf, verifiedPasskey, webauthn } from './webauthn.ts'

type NewPasskey = { readonly ticket: string; readonly name: string; readonly credential: Attestation }

type Deps = Means<'inTransaction' | 'clock' | 'randomBytes'> &
  Pick<Stores, 'users' | 'challenges'> & { readonly noteSecurityEvent: NoteSecurityEvent }

/** `baseUrl` is where the customer reaches us, without a slash at the end. */
export type PasskeysService = ReturnType<typeof createPasskeysService>

export const createPasskeysService = (deps: Deps & Pick<Stores, 'passkeys'>) => {
  const { users, passkeys, challenges, inTransaction, noteSecurityEvent, clock, randomBytes } = deps
  return {
    /** What the browser needs to make a passkey. Throws Invalid when there are enough. */
    offer: async (userId: number, baseUrl: string): Promise<PasskeyOptions> => {
      const user = await users.find(userId)
      if (!user) throw new NotSignedIn()
      const excludeCredentials = (await passkeys.list(userId)).map(({ id, transports }) => ({
        id,
        transports: [...transports],
      }))
      if (excludeCredentials.length >= MAX_PASSKEYS) throw new Invalid({ passkey: ['PASSKEYS_TOO_MANY'] })
      const { generateRegistrationOptions } = await webauthn()
      const options = await generateRegistrationOptions({
        rpName: brand.name,
        rpID: relyingPartyOf(baseUrl).rpId,
        userName: user.email,
        userDisplayName: `${user.name} ${user.last_name}`,
        challenge: Uint8Array.from(randomBytes(32)),
        excludeCredentials,
        authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
      })
      const waiting = { purpose: 'add a passkey', challenge: options.challenge, ms: TICKET_MS } as const
      return { ticket: await openTicket(deps, userId, waiting), options: { ...options } }
    },

    /** Gives recovery codes with the first second factor. Throws Invalid when it does not fit what was offered. */
    add: async (
      userId: number,
      { ticket, name, credential }: NewPasskey,
      asking: Asking,
    ): Promise<{ recoveryCodes?: string[] }> => {
      const waiting = await challenges.attempt(tokenHash(ticket), 'add a passkey', clock().getTime(), 1)
      if (waiting?.userId !== userId) throw new Invalid({ passkey: ['PASSKEY_TOO_LATE'] })
      const passkey = await verifiedPasskey(credential, waiting.challenge, relyingPartyOf(asking.baseUrl))
      if (!passkey) throw new Invalid({ passkey: ['PASSKEY_NOT_RECOGNISED'] })
      return inTransaction(async (stores) => {
        // Another second factor that was added meanwhile ended the ticket: this one would need it, too.
        if (!(await stores.challenges.done(tokenHash(ticket)))) throw new Invalid({ passkey: ['PASSKEY_TOO_LATE'] })
        const addedAt = clock().toISOString()
        const added = await stores.passkeys.add(userId, { ...passkey, name: name || 'Passkey', addedAt })
        if (!added) throw new Invalid({ passkey: ['PASSKEY_NOT_RECOGNISED'] })
        await noteSecurityEvent(stores, { ...asking, userId, event: 'added a passkey' })
        return codesIfNone(stores, userId, randomBytes)
      })
    },

    /** Throws NotFound when the owner has none like that. The codes go with the last second factor. */
    remove: (userId: number, id: string, asking: Asking): Promise<void> =>
      inTransaction(async (stores) => {
        if (!(await stores.passkeys.remove(userId, id)))
          throw new NotFound('There is no such passkey. Reload the page.')
        await forgetCodesWithLast(stores, userId)
        await noteSecurityEvent(stores, { ...asking, userId, event: 'removed a passkey' })
      }),
  }
}

/** Long enough to find an app, and to install it for the first time. */
const SET_UP_MS = 60 * 60_000
/** Codes that may be wrong before the set-up starts again. */
const MAX_TRIES = 10
const ID_BYTES = 12

type NewAuthenticator = { readonly ticket: string; readonly name: string; readonly code: string }

const tooLate = (): Invalid => new Invalid({ ticket: ['PASSKEY_TOO_LATE'] }, 'This took too long. Start again.')

export type AuthenticatorsService = ReturnType<typeof createAuthenticatorsService>

export const createAuthenticatorsService = (deps: Deps & Pick<Stores, 'authenticators'>) => {
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
        const added = { id, name: name || 'Authenticator app', secret, step, addedAt: now.toISOString() }
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
