import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserStorage } from '#testkit/browser-storage.ts'
import { simplestWill } from '#testkit/builders.ts'
import { plainCipher } from '#testkit/plain-cipher.ts'
import { call, callAhead, callForFile, forgetAhead, get, OfflineError, whenUnauthorised } from './http.ts'
import { saveStep } from './save-queue.ts'
import { accountStorage, clearSession, storage } from './storage.ts'
import { currentWill, forgetForm, loadForm } from './will.ts'

const annas = simplestWill()
const bens = { ...simplestWill(), id: 2, status: 'Single' as const }

/** Answers when it is told to, as a slow network does. */
let answers: ((reply: Response) => void)[]
let ended: number

const logIn = (id: number, name: string) => {
  accountStorage.open(plainCipher, () => false)
  storage.token.set(`token of ${name}`)
  storage.user.set({ id, name })
}

/** The next request that waits, answered. */
const answer = async (body: unknown, status = 200) => {
  await expect.poll(() => answers).not.toHaveLength(0)
  answers.shift()?.(Response.json(body, { status }))
}

beforeEach(() => {
  answers = []
  ended = 0
  vi.stubGlobal('localStorage', browserStorage())
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)))
  whenUnauthorised(() => {
    ended += 1
  })
  logIn(1, 'Anna')
})
afterEach(() => {
  forgetForm()
  clearSession()
  whenUnauthorised(() => {})
  vi.unstubAllGlobals()
})

test.each([200, 401, 409, 500])(
  'a reply of %s that comes after a log-out is given to no page, and ends no later session',
  async (status) => {
    const asked = call('GET /api/form')
    clearSession()
    logIn(2, 'Ben')
    await answer({ will: annas, message: '', errors: {} }, status)
    await expect(asked).rejects.toMatchObject({ status: 401, body: undefined })
    expect(ended).toBe(0)
    expect(storage.user.get()?.name).toBe('Ben')
  },
)

test('a file that comes after a log-out is given to no page', async () => {
  const asked = callForFile('GET /api/documents/pack.zip', { query: {} })
  clearSession()
  await answer({})
  await expect(asked).rejects.toMatchObject({ status: 401 })
})

test('a save of one customer that is answered after another logged in changes nothing of the other', async () => {
  const loading = loadForm()
  await answer({ user: { id: 1, name: 'Anna', last_name: 'Price', email: 'anna@example.test' }, will: annas })
  await loading
  const saving = saveStep('will.about-me.marital-status', () => ({ status: 'Widowed' }))
  await expect.poll(() => answers).toHaveLength(1)
  clearSession()
  logIn(2, 'Ben')
  const second = loadForm()
  await expect.poll(() => answers).toHaveLength(2)
  await answer({ version: 1, will: { ...annas, status: 'Widowed' } })
  await expect(saving).rejects.toMatchObject({ status: 401 })
  await answer({ user: { id: 2, name: 'Ben', last_name: 'Price', email: 'ben@example.test' }, will: bens })
  await second
  expect(currentWill()).toEqual(bens)
  expect(storage.will.get()).toEqual(bens)
})

test('a reply that comes after the session’s token was renewed is taken', async () => {
  const asked = call('GET /api/form')
  storage.token.set('the next token of Anna')
  await answer({ version: 3 })
  expect(await asked).toEqual({ version: 3 })
})

const brokenOff = () =>
  new Response(new ReadableStream({ start: (body) => body.error(new TypeError('network error')) }))

test.each([
  ['a reply', () => call('GET /api/form')],
  ['a file', () => callForFile('GET /api/documents/pack.zip', { query: {} })],
])('%s that breaks off on its way did not reach us, as one that never began', async (_what, ask) => {
  const asked = ask()
  await expect.poll(() => answers).not.toHaveLength(0)
  answers.shift()?.(brokenOff())
  await expect(asked).rejects.toThrow(OfflineError)
})

// Promise: role.token, call.bearer
test('every call says that a script sends it, and carries the token of a customer', async () => {
  const sent: Headers[] = []
  vi.stubGlobal('fetch', async (_path: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers))
    return Response.json({})
  })
  await call('GET /api/form')
  clearSession()
  await call('GET /api/products')
  expect(sent.map((headers) => [headers.get('X-Requested-With'), headers.get('Authorization')])).toEqual([
    ['XMLHttpRequest', 'Bearer token of Anna'],
    ['XMLHttpRequest', null],
  ])
})

// Promise: logout.401, error.401
test('a reply that the session is no more ends it, and a wrong password before one does not', async () => {
  const dead = call('GET /api/form')
  await answer({ message: 'Log in to go on.', errors: {} }, 401)
  await expect(dead).rejects.toMatchObject({ status: 401, message: 'Log in to go on.' })
  expect(ended).toBe(1)

  clearSession()
  const wrong = call('POST /api/auth/login', { body: { email: 'anna@example.test', password: 'not this one' } })
  await answer({ message: 'Not right.', errors: { email: ['WRONG_LOGIN'] } }, 401)
  await expect(wrong).rejects.toMatchObject({ status: 401, errors: { email: ['WRONG_LOGIN'] } })
  expect(ended).toBe(1)
})

// Promise: will.status, error.will
test.each([500, 503])(
  'a will that cannot be fetched (%i) is taken out of the browser, and the page is told',
  async (status) => {
    storage.will.set(annas)
    const loading = loadForm()
    await answer({ message: 'Something went wrong.', errors: {} }, status)
    await expect(loading).rejects.toMatchObject({ status })
    expect(storage.will.get()).toBeUndefined()
  },
)

test('a reply to a call that was sent ahead is given once, to whoever asks for it', async () => {
  callAhead('GET /api/form')
  const taken = get('GET /api/form')
  await answer({ version: 3 })
  expect(await taken).toEqual({ version: 3 })
  const askedAnew = get('GET /api/form')
  await answer({ version: 4 })
  expect(await askedAnew).toEqual({ version: 4 })
})

test('a reply that nobody took is forgotten, so that nothing old is shown later', async () => {
  callAhead('GET /api/form')
  await answer({ version: 3 })
  forgetAhead()
  const later = get('GET /api/form')
  await answer({ version: 4 })
  expect(await later).toEqual({ version: 4 })
})

test('a session that ended before the page listened is ended once it does', async () => {
  const asLoaded = './http.ts?anew'
  const anew: typeof import('./http.ts') = await import(asLoaded)
  anew.callAhead('GET /api/form')
  await answer({ message: 'Please log in', errors: {} }, 401)
  await expect(anew.get('GET /api/form')).rejects.toMatchObject({ status: 401 })
  const told: string[] = []
  anew.whenUnauthorised(() => told.push('ended'))
  anew.whenUnauthorised(() => told.push('ended again'))
  expect(told).toEqual(['ended'])
})

test('a reply to a call ahead that comes after a log-out is given to no page', async () => {
  callAhead('GET /api/form')
  clearSession()
  logIn(2, 'Ben')
  const taken = get('GET /api/form')
  await answer({ will: annas })
  await expect(taken).rejects.toMatchObject({ status: 401, body: undefined })
})
