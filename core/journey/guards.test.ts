import { describe, expect, test } from 'vitest'
import { completeExampleWill, simplestWill, today } from '#testkit/builders.ts'
import { titleAt } from '#testkit/journey-walker.ts'
import { willAt } from '#testkit/stages.ts'
import { destinationAt, destinations, guards, pathOfDestination, redirectFor } from './guards.ts'
import { pathOf, type RouteName } from './pages.ts'
import type { Visit } from './visit.ts'

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
const user = (given: Partial<Visit> = {}): Visit => ({
  ...visitor,
  signedIn: true,
  will: completeExampleWill(),
  ...given,
})
const paid = completeExampleWill({ paid: 1 })
const unfinished = willAt('will.executors.executors')

const sentTo = (path: string, visit: Visit): string | undefined => {
  const to = destinationAt(path)
  return to && redirectFor(to, visit)
}
const at = (name: RouteName, visit: Visit) => sentTo(pathOf(name), visit)

// Promise: guard.order
test('the guards stand in the order of the specification', () => {
  const orders = guards.map(({ order }) => order)
  expect(orders).toEqual([...orders].sort((a, b) => a - b))
  expect(new Set(orders)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]))
})

// Promise: pages.unknown
test('an unknown path is not a destination, so no guard decides about it', () => {
  for (const path of [
    '/nothing',
    '/my-will/lpf-a/9',
    '/my-will/beneficiaries',
    '/reset-password',
    '/my-will/about-me/full-name/x',
  ])
    expect(destinationAt(path), path).toBeUndefined()
})

test('a trailing slash makes no difference, and any token matches', () => {
  expect(destinationAt('/login/')).toBe(destinationAt('/login'))
  expect(titleAt('/reset-password/abc123')).toBe('Choose a new password')
})

test('every destination has a title', () => {
  for (const to of destinations) expect(titleAt(pathOfDestination(to)), pathOfDestination(to)).toMatch(/\w/)
})

// Promise: pages.unknown.2
test('no two destinations have the same path', () => {
  const paths = destinations.map(pathOfDestination)
  expect(new Set(paths).size).toBe(paths.length)
})

describe('the root and the dashboard', () => {
  // Promise: pages.root
  test('the root redirects to the landing questionnaire', () => expect(sentTo('/', visitor)).toBe('/my-will/lpf-a/0'))
  // Promise: pages.dashboard
  test('the dashboard redirects to the account', () => expect(sentTo('/dashboard', user())).toBe('/account'))
  // Promise: since.no-relations
  test('what was asked about the people of a partner’s will leads to the partner', () =>
    expect(sentTo('/my-will/beneficiaries/relations', user())).toBe(pathOf('will.beneficiaries.partner')))
})

type Row = [what: string, to: string, visit: Visit, instead: string | undefined]
const table = (rows: readonly Row[]) =>
  test.each(rows)('%s', (_what, to, visit, instead) => expect(sentTo(to, visit)).toBe(instead))

describe('1. some landing paths ask for a redirect url', () => {
  table([
    [
      // Promise: guard.tracking
      'a landing path redirects to the experiment’s url',
      '/my-will/lpf-a/0',
      { ...visitor, experimentUrl: '/other' },
      '/other',
    ],
    ['a landing path stays without an experiment', '/my-will/lpf-a/0', visitor, undefined],
    // Promise: guard.tracking
    ['no other path is in an experiment', '/login', { ...visitor, experimentUrl: '/other' }, undefined],
  ])
})

