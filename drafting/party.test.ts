import { expect, test } from 'vitest'
import { addressLine } from '#core/will/address-lines.ts'

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
  [{ house_name: '14', street_address: ' ', town: 'Ludlow', postcode: 'SY8 1AB' }, '14, Ludlow, SY8 1AB'],
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
