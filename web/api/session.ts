import type { AnswerSecondFactor, LoginBody, RegisterBody, SecondFactor, Session } from '#core/api/auth.ts'
import { TOKEN_RENEW_MINUTES } from '#core/constants.ts'
import { firstVisit } from './arrivals.ts'
import { signedUpOnSide } from './experiment.ts'
import { call, expectFailedCall } from './http.ts'
import { marketing } from './marketing.ts'
import { clearSession, storage } from './storage.ts'

const begin = (session: Session, user: { last_name?: string; email: string }): void => {
  storage.token.set(session.token)
  storage.tokenAt.set(Date.now())
  storage.pt.set(session.pt)
  storage.user.set({ id: session.id, name: session.name, ...user })
}

/** Opens the account, logs in and creates the will. */
export const register = async (body: RegisterBody): Promise<void> => {
  const cameBy = marketing(firstVisit)
  const account = { ...body, ...(cameBy && { marketing: cameBy }) }
  storage.afterLogIn.clear()
  begin(await call('POST /api/auth/register', { body: account }), { last_name: body.last_name, email: body.email })
  void signedUpOnSide()
  await call('POST /api/wills/init')
}

/** Logs in. Returns what is asked for as well when the password is not enough. */
export const login = async (body: LoginBody): Promise<SecondFactor['secondFactor'] | undefined> => {
  clearSession()
  const reply = await call('POST /api/auth/login', { body })
  if ('secondFactor' in reply) return reply.secondFactor
  begin(reply, { email: body.email })
  await call('POST /api/wills/init')
  return undefined
}

export const answerSecondFactor = async (body: AnswerSecondFactor, email: string): Promise<void> => {
  begin(await call('POST /api/auth/second-factor', { body }), { email })
  await call('POST /api/wills/init')
}

const ANSWER_AWAITED_MS = 2000

/** Ends the session here and, when the server can be reached, there. Nobody who logs out is kept on the page by a slow network. */
export const logout = async (): Promise<void> => {
  const told = call('POST /api/auth/logout')
  clearSession()
  // A note of a signing that could not be sent stays, for this customer's next log-in.
  void import('./kept-for-table.ts').then(({ forgetKept }) => forgetKept())
  await Promise.race([told.catch(() => undefined), new Promise((leave) => setTimeout(leave, ANSWER_AWAITED_MS))])
}

const RENEW_AFTER_MS = TOKEN_RENEW_MINUTES * 60_000
const LOOK_EVERY_MS = 60_000

const isDue = (): boolean => {
  if (storage.token.get() === undefined) return false
  const at = storage.tokenAt.get()
  if (at === undefined) storage.tokenAt.set(Date.now())
  return at !== undefined && Date.now() - at >= RENEW_AFTER_MS
}

const renew = async (): Promise<void> => {
  // Another tab may have renewed it while this one waited for the lock.
  if (!isDue()) return
  const before = storage.token.get()
  try {
    const { token } = await call('POST /api/auth/renew')
    // Logged out in the meantime: the new token must not bring them back.
    if (storage.token.get() !== before) return
    storage.token.set(token)
    storage.tokenAt.set(Date.now())
  } catch (error) {
    // An expired token has ended the session already. Without a network, a later attempt is soon enough.
    expectFailedCall(error)
  }
}

/** Renews the token in one tab at a time. Browsers without locks renew twice at worst, and both tokens work. */
const renewIfDue = async (): Promise<void> => {
  if (!isDue()) return
  if ('locks' in navigator) await navigator.locks.request('renew the session', renew)
  else await renew()
}

/** Runs while a signed-in page is open. Returns a function that stops it. */
export const startRenewing = (): (() => void) => {
  const look = () => void renewIfDue()
  const timer = setInterval(look, LOOK_EVERY_MS)
  // Timers do not run while a computer sleeps.
  document.addEventListener('visibilitychange', look)
  window.addEventListener('online', look)
  look()
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('online', look)
  }
}
