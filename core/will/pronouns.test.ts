import { expect, test } from 'vitest'
import { aPerson } from '#testkit/builders.ts'
import { pronounsOf } from './pronouns.ts'

const called = (relationship: Parameters<typeof aPerson>[0]) => pronounsOf(aPerson(relationship), 'Ruth')

test('a daughter is “she” and a husband “he”, since the words say so', () => {
  expect(called({ relationship: 'Daughter' })).toEqual({ they: 'she', their: 'her', them: 'her' })
  expect(called({ relationship: 'Husband' })).toEqual({ they: 'he', their: 'his', them: 'him' })
})

test('a friend, a spouse and a person who is nothing to the testator are called by name: nothing is guessed', () => {
  for (const relationship of ['Friend', 'Spouse', 'Cousin', 'Other', undefined] as const)
    expect(called({ relationship })).toEqual({ they: 'Ruth', their: 'Ruth’s', them: 'Ruth' })
})

test('a stepson who was adopted is a son, and “he” before and after', () => {
  expect(called({ relationship: 'Stepson', stepchildRole: 'Adopted' }).they).toBe('he')
  expect(called({ relationship: 'Stepson' }).they).toBe('he')
})
