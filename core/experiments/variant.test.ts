import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Variant, variantAt, variantFrom } from './variant.ts'

const stay: Variant = { url: undefined, weight: 70 }
const prices: Variant = { url: '/prices', weight: 30 }

test('visitors are shared out by weight', () => {
  const points = Array.from({ length: 1000 }, (_, index) => index / 1000)
  const drawn = points.map((point) => variantAt([stay, prices], point))
  expect(drawn.filter((variant) => variant === stay)).toHaveLength(700)
  expect(drawn.filter((variant) => variant === prices)).toHaveLength(300)
})

test('everybody is given a side that has some weight', () => {
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

describe('a side written down', () => {
  test.each<[string, Variant]>([
    ['stay=70', stay],
    ['/prices=30', prices],
    ['/check-my-will/start?side=b=50', { url: '/check-my-will/start?side=b', weight: 50 }],
    ['https://try.heirloom.example/a=1', { url: 'https://try.heirloom.example/a', weight: 1 }],
  ])('%s is read', (text, variant) => expect(variantFrom(text)).toEqual(variant))

  test.each([
    'stay',
    'stay=0',
    'stay=-1',
    'prices=30',
    '//elsewhere.example=30',
    'http://plain.example=30',
    'javascript:alert(1)=30',
    '/pri ces=30',
    '=30',
    '',
  ])('%s is refused', (text) => expect(variantFrom(text)).toBeUndefined())
})
