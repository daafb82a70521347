/** Passkeys in the browser. Loaded only where one is used. */
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import type { Assertion, Attestation, PasskeyOptions } from '#core/api/auth.ts'
import { call, PasskeyDeclined } from './http.ts'
import { reloadAccount } from './queries.ts'

const declined = (cause: unknown): never => {
  throw new PasskeyDeclined(cause)
}

// The server makes the options for exactly this call; the API schema leaves their type open.
type ServerOptions = PasskeyOptions['options']

/** Adds a passkey. Returns recovery codes with the first one. */
export const addPasskey = async (name: string, current: string): Promise<readonly string[] | undefined> => {
  const { ticket, options } = await call<PasskeyOptions>('/api/account/passkeys/options', { body: { current } })
  const optionsJSON = options as ServerOptions & PublicKeyCredentialCreationOptionsJSON
  const credential = (await startRegistration({ optionsJSON }).catch(declined)) as Attestation
  const body = { ticket, name, credential }
  const { recoveryCodes } = await call<{ recoveryCodes?: string[] }>('/api/account/passkeys', { body })
  await reloadAccount()
  return recoveryCodes
}

export const removePasskey = async (id: string, current: string): Promise<void> => {
  await call('/api/account/passkeys/remove', { body: { id, current } })
  await reloadAccount()
}

export const newRecoveryCodes = async (current: string): Promise<readonly string[]> => {
  const { recoveryCodes } = await call<{ recoveryCodes: string[] }>('/api/account/recovery-codes', {
    body: { current },
  })
  await reloadAccount()
  return recoveryCodes
}

/** Signs the server's log-in challenge with a passkey. */
export const signedByPasskey = async ({ options }: PasskeyOptions): Promise<Assertion> => {
  const optionsJSON = options as ServerOptions & PublicKeyCredentialRequestOptionsJSON
  return (await startAuthentication({ optionsJSON }).catch(declined)) as Assertion
}
