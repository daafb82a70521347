import { afterEach, describe, expect, test, vi } from 'vitest'
import { browserStorage, refusedStorage } from '#testkit/browser-storage.ts'
import { completeExampleWill } from '#testkit/builders.ts'
import { plainCipher } from '#testkit/plain-cipher.ts'
import { accountStorage, clearSession, storage, visitorStorage } from './storage.ts'

const given = (contents: Readonly<Record<string, string>> = {}) => {
  vi.stubGlobal('localStorage', browserStorage(contents))
  accountStorage.open(plainCipher)
  visitorStorage.open(plainCipher)
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
  'funnel.lpf-a.0': storage.funnelStep('lpf-a', '0'),
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
  test.each(cases)('%s holding %j', (name, text) => {
    given({ [name]: text })
    expect(stored[name].get()).toBeUndefined()
  })

  test.each<[keyof typeof stored, unknown]>([
    ['user', { id: 1 }],
    ['visited', ['will.gifts', 3]],
    ['summary_visited', false],
    ['will', { id: 1, version: 2 }],
    ['unsaved.1', [{ user: 1, step: 'will.gifts', version: 2, part: [] }]],
    ['unsaved_dialogs.1', [{ user: 1, path: '/my-will/gifts', dialog: 'new gifts', value: 'a piano' }]],
    ['payment_info', { id: 1, external_id: 'not-a-uuid' }],
    ['_pt', '2'],
  ])('%s with one wrong field', (name, value) => {
    given({ [name]: typeof value === 'string' ? value : JSON.stringify(value) })
    expect(stored[name].get()).toBeUndefined()
  })
})

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

test('a browser that refuses storage keeps things while the page is open', () => {
  vi.stubGlobal('localStorage', refusedStorage)
  storage.token.set('abc')
  expect(storage.token.get()).toBe('abc')
  storage.token.clear()
  expect(storage.token.get()).toBeUndefined()
})

test('a log-out takes the session, and leaves the landing answers and what was typed and not saved', () => {
  given()
  storage.token.set('abc')
  storage.user.set({ id: 1, name: 'Margaret' })
  storage.visited.set(['will.gifts'])
  storage.funnelStep('lpf-a', '0').set({ homeowner: 'Yes' })
  storage.unsaved(1).set([{ user: 1, step: 'will.gifts', version: 2, part: {} }])
  storage.unsavedDialogs(1).set([{ user: 1, path: '/my-will/gifts', dialog: 'new gifts', value: { title: 'a piano' } }])
  clearSession()
  expect([storage.token.get(), storage.user.get(), storage.visited.get()]).toEqual([undefined, undefined, undefined])
  expect(storage.funnelStep('lpf-a', '0').get()).toEqual({ homeowner: 'Yes' })
  expect(storage.unsaved(1).get()).toBeUndefined()
  accountStorage.open(plainCipher)
  expect(storage.unsaved(1).get()).toHaveLength(1)
  expect(storage.unsavedDialogs(1).get()).toHaveLength(1)
})
