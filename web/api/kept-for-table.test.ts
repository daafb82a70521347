import fc from 'fast-check'
import { expect, test } from 'vitest'
import { peopleOfWill } from '#core/signing/people-of-will.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import { willForTable } from './kept-for-table.ts'

test('without a network everyone whom the will names is still known, so that none of them is taken as a witness', () => {
  fc.assert(
    fc.property(completeWills, (will) => {
      const ids = (of: typeof will) => peopleOfWill(of).map(({ person }) => person.id)
      expect(ids(willForTable(will))).toEqual(ids(will))
    }),
    { numRuns: fewerRuns(50) },
  )
})