describe('2. if will data exists', () => {
  const lpa = pathOf('will.lpa')
  const downloads = pathOf('will.my-downloads')
  table([
    // Promise: step.thank-you, guard.payment
    ['downloads need payment, else back to summary', downloads, user(), pathOf('will.summary')],
    [
      // Promise: step.thank-you
      'the thank-you page needs payment, else back to summary',
      pathOf('will.my-downloads-thank-you'),
      user(),
      pathOf('will.summary'),
    ],
    // Promise: step.lpa-payment, guard.payment
    ['the power of attorney needs payment, else checkout', lpa, user(), pathOf('will.my-checkout')],
    // Promise: guard.payment
    ['a paid will is let through', downloads, user({ will: paid }), undefined],
    // Promise: table.pt
    ['a customer whose _pt is 0 is let through', downloads, user({ mode: { sponsored: true } }), undefined],
    [
      // Promise: step.lpa-firm, guard.firm
      'a settled power of attorney goes to downloads',
      lpa,
      user({ will: { ...paid, lpoaDate: '2026-11-01' } }),
      downloads,
    ],
    // Promise: guard.firm
    ['an unsettled one stays', lpa, user({ will: paid }), undefined],
    [
      'checkout needs a complete will',
      pathOf('will.my-checkout'),
      user({ will: unfinished, visited: ['will.my-checkout'] }),
      pathOf('will.summary'),
    ],
    [
      // Promise: guard.skip
      'a paid user with a filled name goes to the next step',
      pathOf('will.about-me.full-name'),
      user({ will: paid }),
      pathOf('will.about-me.full-address'),
    ],
    [
      // Promise: guard.skip
      'a paid user with a filled date of birth goes to the next step',
      pathOf('will.about-me.dob'),
      user({ will: paid }),
      pathOf('will.about-me.marital-status'),
    ],
    [
      // Promise: guard.skip
      'a paid user without a name is asked for it',
      pathOf('will.about-me.full-name'),
      user({ will: { ...paid, details: {} } }),
      undefined,
    ],
    [
      'a sponsored user is still shown the name',
      pathOf('will.about-me.full-name'),
      user({ will: paid, mode: { sponsored: true } }),
      undefined,
    ],
    [
      'a step that is not asked goes to the next that is',
      pathOf('will.beneficiaries.partner'),
      user({ will: simplestWill() }),
      pathOf('will.beneficiaries.children'),
    ],
  ])
})

describe('3. when the page was reloaded', () => {
  table([
    [
      // Promise: guard.reload
      'the payment result goes to the summary',
      pathOf('will.payment-successful'),
      user({ will: paid, reloaded: true }),
      pathOf('will.summary'),
    ],
    [
      'the payment error goes to the summary',
      pathOf('will.payment-error'),
      user({ reloaded: true }),
      pathOf('will.summary'),
    ],
    [
      'the payment result stays when it was not reloaded',
      pathOf('will.payment-successful'),
      user({ will: paid }),
      undefined,
    ],
    [
      // Promise: guard.reload
      'a step hidden once paid goes to the summary',
      pathOf('will.about-me.dob'),
      user({ will: { ...paid, details: {} }, reloaded: true }),
      pathOf('will.summary'),
    ],
    // Promise: guard.reload
    ['any other step stays', pathOf('will.gifts'), user({ reloaded: true }), undefined],
  ])
})

describe('4. the user goes to the last visited step', () => {
  const visited = [
    'will.about-me.full-name',
    'will.about-me.full-address',
    'will.about-me.marital-status',
    'will.about-me.dob',
  ]
  const deep = { will: unfinished, visited }
  const { ownProperty: _opened, ...withoutHome } = unfinished
  const last = pathOf('will.about-me.marital-status')
  const gifts = pathOf('will.gifts')
  table([
    [
      // Promise: guard.unvisited
      'when not all steps are filled, the summary was not visited, a visited list exists, the page was not reloaded and the route is unvisited',
      gifts,
      user(deep),
      last,
    ],
    // Promise: guard.unvisited
    ['not when all steps are filled', gifts, user({ visited }), undefined],
    // Promise: guard.unvisited
    ['not when the summary was visited', gifts, user({ ...deep, summaryVisited: true }), undefined],
    // Promise: guard.unvisited
    ['not when no visited list exists', gifts, user({ will: unfinished }), undefined],
    // Promise: guard.unvisited
    ['not when the page was reloaded', gifts, user({ ...deep, reloaded: true }), undefined],
    // Promise: guard.unvisited
    ['not when the route was visited', pathOf('will.about-me.dob'), user(deep), undefined],
    [
      'not to a question before it that a later answer has opened, where the customer continues',
      pathOf('will.about-me.you-own-property'),
      user({ visited: ['will.about-me.full-name', 'will.gifts'], will: withoutHome }),
      undefined,
    ],
    [
      // Promise: guard.name-exempt
      'the name step is exempt',
      pathOf('will.about-me.full-name'),
      user({ ...deep, visited: ['will.about-me.dob'] }),
      undefined,
    ],
    [
      'a visited step that is no longer asked does not count',
      gifts,
      user({ will: { ...unfinished, status: 'Single' }, visited: ['will.about-me.dob', 'will.beneficiaries.partner'] }),
      pathOf('will.about-me.dob'),
    ],
    [
      'nor does one hidden once paid, which would cause a redirect loop',
      gifts,
      user({ will: { ...unfinished, paid: 1 }, visited: ['will.about-me.full-name'] }),
      undefined,
    ],
  ])
})

