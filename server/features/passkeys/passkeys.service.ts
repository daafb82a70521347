import type { Attestation, PasskeyOptions } from '#core/api/auth.ts'
import { brand } from '#core/brand.ts'
import { MAX_PASSKEYS } from '#core/constants.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import { Invalid, NotFound, NotSignedIn } from '../../platform/errors.ts'
import { tokenHash } from '../../platform/random.ts'
import type { Asking } from '../auth/auth.service.ts'
import { codesIfNone, forgetCodesWithLast, openTicket, TICKET_MS } from '../second-factor/factors.ts'
import { relyingPartyOf, verifiedPasskey, webauthn } from '../second-factor/webauthn.ts'
import type { NoteSecurityEvent } from '../security/security-events.ts'

const UNNAMED = 'Passkey'

type NewPasskey = { readonly ticket: string; readonly name: string; readonly credential: Attestation }

type Deps = Means<'inTransaction' | 'clock' | 'randomBytes'> & {
  readonly users: Pick<Stores['users'], 'find'>
  readonly passkeys: Stores['passkeys']
  readonly challenges: Stores['challenges']
  readonly noteSecurityEvent: NoteSecurityEvent
}

/** `baseUrl` is where the customer reaches us, without a slash at the end. */
export type PasskeysService = ReturnType<typeof createPasskeysService>

export const createPasskeysService = (deps: Deps) => {
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
        const added = await stores.passkeys.add(userId, { ...passkey, name: name || UNNAMED, addedAt })
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
