import { describe, expect, test } from 'vitest'
import { today } from '#testkit/builders.ts'
import { languageAt, pathIn } from '../language.ts'
import { destinations, pathOfDestination, redirectFor } from './guards.ts'
import {
  firstRedirect,
  isVariantUrl,
  leadsTo,
  type PublicPage,
  publicPageAt,
  publicPages,
  visitorGuards,
} from './public-pages.ts'
import type { Visit } from './visit.ts'

const visitorRedirect = (page: PublicPage, visit: Visit): string | undefined =>
  leadsTo(page, visit.language) ?? firstRedirect(visitorGuards, page, page.path, visit)

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
  ['a visitor whose experiment leads to the page they are on', { ...visitor, experimentUrl: '/my-will/lpf-a/0' }],
  ['a visitor who loads a page again', { ...visitor, reloaded: true }],
]

test.each(visitors)(
  '%s gets the same redirect as from all the guards, on every page outside the will',
  (_who, visit) => {
    const outside = destinations.filter((to) => to.name === undefined)
    expect(outside.length).toBeGreaterThan(20)
    for (const page of outside)
      expect([page.path, visitorRedirect(page, visit)]).toEqual([page.path, redirectFor(page, visit)])
  },
)

test('a page outside the will is found like every destination', () => {
  for (const to of destinations) {
    const path = pathOfDestination(to).replace(':token', 'abc')
    expect(publicPageAt(path)?.path).toBe(to.name === undefined ? to.path : undefined)
  }
  expect(publicPageAt('/prices/')?.path).toBe('/prices')
  expect(publicPageAt('/nowhere')).toBeUndefined()
})

const sentFrom = (path: string, visit: Visit): string | undefined => {
  const page = publicPageAt(path)
  return page && visitorRedirect(page, visit)
}

test.each([
  [undefined, '/my-will/lpf-a/0'],
  ['en', '/my-will/lpf-a/0'],
  ['cy', '/cy/my-will/lpf-a/0'],
] as const)('“/”, for a visitor who chose %s, leads to %s', (language, path) => {
  expect(sentFrom('/', { ...visitor, language })).toBe(path)
})

test('an address of one language keeps it, whatever was chosen before', () => {
  expect(sentFrom('/cy', { ...visitor, language: 'en' })).toBe('/cy/my-will/lpf-a/0')
  expect(sentFrom('/prices', { ...visitor, language: 'cy' })).toBeUndefined()
  expect(sentFrom('/check-my-will', { ...visitor, language: 'cy' })).toBe('/check-my-will/start')
})

test('a visitor who opens the Welsh sign-up too early gets the landing questions in Welsh', () => {
  const early = { ...visitor, landingNeeded: '/my-will/lpf-a/1' }
  expect(sentFrom('/cy/sign-up', early)).toBe('/cy/my-will/lpf-a/0')
  expect(sentFrom('/sign-up', early)).toBe('/my-will/lpf-a/0')
})

// Promise: shell.title.2
test('a page in both languages has the same audience and conditions in each', () => {
  const both = publicPages.filter(({ bothLanguages }) => bothLanguages)
  expect(both.map(({ path }) => languageAt(path)).filter((language) => language === 'cy')).toHaveLength(both.length / 2)
  for (const { path, redirectTo, experimentOn: _, ...page } of both) {
    const { path: there, redirectTo: on, experimentOn, ...welsh } = publicPageAt(pathIn('cy', path)) ?? { path: 'none' }
    expect([there, welsh]).toEqual([pathIn('cy', path), page])
    expect(on).toBe(redirectTo && pathIn('cy', redirectTo))
    expect(experimentOn).toBeUndefined()
  }
})

describe('the other side of an experiment', () => {
  test.each(['/prices', '/prices?side=b', '/check-my-will/start?side=b&x=1', '/how-it-works', '/cy/prices'])(
    '%s is a page of ours',
    (url) => expect(isVariantUrl(url)).toBe(true),
  )

  test.each([
    'https://evil.example/',
    'https://evil.example/prices',
    '//evil.example/prices',
    '/\\evil.example',
    '\\\\evil.example',
    '/prices/../../evil',
    '/prices/',
    '/prices#top',
    '/%2fevil.example',
    '/\tevil.example',
    '/no-such-page',
    '/',
    '/account',
    '/login',
    '/contact-us-sent',
    '/api/auth/logout',
    '/confirm-email/a-token-of-another-person',
    '/reset-password/:token',
    'javascript:alert(1)',
    'prices',
    '',
  ])('%j is not, and is never followed', (url) => expect(isVariantUrl(url)).toBe(false))
})
