import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserStorage } from '#testkit/browser-storage.ts'
import { simplestWill } from '#testkit/builders.ts'
import { plainCipher } from '#testkit/plain-cipher.ts'
import { call, callForFile, whenUnauthorised } from './http.ts'
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
  await vi.waitFor(() => expect(answers).not.toHaveLength(0))
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
  'S19: a reply of %s that comes after a log-out is given to no page, and ends no later session',
  async (status) => {
    const asked = call('/api/form', { method: 'GET' })
    clearSession()
    logIn(2, 'Ben')
    await answer({ will: annas, message: '', errors: {} }, status)
    await expect(asked).rejects.toMatchObject({ status: 401, body: undefined })
    expect(ended).toBe(0)
    expect(storage.user.get()?.name).toBe('Ben')
  },
)

test('S19: a file that comes after a log-out is given to no page', async () => {
  const asked = callForFile('/api/documents/pack.zip')
  clearSession()
  await answer({})
  await expect(asked).rejects.toMatchObject({ status: 401 })
})

test('S19: a save of one customer that is answered after another logged in changes nothing of the other', async () => {
  const loading = loadForm()
  await answer({ user: { id: 1, name: 'Anna', last_name: 'Price', email: 'anna@example.test' }, will: annas })
  await loading
  const saving = saveStep('will.about-me.marital-status', { status: 'Widowed' })
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  clearSession()
  logIn(2, 'Ben')
  const second = loadForm()
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  await answer({ version: 1, will: { ...annas, status: 'Widowed' } })
  await expect(saving).rejects.toMatchObject({ status: 401 })
  await answer({ user: { id: 2, name: 'Ben', last_name: 'Price', email: 'ben@example.test' }, will: bens })
  await second
  expect(currentWill()).toEqual(bens)
  expect(storage.will.get()).toEqual(bens)
})

test('a reply that comes after the session’s token was renewed is taken', async () => {
  const asked = call<{ version: number }>('/api/form', { method: 'GET' })
  storage.token.set('the next token of Anna')
  await answer({ version: 3 })
  expect(await asked).toEqual({ version: 3 })
})
