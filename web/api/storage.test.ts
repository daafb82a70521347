import { afterEach, describe, expect, test, vi } from 'vitest'
import { browserStorage, fillStorage, refusedStorage } from '#testkit/browser-storage.ts'
import { completeExampleWill } from '#testkit/builders.ts'
import { plainCipher } from '#testkit/plain-cipher.ts'
import { accountStorage, clearSession, storage, visitorStorage } from './storage.ts'

const given = (contents: Readonly<Record<string, string>> = {}) => {
  const local = browserStorage(contents)
  vi.stubGlobal('localStorage', local)
  accountStorage.open(plainCipher)
  visitorStorage.open(plainCipher)
  return local
}
afterEach(() => {
  clearSession()
  visitorStorage.close()
  vi.unstubAllGlobals()
})

const stored = {
  _pt: storage.pt,
  user: storage.user,
  visited: storage.visited,
  summary_visited: storage.summaryVisited,
  edit_from_summary: storage.editFromSummary,
  will: storage.will,
  'unsaved.1': storage.unsaved(1),
  'unsaved_dialogs.1': storage.unsavedDialogs(1),
  payment_info: storage.paymentInfo,
  'funnel.lpf-a.0': storage.funnelStep('funnel.lpf-a.0'),
}
const names = Object.keys(stored) as (keyof typeof stored)[]

describe('damaged or foreign contents count as absent', () => {
  const damaged = ['', '{', 'null', '7', '"yes"', '[1]', '{"id":"1"}', '[{"user":"x"}]', 'undefined']
  // What a landing step holds is read field by field: any object will do there.
  const cases = names.flatMap((name) =>
    damaged
      .filter((text) => !(name === 'funnel.lpf-a.0' && text.startsWith('{"')))
      .map((text) => [name, text] as const),
  )
  // Promise: kept.browser, api.one-module, api.storage-keys
  test.each(cases)('%s holding %j', (name, text) => {
    given({ [name]: text })
    expect(stored[name].get()).toBeUndefined()
  })

  // Promise: payment.ids
  test.each<[keyof typeof stored, unknown]>([
    ['user', { id: 1 }],
    ['visited', ['will.gifts', 3]],
    ['summary_visited', false],
    ['will', { id: 1, version: 2 }],
    ['unsaved.1', [{ user: 1, step: 'will.gifts', version: 2, part: [] }]],
    ['unsaved_dialogs.1', [{ user: 1, path: '/my-will/gifts', dialog: 'new gifts', value: 'a piano' }]],
    // Promise: payment.ids
    ['payment_info', { id: 1, external_id: 'not-a-uuid' }],
    ['_pt', '2'],
  ])('%s with one wrong field', (name, value) => {
    given({ [name]: typeof value === 'string' ? value : JSON.stringify(value) })
    expect(stored[name].get()).toBeUndefined()
  })
})

// Promise: kept.browser
test('what was kept is read back as it was', () => {
  given()
  const will = completeExampleWill()
  storage.will.set(will)
  storage.pt.set('0')
  storage.visited.set(['will.gifts'])
  expect(storage.will.get()).toEqual(will)
  expect(storage.pt.get()).toBe('0')
  expect(storage.visited.get()).toEqual(['will.gifts'])
})

// Promise: role.token
test('a browser that refuses storage keeps things while the page is open', () => {
  vi.stubGlobal('localStorage', refusedStorage)
  storage.token.set('abc')
  expect(storage.token.get()).toBe('abc')
  storage.token.clear()
  expect(storage.token.get()).toBeUndefined()
})

test('a browser that has no room left keeps what is newer while the page is open', () => {
  const local = given()
  storage.visited.set(['will.gifts'])
  const { setItem } = local
  fillStorage(local)
  storage.visited.set(['will.pets'])
  expect(storage.visited.get()).toEqual(['will.pets'])
  Object.assign(local, { setItem })
  storage.visited.set(['will.children'])
  expect(storage.visited.get()).toEqual(['will.children'])
  storage.visited.clear()
  expect(storage.visited.get()).toBeUndefined()
})

describe('a log-out', () => {
  const external_id = '6f9619ff-8b86-4d01-b42d-00c04fc964ff'
  /** Everything that a session stores, by its key. */
  const ofSession: Readonly<Record<string, () => void>> = {
    token: () => storage.token.set('abc'),
    token_at: () => storage.tokenAt.set(1),
    _pt: () => storage.pt.set('1'),
    user: () => storage.user.set({ id: 1, name: 'Margaret' }),
    visited: () => storage.visited.set(['will.gifts']),
    summary_visited: () => storage.summaryVisited.set(true),
    edit_from_summary: () => storage.editFromSummary.set(['will.gifts']),
    will: () => storage.will.set(completeExampleWill()),
    payment_info: () => storage.paymentInfo.set({ external_id, id: 1 }),
  }

  // Promise: auth.clear, api.storage-keys
  test.each(Object.entries(ofSession))('takes %s out of the browser', (key, set) => {
    const local = given()
    set()
    expect(local.getItem(key)).not.toBeNull()
    clearSession()
    expect(local.getItem(key)).toBeNull()
  })

  test('takes the plan that a tab showed', () => {
    given()
    const session = browserStorage()
    vi.stubGlobal('sessionStorage', session)
    storage.planShown.set('yes')
    clearSession()
    expect(Object.keys(session)).toEqual([])
  })

  // Promise: auth.clear
  test('leaves no name of a step, as an earlier version of the page kept them by customer too', () => {
    const local = given({ 'visited.17': '["will.beneficiaries.partner"]' })
    for (const set of Object.values(ofSession)) set()
    clearSession()
    expect(Object.entries(local)).toEqual([])
  })

  // Promise: auth.clear
  test('leaves the landing answers and what was typed and not saved', () => {
    given()
    storage.user.set({ id: 1, name: 'Margaret' })
    storage.funnelStep('funnel.lpf-a.0').set({ homeowner: 'Yes' })
    storage.unsaved(1).set([{ user: 1, step: 'will.gifts', version: 2, part: {} }])
    storage
      .unsavedDialogs(1)
      .set([{ user: 1, path: '/my-will/gifts', dialog: 'new gifts', value: { title: 'a piano' } }])
    clearSession()
    expect(storage.funnelStep('funnel.lpf-a.0').get()).toEqual({ homeowner: 'Yes' })
    expect(storage.unsaved(1).get()).toBeUndefined()
    accountStorage.open(plainCipher)
    expect(storage.unsaved(1).get()).toHaveLength(1)
    expect(storage.unsavedDialogs(1).get()).toHaveLength(1)
  })
})
