import { expect, test, vi } from 'vitest'

vi.stubGlobal('location', { href: 'https://heirloom.example/' })
let said: string | undefined
const meta = { getAttribute: () => said ?? null }
vi.stubGlobal('document', { referrer: '', cookie: '', getElementById: () => (said === undefined ? null : meta) })
const { marketingOf } = await import('./marketing.ts')

const of = (url: string, referrer = '') => marketingOf(new URL(url), referrer)

// Promise: marketing.click
test('a visitor’s marketing data are the click, the page, the referring site and the advert’s parameters', () => {
  expect(
    of(
      'https://heirloom.example/prices?clickid=abc&utm_source=mail&utm_campaign=spring',
      'https://news.example/a?q=my',
    ),
  ).toEqual({
    clickid: 'abc',
    url: 'https://heirloom.example/prices',
    referrer: 'https://news.example/a',
    query: { utm_source: 'mail', utm_campaign: 'spring' },
  })
})

// Promise: marketing.cookies
test('nothing else in an address is taken, and no secret of a link in a mail', () => {
  expect(of('https://heirloom.example/login?email=anna@hale.example#x')).toEqual({
    url: 'https://heirloom.example/login',
  })
  expect(of('https://heirloom.example/reset-password/a-secret')).toEqual({
    url: 'https://heirloom.example/reset-password/:token',
  })
  expect(of('https://heirloom.example/unsubscribe/a-secret').url).toBe('https://heirloom.example/unsubscribe/:token')
})

test.each(['', 'not an address', 'https://heirloom.example/prices'])('%j before it is no other site', (referrer) => {
  expect(of('https://heirloom.example/', referrer)).toEqual({ url: 'https://heirloom.example/' })
})

test('what is too long for the server is cut, not refused', () => {
  const { clickid, query } = of(`https://heirloom.example/?clickid=${'c'.repeat(900)}&utm_term=${'t'.repeat(900)}`)
  expect(clickid).toHaveLength(200)
  expect(query?.utm_term).toHaveLength(500)
})

// Promise: marketing.query
test('every parameter by which the usual advertisers count a click is taken', () => {
  const names = ['gclid', 'gbraid', 'wbraid', 'dclid', 'fbclid', 'msclkid', 'ttclid', 'twclid', 'li_fat_id', 'utm_id']
  const query = Object.fromEntries(names.map((name, index) => [name, `c${index}`]))
  expect(of(`https://heirloom.example/?${new URLSearchParams(query)}&email=anna`).query).toEqual(query)
})

// Promise: marketing.query
test('a copy that names others takes those, and one that names none takes none', () => {
  const address = 'https://heirloom.example/?gclid=a&campaign=b&partner_id=c&partner_name=d'
  said = 'campaign partner_*'
  expect(of(address).query).toEqual({ campaign: 'b', partner_id: 'c', partner_name: 'd' })
  said = ''
  expect(of(address).query).toBeUndefined()
  said = undefined
  expect(of(address).query).toEqual({ gclid: 'a' })
})
