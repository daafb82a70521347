import { describe, expect, test } from 'vitest'
import { addressLine } from '#core/will/address-lines.ts'
import type { MaritalStatus } from '#core/will/lists.ts'
import type { Relationship } from '#core/will/relationships.ts'
import { aPerson } from '#testkit/builders.ts'
import { relationInWords } from './party.ts'

test.each([
  [
    { house_name: '14', street_address: 'Orchard Lane', town: 'Ludlow', postcode: 'sy81ab' },
    '14 Orchard Lane, Ludlow, SY8 1AB',
  ],
  [
    { house_name: '14a', street_address: 'Orchard Lane', town: 'Ludlow', postcode: 'SY8 1AB' },
    '14a Orchard Lane, Ludlow, SY8 1AB',
  ],
  [
    { house_name: 'The Elms', street_address: 'Mill Street', town: 'Ludlow', postcode: 'SY8 1AB' },
    'The Elms, Mill Street, Ludlow, SY8 1AB',
  ],
  [{ house_name: '14 Orchard Lane', town: 'Ludlow', postcode: 'SY8 1AB' }, '14 Orchard Lane, Ludlow, SY8 1AB'],
  [
    { house_name: ' 14 ', street_address: ' Orchard Lane ', town: ' Ludlow ', postcode: ' SY8 1AB' },
    '14 Orchard Lane, Ludlow, SY8 1AB',
  ],
  // Where there is no street a number belongs to the place.
  [{ house_name: '14', street_address: ' ', town: 'Ludlow', postcode: 'SY8 1AB' }, '14 Ludlow, SY8 1AB'],
  [{ house_name: '14', street_address: '', town: ' ', postcode: 'SY8 1AB' }, '14, SY8 1AB'],
  [
    { house_name: 'Flat 2, 14', street_address: 'Orchard Lane', town: 'Ludlow', postcode: 'SY8 1AB' },
    'Flat 2, 14 Orchard Lane, Ludlow, SY8 1AB',
  ],
  [
    { house_name: '14-16', street_address: 'Orchard Lane', town: 'Ludlow', postcode: 'SY8 1AB' },
    '14-16 Orchard Lane, Ludlow, SY8 1AB',
  ],
  [
    { house_name: 'No. 14', street_address: 'Orchard Lane', town: 'Ludlow', postcode: 'SY8 1AB' },
    'No. 14 Orchard Lane, Ludlow, SY8 1AB',
  ],
  // A comma that was typed at the end is not printed twice.
  [
    { house_name: '14,', street_address: 'Orchard Lane,', town: 'Ludlow,', postcode: 'SY8 1AB' },
    '14 Orchard Lane, Ludlow, SY8 1AB',
  ],
  [
    { house_name: 'Flat 14', street_address: 'Orchard Lane', town: 'Ludlow', postcode: 'SY8 1AB' },
    'Flat 14, Orchard Lane, Ludlow, SY8 1AB',
  ],
  [
    { house_name: '14 The Elms', street_address: 'Orchard Lane', town: 'Ludlow', postcode: 'SY8 1AB' },
    '14 The Elms, Orchard Lane, Ludlow, SY8 1AB',
  ],
  [
    { house_name: '14 A', street_address: 'Orchard Lane', town: 'Ludlow', postcode: 'SY8 1AB' },
    '14 A Orchard Lane, Ludlow, SY8 1AB',
  ],
  [{ house_name: 'The Elms', street_address: ' ', town: 'Ludlow', postcode: 'SY8 1AB' }, 'The Elms, Ludlow, SY8 1AB'],
])('%j reads as one line', (address, line) => {
  expect(addressLine(address)).toBe(line)
})

describe('What a person is called in the will', () => {
  const called = (status: MaritalStatus, relationship: Relationship, type: 'partner' | 'Person' = 'partner') =>
    relationInWords(aPerson({ relationship, type }), status)

  test.each([
    ['Married', 'Wife', 'wife'],
    ['Married', 'Husband', 'husband'],
    ['Married', 'Spouse', 'spouse'],
    ['Civil Partnership', 'Husband', 'civil partner'],
    ['Engaged', 'Wife', 'partner'],
    ['Living with a partner but not married', 'Partner', 'partner'],
  ] as const)('%s, %s: “my %s”', (status, relationship, words) => {
    expect(called(status, relationship)).toBe(words)
  })

  test('nobody is called the husband or wife of a testator who is not married', () => {
    for (const relationship of ['Husband', 'Wife', 'Civil partner', 'Spouse'] as const)
      expect(called('Divorced', relationship, 'Person')).toBeUndefined()
    expect(called('Separated', 'Wife', 'Person')).toBe('wife')
  })

  test('a granddaughter is called that', () => {
    expect(called('Single', 'Granddaughter', 'Person')).toBe('granddaughter')
  })
})
