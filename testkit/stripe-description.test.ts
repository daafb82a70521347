import { describe, expect, test } from 'vitest'
import { described, unfold } from './stripe-description.ts'

const at = (path: string) => new URL(path, 'http://stripe.test')

test('a form is read as the object it stands for', () => {
  const form = new URLSearchParams('mode=payment&line_items[0][quantity]=1&line_items[1][quantity]=2&metadata[order]=7')
  expect(unfold(form)).toEqual({
    mode: 'payment',
    line_items: [{ quantity: '1' }, { quantity: '2' }],
    metadata: { order: '7' },
  })
})

describe('a request that Stripe does not describe is refused', () => {
  test.each([
    ['an unknown parameter', 'POST', '/v1/checkout/sessions', 'colour=blue'],
    ['a price in words', 'POST', '/v1/checkout/sessions', 'line_items[0][price_data][unit_amount]=eight'],
    ['a price without a currency', 'POST', '/v1/checkout/sessions', 'line_items[0][price_data][unit_amount]=8900'],
    ['a mode there is none of', 'POST', '/v1/checkout/sessions', 'mode=gift'],
    ['a reason there is none of', 'POST', '/v1/refunds', 'reason=regret'],
    ['a question about nothing', 'GET', '/v1/checkout/sessions/cs_1?colour=blue', ''],
    ['disputes by colour', 'GET', '/v1/disputes?colour=blue', ''],
    ['events of a word', 'GET', '/v1/events?created[gte]=yesterday', ''],
    ['another address', 'POST', '/v1/charges', 'amount=8900'],
  ])('%s', (_what, method, path, body) => {
    expect(described(method, at(path), body).ok).toBe(false)
  })
})

test('a request that it describes is read, with its numbers as numbers', () => {
  expect(described('POST', at('/v1/refunds'), 'payment_intent=pi_1&amount=8900')).toEqual({
    ok: true,
    operation: 'POST /v1/refunds',
    argument: undefined,
    body: { payment_intent: 'pi_1', amount: 8900 },
  })
})
