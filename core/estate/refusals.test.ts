import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aCharity, anHeir, aPerson, aWill, today } from '#testkit/builders.ts'
import { willsWithShares } from '#testkit/estate-arbitrary.ts'
import { PROPERTY_RUNS } from '#testkit/property-runs.ts'
import type { Person, Will } from '../will/schema.ts'
import { type BeneficiaryShare, outcome } from './distribution.ts'
import { type Failed, NotInWill } from './failures.ts'
import type { History, Place } from './history.ts'
import { takersOfResidue } from './stages.ts'

const backedBy = (person: Person, ...ids: number[]): Person => ({
  ...person,
  estateIfDie: 'Split between specific beneficiaries',
  estateBackup: { persons: ids.map((id) => ({ id, percent: 100 / ids.length })), charities: [] },
})
const children = { relationship: 'Daughter', estateIfDie: 'Pass to their children' } as const

const ann = anHeir(50, { id: 1, fullname: 'Ann Roe' })
const bea = anHeir(50, { id: 2, fullname: 'Bea Roe', ...children })
const cal = aPerson({ id: 3, fullname: 'Cal Roe' })
const last = { option: 'People', persons: [{ id: 2, percent: 100 }], charities: [] } as const
const will = (given: Partial<Will> = {}): Will =>
  aWill({
    persons: [backedBy(ann, 2, 3), bea, cal],
    ultimateDefault: { ...last, persons: [...last.persons], charities: [] },
    ...given,
  })

const inWords = (shares: readonly BeneficiaryShare[]): string[] => shares.map(({ share, name }) => `${share} ${name}`)
type Refusal = { person: number; of: Place; livingChildren?: number }
const takers = (of: Will, refusals: Refusal[], failed: Failed[] = []) => {
  const history: History = {
    died: today,
    deaths: [],
    failed,
    refusals: refusals.map(({ of: place, ...refusal }) => ({ ...refusal, of: 'Residue', place })),
  }
  return takersOfResidue(of, history)
}
const said = (...given: Parameters<typeof takers>) => inWords(takers(...given))

// Finding: 3
describe('who refuses one share keeps all else that the will gives them', () => {
  test('their own share goes to their children, and they still take as a backup', () => {
    const refusal: Refusal = { person: 2, of: 'share', livingChildren: 1 }
    expect(said(will(), [refusal])).toEqual(['1/2 Ann Roe', '1/2 Child 1 of Bea Roe'])
    expect(said(will(), [refusal], [{ person: 1 }])).toEqual(['1/2 Child 1 of Bea Roe', '1/4 Bea Roe', '1/4 Cal Roe'])
  })

  test('what they have as a backup goes to the other backups, and they keep their own share', () => {
    const refusal: Refusal = { person: 2, of: { backupOf: 1 } }
    expect(said(will(), [refusal], [{ person: 1 }])).toEqual(['1/2 Bea Roe', '1/2 Cal Roe'])
    expect(said(will(), [refusal])).toEqual(inWords(outcome(will(), [])))
  })

  test('the last resort, which then passes to the next of kin', () => {
    const alone = will({ persons: [anHeir(100, { ...ann, estatePercent: 100 }), { ...bea, inherit: false }] })
    expect(said(alone, [], [{ person: 1 }])).toEqual(['1 Bea Roe'])
    expect(said(alone, [{ person: 2, of: 'last resort' }], [{ person: 1 }])).toEqual(['1 Next of kin'])
    expect(said(alone, [{ person: 2, of: 'share' }], [{ person: 1 }])).toEqual(['1 Bea Roe'])
  })

  test('a charity of the same id is another taker', () => {
    const both = will({ charities: [aCharity({ id: 2, fullname: 'Lifeboats', inherit: true, estatePercent: 50 })] })
    expect(said(both, [{ person: 2, of: 'share' }])).toContain('1/2 Lifeboats')
  })

  test('a person who is not in the will cannot refuse anything', () => {
    expect(() => said(will(), [{ person: 9, of: 'share' }])).toThrow(NotInWill)
  })
})

// Finding: 3
test('who refuses every share of a will is passed over as if they had died first', () => {
  fc.assert(
    fc.property(willsWithShares(), fc.nat({ max: 5 }), fc.nat({ max: 2 }), (drawn, at, livingChildren) => {
      const person = drawn.persons[at % drawn.persons.length]?.id ?? 0
      const places: Place[] = ['share', 'last resort', ...drawn.persons.map(({ id }) => ({ backupOf: id }))]
      const refusals = places.map((of) => ({ person, of, livingChildren }))
      expect(takers(drawn, refusals)).toEqual(outcome(drawn, [{ person, livingChildren }], today))
    }),
    { numRuns: PROPERTY_RUNS },
  )
})
