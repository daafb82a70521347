import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eachPlace, packPlaces } from './places.ts'

test('every place comes back in its order, whatever the gaps', () => {
  const places = fc.uniqueArray(fc.nat({ max: 2 ** 28 })).map((numbers) => numbers.sort((a, b) => a - b))
  fc.assert(
    fc.property(places, (given) => {
      const seen: number[] = []
      eachPlace(packPlaces(given), (place) => seen.push(place))
      expect(seen).toEqual(given)
    }),
  )
})

test('neighbours take a byte each', () => {
  expect(packPlaces(Array.from({ length: 1000 }, (_, place) => place))).toHaveLength(1000)
})
