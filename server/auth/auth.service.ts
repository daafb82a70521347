import type { LoginBody, RegisterBody, Session } from '#core/wire/auth.ts'
import { Invalid, WrongLogin } from '../http/errors.ts'
import { hashOfNobody, hashPassword, isPassword } from './passwords.ts'
import type { Sessions } from './sessions.store.ts'
import { newToken, type RandomBytes, tokenHash } from './tokens.ts'
import type { Users } from './users.store.ts'

/** Milliseconds a login lasts: 30 days. */
const SESSION_MS = 30 * 24 * 60 * 60 * 1000

/** Until sponsors' codes are known here, everybody pays for themselves. */
const PAYS_THEMSELVES = '1'

export type AuthService = {
  /** Throws Invalid when the email has an account. */
  register(body: RegisterBody): Promise<Session>
  /** Throws WrongLogin, in the same time and words whether or not the email has an account. */
  login(body: LoginBody): Promise<Session>
  logout(token: string): Promise<void>
  /** Who a token belongs to, if it lives. */
  userOf(token: string): Promise<number | undefined>
}

type Needs = {
  readonly users: Users
  readonly sessions: Sessions
  readonly clock: () => Date
  readonly randomBytes: RandomBytes
}

export const authService = ({ users, sessions, clock, randomBytes }: Needs): AuthService => {
  const start = async (id: number, name: string): Promise<Session> => {
    const token = newToken(randomBytes)
    const now = clock()
    await sessions.open(id, tokenHash(token), now, now.getTime() + SESSION_MS)
    return { token, pt: PAYS_THEMSELVES, id, name }
  }

  return {
    register: async ({ name, last_name, email, password, homeowner, marketing }) => {
      const passwordHash = await hashPassword(password, randomBytes)
      const id = await users.add({ name, last_name, email, passwordHash, homeowner, marketing, at: clock() })
      if (id === undefined) throw new Invalid({ email: ['EMAIL_TAKEN'] })
      return start(id, name)
    },

    login: async ({ email, password }) => {
      const user = await users.withPassword(email)
      const right = await isPassword(password, user?.passwordHash ?? hashOfNobody)
      if (!user || !right) throw new WrongLogin()
      return start(user.id, user.name)
    },

    logout: (token) => sessions.close(tokenHash(token)),

    userOf: (token) => sessions.userOf(tokenHash(token), clock().getTime()),
  }
}
