import { expect, test } from 'vitest'
import { today } from '#testkit/builders.ts'
import { pathOfPlace, places, redirectFor } from './guards.ts'
import type { Visit } from './visit.ts'
import { publicPageAt, visitorRedirect } from './visitor-guards.ts'

const visitor: Visit = {
  signedIn: false,
  will: undefined,
  mode: { sponsored: false },
  visited: [],
  summaryVisited: false,
  reloaded: false,
  landingNeeded: undefined,
  experimentUrl: undefined,
  today,
}

const visitors: [what: string, visit: Visit][] = [
  ['a visitor who may sign up', visitor],
  ['a visitor with landing questions open', { ...visitor, landingNeeded: '/my-will/lpf-a/1' }],
  ['a visitor in an experiment', { ...visitor, experimentUrl: '/other' }],
  ['a visitor whom an experiment sends to where they are', { ...visitor, experimentUrl: '/my-will/lpf-a/0' }],
  ['a visitor who loads a page again', { ...visitor, reloaded: true }],
]

test.each(visitors)(
  '%s is sent where all the guards would send them, on every page outside the will',
  (_who, visit) => {
    const outside = places.filter((place) => place.name === undefined)
    expect(outside.length).toBeGreaterThan(20)
    for (const page of outside)
      expect([page.path, visitorRedirect(page, visit)]).toEqual([page.path, redirectFor(page, visit)])
  },
)

test('a page outside the will is found as every place is', () => {
  for (const place of places) {
    const path = pathOfPlace(place).replace(':token', 'abc')
    expect(publicPageAt(path)?.path).toBe(place.name === undefined ? place.path : undefined)
  }
  expect(publicPageAt('/prices/')?.path).toBe('/prices')
  expect(publicPageAt('/nowhere')).toBeUndefined()
})
