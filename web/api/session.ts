import type { LoginBody, RegisterBody, Session } from '#core/api/auth.ts'
import type { AnswerSecondFactor, PasskeyOptions, SecondFactor } from '#core/api/passkeys.ts'
import { call } from './http.ts'
import { marketing } from './marketing.ts'
import { signedUpOnSide } from './redirect-test.ts'
import { clearSession, storage } from './storage.ts'

const begin = (session: Session, user: { last_name?: string; email: string }): void => {
  storage.token.set(session.token)
  storage.tokenAt.set(Date.now())
  storage.pt.set(session.pt)
  storage.user.set({ id: session.id, name: session.name, ...user })
}

/** Makes the account, signs in and makes the will. */
export const register = async (body: RegisterBody): Promise<void> => {
  const cameBy = marketing()
  const account = { ...body, ...(cameBy && { marketing: cameBy }) }
  begin(await call<Session>('/api/auth/register', { body: account }), { last_name: body.last_name, email: body.email })
  void signedUpOnSide()
  await call('/api/wills/init')
}

/** Gives what a passkey has to sign when the password is not enough; undefined when they are in. */
export const login = async (body: LoginBody): Promise<PasskeyOptions | undefined> => {
  clearSession()
  const reply = await call<Session | SecondFactor>('/api/auth/login', { body })
  if ('secondFactor' in reply) return reply.secondFactor
  begin(reply, { email: body.email })
  await call('/api/wills/init')
  return undefined
}

export const answerSecondFactor = async (body: AnswerSecondFactor, email: string): Promise<void> => {
  begin(await call<Session>('/api/auth/second-factor', { body }), { email })
  await call('/api/wills/init')
}

/** Ends the session here and, when the server can be reached, there. */
export const logout = async (): Promise<void> => {
  const told = call('/api/auth/logout')
  clearSession()
  await told.catch(() => undefined)
}
