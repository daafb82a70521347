import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isUndecided, orderEvents, orderStates, stateAfter } from './order.ts'

test.each([
  ['created', 'begin', 'pending'],
  ['created', 'pay', 'paid'],
  ['pending', 'pay', 'paid'],
  ['pending', 'fail', 'failed'],
  ['pending', 'expire', 'expired'],
  ['failed', 'pay', 'paid'],
  ['expired', 'pay', 'paid'],
  ['paid', 'refund', 'refunded'],
  ['paid', 'pay', undefined],
  ['paid', 'fail', undefined],
  ['paid', 'expire', undefined],
  ['refunded', 'pay', undefined],
  ['refunded', 'send back', 'paid'],
  ['paid', 'send back', undefined],
  ['pending', 'refund', undefined],
  ['paid', 'dispute', 'disputed'],
  ['paid', 'lose', 'lost'],
  ['disputed', 'win', 'paid'],
  ['disputed', 'lose', 'lost'],
  ['disputed', 'refund', 'refunded'],
  ['disputed', 'pay', undefined],
  ['lost', 'win', 'paid'],
  ['lost', 'refund', undefined],
  ['refunded', 'dispute', undefined],
  ['pending', 'dispute', undefined],
] as const)('an order that is %s, on %s, becomes %s', (state, event, next) => {
  expect(stateAfter(state, event)).toBe(next)
})

describe('for any sequence of events', () => {
  test('an order is in each state at most once, but for the decisions of a bank', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...orderEvents), { maxLength: 40 }), (events) => {
        const seen: string[] = ['created']
        let state: (typeof orderStates)[number] = 'created'
        for (const event of events) {
          const next = stateAfter(state, event)
          if (!next) continue
          if (['disputed', 'lost'].includes(state) || ['disputed', 'lost'].includes(next)) {
            state = next
            continue
          }
          state = next
          // The bank of the customer did not take the money: it goes back once more.
          if (event === 'send back') {
            if (seen.includes('refunded')) seen.splice(seen.indexOf('refunded'), 1)
            continue
          }
          expect(seen).not.toContain(next)
          seen.push(next)
        }
      }),
    )
  })
})

test('only an order that was begun and not decided is undecided', () => {
  expect(orderStates.filter(isUndecided)).toEqual(['created', 'pending'])
})
