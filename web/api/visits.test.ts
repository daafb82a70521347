import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { visitedUpTo } from '#core/journey/visit.ts'
import { browserStorage } from '#testkit/browser-storage.ts'
import { today } from '#testkit/builders.ts'
import { willAt } from '#testkit/stages.ts'
import { clearSession, storage } from './storage.ts'
import { arrived, markVisited, visitNow } from './visits.ts'
import { keepVisited, pathToContinue, stepToContinue } from './will.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', browserStorage())
  vi.stubGlobal('sessionStorage', browserStorage())
})
afterEach(() => vi.unstubAllGlobals())

test('a visitor is signed out, has been nowhere and has the landing questions to answer', () => {
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

test('reaching the summary is remembered, and ends a change begun there', () => {
  storage.editFromSummary.set([])
  arrived('will.gifts')
  expect(storage.editFromSummary.get()).toEqual([])
  arrived('will.summary')
  expect(storage.editFromSummary.get()).toBeUndefined()
  expect(visitNow(undefined, undefined).summaryVisited).toBe(true)
})

test('on a new browser, all steps up to the one where the customer continues count as visited', () => {
  const will = willAt('will.gifts')
  const step = stepToContinue(will, [])
  expect(storage.visited.get()).toEqual(visitedUpTo(step, will, today))
})

test('the pages visited on this browser count before what the answers say', () => {
  const will = willAt('will.gifts')
  expect(stepToContinue(will, ['will.about-me.dob'])).toBe('will.about-me.dob')
})

test('another tab that saw the log-in first and reset the visits does not lead the customer back to the beginning', () => {
  const will = willAt('will.gifts')
  const alone = stepToContinue(will, [])
  storage.visited.clear()
  markVisited('will.about-me.full-name')
  expect(stepToContinue(will, [])).toBe(alone)
})

test('conformance A4.2: the steps visited before a log-out are known at the next log-in of the same customer', () => {
  const will = willAt('will.beneficiaries.my-beneficiaries')
  storage.user.set({ id: 4, name: 'Margaret' })
  storage.visited.set(visitedUpTo('will.beneficiaries.my-beneficiaries', will, today))
  keepVisited()
  clearSession()
  storage.user.set({ id: 5, name: 'Thomas' })
  expect(stepToContinue(will, [])).toBe('will.estate-splits.split-distribution')
  clearSession()
  storage.user.set({ id: 4, name: 'Margaret' })
  expect(stepToContinue(will, [])).toBe('will.beneficiaries.my-beneficiaries')
})

test('conformance A4.7: the page asked for before a log-in is the one after it, once', () => {
  const will = willAt('will.gifts')
  storage.afterLogIn.set('/account/history')
  expect(pathToContinue(will, ['will.gifts'])).toBe('/account/history')
  expect(pathToContinue(will, ['will.gifts'])).toBe('/my-will/gifts')
})

test.each(['/login', '/sign-up', '/no-such-page', '//evil.example', 'https://evil.example/account'])(
  'a log-in never leads to %s',
  (path) => {
    storage.afterLogIn.set(path)
    expect(pathToContinue(willAt('will.gifts'), ['will.gifts'])).toBe('/my-will/gifts')
  },
)
