import { expect, test } from 'vitest'
import { firstNameIn, hasDigit, isFullName, isName, tidyName, within } from './names.ts'

// Promise: name.letters, name.signs
test.each([
  ['English', 'Margaret'],
  ['Irish, with the apostrophe of a keyboard', "O'Brien"],
  ['Irish, with the apostrophe of a phone', 'O’Brien'],
  ['Dutch, where the apostrophe comes first', "'t Hooft"],
  ['double-barrelled', 'Smith-Jones'],
  ['of two words', 'Mary Ann'],
  ['of one letter', 'X'],
  ['French', 'Zoë'],
  ['Polish', 'Łukasz Żółć'],
  ['Welsh', 'Siân Llŷr'],
  ['Greek', 'Αλέξανδρος'],
  ['Cyrillic', 'Наталія'],
  ['Arabic', 'مُحَمَّد'],
  ['Persian, joined as Persian is', 'علی\u200Cرضا'],
  ['Devanagari', 'श्रीकृष्ण'],
  ['Chinese', '王小明'],
  ['Korean', '김민준'],
  ['Vietnamese', 'Nguyễn'],
  ['Hawaiian', 'Kaʻiulani'],
  ['Yoruba, whose marks are separate', 'Ade\u0301bo\u0323\u0300'],
])('a name may be %s: %s', (_kind, name) => {
  expect(isName(name)).toBe(true)
})

// Promise: name.signs
test.each([
  ['nothing', ''],
  ['spaces alone', '   '],
  ['an apostrophe alone', "'"],
  ['a hyphen alone', '-'],
  ['a digit', 'Anna2'],
  ['an Arabic digit', 'Anna٢'],
  ['a full stop', 'J. Smith'],
  ['an at sign', 'anna@home'],
  ['markup', '<b>Anna</b>'],
  ['an underscore', 'Anna_Bell'],
  ['a smiling face', 'Anna 😀'],
])('a name may not hold %s', (_kind, name) => {
  expect(isName(name)).toBe(false)
})

// Promise: name.letters, limit.name
test.each([
  ['plain letters', 'a'],
  ['letters whose accent is a character of its own', 'q\u0301'],
  ['letters with two marks', 'o\u031B\u0301'],
  ['Korean letters typed in parts', '한'.normalize('NFD')],
])('50 %s are accepted and 51 are not', (_kind, letter) => {
  expect(isName(letter.repeat(50))).toBe(true)
  expect(isName(letter.repeat(51))).toBe(false)
})

// Promise: name.signs
test('apostrophes, spaces and hyphens do not count as letters', () => {
  expect(isName("a'-".repeat(50))).toBe(true)
})

// Promise: name.digit
test.each([
  ['Anna1', true],
  ['Henry 8', true],
  ['अन्ना५', true],
  ['Henry VIII', false],
  ['Anna', false],
])('"%s" has a digit: %s', (text, found) => {
  expect(hasDigit(text)).toBe(found)
})

// Promise: name.full
test.each([
  'Margaret Hale',
  'Margaret Ellen Hale',
  "Anna van 't Hooft",
  'Seán O’Brien',
  'Κώστας Παπαδόπουλος',
  'राम कुमार',
  '王 小明',
  '  Margaret   Hale ',
  'St. John Rivers',
  'J. Smith',
  'J.R.R. Smith',
  'John Smith Jr.',
  'Anna Bell-Hale',
  `${'a'.repeat(50)} Hale`,
])('"%s" is a full name', (name) => {
  expect(isFullName(name)).toBe(true)
})

// Promise: name.full
test.each(['Margaret', 'Margaret ', 'Margaret -', 'Margaret 2', 'Margaret .', '', ' ', `${'a'.repeat(51)} Hale`])(
  '"%s" is not a full name',
  (name) => {
    expect(isFullName(name)).toBe(false)
  },
)

// Promise: words.names
test.each([
  ['a space', ' Anna '],
  ['a tab', '\tAnna\t'],
  ['a no-break space', '\u00A0Anna\u00A0'],
  ['a zero-width space', '\u200BAnna\u200B'],
  ['a byte order mark', '\uFEFFAnna'],
  ['a mark of writing direction', '\u200FAnna\u200E'],
])('%s pasted around a name is dropped', (_kind, typed) => {
  expect(tidyName(typed)).toBe('Anna')
})

// Promise: words.names
test('nothing inside a name is rewritten', () => {
  const typed = 'mary  ANN o’brien'
  expect(tidyName(typed)).toBe(typed)
})

test('a name pasted on two lines is stored on one', () => {
  expect(tidyName('Anna\nBell')).toBe('Anna Bell')
  expect(tidyName(' Anna \r\n\t Bell\u200B\n')).toBe('Anna Bell')
  expect(tidyName('\n\n')).toBe('')
})

test.each([
  ['Thomas Hale', 'Thomas'],
  ['  Mary-Ann   Price ', 'Mary-Ann'],
  ['王 小明', '王 小明'],
  ['J. Smith', 'J. Smith'],
  ['Sting', 'Sting'],
])('a letter to "%s" begins with "%s"', (fullname, first) => {
  expect(firstNameIn(fullname)).toBe(first)
})

test.each([
  ['Children of Ed Poe', 'children of Ed Poe'],
  ['Their children', 'their children'],
  ['Your next of kin', 'your next of kin'],
  ['Any child you have later', 'any child you have later'],
  ['A grandchild of yours', 'a grandchild of yours'],
  ['A. Khan', 'A. Khan'],
  ['A Khan', 'A Khan'],
  ['The Wildlife Trust', 'The Wildlife Trust'],
])('%s is %s in the middle of a sentence', (taker, said) => {
  expect(within(taker)).toBe(said)
})
