import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Birthday } from '#core/will/schema.ts'
import { completed } from '#testkit/drafted-will.ts'
import { goldenWills } from '#testkit/golden-wills.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import { draftFromFacts } from '#testkit/will-from-facts.ts'
import type { CompleteWill } from './complete-will.ts'
import { draft } from './draft.ts'
import { factsAsJson, factsOfWill } from './will-facts.ts'

const again = (complete: CompleteWill) => draftFromFacts(factsAsJson(factsOfWill(complete)))

describe('The facts of a will', () => {
  test.each(Object.entries(goldenWills))('draft it again, word for word: %s', (_name, { will }) => {
    expect(again(completed(will))).toEqual(draft(completed(will)))
  })

  test('draft any will again, word for word', () => {
    fc.assert(
      fc.property(completeWills, (will) => {
        expect(again(completed(will))).toEqual(draft(completed(will)))
      }),
      { numRuns: fewerRuns(10) },
    )
  })

  test('hold how the testator signs, where another person signs or reads for them', () => {
    const { will } = goldenWills['married-with-everything'] ?? { will: undefined }
    if (!will) throw new Error('There is no such will')
    const complete = completed({ ...will, attestation: { reader: 'Mary Poe', signer: 'David Lane' } })
    expect(JSON.stringify(again(complete))).toContain('David Lane')
    expect(again(complete)).toEqual(draft(complete))
  })

  test('hold no birthday, phone number or email', () => {
    const { will } = goldenWills['young-family-with-a-stepchild'] ?? goldenWills['every-clause'] ?? { will: undefined }
    if (!will) throw new Error('There is no such will')
    const dob: Birthday = { day: 13, month: 7, year: 1953 }
    const details = { ...will.details, dob, phone: '07700 900123', email: 'margaret@hale.example' }
    const json = factsAsJson(factsOfWill(completed({ ...will, details })))
    expect(json).not.toMatch(/dob|1953|07700|hale\.example|"year"/)
  })
})
