import { expect, test } from 'vitest'
import { completeExampleWill } from '#testkit/builders.ts'
import { editable } from '../will/new-will.ts'
import { changedPartSchema, formReplySchema, stepSaveSchema, wholeSaveSchema } from './wills.ts'

// Promise: call.save
test('a save of one answer contains that answer and changes nothing else', () => {
  expect(changedPartSchema.parse({ status: 'Widowed' })).toEqual({ status: 'Widowed' })
  expect(changedPartSchema.parse({})).toEqual({})
})

// Promise: call.save
test('a save names its step, the version it saw and the changed part', () => {
  const save = { step: 'will.about-me.marital-status', version: 3, will: { status: 'Widowed' } }
  expect(stepSaveSchema.parse(save)).toEqual(save)
  expect(stepSaveSchema.safeParse({ ...save, step: 'will.nowhere' }).success).toBe(false)
  expect(stepSaveSchema.safeParse({ ...save, version: -1 }).success).toBe(false)
})

// Promise: api.server-only
test.each(['id', 'version', 'paid', 'mirrorWill', 'checkMyWill', 'lastPowerOfAttorney', 'lpoaDate', 'storage'])(
  'no save may set %s',
  (key) => {
    const will = editable(completeExampleWill())
    expect(changedPartSchema.safeParse({ [key]: 1 }).success).toBe(false)
    expect(wholeSaveSchema.safeParse({ version: 1, will: { ...will, [key]: 1 } }).success).toBe(false)
    expect(wholeSaveSchema.safeParse({ version: 1, will }).success).toBe(true)
  },
)

// Promise: api.bare, call.form
test('the reply with a form holds a user and a will, as they were sent', () => {
  const user = { id: 1, name: 'Margaret', last_name: 'Hale', homeowner: 'Yes', email: 'margaret@example.com' }
  const reply = { user, will: completeExampleWill(), visited: ['will.gifts', 'will.my-checkout'] }
  expect(formReplySchema.parse(reply)).toEqual(reply)
})
