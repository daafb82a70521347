import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aCharity, anHeir, aPerson, aWill } from '#testkit/builders.ts'
import { willsWithShares } from '#testkit/estate-arbitrary.ts'
import { oracle } from '#testkit/estate-oracle.ts'
import { PROPERTY_RUNS } from '#testkit/property-runs.ts'
import { tomsWill } from '#testkit/trusts.ts'
import type { Person, Will } from '../will/schema.ts'
import { gaps, peopleWhoMatter } from './gaps.ts'
import { planOf } from './plan.ts'

const ann = anHeir(60, { id: 1, fullname: 'Ann' })
const bob = anHeir(40, { id: 2, fullname: 'Bob' })
const cal = aPerson({ id: 3, fullname: 'Cal' })
const di = aPerson({ id: 4, fullname: 'Di' })
const charity = aCharity({ fullname: 'Lifeboats' })

const unanswered = ({ ultimateDefault: _none, ...will }: Will): Will => will
const backedBy = (person: Person, ...ids: number[]): Person => ({
  ...person,
  estateIfDie: 'Split between specific beneficiaries',
  estateBackup: { persons: ids.map((id) => ({ id, percent: 100 / ids.length })), charities: [] },
})
const people = (...ids: number[]): Will['ultimateDefault'] => ({
  option: 'People',
  persons: ids.map((id) => ({ id, percent: 100 / ids.length })),
  charities: [],
})

const failing = (will: Will): (number[] | undefined)[] => {
  const proof = gaps(will)
  return proof.ok ? [] : proof.gaps.map(({ failed }) => failed.map(({ person }) => person))
}

describe('A will has no gap', () => {
  test('when next of kin are the testator’s own choice', () => {
    expect(gaps(aWill({ persons: [ann, bob, cal] }))).toEqual({ ok: true, combinations: 4 })
  })

  test('when a charity is the ultimate default', () => {
    const will = aWill({
      persons: [backedBy(ann, 3), bob, cal],
      charities: [charity],
      ultimateDefault: { option: 'Charity', persons: [], charities: [{ id: 1, percent: 100 }] },
    })
    expect(gaps(will)).toEqual({ ok: true, combinations: 8 })
  })

  test('when a charity has one of the shares', () => {
    const will = aWill({ persons: [ann], charities: [{ ...charity, inherit: true, estatePercent: 40 }] })
    expect(gaps(unanswered(will))).toEqual({ ok: true, combinations: 2 })
  })

  test('when a charity is one of the backups', () => {
    const backed = { ...backedBy(ann), estateBackup: { persons: [], charities: [{ id: 1, percent: 100 }] } }
    expect(gaps(unanswered(aWill({ persons: [backed, bob], charities: [charity] })))).toEqual({
      ok: true,
      combinations: 4,
    })
  })
})

test('An organisation added as a person does not die either', () => {
  const body = { ...ann, type: 'Gift Charity' } as const
  expect(gaps(unanswered(aWill({ persons: [body, bob] })))).toEqual({ ok: true, combinations: 2 })
})

describe('A will has a gap', () => {
  test('when there is no ultimate default, and the outcome is shown', () => {
    const proof = gaps(unanswered(aWill({ persons: [ann, backedBy(bob, 3), cal, di] })))
    expect(proof).toMatchObject({
      ok: false,
      combinations: 8,
      gaps: [{ failed: [{ person: 1 }, { person: 2 }, { person: 3 }], outcome: [{ type: 'next-of-kin' }] }],
    })
  })

  test('when the people of the ultimate default may have died as well', () => {
    expect(failing(aWill({ persons: [ann, bob, cal, di], ultimateDefault: people(3, 4) }))).toEqual([[1, 2, 3, 4]])
  })

  test('when a person of the ultimate default also has a share', () => {
    expect(failing(aWill({ persons: [ann, bob], ultimateDefault: people(2, 1) }))).toEqual([[1, 2]])
  })

  test('when everything passes to children, for there may be none', () => {
    const down = { ...ann, estatePercent: 100, estateIfDie: 'Pass to their children' } as const
    expect(failing(unanswered(aWill({ persons: [down] })))).toEqual([[1]])
  })

  test('before any person has a share', () => {
    expect(gaps(unanswered(aWill()))).toMatchObject({ ok: false, combinations: 1, gaps: [{ failed: [] }] })
  })
})

describe('Only people whose failure can change who takes matter', () => {
  test.each<[string, Person[], number[]]>([
    ['not a person who takes nothing', [ann, bob, cal], [1, 2]],
    [
      'not the backup of a share that does not go to backups',
      [{ ...backedBy(ann, 3), estateIfDie: 'Pass to their children' }, cal],
      [1],
    ],
    ['not a person with a share of 0, nor their backups', [{ ...backedBy(ann, 3), estatePercent: 0 }, bob, cal], [2]],
    ['a person with a share and a backup’s part, once', [backedBy(ann, 2, 3), bob, cal], [1, 2, 3]],
  ])('%s', (_what, persons, ids) => {
    expect(peopleWhoMatter(planOf(aWill({ persons })))).toEqual(ids)
  })
})

test('every set of failures, tried one by one, agrees with the gaps found', () => {
  fc.assert(
    fc.property(willsWithShares({ persons: 5, charities: 2 }), (will) => {
      const ids = will.persons.filter(({ type }) => type !== 'Charity').map(({ id }) => id)
      const sets = Array.from({ length: 2 ** ids.length }, (_, set) => ids.filter((_id, bit) => set & (2 ** bit)))
      const broken = sets.filter(
        (set) =>
          will.ultimateDefault?.option !== 'Next of kin' &&
          oracle(will, [...set.map((person) => ({ person })), { grandchildren: [] }]).has('next-of-kin'),
      )
      const smallest = broken.filter(
        (set) => !broken.some((other) => other !== set && other.every((id) => set.includes(id))),
      )
      const found = failing(will).map((set) => set?.toSorted())
      expect(found).toEqual(smallest)
    }),
    { numRuns: Math.min(1500, 5 * PROPERTY_RUNS) },
  )
})

test('forty people who all have backups are searched in time', () => {
  const persons = Array.from({ length: 40 }, (_, index) => ({
    ...backedBy(ann, 41 + index),
    id: index + 1,
    estatePercent: 2.5,
  }))
  const backups = persons.map((_, index) => aPerson({ id: 41 + index }))
  const proof = gaps(unanswered(aWill({ persons: [...persons, ...backups] })))
  expect(proof).toMatchObject({ ok: false, combinations: 2 ** 80 })
})

test('what a trust held has a gap of its own where nobody stands behind its takers', () => {
  const held = (option: 'Next of kin' | 'People', lastly: number[] = []): Will =>
    tomsWill({
      persons: tomsWill().persons.map((each) => ({ ...each, inherit: false })),
      charities: [aCharity({ inherit: true, estatePercent: 100 })],
      ultimateDefault: { option, persons: lastly.map((id) => ({ id, percent: 100 })), charities: [] },
    })
  const proof = gaps(held('People', [4]))
  expect(proof).toMatchObject({
    ok: false,
    gaps: [{ failed: [{ person: 2 }, { person: 3 }, { person: 4 }], atEndOf: 1 }],
  })
  expect(gaps(held('Next of kin')).ok).toBe(true)
  expect(gaps(tomsWill()).ok).toBe(true)
})
