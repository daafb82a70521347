import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { weaknessOf } from './passwords.ts'

const margaret = { name: 'Margaret', last_name: 'O’Hale-Smith', email: 'maggie.hale@example.com' }

describe('a password that is refused', () => {
  test.each(['password', 'Password1', 'iloveyou', 'qwertyuiop', 'liverpool1', '12345678'])(
    '%s is among the first that are guessed',
    (password) => {
      expect(weaknessOf(password, margaret)).toBe('PASSWORD_TOO_COMMON')
    },
  )

  test.each(['aaaaaaaaaaaa', 'abababababab', '        '])('%j has no more than two different signs', (password) => {
    expect(weaknessOf(password, margaret)).toBe('PASSWORD_TOO_COMMON')
  })

  test.each([
    'maggie.hale@example.com',
    'Maggie.Hale',
    'margaret1961',
    'Margaret O’Hale-Smith',
    'ohalesmith!!',
    'Heirloom 2026',
  ])('%s is their name, their email or ours', (password) => {
    expect(weaknessOf(password, margaret)).toBe('PASSWORD_IS_YOU')
  })
})

test.each(['correct horse', 'a quiet orchard wall', 'margaret likes tea', 'żółć 🏡 ogród'])(
  '%s is good',
  (password) => {
    expect(weaknessOf(password, margaret)).toBeUndefined()
  },
)

test('any password gets an answer, whatever is in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (password) => {
      expect([undefined, 'PASSWORD_TOO_COMMON', 'PASSWORD_IS_YOU']).toContain(weaknessOf(password, margaret))
    }),
  )
})
