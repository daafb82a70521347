import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Assertion, Attestation } from '#core/api/passkeys.ts'
import type { Passkey } from '../../db/repositories/passkeys.store.ts'
import { webauthn } from './webauthn.ts'

/** The place a passkey is for: it answers nowhere else. */
export type Place = { readonly rpId: string; readonly origin: string }

/** `baseUrl` is where the customer reaches us. */
export const placeOf = (baseUrl: string): Place => {
  const { hostname, origin } = new URL(baseUrl)
  return { rpId: hostname, origin }
}

// The library throws a plain Error for whatever does not fit: all of it is the browser's doing, and comes to "not recognised".
const unlessItThrows = async <T>(verify: () => Promise<T>): Promise<T | undefined> => verify().catch(() => undefined)

/** What to keep of a new passkey; undefined when what the browser sent does not fit the challenge. */
export const newPasskeyIn = async (
  credential: Attestation,
  expectedChallenge: string,
  { rpId, origin }: Place,
): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'> | undefined> => {
  const { verifyRegistrationResponse } = await webauthn()
  const verified = await unlessItThrows(() =>
    verifyRegistrationResponse({
      response: credential as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: false,
    }),
  )
  if (!verified?.verified) return undefined
  const { id, publicKey, counter } = verified.registrationInfo.credential
  return {
    id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: credential.response.transports ?? [],
  }
}

/** The new count of signatures; undefined when the passkey did not sign this challenge, or is a copy. */
export const signedBy = async (
  passkey: Passkey,
  credential: Assertion,
  expectedChallenge: string,
  { rpId, origin }: Place,
): Promise<number | undefined> => {
  const { verifyAuthenticationResponse } = await webauthn()
  const verified = await unlessItThrows(() =>
    verifyAuthenticationResponse({
      response: credential as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
      // The password was shown already; a key that can only be touched is a second factor, too.
      requireUserVerification: false,
    }),
  )
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined
}
