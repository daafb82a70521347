import { expect, test } from 'vitest'
import { destinations, pages, pathOfDestination } from './guards.ts'
import { layoutAt, pathOf, type RouteName, withVisited } from './pages.ts'
import { isStepName, stepRows } from './steps.ts'

// Promise: step.names
test.each([
  ['will.about-me.full-name', '/my-will/about-me/full-name'],
  ['will.beneficiaries.other-beneficiaries', '/my-will/beneficiaries/other-beneficiaries'],
  ['will.gifts', '/my-will/gifts'],
  ['will.summary', '/my-will/summary'],
  ['will.my-downloads-thank-you', '/my-will/my-downloads-thank-you'],
] as const)('%s is at %s', (name, path) => {
  expect(pathOf(name)).toBe(path)
})

// Promise: pages.unknown.2
test('no two pages share an address', () => {
  const names: RouteName[] = [...stepRows, ...pages].map(({ name }) => name)
  expect(new Set(names.map(pathOf)).size).toBe(names.length)
})

// Promise: step.addons
test.each([
  ['will.addons', { progress: 99, needsCompleteWill: 'will.summary', redirectOnNotVisited: 'will.summary' }],
  ['will.my-checkout', { progress: 99, needsCompleteWill: 'will.summary', redirectOnNotVisited: 'will.summary' }],
  ['will.payment-successful', { redirectOnReload: 'will.summary' }],
  ['will.payment-error', { redirectOnReload: 'will.summary' }],
  ['will.lpa', { needsPayment: 'will.my-checkout', settledGoesTo: 'will.my-downloads' }],
  ['will.my-downloads-thank-you', { needsPayment: 'will.summary' }],
  ['will.my-downloads', { needsPayment: 'will.summary' }],
])('%s has the specified conditions of entry', (name, conditions) => {
  const { name: _, title: __, ...found } = pages.find((page) => page.name === name) ?? { name: '', title: '' }
  expect(found).toEqual(conditions)
})

// Promise: shell.header
test('a question of the will, reading and signing it have no footer, and cookies are asked about on no page of a customer, of a link to one person or of the bereaved', () => {
  for (const to of destinations) {
    const isQuestion =
      to.name === undefined ? to.for === 'signed-in' && to.path.startsWith('/my-will/') : isStepName(to.name)
    const isCustomers =
      to.name !== undefined || to.for === 'signed-in' || to.path.endsWith(':token') || to.path === '/somebody-has-died'
    expect([pathOfDestination(to), layoutAt(pathOfDestination(to))]).toEqual([
      pathOfDestination(to),
      expect.objectContaining({ footer: !isQuestion, cookieBar: !isCustomers }),
    ])
  }
})

// Promise: shell.reviews
test('reviews are shown only where a visitor decides whether to begin', () => {
  const paths = destinations.map(pathOfDestination).filter((path) => layoutAt(path).reviews)
  expect(paths.toSorted()).toEqual(['/how-it-works', '/my-will/lpf-a/0', '/prices'])
})

// Promise: shell.header
test('an unknown page has the layout of every page', () => {
  expect(layoutAt('/nowhere')).toEqual({ footer: true, cookieBar: true, reviews: false })
})

// Promise: walk.marks
test('a page is on the visited list once, however often it is visited', () =>
  expect(withVisited(withVisited([], 'will.gifts'), 'will.gifts')).toEqual(['will.gifts']))
