import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BeneficiaryShare } from '#core/estate/distribution.ts'
import { outcome } from '#core/estate/distribution.ts'
import { diesFirst } from '#core/estate/failures.ts'
import { Fraction } from '#core/estate/fraction.ts'
import { childrenWouldTake } from '#core/will/backups.ts'
import { personsOf } from '#core/will/questions.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { anHeir, aPerson, simplestWill, today } from '#testkit/builders.ts'
import { fullestWill } from '#testkit/golden-wills.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import { type AlikeCase, type DeathsAlike, deathsAlike } from './who-gets-what.ts'

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
  taking.type !== 'person' && taking.type !== 'charity' && taking.type !== 'child'
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

describe('told from shares alone', () => {
  const [ann, ben, cy] = ['Ann', 'Ben', 'Cy'].map((fullname, index) => aPerson({ id: index + 1, fullname })) as [
    Person,
    Person,
    Person,
  ]
  const inEighths = (eighths: number) => Fraction.of(eighths, 8)
  const has = ({ id, fullname: name }: Person, eighths: number): BeneficiaryShare => ({
    type: 'person',
    id,
    name,
    share: inEighths(eighths),
    heldUntil: undefined,
  })
  const charity = (id: number, eighths: number): BeneficiaryShare => ({
    type: 'charity',
    id,
    name: `Charity ${id}`,
    share: inEighths(eighths),
  })
  const childOf = ({ id, fullname }: Person, eighths: number, n = 1, below: number[] = []): BeneficiaryShare => ({
    type: 'child',
    of: id,
    n,
    below,
    name: `Child of ${fullname}`,
    share: inEighths(eighths),
  })
  const laterChild = (n: number, below: number[], eighths: number): BeneficiaryShare => ({
    type: 'later-child',
    n,
    below,
    name: 'Later child',
    share: inEighths(eighths),
  })
  const dies = (person: Person, ...cases: BeneficiaryShare[][]) => ({ person, cases })
  const told = (now: BeneficiaryShare[], ...deaths: ReturnType<typeof dies>[]): string[] =>
    deathsAlike(now, deaths).map(({ people, cases }) =>
      [
        people.map(({ fullname }) => fullname).join(' or '),
        ...cases.map(({ amongThem, changes }) =>
          [
            ...(amongThem ? [`the other ${amongThem.before} to ${amongThem.after}`] : []),
            ...changes.map(
              ({ who, before, after }) => `${who.map(({ name }) => name).join(' and ')} ${before} to ${after}`,
            ),
          ].join(', '),
        ),
      ].join(': '),
    )

  test('of two who take over from each other the survivor has both shares', () => {
    expect(
      told(
        [has(ann, 2), has(ben, 2), has(cy, 4)],
        dies(ann, [has(ben, 4), has(cy, 4)]),
        dies(ben, [has(ann, 4), has(cy, 4)]),
      ),
    ).toEqual(['Ann or Ben: the other 1/4 to 1/2'])
  })

  test('two who have different shares today are told apart, though the end is the same', () => {
    expect(
      told(
        [has(ann, 1), has(ben, 3), has(cy, 4)],
        dies(ann, [has(ben, 4), has(cy, 4)]),
        dies(ben, [has(ann, 4), has(cy, 4)]),
      ),
    ).toEqual(['Ann: Ben 3/8 to 1/2', 'Ben: Ann 1/8 to 1/2'])
  })

  test('a third is not named with two if these two gain by the first death and the third does not', () => {
    expect(
      told(
        [has(ann, 2), has(ben, 2), has(cy, 2), charity(1, 2)],
        dies(ann, [has(ben, 4), has(cy, 2), charity(1, 2)]),
        dies(ben, [has(ann, 4), has(cy, 2), charity(1, 2)]),
        dies(cy, [has(ben, 4), has(ann, 2), charity(1, 2)]),
      ),
    ).toEqual(['Ann or Ben: the other 1/4 to 1/2', 'Cy: Ben 1/4 to 1/2'])
  })

  test('children who take in their parent’s place count as the same for each parent', () => {
    expect(
      told(
        [has(ann, 4), has(ben, 4)],
        dies(ann, [has(ben, 4), childOf(ann, 4)], [has(ben, 8)]),
        dies(ben, [has(ann, 4), childOf(ben, 4)], [has(ann, 8)]),
      ),
    ).toEqual(['Ann or Ben: the other 1/2 to 1/2, Child of Ann 0 to 1/2: the other 1/2 to 1'])
  })

  test.each<[string, BeneficiaryShare[], BeneficiaryShare[]]>([
    ['another child of the line takes', [has(ben, 4), childOf(ann, 4)], [has(ann, 4), childOf(ben, 4, 2)]],
    ['a grandchild takes', [has(ben, 4), childOf(ann, 4)], [has(ann, 4), childOf(ben, 4, 1, [1])]],
    ['a third person’s child takes', [has(ben, 4), childOf(cy, 4)], [has(ann, 4), childOf(ben, 4)]],
    ['another later child takes', [has(ben, 4), laterChild(1, [], 4)], [has(ann, 4), laterChild(2, [], 4)]],
    ['a later child’s child takes', [has(ben, 4), laterChild(1, [], 4)], [has(ann, 4), laterChild(1, [1], 4)]],
    ['another charity takes', [has(ben, 4), charity(1, 4)], [has(ann, 4), charity(2, 4)]],
    ['a charity with the number of a person takes', [has(ben, 4), has(cy, 4)], [has(ann, 4), charity(cy.id, 4)]],
    ['one taker more takes', [has(ben, 4)], [has(ann, 4), charity(1, 4)]],
  ])('two deaths are told apart where after one of them %s', (_, afterAnn, afterBen) => {
    const groups = deathsAlike([has(ann, 4), has(ben, 4)], [dies(ann, afterAnn), dies(ben, afterBen)])
    expect(groups.map(({ people }) => people.length)).toEqual([1, 1])
  })

  test('two deaths are told apart where only one of them has a second case, or the second case differs', () => {
    const first = [dies(ann, [has(ben, 8)]), dies(ben, [has(ann, 8)], [has(ann, 8)])]
    const second = [dies(ann, [has(ben, 8)], [has(ben, 8)]), dies(ben, [has(ann, 8)], [charity(1, 8)])]
    for (const deaths of [first, second])
      expect(deathsAlike([has(ann, 4), has(ben, 4)], deaths).map(({ people }) => people.length)).toEqual([1, 1])
  })

  test('those who gain the same are named in one line, and who loses everything is told', () => {
    expect(
      told([has(ann, 2), has(ben, 2), has(cy, 2), charity(1, 2)], dies(ann, [has(ben, 3), has(cy, 3), charity(2, 2)])),
    ).toEqual(['Ann: Ben and Cy 1/4 to 3/8, Charity 2 0 to 1/4, Charity 1 1/4 to 0'])
  })
})
