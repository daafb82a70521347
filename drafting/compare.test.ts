import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { stepRows } from '#core/journey/steps.ts'
import { newWill } from '#core/will/new-will.ts'
import type { Will } from '#core/will/schema.ts'
import { aGift, completeExampleWill, today } from '#testkit/builders.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { willAt } from '#testkit/stages.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import { differences, newPlaces } from './compare.ts'
import { wordsAt } from './document.ts'
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

test('only the sentence of a new gift is new, and not the rules and gifts that stood there before', () => {
  const two = {
    ...withRing,
    gifts: [...withRing.gifts, aGift({ id: 2, type: 'Item', title: 'my piano', persons: [2] })],
  }
  const after = preview(two, today)
  const places = newPlaces(after, preview(withRing, today))
  const items = after.clauses.find(({ id }) => id === 'items')
  if (!items) throw new Error('The will has no gifts of belongings')
  const words = [...(places.get('items') ?? [])].map((place) => wordsAt(items, place))
  expect(words.filter((each) => each.includes('my piano'))).toHaveLength(1)
  expect(words.filter((each) => each.includes('my ring'))).toHaveLength(0)
  expect(places.has('rules-for-gifts')).toBe(false)
})

test('no words of a will are new to itself', () => {
  fc.assert(
    fc.property(completeWills, (each) => {
      expect(newPlaces(preview(each, today), preview(each, today)).size).toBe(0)
    }),
    { numRuns: fewerRuns(30) },
  )
})

test.each(stepRows.filter(({ name }) => name !== 'will.summary').map((row) => [row.name, row] as const))(
  '%s writes a passage of the will, or says what its answer is for',
  (name, { writesNothing }) => {
    const { opening, clauses } = preview(willAt(name), today)
    const writes = [opening, ...clauses].some(({ steps }) => steps.includes(name))
    expect(writes || writesNothing !== undefined).toBe(true)
  },
)

test('whatever was answered, each step that is asked writes a passage of the will, or says what its answer is for', () => {
  const silent = new Set<string>()
  fc.assert(
    fc.property(completeWills, (each) => {
      const { opening, clauses } = preview(each, today)
      const written = new Set([opening, ...clauses].flatMap(({ steps }) => steps))
      for (const { name, writesNothing, asked } of stepRows)
        if (
          name !== 'will.summary' &&
          (asked?.(each, today) ?? true) &&
          !written.has(name) &&
          writesNothing === undefined
        )
          silent.add(name)
    }),
    { numRuns: fewerRuns(200) },
  )
  expect([...silent]).toEqual([])
})
