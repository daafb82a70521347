import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emailGiven, newPasswordGiven } from './fields.rules.ts'
import { messages, sentenceFor } from './messages.ts'
import { nameGiven } from './rule.ts'
import { isVisitorCode, visitorMessages } from './visitor-messages.ts'

// The specified texts, letter for letter, including their errors.
const specified = [
  'You did not pay for you will',
  'This field is required',
  "This field can't be empty",
  'Please enter a Full Name',
  'Please remove digits from this field',
  'Please enter your Date of Birth',
  'Please Enter a Valid Postcode',
  'Make sure you have entered a valid UK postcode',
  'Please enter a valid Email Address',
  'Please Enter Your Phone Number',
  'Please select at least one Guardian',
  'Please select at least one Child',
  'Please select at least one Person',
  'Please select at least one option',
  'Please select an option',
  'Please add at least one Beneficiary',
  'Please Add at least one Person to continue',
  'Please Add at least one Child to continue',
  'Please Add at least one Pet to continue',
  'Please agree to our terms and privacy policy',
  'Please make sure your Estate Split add up to 100%',
  "Estate shares can't have 0%",
]

// Promise: message.pay
test.each(specified)('a message says: %s', (text) => {
  expect(Object.values(messages)).toContain(text)
})

// Promise: message.keys, message.keys.3
test.each([
  ['FIELD_REQUIRED', 'This field is required'],
  ['POSTCODE_WRONG_FORMAT', 'Please Enter a Valid Postcode'],
  ['PHONE_INVALID', 'Please Enter Your Phone Number'],
  ['NAME_WRONG_FORMAT', 'Please enter a Full Name'],
  ['NAME_WITHOUT_NUMBER_WRONG_FORMAT', 'Please remove digits from this field'],
  ['EMAIL_WRONG_FORMAT', 'Please enter a valid Email Address'],
  ['ADD_ADULT_PERSON', 'Please Add at least one Person to continue'],
  ['ADD_ONE_BENEFICIARY', 'Please add at least one Beneficiary'],
  ['SELECT_INHERIT', 'Please select at least one Person'],
] as const)('%s reads: %s', (code, text) => {
  expect(sentenceFor({ field: 'any', code })).toBe(text)
})

// Promise: message.keys.2
test('no two codes say the same thing', () => {
  const texts = Object.values(messages)
  expect(new Set(texts).size).toBe(texts.length)
})

test('whatever a visitor types, the problem’s message is among those of their page', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const problems = [nameGiven, emailGiven, newPasswordGiven].flatMap((check) => check('field', typed))
      expect(problems.map(({ code }) => code).filter((code) => !isVisitorCode(code))).toEqual([])
    }),
  )
  expect(nameGiven('name', '7')).toHaveLength(1)
})

test('the visitor messages are in the table of all messages, word for word', () => {
  expect(messages).toMatchObject(visitorMessages)
  expect(isVisitorCode('ESTATE_SPLIT_NOT_100')).toBe(false)
})
