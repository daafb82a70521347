import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Assertion, Attestation } from '#core/api/auth.ts'
import type { Passkey } from '../../db/repositories/second-factors.store.ts'

/** Two hundred files that few people need, so the start does not wait for them: they are read a second after it, once. */
export const webauthn = () => import('@simplewebauthn/server')

/** The place a passkey is for: it answers nowhere else. */
export type RelyingParty = { readonly rpId: string; readonly origin: string }

/** `baseUrl` is where the customer reaches us. */
export const relyingPartyOf = (baseUrl: string): RelyingParty => {
  const { hostname, origin } = new URL(baseUrl)
  return { rpId: hostname, origin }
}

// The library throws a plain Error for whatever does not fit: all of it is the browser's doing, and comes to "not recognised".
const unlessItThrows = async <T>(verify: () => Promise<T>): Promise<T | undefined> => verify().catch(() => undefined)

/**
 * We ask for no attestation. Other formats bring certificates, and the library would read them and fetch the revocation lists
 * that they name: addresses that the sender chose.
 */
const hasNoAttestation = async ({ response }: Attestation): Promise<boolean> => {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  const bytes = Uint8Array.from(Buffer.from(response.attestationObject, 'base64url'))
  const format = await unlessItThrows(async () => decodeAttestationObject(bytes).get('fmt'))
  return format === 'none'
}

/** Whether the person has to show the authenticator who they are: where the passkey is no second factor but the only one. */
type Demands = { readonly userVerification?: 'required' }

/** What to keep of a new passkey; undefined when what the browser sent does not fit the challenge. */
export const verifiedPasskey = async (
  credential: Attestation,
  expectedChallenge: string,
  { rpId, origin }: RelyingParty,
  { userVerification }: Demands = {},
): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'> | undefined> => {
  if (!(await hasNoAttestation(credential))) return undefined
  const { verifyRegistrationResponse } = await webauthn()
  const verified = await unlessItThrows(() =>
    verifyRegistrationResponse({
      response: credential as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: userVerification === 'required',
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
export const verifiedCounter = async (
  passkey: Passkey,
  credential: Assertion,
  expectedChallenge: string,
  { rpId, origin }: RelyingParty,
  { userVerification }: Demands = {},
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
      // Where the password was shown already, a key that can only be touched is a second factor, too.
      requireUserVerification: userVerification === 'required',
    }),
  )
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined
}
