import { describe, expect, test } from 'vitest'
import { type FunnelGroup, type FunnelStep, funnelPath, funnelRoutes, restoredState, stepKey } from './funnel.ts'

const plain = (name: string, more: Partial<FunnelStep<unknown>> = {}): FunnelStep<unknown> => ({
  name,
  defaultState: {},
  isState: (stored): stored is unknown => stored !== undefined,
  ...more,
})

const group: FunnelGroup = {
  name: 'quote',
  mainPath: '/quote',
  children: [
    plain('start'),
    plain('cover.amount'),
    plain('offer', { params: ['offerId', 'page'] }),
    plain('pay', { query: ['source', 'code'] }),
    plain('cover.result', { params: ['id'], query: ['from'] }),
    { name: 'old-offer', redirectTo: 'offer' },
  ],
}

describe('the path of a step', () => {
  test.each([
    ['is its name under the main path', 'start', '/quote/start'],
    ['has slashes for dots', 'cover.amount', '/quote/cover/amount'],
    ['ends in its dynamic params', 'offer', '/quote/offer/:offerId/:page'],
    ['ends in its dynamic query', 'pay', '/quote/pay?source=:source&code=:code'],
    ['has params before the query', 'cover.result', '/quote/cover/result/:id?from=:from'],
  ])('%s', (_what, name, path) => {
    expect(funnelPath(group, name)).toBe(path)
  })

  test('is not made up for a step that is not there', () => {
    expect(() => funnelPath(group, 'nowhere')).toThrow('The funnel quote has no step called nowhere')
  })
})

test('route names begin with the name of the group', () => {
  expect(funnelRoutes(group).map(({ name }) => name)).toEqual([
    'quote.start',
    'quote.cover.amount',
    'quote.offer',
    'quote.pay',
    'quote.cover.result',
    'quote.old-offer',
  ])
})

test('a child may lead to another step', () => {
  expect(funnelRoutes(group).at(-1)).toEqual({
    name: 'quote.old-offer',
    path: '/quote/old-offer',
    redirectTo: '/quote/offer/:offerId/:page',
  })
  expect(funnelRoutes(group)[0]).toEqual({ name: 'quote.start', path: '/quote/start' })
})

test('a redirect to nowhere is a mistake that shows at once', () => {
  const broken = { ...group, children: [{ name: 'old', redirectTo: 'gone' }] }
  expect(() => funnelRoutes(broken)).toThrow('The funnel quote has no step called gone')
})

test('each step remembers under a key of its own', () => {
  expect(stepKey(group, plain('cover.amount'))).toBe('funnel.quote.cover.amount')
})

describe('what a browser had stored', () => {
  const step: FunnelStep<{ age: number }> = {
    name: 'age',
    defaultState: { age: 0 },
    isState: (stored): stored is { age: number } =>
      typeof stored === 'object' && stored !== null && 'age' in stored && typeof stored.age === 'number',
  }

  test('is restored when it passes the step’s check', () => {
    expect(restoredState(step, { age: 41 })).toEqual({ age: 41 })
  })

  test.each([undefined, null, 'age', { age: '41' }, {}, []])(
    'is replaced by the default data when it is %j',
    (stored) => {
      expect(restoredState(step, stored)).toEqual({ age: 0 })
    },
  )
})
