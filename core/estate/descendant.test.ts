import { expect, test } from 'vitest'
import { aPerson } from '#testkit/builders.ts'
import type { Person } from '../will/schema.ts'
import { isDescendant } from './descendant.ts'

test.each<[string, Partial<Person>, boolean]>([
  ['a son', { type: 'Child', relationship: 'Son' }, true],
  ['a daughter who was added as an executor', { type: 'Executor', relationship: 'Daughter' }, true],
  ['a grandchild', { relationship: 'Grandchild' }, true],
  ['a great-grandchild', { relationship: 'Great Grandchild' }, true],
  ['a child of whom nothing else was said', { type: 'Child', relationship: 'Other' }, true],
  ['a stepson', { type: 'Child', relationship: 'Stepson' }, false],
  ['a stepdaughter', { type: 'Child', relationship: 'Stepdaughter' }, false],
  ['a niece', { relationship: 'Niece' }, false],
  ['a spouse', { type: 'partner', relationship: 'Spouse' }, false],
])('%s: that they are the testator’s own issue', (_who, given, own) => {
  expect(isDescendant(aPerson(given))).toBe(own)
})
