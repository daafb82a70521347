/** Passkeys in the browser. Loaded only where one is used. */
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import type { Assertion, Attestation, ConfirmedCall, FactorProof, Identity, PasskeyOptions } from '#core/api/auth.ts'
import { identityFields } from '#words/en/log-in.ts'
import { call, PasskeyDeclined } from './http.ts'
import { changeAccount } from './queries.ts'

const declined = (cause: unknown): never => {
  throw new PasskeyDeclined(identityFields.youDidNotUseYourPasskey, { cause })
}

// The server makes the options for exactly this call; the API schema leaves their type open.
type ServerOptions = PasskeyOptions['options']

/** Adds a passkey. Returns recovery codes with the first second factor. */
export const addPasskey = async (name: string, identity: Identity): Promise<readonly string[] | undefined> => {
  const { ticket, options } = await call('POST /api/account/passkeys/options', { body: identity })
  const optionsJSON = options as ServerOptions & PublicKeyCredentialCreationOptionsJSON
  const credential = (await startRegistration({ optionsJSON }).catch(declined)) as Attestation
  const body = { ticket, name, credential }
  const { recoveryCodes } = await changeAccount('POST /api/account/passkeys', { body })
  return recoveryCodes
}

/** Signs the server's challenge with a passkey. */
export const signedByPasskey = async (options: object): Promise<Assertion> => {
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON
  return (await startAuthentication({ optionsJSON }).catch(declined)) as Assertion
}

/** A signature that confirms this call. */
export const signedForStepUp = async (confirmed: ConfirmedCall): Promise<FactorProof> => {
  const { ticket, options } = await call('POST /api/account/step-up', { body: { call: confirmed } })
  return { ticket, credential: await signedByPasskey(options) }
}
