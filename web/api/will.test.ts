import { QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserStorage } from '#testkit/browser-storage.ts'
import { completeExampleWill } from '#testkit/builders.ts'
import { clearSession, storage } from './storage.ts'
import { forgetForm, loadForm, queryClient, reloadForm, useRealWill } from './will.ts'

const will = completeExampleWill({})

beforeEach(() => {
  vi.stubGlobal('localStorage', browserStorage())
  vi.stubGlobal('sessionStorage', browserStorage())
  vi.stubGlobal('fetch', async () => Response.error())
})
afterEach(() => {
  clearSession()
  forgetForm()
  vi.unstubAllGlobals()
})

/** Opens a page that the will of a customer has come for. */
const open = async (id: number) => {
  const user = { id, name: 'Rhys' }
  storage.user.set(user)
  queryClient.setQueryData(['form', id], { user, will: { ...will, id } })
  await loadForm()
}

/** A part of a page, as it is drawn when its code has come. */
const arrives = (): string =>
  renderToString(
    createElement(
      QueryClientProvider,
      { client: queryClient },
      createElement(() => `will ${useRealWill().id}`),
    ),
  )

test('a part of a page that comes during a log-out shows the will of the page', async () => {
  await open(5)
  clearSession()
  expect(arrives()).toBe('will 5')
})

test('it never shows the will of a customer whose page was there before', async () => {
  await open(5)
  clearSession()
  await open(6)
  expect(arrives()).toBe('will 6')
  clearSession()
  expect(arrives()).toBe('will 6')
})

test('once the log-out is done, nobody is shown a will', async () => {
  await open(5)
  clearSession()
  forgetForm()
  expect(arrives).toThrow('before the will was loaded')
})

test.each([
  ['is asked for again where the clock of the device was set back meanwhile', 60_000],
  ['is asked for again where it came in the same moment', 0],
])('after a payment the will %s', async (_, ahead) => {
  await open(5)
  const user = { id: 5, name: 'Rhys' }
  queryClient.setQueryData(['form', 5], { user, will: { ...will, id: 5, paid: 0 } }, { updatedAt: Date.now() + ahead })
  vi.stubGlobal('fetch', async () => Response.json({ user, will: { ...will, id: 5, paid: 1 } }))
  expect((await reloadForm()).will.paid).toBe(1)
})

test('after a payment the will is not the one that was on its way before', async () => {
  await open(5)
  const user = { id: 5, name: 'Rhys' }
  const replies: ((reply: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => replies.push(resolve)))
  const before = reloadForm()
  const after = reloadForm()
  await expect.poll(() => replies).toHaveLength(2)
  for (const [paid, reply] of replies.entries()) reply(Response.json({ user, will: { ...will, id: 5, paid } }))
  expect((await after).will.paid).toBe(1)
  expect((await before).will.paid).toBe(1)
})
