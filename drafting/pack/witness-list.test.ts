import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anHeir, aPerson, aPet, completeExampleWill, simplestWill } from '#testkit/builders.ts'
import { completed } from '#testkit/completed.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import { draft } from '../draft.ts'
import { asText } from '../plain-text.ts'
import { whoMustNotWitness } from './witness-list.ts'

const named = (will: Parameters<typeof completed>[0]): readonly string[] => whoMustNotWitness(completed(will))

describe('Who must not be a witness', () => {
  test('everybody the will names, each once: heirs, executors, guardians, whoever gets a gift or a pet, and whoever is left out', () => {
    expect(named(completeExampleWill())).toEqual([
      'Thomas Hale',
      'Ruth Hale',
      'Anne Price',
      'Daniel Hale',
      'Peter Price',
      'Priya Sharma',
      'Sam Price',
      'Colin Hale',
    ])
  })

  test('no charity, whether it was added as a charity or as a person', () => {
    expect(named(completeExampleWill())).not.toContain('Royal National Lifeboat Institution')
    const shelter = anHeir(50, { id: 2, type: 'Charity', fullname: 'Ludlow Cat Shelter' })
    expect(named(simplestWill({ persons: [anHeir(50), shelter] }))).toEqual(['Priya Sharma'])
  })

  test('not the pets', () => {
    const pets = [aPet({ guardianId: [1] })]
    expect(named(simplestWill({ havePets: 'Yes', pets }))).toEqual(['Priya Sharma'])
  })

  test('nor the testator’s partner and children, though the will may name them nowhere', () => {
    const spouse = aPerson({ id: 2, type: 'partner', relationship: 'Spouse', fullname: 'Thomas Hale' })
    const daughter = aPerson({ id: 3, type: 'Child', relationship: 'Daughter', fullname: 'Ruth Hale', isChild: 'No' })
    const will = simplestWill({ status: 'Married', haveChildren: 'Yes', persons: [anHeir(100), spouse, daughter] })
    expect(named(will)).toEqual(['Priya Sharma', 'Thomas Hale', 'Ruth Hale'])
  })

  test('whatever the will says, nobody whose name stands in it is missing', () => {
    fc.assert(
      fc.property(completeWills, (will) => {
        const complete = completed(will)
        const text = asText(draft(complete))
        const list = whoMustNotWitness(complete)
        for (const { fullname } of will.persons) if (text.includes(fullname)) expect(list).toContain(fullname)
        for (const { fullname } of will.charities) expect(list).not.toContain(fullname)
        expect(new Set(list).size).toBe(list.length)
      }),
      { numRuns: fewerRuns(10) },
    )
  })
})
