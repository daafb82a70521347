import { expect, test } from 'vitest'
import { pages, pathOf, type RouteName } from './pages.ts'
import { stepRows } from './steps.ts'

test.each([
  ['will.about-me.full-name', '/my-will/about-me/full-name'],
  ['will.beneficiaries.other-beneficiaries', '/my-will/beneficiaries/other-beneficiaries'],
  ['will.gifts', '/my-will/gifts'],
  ['will.summary', '/my-will/summary'],
  ['will.my-downloads-thank-you', '/my-will/my-downloads-thank-you'],
] as const)('%s is at %s', (name, path) => {
  expect(pathOf(name)).toBe(path)
})

test('no two pages share an address', () => {
  const names: RouteName[] = [...stepRows, ...pages].map(({ name }) => name)
  expect(new Set(names.map(pathOf)).size).toBe(names.length)
})

test.each([
  ['will.addons', { progress: 99, needsCompleteWill: 'will.summary', redirectOnNotVisited: 'will.summary' }],
  ['will.my-checkout', { progress: 99, needsCompleteWill: 'will.summary', redirectOnNotVisited: 'will.summary' }],
  ['will.payment-successful', { redirectOnReload: 'will.summary' }],
  ['will.payment-error', { redirectOnReload: 'will.summary' }],
  ['will.lpa', { needsPayment: 'will.my-checkout', settledGoesTo: 'will.my-downloads' }],
  ['will.my-downloads-thank-you', { needsPayment: 'will.summary' }],
  ['will.my-downloads', { needsPayment: 'will.summary' }],
])('%s has the conditions of entry it should', (name, conditions) => {
  const { name: _, title: __, ...found } = pages.find((page) => page.name === name) ?? { name: '', title: '' }
  expect(found).toEqual(conditions)
})
