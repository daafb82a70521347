import { expect, test } from 'vitest'
import { isPhone, phoneIsValid } from './phone.ts'

test.each(['01584 555010', '07700 900123', '+44 7700 900123', '+353 1 679 1234', '(0117) 496 0000'])(
  '%s is a phone number',
  (typed) => {
    expect(isPhone(typed)).toBe(true)
  },
)

test.each(['', '12345', '0000 000 0000', '07700 90012', 'ring me', '+999 12345678'])('"%s" is not', (typed) => {
  expect(isPhone(typed)).toBe(false)
})

test('a phone may be left out, but one with a value must be valid', () => {
  expect([undefined, '', '  ', '07700 900123', '12'].map(phoneIsValid)).toEqual([true, true, true, true, false])
})