describe('5. routes with redirectOnNotVisited send back', () => {
  table([
    [
      // Promise: guard.not-visited
      'add-ons, unvisited, go to the summary',
      pathOf('will.addons'),
      user({ summaryVisited: true }),
      pathOf('will.summary'),
    ],
    [
      // Promise: guard.not-visited
      'checkout, unvisited, goes to the summary',
      pathOf('will.my-checkout'),
      user({ summaryVisited: true }),
      pathOf('will.summary'),
    ],
    // Promise: guard.not-visited
    ['checkout, visited, stays', pathOf('will.my-checkout'), user({ visited: ['will.my-checkout'] }), undefined],
  ])
})

// Promise: guard.auth
describe('6. auth-required routes send logged-out users to login', () => {
  test.each(['will.about-me.full-name', 'will.summary', 'will.my-downloads', 'will.lpa'] as const)('%s', (name) => {
    expect(at(name, visitor)).toBe('/login')
  })
  table([
    // Promise: pages.account
    ['the account', '/account', visitor, '/login'],
    // Promise: pages.account
    ['the payment test', '/payment-test', visitor, '/login'],
    ['the terms are for anyone', '/terms', visitor, undefined],
  ])
})

describe('7. qualified routes', () => {
  table([
    [
      // Promise: guard.qualified-in
      'logged-out users who have not answered go to the homeowner step',
      '/sign-up',
      { ...visitor, landingNeeded: '/my-will/lpf-a/2' },
      '/my-will/lpf-a/0',
    ],
    ['logged-out users who have answered stay', '/sign-up', visitor, undefined],
    // Promise: guard.qualified-in
    ['logged-in users with a complete will go to the summary', '/sign-up', user(), pathOf('will.summary')],
    [
      // Promise: guard.qualified-in
      'logged-in users who saw the summary go to the summary',
      '/sign-up',
      user({ will: unfinished, summaryVisited: true }),
      pathOf('will.summary'),
    ],
    [
      // Promise: guard.qualified-in
      'other logged-in users go to their will',
      '/sign-up',
      user({ will: willAt('will.about-me.full-address') }),
      pathOf('will.about-me.full-address'),
    ],
  ])
})

describe('8. unauth-only routes send logged-in users', () => {
  table([
    [
      // Promise: guard.visitors
      'to summary, when it was visited',
      '/login',
      user({ will: unfinished, summaryVisited: true }),
      pathOf('will.summary'),
    ],
    ['to summary, when the will is complete', '/login', user(), pathOf('will.summary')],
    [
      // Promise: landing.visitors, guard.visitors
      'or to the last visited step',
      '/my-will/lpf-a/0',
      user({ will: unfinished, visited: ['will.about-me.dob'] }),
      pathOf('will.about-me.dob'),
    ],
    // Promise: guard.visitors
    ['or to about-me full-name', '/login', user({ will: unfinished }), pathOf('will.about-me.full-name')],
    ['while anyone may read the terms', '/terms', user(), undefined],
  ])
})

// Promise: guard.firm
test('a law firm as executor does not settle a power of attorney that was bought', () => {
  const firm = completeExampleWill({ paid: 1, lastPowerOfAttorney: 1, secureLegacyProbateAsExecutor: true })
  expect(at('will.lpa', user({ will: firm }))).toBeUndefined()
  expect(at('will.lpa', user({ will: { ...firm, lpoaDate: '2026-11-01' } }))).toBe(pathOf('will.my-downloads'))
})
