import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isVariantUrl } from '../journey/public-pages.ts'
import { type RedirectTest, redirectTest, type Variant, variantAt, variantFrom } from './experiment.ts'

const run = async (given: Partial<RedirectTest> & { answer?: string }) => {
  const seen = { asked: 0, kept: [] as string[] }
  const goesTo = await redirectTest({
    path: '/my-will/lpf-a/0',
    kept: undefined,
    ask: async () => {
      seen.asked += 1
      return given.answer
    },
    keep: (url) => seen.kept.push(url),
    ...given,
  })
  return { ...seen, goesTo }
}

describe('with the query parameter is_test', () => {
  // Promise: test.is-test
  test.each(['?is_test=1', '?is_test', '?utm_source=x&is_test='])('%s nothing happens', async (query) => {
    expect(await run({ path: `/my-will/lpf-a/0${query}`, kept: '/other', answer: '/prices' })).toEqual({
      asked: 0,
      kept: [],
      goesTo: undefined,
    })
  })

  // Promise: test.is-test
  test('a parameter with a similar name does not count', async () => {
    expect((await run({ path: '/my-will/lpf-a/0?is_tested=1', answer: '/prices' })).goesTo).toBe('/prices?is_tested=1')
  })
})

describe('with a url kept in the cookie', () => {
  // Promise: test.cookie
  test('the visitor is redirected there again without a request', async () => {
    expect(await run({ kept: '/prices', answer: '/faqs' })).toEqual({ asked: 0, kept: [], goesTo: '/prices' })
  })

  // Promise: test.cookie
  test('the visitor stays when they are on its path already', async () => {
    expect(await run({ path: '/prices/more', kept: '/prices' })).toMatchObject({ asked: 0, goesTo: undefined })
  })

  test('the query string is kept', async () => {
    expect((await run({ path: '/my-will/lpf-a/0?utm_source=mail', kept: '/prices' })).goesTo).toBe(
      '/prices?utm_source=mail',
    )
  })
})

describe('without a cookie', () => {
  // Promise: test.call
  test('the returned url is stored, and the visitor is redirected to it with their query string', async () => {
    expect(await run({ path: '/my-will/lpf-a/0?utm_source=mail&clickid=7', answer: '/prices?side=b' })).toEqual({
      asked: 1,
      kept: ['/prices?side=b'],
      goesTo: '/prices?side=b&utm_source=mail&clickid=7',
    })
  })

  test('parameters that the url has already are not added twice', async () => {
    expect((await run({ path: '/my-will/lpf-a/0?side=a', answer: '/prices?side=b' })).goesTo).toBe('/prices?side=b')
  })

  // Promise: test.call
  test('the visitor stays when no url is returned', async () => {
    expect(await run({})).toEqual({ asked: 1, kept: [], goesTo: undefined })
  })

  test('the visitor is not redirected to the page they are on', async () => {
    expect(await run({ answer: '/my-will/lpf-a/0' })).toMatchObject({
      kept: ['/my-will/lpf-a/0'],
      goesTo: undefined,
    })
  })
})

const stay: Variant = { url: undefined, weight: 70 }
const prices: Variant = { url: '/prices', weight: 30 }

test('visitors are divided by weight', () => {
  const points = Array.from({ length: 1000 }, (_, index) => index / 1000)
  const drawn = points.map((point) => variantAt([stay, prices], point))
  expect(drawn.filter((variant) => variant === stay)).toHaveLength(700)
  expect(drawn.filter((variant) => variant === prices)).toHaveLength(300)
})

test('every visitor gets a variant with some weight', () => {
  const variants = fc.array(fc.record({ url: fc.constant('/a'), weight: fc.integer({ min: 0, max: 1000 }) }), {
    minLength: 1,
  })
  const point = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  fc.assert(
    fc.property(variants, point, (sides, at) => {
      const drawn = variantAt(sides, at)
      expect(drawn === undefined).toBe(sides.every(({ weight }) => weight === 0))
      if (drawn) expect(drawn.weight).toBeGreaterThan(0)
    }),
  )
})

describe('a variant on the command line', () => {
  test.each<[string, Variant]>([
    ['stay=70', stay],
    ['/prices=30', prices],
    ['/check-my-will/start?side=b=50', { url: '/check-my-will/start?side=b', weight: 50 }],
  ])('%s is read', (text, variant) => expect(variantFrom(text, isVariantUrl)).toEqual(variant))

  test.each([
    'stay',
    'stay=0',
    'stay=-1',
    'prices=30',
    'https://try.heirloom.example/a=1',
    '//elsewhere.example=30',
    'http://plain.example=30',
    'javascript:alert(1)=30',
    '/pri ces=30',
    '=30',
    '',
  ])('%s is refused', (text) => expect(variantFrom(text, isVariantUrl)).toBeUndefined())
})
