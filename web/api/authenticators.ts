/** Apps that show one-time codes. */
import type { AuthenticatorSetUp, Identity } from '#core/api/auth.ts'
import { call } from './http.ts'
import { accountChanged } from './queries.ts'

/** A key for an app. It counts once `addAuthenticator` has sent a code that was made with it. */
export const setUpAuthenticator = (identity: Identity): Promise<AuthenticatorSetUp> =>
  call('POST /api/account/authenticators/set-up', { body: identity })

/** Adds the authenticator that shows this code. Returns recovery codes with the first second factor. */
export const addAuthenticator = async (body: {
  ticket: string
  name: string
  code: string
}): Promise<readonly string[] | undefined> => {
  const { recoveryCodes } = await call('POST /api/account/authenticators', { body })
  await accountChanged()
  return recoveryCodes
}

export const removeAuthenticator = async (id: string, identity: Identity): Promise<void> => {
  await call('POST /api/account/authenticators/remove', { body: { id, ...identity } })
  await accountChanged()
}

export const newRecoveryCodes = async (identity: Identity): Promise<readonly string[]> => {
  const { recoveryCodes } = await call('POST /api/account/recovery-codes', { body: identity })
  await accountChanged()
  return recoveryCodes
}
