import { describe, expect, test } from 'vitest'
import { orderStates, type RefundReason } from './order.ts'
import { type Delivery, deliveries, isRefundable, refundRefusal, whyNotRefundable } from './refundability.ts'

const paid = { state: 'paid', refundReason: undefined, total: 8900 } as const

describe('S11: the money of an order goes back with a button', () => {
  test.each<[string, boolean, Parameters<typeof isRefundable>[0], Delivery[]]>([
    ['paid, and nothing delivered', true, paid, []],
    ['documents downloaded', false, paid, ['documents']],
    ['the partner’s documents downloaded', false, paid, ['partner documents']],
    ['findings read', false, paid, ['findings']],
    ['an expert review taken', false, paid, ['expert review']],
    ['the bound print posted', false, paid, ['print']],
    ['free of charge', false, { ...paid, total: 0 }, []],
    ['a refund on its way', false, { ...paid, refundReason: 'asked' as RefundReason }, []],
    ...orderStates
      .filter((state) => state !== 'paid')
      .map((state): [string, boolean, Parameters<typeof isRefundable>[0], Delivery[]] => [
        `an order that is ${state}`,
        false,
        { ...paid, state },
        [],
      ]),
  ])('%s: %s', (_what, expected, order, delivered) => {
    expect(isRefundable(order, delivered)).toBe(expected)
  })
})

test('S11: a customer who finds the button gone is told why, whom to ask, and that the law is not changed', () => {
  for (const each of deliveries) {
    expect(whyNotRefundable(paid, [each])).toBe(each)
    expect(refundRefusal(each)).toMatch(/write to us.*legal rights stay/)
  }
  expect(whyNotRefundable({ ...paid, total: 0 }, ['documents'])).toBeUndefined()
})
