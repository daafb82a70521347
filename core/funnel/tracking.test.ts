import { describe, expect, test } from 'vitest'
import { marketingSchema } from '../api/auth.ts'
import { marketingQuery, trackingBody, trackingUrl } from './tracking.ts'

describe('an arrival', () => {
  // Promise: call.tracking, limit.forms
  test('is reported form-encoded: the click, the event, the form and whether the page is narrow', () => {
    expect(trackingBody({ clickid: 'a b&c', event_id: 3, form_id: 215, mobile: true })).toBe(
      'clickid=a%20b%26c&event_id=3&form_id=215&mobile=1',
    )
    expect(trackingBody({ clickid: 'x', event_id: 23, form_id: 216, mobile: false })).toContain('mobile=0')
  })

  const told = {
    consented: true,
    clickid: 'x',
    hostname: 'heirloom.example',
    tracking: { url: 'https://count.example/in', silentOn: ['localhost'] },
  }

  test('is reported to the configured address', () => expect(trackingUrl(told)).toBe('https://count.example/in'))

  // Promise: call.tracking-only
  test.each([
    ['before consent', { consented: false }],
    ['without a click', { clickid: undefined }],
    // Promise: role.test-host
    ['on this machine', { hostname: 'localhost' }],
    ['where no address is configured', { tracking: undefined }],
  ])('is not reported %s', (_when, given) => expect(trackingUrl({ ...told, ...given })).toBeUndefined())
})

test('of an address no more is kept than the server takes: names, values and their number have limits', () => {
  const many = Array.from({ length: 50 }, (_, n): [string, string] => [`utm_${n}`, 'v'.repeat(900)])
  const kept = marketingQuery([[`utm_${'n'.repeat(100)}`, 'too long a name'], ...many]) ?? {}
  expect(Object.keys(kept)).toHaveLength(30)
  expect(new Set(Object.values(kept).map(({ length }) => length))).toEqual(new Set([500]))
  expect(marketingSchema.safeParse({ query: kept }).success).toBe(true)
})

test('a name of the list is that name and no longer one, unless a star ends it', () => {
  const address = Object.entries({ gclid: 'a', gclid_2: 'b', xgclid: 'c', utm_: 'd' })
  expect(marketingQuery(address, ['gclid', 'utm_*'])).toEqual({ gclid: 'a', utm_: 'd' })
  expect(marketingQuery(address, [])).toBeUndefined()
})
