import { describe, expect, test } from 'vitest'
import { trackingBody, trackingUrl } from './tracking.ts'

describe('an arrival', () => {
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

  test.each([
    ['before consent', { consented: false }],
    ['without a click', { clickid: undefined }],
    ['on this machine', { hostname: 'localhost' }],
    ['where no address is configured', { tracking: undefined }],
  ])('is not reported %s', (_when, given) => expect(trackingUrl({ ...told, ...given })).toBeUndefined())
})
