import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCharity, anHeir, aPerson, simplestWill, today } from '#testkit/builders.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import type { Will } from '../will/schema.ts'
import { keyOfTaking, outcome } from './distribution.ts'
import type { Failed } from './failures.ts'
import { Fraction, sumOf } from './fraction.ts'
import { outcomeInParts } from './parts.ts'

const partsOf = (will: Will, failed: readonly Failed[] = []): string[] =>
  outcomeInParts(will, failed, today).takings.map(
    ({ taking: { name, share }, parts }) =>
      `${name} ${share} = ${parts.map(({ through, share: part }) => (through ? `${part} for ${through}` : `${part}`)).join(' + ')}`,
  )

const people = [
  anHeir(50, { id: 1, fullname: 'Ann Roe', estateIfDie: 'Pass to their children' }),
  anHeir(30, {
    id: 2,
    fullname: 'Ben Roe',
    estateIfDie: 'Split between specific beneficiaries',
    estateBackup: { persons: [{ id: 3, percent: 100 }], charities: [] },
  }),
  anHeir(20, { id: 3, fullname: 'Cy Roe' }),
]
const will = simplestWill({ persons: people, estateSplit: 'Different shares' })

test('while everybody lives, each takes one part: their own', () => {
  expect(partsOf(will)).toEqual(['Ann Roe 1/2 = 1/2', 'Ben Roe 3/10 = 3/10', 'Cy Roe 1/5 = 1/5'])
})

test('a backup takes in the place of the one who died, and their own part comes first', () => {
  expect(partsOf(will, [{ person: 2 }])).toEqual(['Ann Roe 1/2 = 1/2', 'Cy Roe 1/2 = 1/5 + 3/10 for 2'])
})

test('children take in the place of their parent, after those with a share of their own of the same size', () => {
  expect(partsOf(will, [{ person: 1, livingChildren: 1 }])).toEqual([
    'Child 1 of Ann Roe 1/2 = 1/2 for 1',
    'Ben Roe 3/10 = 3/10',
    'Cy Roe 1/5 = 1/5',
  ])
})

test('a share has no taker while it is not said who takes after a death, the only one too', () => {
  const { estateIfDie: _, ...unanswered } = anHeir(100, { id: 1, fullname: 'Ann Roe' })
  const alone = simplestWill({ persons: [unanswered] })
  expect(partsOf(alone, [{ person: 1 }])).toEqual([' 1 = 1 for 1'])
  const two = simplestWill({ persons: [{ ...unanswered, estatePercent: 50 }, anHeir(50, { id: 2, fullname: 'Ben' })] })
  const { takings } = outcomeInParts(two, [{ person: 1 }], today)
  expect(takings.map(({ taking, parts }) => ['id' in taking && taking.id, taking.name, parts])).toEqual([
    [-1, '', [{ share: Fraction.of(1, 2), through: 1 }]],
    [2, 'Ben', [{ share: Fraction.of(1, 2), through: undefined }]],
  ])
})

test('the share of a charity that has closed goes to the others, as nothing is asked about that', () => {
  const withBody = simplestWill({
    persons: [anHeir(50, { id: 1, fullname: 'Ann' })],
    charities: [aCharity({ id: 1, fullname: 'The Lifeboats', inherit: true, estatePercent: 50 })],
    estateSplit: 'Different shares',
  })
  expect(partsOf(withBody, [{ charity: 1 }])).toEqual(['Ann 1 = 1'])
})

test('the last resort is told apart from a share', () => {
  const alone = simplestWill({
    persons: [anHeir(100, { id: 1, fullname: 'Ann' }), aPerson({ id: 2, fullname: 'Ben' })],
    ultimateDefault: { option: 'People', persons: [{ id: 2, percent: 100 }], charities: [] },
  })
  expect(outcomeInParts(alone, [], today).lastResort).toBe(false)
  const { takings, lastResort } = outcomeInParts(alone, [{ person: 1 }], today)
  expect(lastResort).toBe(true)
  expect(takings.map(({ parts }) => parts)).toEqual([[{ share: Fraction.one, through: undefined }]])
  expect(outcomeInParts(alone, [{ person: 1 }, { person: 2 }], today)).toMatchObject({
    lastResort: true,
    takings: [{ taking: { type: 'next-of-kin' }, parts: [{ through: undefined }] }],
  })
})

test('in any will the parts of each taker make their share, and the takers are those of the outcome', () => {
  fc.assert(
    fc.property(completeWills, fc.nat(), (given, chance) => {
      const person = given.persons[chance % Math.max(1, given.persons.length)]
      const failed = person ? [{ person: person.id }] : []
      const { takings } = outcomeInParts(given, failed, today)
      for (const { taking, parts } of takings) expect(sumOf(parts.map(({ share }) => share))).toEqual(taking.share)
      expect(takings.map(({ taking }) => taking)).toEqual(outcome(given, failed, today))
      expect(new Set(takings.map(({ taking }) => keyOfTaking(taking))).size).toBe(takings.length)
    }),
    { numRuns: fewerRuns(10) },
  )
})

test('what goes to the others is part of their own share', () => {
  expect(partsOf(will, [{ person: 3 }])).toEqual(['Ann Roe 5/8 = 5/8', 'Ben Roe 3/8 = 3/8'])
})
