/** An authenticator app on the telephone of a test's customer. */
import { Secret, TOTP } from 'otpauth'
import type { AuthenticatorSetUp } from '#core/api/auth.ts'
import type { Client, TestApp } from './start-app.ts'

/** What the app shows at this moment. */
export const codeOf = ({ secret }: Pick<AuthenticatorSetUp, 'secret'>, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({ timestamp: at.getTime() })

export type AuthenticatorOwner = {
  readonly id: number
  readonly email: string
  readonly password: string
  readonly token: string
  readonly client: Client
  readonly setUp: AuthenticatorSetUp
  readonly recoveryCodes: readonly string[]
  /** What the app shows now. */
  code(): string
}

/** A customer whose only second factor is an authenticator, added through the API. */
export const withAuthenticator = async (app: TestApp): Promise<AuthenticatorOwner> => {
  const owner = await app.register()
  const client = app.api(owner.token)
  const begun = await client.post('/api/account/authenticators/set-up', { current: owner.password })
  const setUp = begun.json<AuthenticatorSetUp>()
  const body = { ticket: setUp.ticket, name: 'My phone', code: codeOf(setUp, app.clock()) }
  const added = await client.post('/api/account/authenticators', body)
  if (added.status !== 200) throw new Error(`Adding an authenticator answered ${added.status}: ${added.text}`)
  const { recoveryCodes } = added.json<{ recoveryCodes: string[] }>()
  return { ...owner, client, setUp, recoveryCodes, code: () => codeOf(setUp, app.clock()) }
}
