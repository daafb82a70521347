import { QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserStorage } from '#testkit/browser-storage.ts'
import { completeExampleWill } from '#testkit/builders.ts'
import { clearSession, storage } from './storage.ts'
import { forgetForm, loadForm, queryClient, useRealWill } from './will.ts'

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
