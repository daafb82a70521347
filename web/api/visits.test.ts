import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FormReply } from '#core/api/wills.ts'
import type { RouteName } from '#core/journey/pages.ts'
import type { Will } from '#core/will/schema.ts'
import { browserStorage } from '#testkit/browser-storage.ts'
import { willAt } from '#testkit/stages.ts'
import { clearSession, storage } from './storage.ts'
import { arrived, markVisited, visitNow } from './visits.ts'
import { forgetForm, pathToContinue, queryClient, stepToContinue, takeGreeting, tellVisited } from './will.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', browserStorage())
  vi.stubGlobal('sessionStorage', browserStorage())
  storage.token.set('abc')
})
afterEach(() => vi.unstubAllGlobals())

test('a visitor is signed out, has been nowhere and has the landing questions to answer', () => {
  storage.token.clear()
  expect(visitNow(undefined, undefined)).toMatchObject({
    signedIn: false,
    visited: [],
    summaryVisited: false,
    mode: { sponsored: false },
    landingNeeded: '/my-will/lpf-a/0',
  })
})

test('a customer whose sponsor pays is recognised by the payment track', () => {
  storage.pt.set('0')
  expect(visitNow(undefined, undefined).mode).toEqual({ sponsored: true })
})

// Promise: walk.marks, done.visited
test('a page is listed once, however often it is visited', () => {
  arrived('will.gifts')
  arrived('will.gifts')
  markVisited('will.gifts')
  expect(visitNow(undefined, undefined).visited).toEqual(['will.gifts'])
})

test('a page outside the will is no visit', () => {
  arrived(undefined)
  expect(visitNow(undefined, undefined).visited).toEqual([])
})

// Promise: done.visited, complete.edit
test('reaching the summary is remembered, and ends a change begun there', () => {
  storage.editFromSummary.set([])
  arrived('will.gifts')
  expect(storage.editFromSummary.get()).toEqual([])
  arrived('will.summary')
  expect(storage.editFromSummary.get()).toBeUndefined()
  expect(visitNow(undefined, undefined).summaryVisited).toBe(true)
})

const formOf = (will: Will, visited: readonly RouteName[] = []): FormReply => ({
  user: { id: 4, name: 'Margaret', last_name: 'Hale', email: 'margaret@example.test', homeowner: 'Yes' },
  will,
  visited: [...visited],
})
const parent = willAt('will.beneficiaries.children')

describe('a log-in on a browser that knows nothing', () => {
  // Promise: getting.last
  test('continues at the furthest step that was shown on any device, and knows the others', () => {
    const shown = ['will.about-me.full-name', 'will.about-me.full-address'] as const
    expect(stepToContinue(formOf(willAt('will.gifts'), shown))).toBe('will.about-me.full-address')
    expect(storage.visited.get()).toEqual(shown)
    expect(takeGreeting()).toEqual({ isSeenBefore: true })
  })

  // Promise: since.unseen, getting.last.2
  test('marks no step as visited that was not shown, and does not say that the customer was there', () => {
    expect(stepToContinue(formOf(parent))).toBe('will.beneficiaries.children')
    expect(storage.visited.get()).toEqual(['will.beneficiaries.children'])
    expect(takeGreeting()).toEqual({ isSeenBefore: false })
  })

  test('greets once', () => {
    stepToContinue(formOf(parent))
    takeGreeting()
    expect(takeGreeting()).toBeUndefined()
  })

  test('leads to the summary where that was shown on another device', () => {
    expect(stepToContinue(formOf(willAt('will.gifts'), ['will.summary']))).toBe('will.summary')
    expect(storage.summaryVisited.get()).toBe(true)
  })
})

// Promise: auth.clear
test('a page that is still open after a log-out in another tab leaves no step in the browser', () => {
  clearSession()
  arrived('will.summary')
  markVisited('will.gifts')
  expect([storage.visited.get(), storage.summaryVisited.get()]).toEqual([undefined, undefined])
})

// Promise: since.link
test('the page asked for before a log-in is the one after it, once', () => {
  const form = formOf(willAt('will.gifts'), ['will.gifts'])
  storage.afterLogIn.set('/account/history')
  expect(pathToContinue(form)).toBe('/account/history')
  expect(pathToContinue(form)).toBe('/my-will/gifts')
})

test('a session that has ended leads back to the page that it ended on', () => {
  const form = formOf(willAt('will.gifts'), ['will.gifts'])
  expect(pathToContinue(form, '/my-will/about-me/dob')).toBe('/my-will/about-me/dob')
})

// Promise: since.link
test.each([
  '/login',
  '/sign-up',
  '/no-such-page',
  '//evil.example',
  '//evil.example?/account',
  '/login#account',
  'https://evil.example/account',
])('a log-in never leads to %s', (path) => {
  storage.afterLogIn.set(path)
  expect(pathToContinue(formOf(willAt('will.gifts'), ['will.gifts']))).toBe('/my-will/gifts')
})

describe('the server is told which pages were shown', () => {
  const sent: unknown[] = []
  let isReachable = true
  beforeEach(() => {
    sent.length = 0
    isReachable = true
    vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
      if (!isReachable) throw new TypeError('Failed to fetch')
      sent.push(JSON.parse(String(body)))
      return new Response(null, { status: 204 })
    })
    storage.user.set({ id: 4, name: 'Margaret' })
    queryClient.setQueryData(['form', 4], formOf(parent, ['will.about-me.dob']))
  })
  afterEach(() => forgetForm())

  // Promise: since.visited
  test('each once', async () => {
    await tellVisited('will.about-me.dob')
    await tellVisited('will.gifts')
    await tellVisited('will.gifts')
    expect(sent).toEqual([{ visited: ['will.gifts'] }])
  })

  // Promise: since.visited
  test('those that were shown without a network with the next page', async () => {
    isReachable = false
    await tellVisited('will.gifts')
    isReachable = true
    await tellVisited('will.funeral-wishes')
    expect(sent).toEqual([{ visited: ['will.gifts', 'will.funeral-wishes'] }])
  })

  // Promise: since.visited
  test('and never of another customer', async () => {
    isReachable = false
    await tellVisited('will.gifts')
    isReachable = true
    storage.user.set({ id: 5, name: 'Thomas' })
    queryClient.setQueryData(['form', 5], { ...formOf(parent), user: { ...formOf(parent).user, id: 5 } })
    await tellVisited('will.about-me.dob')
    expect(sent).toEqual([{ visited: ['will.about-me.dob'] }])
  })
})
