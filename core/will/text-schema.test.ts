import { expect, test } from 'vitest'
import { text } from './text-schema.ts'

/** A schema that counts how often a check or a change looks at what was typed. */
const watched = () => {
  let looks = 0
  const look = <T>(typed: T): T => {
    looks += 1
    return typed
  }
  const schema = text(5, { tooLong: 'TOO LONG' })
    .overwrite(look)
    .refine((typed) => look(typed) !== '')
    .transform(look)
  return { schema, looks: () => looks }
}

test('nothing looks at a text that is too long, and the length is all that is said of it', () => {
  const { schema, looks } = watched()
  const { error } = schema.safeParse('x'.repeat(6))
  expect(error?.issues.map(({ message }) => message)).toEqual(['TOO LONG'])
  expect(looks()).toBe(0)
})

test('a text within its length is looked at by every check', () => {
  const { schema, looks } = watched()
  expect(schema.parse('x'.repeat(5))).toBe('xxxxx')
  expect(looks()).toBe(3)
})

test('no text at all has its own message', () => {
  expect(text(5, { missing: 'MISSING' }).safeParse(undefined).error?.issues[0]?.message).toBe('MISSING')
})
