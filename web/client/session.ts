import type { LoginBody, RegisterBody, Session } from '#core/wire/auth.ts'
import { call } from './http.ts'
import { clearSession, storage } from './storage.ts'

const begin = (session: Session, user: { last_name?: string; email: string }): void => {
  storage.token.set(session.token)
  storage.pt.set(session.pt)
  storage.user.set({ id: session.id, name: session.name, ...user })
}

/** Makes the account, signs in and makes the will. */
export const register = async (body: RegisterBody): Promise<void> => {
  begin(await call<Session>('/api/auth/register', { body }), { last_name: body.last_name, email: body.email })
  await call('/api/wills/init')
}

export const login = async (body: LoginBody): Promise<void> => {
  clearSession()
  begin(await call<Session>('/api/auth/login', { body }), { email: body.email })
  await call('/api/wills/init')
}

/** Ends the session here and, when the server can be reached, there. */
export const logout = async (): Promise<void> => {
  const told = call('/api/auth/logout')
  clearSession()
  await told.catch(() => undefined)
}

export const isSignedIn = (): boolean => storage.token.get() !== undefined
