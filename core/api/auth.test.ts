import { expect, test } from 'vitest'
import { z } from 'zod'
import { confirmedCalls, loginSchema, registerSchema } from './auth.ts'
import * as accountCalls from './contract/account.ts'

const signUp = {
  name: 'Margaret',
  last_name: 'Hale',
  email: 'margaret@example.com',
  password: 'orchard lane',
  optin: true,
  homeowner: 'Yes',
  england_or_wales: 'Yes',
}

const firstCodes = (schema: z.ZodType, body: object) =>
  schema.safeParse(body).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

// Promise: form.sign-up
test('a sign-up with every answer is accepted, and its names and email are trimmed', () => {
  expect(registerSchema.parse({ ...signUp, name: ' Margaret ', email: ' margaret@example.com ' })).toEqual(signUp)
})

// Promise: message.agree
test.each([
  ['no name', { name: '' }, 'name: FIELD_REQUIRED'],
  ['a name with a digit', { name: 'Margaret2' }, 'name: NAME_WITHOUT_NUMBER_WRONG_FORMAT'],
  ['a name with a full stop', { last_name: 'H.' }, 'last_name: NAME_WRONG_FORMAT'],
  ['a bad email', { email: 'margaret' }, 'email: EMAIL_WRONG_FORMAT'],
  ['a short password', { password: '1234567' }, 'password: PASSWORD_TOO_SHORT'],
  ['no agreement to the terms', { optin: false }, 'optin: AGREE_TERMS'],
  ['a residence elsewhere', { england_or_wales: 'No' }, 'england_or_wales: SELECT_OPTION'],
])('a sign-up with %s is sent back', (_what, given, expected) => {
  expect(firstCodes(registerSchema, { ...signUp, ...given })).toEqual([expected])
})

// Promise: form.sign-up
test.each(['name', 'last_name', 'email', 'password', 'optin', 'homeowner', 'england_or_wales'] as const)(
  'a sign-up without %s is sent back',
  (key) => {
    const { [key]: _, ...rest } = signUp
    expect(registerSchema.safeParse(rest).error?.issues.map(({ path }) => path.join('.'))).toEqual([key])
  },
)

test('who comes to keep an answer to what somebody asked says nothing of a home of their own', () => {
  const { homeowner: _, england_or_wales: __, ...rest } = signUp
  expect(firstCodes(registerSchema, { ...rest, asked: true })).toEqual([])
  expect(firstCodes(registerSchema, rest)).toEqual(['homeowner: SELECT_OPTION', 'england_or_wales: SELECT_OPTION'])
})

test('a password may be long, with any characters', () => {
  expect(registerSchema.safeParse({ ...signUp, password: 'żółć 🏡 '.repeat(40) }).success).toBe(true)
})

// Promise: form.login, required.own
test('logging in takes an email and any password that is not empty', () => {
  expect(firstCodes(loginSchema, { email: 'margaret@example.com', password: 'x' })).toEqual([])
  expect(firstCodes(loginSchema, { email: 'margaret@example.com', password: '' })).toEqual([
    'password: PASSWORD_REQUIRED',
  ])
})

test('what a passkey signs names every call that asks who asks, and no other', () => {
  const rows = Object.values(accountCalls).flatMap((calls) => Object.entries<object>(calls))
  const asking = rows.filter(
    ([, row]) => 'body' in row && row.body instanceof z.ZodObject && 'factor' in row.body.shape,
  )
  expect(asking.map(([name]) => name).toSorted()).toEqual(confirmedCalls.toSorted())
})
