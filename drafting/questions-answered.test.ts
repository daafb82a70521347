import { expect, test } from 'vitest'
import { completeExampleWill, today } from '#testkit/builders.ts'
import { completeWill } from './complete-will.ts'

// Finding: 9
test('a will that is paid for can be drafted when statements were added since; one that is not cannot', () => {
  const before = completeExampleWill({ situation: {} })
  expect(completeWill({ ...before, paid: 1 }, today).ok).toBe(true)
  expect(completeWill(before, today).ok).toBe(false)
  expect(completeWill({ ...before, paid: 1, executor: [] }, today).ok).toBe(false)
})
