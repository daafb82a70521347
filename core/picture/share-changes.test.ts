import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aCharity, anHeir, aWill, completeExampleWill, today } from '#testkit/builders.ts'
import { willsWithShares } from '#testkit/estate-arbitrary.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { sumOf } from '../estate/fraction.ts'
import { withInherit } from '../will/changes.ts'
import type { Will } from '../will/schema.ts'
import { pictureOf } from './picture.ts'
import { shareChanges, shareChangesInWords } from './share-changes.ts'

const thomasAndRuth = (thomas: number, ruth: number, given: Partial<Will> = {}): Will =>
  aWill({
    estateSplit: 'Different shares',
    persons: [
      anHeir(thomas, { id: 1, fullname: 'Thomas Hale', estateIfDie: 'Split between remaining beneficiaries' }),
      anHeir(ruth, { id: 2, fullname: 'Ruth Hale', estateIfDie: 'Split between remaining beneficiaries' }),
    ],
    ultimateDefault: { option: 'Next of kin', persons: [], charities: [] },
    ...given,
  })

const even = thomasAndRuth(50, 50)
const inWords = (before: Will, after: Will) => shareChangesInWords(before, after, today)

describe('what a change does to who gets what', () => {
  test('says nothing where the shares are as they were', () => {
    expect(inWords(even, { ...even, whatToDo: { option: 'Burial' } })).toBe('')
  })

  test('says what each person gets now, and got before', () => {
    expect(inWords(even, thomasAndRuth(60, 40))).toBe('Now Thomas gets 60% (50% before) and Ruth 40% (50% before).')
  })

  test('says who gets nothing any more, and who is new', () => {
    const charity = aCharity({ id: 1, fullname: 'Oak Hospice', inherit: true, estatePercent: 50 })
    const after = withInherit({ ...even, charities: [charity] }, 'persons', 2, false)
    expect(inWords(even, after)).toBe('Now Oak Hospice gets 50% and Ruth nothing (50% before).')
  })

  test('says nothing of shares that are not said', () => {
    const { estateSplit: _, ...unsplit } = even
    const open = { ...unsplit, persons: even.persons.map((person) => ({ ...person, estatePercent: 0 })) }
    expect(inWords(even, open)).toBe('')
    expect(inWords(open, { ...open, persons: open.persons.slice(0, 2) })).toBe('')
    expect(inWords(open, even)).toBe('Now Thomas gets 50% and Ruth 50%.')
  })

  test('nobody is named whose share is the same, and the others make up for each other, in any two wills', () => {
    fc.assert(
      fc.property(willsWithShares(), willsWithShares(), (before, after) => {
        const named = new Set(shareChanges(before, after, today).map(({ key }) => key))
        const kept = (will: Will) => pictureOf(will, today).shares.filter(({ to }) => !named.has(to.key))
        const total = (will: Will) => sumOf(kept(will).flatMap(({ share }) => share ?? []))
        expect(total(before).equals(total(after))).toBe(true)
      }),
      { numRuns: fewerRuns(33) },
    )
  })

  test('a will compared with itself has not changed', () => {
    const will = completeExampleWill()
    expect(shareChanges(will, will, today)).toEqual([])
  })
})
