import { dictionary } from '@zxcvbn-ts/language-common'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PASSWORD_MIN_LENGTH } from '#core/constants.ts'
import { weaknessOf } from './passwords.ts'

const margaret = { name: 'Margaret', last_name: 'O’Hale-Smith', email: 'maggie.hale@example.com' }

describe('a password that is refused', () => {
  test.each(['password', 'Password1', 'iloveyou', 'qwertyuiop', 'liverpool1', '12345678'])(
    '%s is among the first that are guessed',
    (password) => {
      expect(weaknessOf(password, margaret)).toBe('PASSWORD_TOO_COMMON')
    },
  )

  test.each([
    'Password1!',
    'Password123!',
    'P@ssw0rd1',
    'Summer2026!',
    'Liverpool1!',
    'L1verp00l!',
    'Arsenal2025',
    'charlie12',
    '123charlie',
    'Charlie19901231',
  ])('%s is a common word with what is always added to one', (password) => {
    expect(weaknessOf(password, margaret)).toBe('PASSWORD_TOO_COMMON')
  })

  test('more than 100,000 of the first guesses are refused', () => {
    const ann = { name: 'Zbigniew', last_name: 'Quist', email: 'zq@example.com' }
    const endings = ['', '1', '12', '123', '!', '1!', '2025', '2026!']
    const everyTwentieth = dictionary['passwords-common'].filter((_word, n) => n % 20 === 0)
    const guesses = new Set(everyTwentieth.flatMap((word) => endings.map((ending) => word + ending)))
    const long = [...guesses].filter(({ length }) => length >= PASSWORD_MIN_LENGTH)
    const refused = long.filter((guess) => weaknessOf(guess, ann) !== undefined)
    expect(refused.length * 20).toBeGreaterThan(100_000)
    expect(refused.length / long.length).toBeGreaterThan(0.85)
  })

  test.each([
    ['Annie1990', { name: 'Ann', last_name: 'Hale' }],
    ['Hale!!2026', { name: 'Ann', last_name: 'Hale' }],
    ['Zbigni3w1', { name: 'Zbigniew', last_name: 'Quist' }],
  ])('%s is a name of theirs with digits or signs', (password, person) => {
    expect(weaknessOf(password, { ...person, email: 'x@example.com' })).toBe('PASSWORD_IS_YOU')
  })

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
