import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emailGiven, nameGiven, newPasswordGiven } from './fields.rules.ts'
import { messages } from './messages.ts'
import { isVisitorCode, visitorMessages } from './visitor-messages.ts'

test('whatever a visitor types, what is said of it is among the messages of their page', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const problems = [nameGiven, emailGiven, newPasswordGiven].flatMap((check) => check('field', typed))
      expect(problems.map(({ code }) => code).filter((code) => !isVisitorCode(code))).toEqual([])
    }),
  )
  expect(nameGiven('name', '7')).toHaveLength(1)
})

test('they are in the one table, word for word', () => {
  expect(messages).toMatchObject(visitorMessages)
  expect(isVisitorCode('ESTATE_SPLIT_NOT_100')).toBe(false)
})
