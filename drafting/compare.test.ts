import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { newWill } from '#core/will/new-will.ts'
import type { Will } from '#core/will/schema.ts'
import { aGift, completeExampleWill, today } from '#testkit/builders.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import { differences } from './compare.ts'
import { preview } from './draft.ts'

const compared = (one: Will, other: Will) => {
  const { differs, missing } = differences(preview(one, today), preview(other, today))
  return { differs: [...differs], missing }
}

const will = completeExampleWill({ gifts: [] })
const withRing = { ...will, gifts: [aGift({ type: 'Item', title: 'my ring', persons: [1] })] }

test('a will reads as itself', () => {
  fc.assert(
    fc.property(completeWills, (each) => {
      expect(compared(each, each)).toEqual({ differs: [], missing: [] })
    }),
    { numRuns: fewerRuns(100) },
  )
})

test('a gift that was added later is missing from the earlier will, and differs in the later one', () => {
  expect(compared(will, withRing).differs).not.toContain('items')
  expect(compared(will, withRing).missing).toContain('Gifts of belongings')
  expect(compared(withRing, will).differs).toContain('items')
  expect(compared(withRing, will).missing).toEqual([])
})

test('clauses that only have another number read the same', () => {
  const { differs } = compared(withRing, will)
  for (const id of ['residue', 'ultimate-default', 'charities'] as const) expect(differs).not.toContain(id)
})

test('everything a customer wrote differs from a will that was only begun', () => {
  expect(compared(newWill(will.id), will).differs).toEqual(expect.arrayContaining(['testator', 'executors', 'residue']))
})
