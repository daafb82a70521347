import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserStorage } from '#testkit/browser-storage.ts'
import { ApiError } from './http.ts'
import { clearSession, storage } from './storage.ts'

vi.stubGlobal('location', { href: 'https://heirloom.example/' })
vi.stubGlobal('document', { referrer: '', cookie: '', getElementById: () => null })
vi.stubGlobal('localStorage', browserStorage())
const { login, logout } = await import('./session.ts')

const anna = { email: 'anna@example.test', password: 'a quiet orchard wall' }

/** Answers each call in turn, and says what was asked. */
const server = (...replies: readonly Response[]): string[] => {
  const asked: string[] = []
  const waiting = [...replies]
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return waiting.shift() ?? Response.error()
  })
  return asked
}

beforeEach(() => vi.stubGlobal('localStorage', browserStorage()))
afterEach(() => {
  clearSession()
  vi.unstubAllGlobals()
})

// Promise: user.id, user.last-name, call.login
test('a log-in keeps the token, the payment track and who it is, and asks for the will', async () => {
  const asked = server(
    Response.json({ token: 'a token', pt: '0', id: 4, name: 'Anna' }),
    Response.json({ wills: { id: 7 } }),
  )
  expect(await login(anna)).toBeUndefined()
  expect(asked).toEqual(['/api/auth/login', '/api/wills/init'])
  expect([storage.token.get(), storage.pt.get(), storage.user.id()]).toEqual(['a token', '0', 4])
})

// Promise: auth.status, error.auth
test('a log-in that is refused leaves nobody logged in, and the page is given the reason', async () => {
  storage.token.set('the token of somebody before')
  storage.pt.set('0')
  storage.user.set({ id: 9, name: 'Ben' })
  server(
    Response.json(
      { message: 'The email or the password is not right.', errors: { email: ['WRONG_LOGIN'] } },
      { status: 401 },
    ),
  )
  const refused = await login(anna).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ApiError)
  expect(refused).toMatchObject({ status: 401, errors: { email: ['WRONG_LOGIN'] } })
  expect([storage.token.get(), storage.pt.get(), storage.user.id()]).toEqual([undefined, undefined, undefined])
})

test('a log-out that the server does not answer ends here at once, and keeps nobody on the page', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('sessionStorage', browserStorage())
  vi.stubGlobal('indexedDB', { databases: async () => [] })
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  storage.token.set('a token')
  const leaving = vi.fn()
  const left = logout().then(leaving)
  expect(storage.token.get()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1000)
  expect(leaving).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1500)
  await left
  expect(leaving).toHaveBeenCalled()
  vi.useRealTimers()
  await vi.dynamicImportSettled()
})
