import { describe, expect, test } from 'vitest'
import {
  type Entitlement,
  flagsOf,
  givenBy,
  heldAlready,
  heldBy,
  MIRROR_CONFIRMED,
  type OrderItem,
  PARTNER_OF_MIRROR,
  placeInConfirmedPair,
  placeInPair,
  products,
  SECOND_WILL,
} from './products.ts'

const nothing = { paid: 0, mirrorWill: 0, checkMyWill: 0, lastPowerOfAttorney: 0 }

describe('the payment flags of a will', () => {
  test.each<[string, Entitlement[], object]>([
    ['nothing', [], nothing],
    ['the will', ['will'], { ...nothing, paid: 1 }],
    ['the wills of a couple', ['mirror'], { ...nothing, paid: 1, mirrorWill: 1 }],
    [
      'a partner’s half of a pair, until they confirm it',
      [PARTNER_OF_MIRROR, SECOND_WILL],
      { ...nothing, mirrorWill: 1, toConfirm: 1 },
    ],
    [
      'a partner’s half of a pair, confirmed',
      [PARTNER_OF_MIRROR, SECOND_WILL, 'will'],
      { ...nothing, paid: 1, mirrorWill: 1 },
    ],
    [
      'the first will of a pair, once the partner has confirmed theirs',
      ['mirror', MIRROR_CONFIRMED],
      { ...nothing, paid: 1, mirrorWill: 1, mirrorConfirmed: 1 },
    ],
    ['a partner’s will once the pair has ended', [SECOND_WILL], { ...nothing, toConfirm: 1 }],
    ['a partner’s will once the pair has ended, confirmed', [SECOND_WILL, 'will'], { ...nothing, paid: 1 }],
    ['a partner’s will added to a will', ['will', 'mirror-upgrade'], { ...nothing, paid: 1, mirrorWill: 1 }],
    ['a partner’s will whose first will was refunded', ['mirror-upgrade'], nothing],
    ['a check of the will', ['check'], { ...nothing, checkMyWill: 1 }],
    ['one power of attorney', ['lpa'], { ...nothing, lastPowerOfAttorney: 1, powersHeld: 'one' }],
    [
      'one power of attorney, and later the other',
      ['lpa', 'lpa'],
      { ...nothing, lastPowerOfAttorney: 1, powersHeld: 'both' },
    ],
    ['both powers of attorney', ['lpa-both'], { ...nothing, lastPowerOfAttorney: 1, powersHeld: 'both' }],
    ['a bound print that is not sent', ['print', 'storage'], { ...nothing, printOrdered: 1 }],
  ])('with %s', (_what, held, flags) => {
    expect(flagsOf(held)).toEqual(flags)
  })
})

describe('the items that would be paid for twice', () => {
  test.each<[OrderItem[], Entitlement[], OrderItem[]]>([
    [['will'], [], []],
    [['will', 'print'], ['will'], ['will']],
    [['mirror'], ['will'], ['mirror']],
    [['will'], ['mirror'], ['will']],
    [['lpa-both'], ['lpa'], ['lpa-both']],
    [['will'], [SECOND_WILL], ['will']],
    [['mirror-upgrade'], ['will'], []],
    [['mirror-upgrade'], ['will', 'mirror-upgrade'], ['mirror-upgrade']],
    [['mirror-upgrade'], ['mirror'], ['mirror-upgrade']],
    [['mirror-upgrade'], [PARTNER_OF_MIRROR, 'will'], ['mirror-upgrade']],
    [['mirror'], [PARTNER_OF_MIRROR, SECOND_WILL], ['mirror']],
    [['print'], [PARTNER_OF_MIRROR, SECOND_WILL], []],
    [['lpa'], ['lpa'], []],
    [['lpa'], ['lpa', 'lpa'], ['lpa']],
    [['lpa'], ['lpa-both'], ['lpa']],
    [['lpa-both'], ['lpa', 'lpa'], ['lpa-both']],
    [['print'], ['will'], []],
    [['payment-test'], ['will'], []],
  ])('of %o, with %o held: %o', (items, held, twice) => {
    expect(heldAlready(items, held)).toEqual(twice)
  })
})

test.each<[Entitlement[]]>([
  [[]],
  [['will']],
  [['will', 'mirror-upgrade']],
  [['mirror']],
  [['mirror', MIRROR_CONFIRMED]],
  [[PARTNER_OF_MIRROR, SECOND_WILL]],
  [[PARTNER_OF_MIRROR, SECOND_WILL, 'will']],
  [[SECOND_WILL]],
  [[SECOND_WILL, 'will']],
  [['check']],
  [['will', 'lpa']],
  [['will', 'lpa', 'lpa']],
  [['will', 'lpa-both', 'check']],
  [['will', 'print']],
])('with %o held, the browser refuses to sell twice what the server refuses', (held) => {
  const items = products.map(({ id }) => id)
  expect(heldAlready(items, heldBy(flagsOf(held)))).toEqual(heldAlready(items, held))
})

test('one power of attorney given after this order was made counts as the one ordered', () => {
  expect(heldAlready(['lpa', 'print'], ['lpa'], ['lpa'])).toEqual(['lpa'])
  expect(heldAlready(['lpa', 'print'], ['lpa'], ['print'])).toEqual([])
})

test.each<[string, Entitlement[], 'first' | 'second' | undefined]>([
  ['the buyer’s will is the first of the pair', ['mirror', 'print'], 'first'],
  ['the partner’s is the second, before it is confirmed and after', [PARTNER_OF_MIRROR, SECOND_WILL, 'will'], 'second'],
  ['a will that was bought alone is no part of a pair', ['will'], undefined],
  ['nor is a partner’s once the pair has ended', [SECOND_WILL, 'will'], undefined],
])('%s', (_what, held, place) => {
  expect(placeInPair(held)).toBe(place)
  expect(placeInConfirmedPair(held)).toBeUndefined()
  expect(placeInConfirmedPair([...held, MIRROR_CONFIRMED])).toBe(place)
})

test('the payment test gives nothing', () => {
  expect(givenBy(['payment-test', 'will'])).toEqual(['will'])
})
