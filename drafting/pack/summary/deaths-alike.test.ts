import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BeneficiaryShare } from '#core/estate/distribution.ts'
import { childrenWouldTake, diesFirst, outcome } from '#core/estate/distribution.ts'
import { personsOf } from '#core/will/questions.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { anHeir, simplestWill, today } from '#testkit/builders.ts'
import { fullestWill } from '#testkit/golden-wills.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import { type AlikeCase, type DeathsAlike, deathsAlike } from './deaths-alike.ts'

const nowOf = (will: Will): BeneficiaryShare[] => outcome(will, [], today)

const casesOf = (will: Will, person: Person): BeneficiaryShare[][] => [
  outcome(will, [diesFirst(person)], today),
  ...(childrenWouldTake(person) ? [outcome(will, [{ person: person.id }], today)] : []),
]

const groupsOf = (will: Will): DeathsAlike[] => {
  const takers = nowOf(will).flatMap((taking) => (taking.type === 'person' ? taking.id : []))
  return deathsAlike(
    nowOf(will),
    personsOf(will, takers).map((person) => ({ person, cases: casesOf(will, person) })),
  )
}

const key = (taking: BeneficiaryShare, of?: number): string =>
  taking.type === 'next-of-kin' || taking.type === 'later-child'
    ? taking.type
    : taking.type === 'child'
      ? `children of ${of ?? taking.of}`
      : `${taking.type} ${taking.id}`

const sharesOf = (takings: readonly BeneficiaryShare[]): Record<string, string> =>
  Object.fromEntries(takings.map((taking) => [key(taking), taking.share.toString()]))

/** What a reader concludes about one of the people from what is said of all of them. */
const concluded = (will: Will, { people }: DeathsAlike, { amongThem, changes }: AlikeCase, died: Person) => {
  const shares = new Map(nowOf(will).map((taking) => [key(taking), taking.share.toString()]))
  for (const { id } of people) if (amongThem && id !== died.id) shares.set(`person ${id}`, amongThem.after.toString())
  for (const { who, after } of changes)
    for (const taking of who)
      shares.set(
        taking.type === 'child' && taking.of === people[0]?.id ? key(taking, died.id) : key(taking),
        after.toString(),
      )
  shares.delete(`person ${died.id}`)
  return Object.fromEntries([...shares].filter(([, share]) => share !== '0'))
}

test('in any will, what is said of several deaths is exactly what happens after each of them', () => {
  fc.assert(
    fc.property(fc.oneof(completeWills, fc.constant(fullestWill().will)), (will) => {
      for (const group of groupsOf(will))
        for (const died of group.people)
          for (const [index, actual] of casesOf(will, died).entries()) {
            const said = group.cases[index]
            expect(said && concluded(will, group, said, died)).toEqual(sharesOf(actual))
          }
    }),
    { numRuns: Math.max(30, fewerRuns(60)) },
  )
})

test('in any will, each person who takes something is once among those who may die', () => {
  fc.assert(
    fc.property(completeWills, (will) => {
      const told = groupsOf(will).flatMap(({ people }) => people.map(({ id }) => id))
      const takers = nowOf(will).flatMap((taking) => (taking.type === 'person' ? taking.id : []))
      expect(told.toSorted()).toEqual(takers.toSorted())
    }),
    { numRuns: Math.max(30, fewerRuns(40)) },
  )
})

test('people whose deaths have the same effect are named together, and no others with them', () => {
  const names = ({ people }: DeathsAlike): string => people.map(({ fullname }) => fullname).join(', ')
  const heir = (id: number, given: Partial<Person> = {}) => anHeir(25, { id, fullname: `Heir ${id}`, ...given })
  const equal = (given: Partial<Person> = {}) => simplestWill({ persons: [heir(1), heir(2), heir(3), heir(4, given)] })
  expect(groupsOf(equal()).map(names)).toEqual(['Heir 1, Heir 2, Heir 3, Heir 4'])
  expect(groupsOf(equal({ estateIfDie: 'Pass to their children' })).map(names)).toEqual([
    'Heir 1, Heir 2, Heir 3',
    'Heir 4',
  ])
})

test('a person who has the same share as before is not in the list of changes', () => {
  const backup = { estateIfDie: 'Split between specific beneficiaries' } as const
  const takesOver = { persons: [{ id: 2, percent: 100 }], charities: [] }
  const will = simplestWill({
    persons: [
      anHeir(25, { id: 1, fullname: 'Ann Roe', ...backup, estateBackup: takesOver }),
      anHeir(25, { id: 2, fullname: 'Ben Roe' }),
      anHeir(50, { id: 3, fullname: 'Cy Roe' }),
    ],
    estateSplit: 'Different shares',
  })
  const ann = groupsOf(will).find(({ people }) => people[0]?.fullname === 'Ann Roe')
  expect(ann?.cases).toHaveLength(1)
  expect(ann?.cases[0]?.changes.map(({ who }) => who.map(({ name }) => name))).toEqual([['Ben Roe']])
})
