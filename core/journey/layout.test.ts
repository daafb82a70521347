import { expect, test } from 'vitest'
import { pathOfPlace, places } from './guards.ts'
import { layoutAt } from './layout.ts'
import { isStepName } from './steps.ts'

test('around a question of the will nothing leads away from it or asks something else', () => {
  for (const place of places) {
    const isQuestion = place.name !== undefined && isStepName(place.name) && place.name !== 'will.summary'
    expect([pathOfPlace(place), layoutAt(pathOfPlace(place))]).toEqual([
      pathOfPlace(place),
      expect.objectContaining({ footer: !isQuestion, cookieBar: !isQuestion }),
    ])
  }
})

test('what customers say stands where somebody decides whether to begin, and nowhere else', () => {
  const paths = places.map(pathOfPlace).filter((path) => layoutAt(path).reviews)
  expect(paths.toSorted()).toEqual(['/how-it-works', '/my-will/lpf-a/0', '/prices'])
})

test('a page that is not there has what every page has', () => {
  expect(layoutAt('/nowhere')).toEqual({ footer: true, cookieBar: true, reviews: false })
})
