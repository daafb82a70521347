import { describe, expect, test } from 'vitest'
import { type Entitlement, flagsOf, givenBy, heldAlready, PARTNER_OF_MIRROR } from './entitlements.ts'
import type { OrderItem } from './products.ts'

const nothing = { paid: 0, mirrorWill: 0, checkMyWill: 0, lastPowerOfAttorney: 0 }

describe('what a will says of what its owner holds', () => {
  test.each<[string, Entitlement[], object]>([
    ['nothing', [], nothing],
    ['the will', ['will'], { ...nothing, paid: 1 }],
    ['the wills of a couple', ['mirror'], { ...nothing, paid: 1, mirrorWill: 1 }],
    ['an invitation by a partner', [PARTNER_OF_MIRROR], { ...nothing, mirrorWill: 1 }],
    ['a check of the will', ['check'], { ...nothing, checkMyWill: 1 }],
    ['one power of attorney', ['lpa'], { ...nothing, lastPowerOfAttorney: 1, powersHeld: 'one' }],
    ['both powers of attorney', ['lpa-both'], { ...nothing, lastPowerOfAttorney: 1, powersHeld: 'both' }],
    ['a bound print', ['print', 'storage'], nothing],
  ])('with %s', (_what, held, flags) => {
    expect(flagsOf(held)).toEqual(flags)
  })
})

describe('what would be paid for twice', () => {
  test.each<[OrderItem[], Entitlement[], OrderItem[]]>([
    [['will'], [], []],
    [['will', 'print'], ['will'], ['will']],
    [['mirror'], ['will'], ['mirror']],
    [['will'], ['mirror'], ['will']],
    [['lpa-both'], ['lpa'], ['lpa-both']],
    [['print'], ['will'], []],
    [['payment-test'], ['will'], []],
  ])('of %o, with %o held: %o', (items, held, twice) => {
    expect(heldAlready(items, held)).toEqual(twice)
  })
})

test('the payment test gives nothing', () => {
  expect(givenBy(['payment-test', 'will'])).toEqual(['will'])
})
