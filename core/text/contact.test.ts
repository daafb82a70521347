import { expect, test } from 'vitest'
import { isEmail, isFilled, isNumericId, isPostcode, isUuid, tidyPostcode } from './names.ts'

// Promise: format.postcode
test.each([
  ['M1 1AE', 'M1 1AE'],
  ['m11ae', 'M1 1AE'],
  ['B33 8TH', 'B33 8TH'],
  ['CR2 6XH', 'CR2 6XH'],
  ['DN55 1PT', 'DN55 1PT'],
  ['W1A 0AX', 'W1A 0AX'],
  ['EC1A 1BB', 'EC1A 1BB'],
  ['  sy8  1ab ', 'SY8 1AB'],
  ['S Y 8 1 A B', 'SY8 1AB'],
  ['SY8\u00A01AB', 'SY8 1AB'],
  ['SY8.1AB', 'SY8 1AB'],
  ['SY8-1AB', 'SY8 1AB'],
  ['SY8–1AB', 'SY8 1AB'],
  ['(SY8) 1AB', 'SY8 1AB'],
])('"%s" is the postcode %s', (typed, tidy) => {
  expect(isPostcode(typed)).toBe(true)
  expect(tidyPostcode(typed)).toBe(tidy)
})

// Promise: format.postcode
test.each([
  '',
  ' ',
  'SY8',
  '1AB',
  'SY8 1A',
  'SY8 1ABC',
  'SYX8 1AB',
  '12345',
  'SY 1AB',
  'SY888 1AB',
  'SY8 1A8',
  'SY8/1AB',
])('"%s" is not a postcode, and is returned unchanged', (typed) => {
  expect(isPostcode(typed)).toBe(false)
  expect(tidyPostcode(typed)).toBe(typed)
})

// Promise: format.email
test.each([
  'margaret@example.com',
  'margaret.hale@example.co.uk',
  'margaret+will@example.com',
  "o'brien@example.com",
  ' margaret@example.com ',
  'm@e.io',
  `${'m'.repeat(242)}@example.com`,
  'жанна@пример.рф',
])('"%s" is an email address', (typed) => {
  expect(isEmail(typed)).toBe(true)
})

// Promise: format.email
test.each([
  '',
  'margaret',
  'margaret@',
  '@example.com',
  'margaret@example',
  'margaret@example.',
  'margaret@.com',
  'margaret@example..com',
  'margaret@gmail,co.uk',
  'margaret hale@example.com',
  'margaret@exam ple.com',
  'margaret@@example.com',
  'margaret@example.com, thomas@example.com',
  'Margaret <margaret@example.com>',
  `${'m'.repeat(250)}@example.com`,
])('"%s" is not an email address', (typed) => {
  expect(isEmail(typed)).toBe(false)
})

// Promise: required.spaces
test('an answer of spaces alone counts as no answer', () => {
  expect([undefined, '', '  ', '\t\n'].map(isFilled)).toEqual([false, false, false, false])
  expect(isFilled(' a ')).toBe(true)
  expect(isFilled('\u200BŻ')).toBe(true)
  // A control character, a zero-width space, a direction mark, a lone surrogate.
  expect(['\u0007', '\u200B', '\u202E ', '\ud800'].map(isFilled)).toEqual([false, false, false, false])
})

// Promise: format.uuid
test('a uuid is distinguished from other text', () => {
  expect(isUuid('3f2504e0-4f89-41d3-9a0c-0305e82c3301')).toBe(true)
  expect(isUuid('3F2504E0-4F89-41D3-9A0C-0305E82C3301')).toBe(true)
  expect(isUuid('3f2504e04f8941d39a0c0305e82c3301')).toBe(false)
  expect(isUuid('3f2504e0-4f89-41d3-9a0c-0305e82c330')).toBe(false)
})

// Promise: format.uuid
test.each([
  ['1', true],
  ['215', true],
  ['0', false],
  ['01', false],
  ['-1', false],
  ['1.5', false],
  ['', false],
])('"%s" is an id: %s', (text, is) => {
  expect(isNumericId(text)).toBe(is)
})
