import { describe, expect, test } from 'vitest'
import {
  type FormField,
  type FunnelGroup,
  type FunnelStep,
  firstOpenStep,
  formField,
  funnelPath,
  funnelRoutes,
  funnelUrl,
  isFormField,
  isQualifyingField,
  qualifyingField,
  restoredState,
  stepAfter,
  stepAt,
  stepBefore,
  stepKey,
  stepNeededFor,
  withoutError,
  withValue,
} from './funnel.ts'

const withError = <F extends FormField<unknown>>(field: F, message: string, keepVisible = false): F => ({
  ...field,
  error: { message, keepVisible },
})

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
  // Promise: funnel.main-path
  test.each([
    ['is its name under the main path', 'start', '/quote/start'],
    ['has slashes for dots', 'cover.amount', '/quote/cover/amount'],
    ['ends in its dynamic params', 'offer', '/quote/offer/:offerId/:page'],
    ['ends in its dynamic query', 'pay', '/quote/pay?source=:source&code=:code'],
    ['has params before the query', 'cover.result', '/quote/cover/result/:id?from=:from'],
  ])('%s', (_what, name, path) => {
    expect(funnelPath(group, name)).toBe(path)
  })

  test('does not exist for an unknown step', () => {
    expect(() => funnelPath(group, 'nowhere')).toThrow('The funnel quote has no step called nowhere')
  })
})

// Promise: funnel.prefix
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

// Promise: funnel.redirect
test('a child may redirect to another step', () => {
  expect(funnelRoutes(group).at(-1)).toEqual({
    name: 'quote.old-offer',
    path: '/quote/old-offer',
    redirectTo: '/quote/offer/:offerId/:page',
  })
  expect(funnelRoutes(group)[0]).toEqual({ name: 'quote.start', path: '/quote/start' })
})

// Promise: funnel.redirect
test('a redirect to an unknown step throws', () => {
  const broken = { ...group, children: [{ name: 'old', redirectTo: 'gone' }] }
  expect(() => funnelRoutes(broken)).toThrow('The funnel quote has no step called gone')
})

// Promise: funnel.key, limit.step-key
test('each step has its own storage key', () => {
  expect(stepKey(group, plain('cover.amount'))).toBe('funnel.quote.cover.amount')
})

describe('the stored state of a step', () => {
  const step: FunnelStep<{ age: number }> = {
    name: 'age',
    defaultState: { age: 0 },
    isState: (stored): stored is { age: number } =>
      typeof stored === 'object' && stored !== null && 'age' in stored && typeof stored.age === 'number',
  }

  // Promise: funnel.restore
  test('is restored when it passes the step’s check', () => {
    expect(restoredState(step, { age: 41 })).toEqual({ age: 41 })
  })

  // Promise: funnel.restore
  test.each([undefined, null, 'age', { age: '41' }, {}, []])(
    'is replaced by the default data when it is %j',
    (stored) => {
      expect(restoredState(step, stored)).toEqual({ age: 0 })
    },
  )
})

describe('the address of a step', () => {
  // Promise: funnel.main-path
  test('has its params and its query filled in and encoded', () => {
    expect(funnelUrl(group, 'cover.result', { id: 'a/b', from: 'mail & post' })).toBe(
      '/quote/cover/result/a%2Fb?from=mail%20%26%20post',
    )
  })

  test('leaves out a query that is not given', () => {
    expect(funnelUrl(group, 'pay', { code: 'X' })).toBe('/quote/pay?code=X')
    expect(funnelUrl(group, 'pay')).toBe('/quote/pay')
  })

  test('does not exist without a param', () => {
    expect(() => funnelUrl(group, 'offer', { offerId: '1' })).toThrow('The step quote.offer needs a value for page')
  })
})

test('a step is found at its address', () => {
  expect(stepAt(group, '/quote/cover/amount/')?.name).toBe('cover.amount')
  expect(stepAt(group, '/quote/offer/7/2')?.name).toBe('offer')
  expect(stepAt(group, '/quote/pay')?.name).toBe('pay')
  expect(stepAt(group, '/quote/old-offer')).toBeUndefined()
})

describe('the way through a group', () => {
  test('goes from step to step and skips redirects', () => {
    expect(stepAfter(group, 'start')?.name).toBe('cover.amount')
    expect(stepBefore(group, 'cover.amount')?.name).toBe('start')
    expect(stepAfter(group, 'cover.result')).toBeUndefined()
    expect(stepBefore(group, 'start')).toBeUndefined()
  })

  const asked = (name: string): FunnelStep<{ yes: boolean }> => ({
    name,
    defaultState: { yes: false },
    isState: (stored): stored is { yes: boolean } => typeof stored === 'object' && stored !== null && 'yes' in stored,
    isAnswered: ({ yes }) => yes,
  })
  const short: FunnelGroup = { name: 'short', mainPath: '/short', children: [plain('hello'), asked('a'), asked('b')] }

  test('stops at the first step without an answer, but never at a step without a question', () => {
    expect(firstOpenStep(short, () => undefined)?.name).toBe('a')
    expect(firstOpenStep(short, ({ name }) => ({ yes: name === 'a' }))?.name).toBe('b')
    expect(firstOpenStep(short, () => ({ yes: true }))).toBeUndefined()
  })

  test('lets the visitor go back to any step, and forward to the first unanswered one', () => {
    expect(stepNeededFor(short, 'a', () => undefined)).toBeUndefined()
    expect(stepNeededFor(short, 'b', () => undefined)?.name).toBe('a')
    expect(stepNeededFor(short, 'b', () => ({ yes: true }))).toBeUndefined()
  })
})

const isText = (value: unknown): value is string => typeof value === 'string'

// Promise: field.value
test('a field starts required and without an error that stays', () => {
  expect(formField('')).toEqual({ value: '', required: true, error: { message: '', keepVisible: false } })
  expect(formField('', false).required).toBe(false)
  expect(qualifyingField('')).toEqual({ ...formField(''), qualify: false })
})

test('an error goes when the answer changes', () => {
  const wrong = withError(formField('12'), 'Please remove digits from this field')
  expect(wrong.error).toEqual({ message: 'Please remove digits from this field', keepVisible: false })
  expect(withValue(wrong, 'Anna')).toEqual(formField('Anna'))
})

// Promise: field.value, done.errors
test('an error to be kept visible stays until the step is completed', () => {
  const wrong = withError(formField('12'), 'Look here', true)
  const changed = withValue(wrong, 'Anna')
  expect(changed).toEqual({ ...wrong, value: 'Anna' })
  expect(withoutError(changed)).toEqual(formField('Anna'))
})

// Promise: field.qualify
test('a qualifying field keeps its flag when its answer or its error changes', () => {
  const field = { ...qualifyingField('No'), qualify: true }
  expect(withValue(field, 'Yes').qualify).toBe(true)
  expect(withError(field, 'Look here').qualify).toBe(true)
})

test('a field comes back from storage as it went in', () => {
  const stored: unknown = JSON.parse(JSON.stringify(withError(formField('Anna'), 'Look here')))
  expect(isFormField(isText)(stored)).toBe(true)
  expect(isQualifyingField(isText)(stored)).toBe(false)
  expect(isQualifyingField(isText)(JSON.parse(JSON.stringify(qualifyingField('Yes'))))).toBe(true)
})

test.each([
  undefined,
  null,
  'Anna',
  [],
  {},
  { ...formField('Anna'), value: 3 },
  { ...formField('Anna'), required: 'yes' },
  { ...formField('Anna'), error: 'Look here' },
  { ...formField('Anna'), error: { message: 'Look here' } },
  { ...formField('Anna'), error: null },
])('%j is not a stored field', (stored) => {
  expect(isFormField(isText)(stored)).toBe(false)
})
