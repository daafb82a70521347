import { describe, expect, test } from 'vitest'
import { aCharity, anHeir, aPerson, simplestWill } from '#testkit/builders.ts'
import type { Person, Will } from '../will/schema.ts'
import { describeBeneficiary } from './describe-beneficiary.ts'
import { outcome } from './distribution.ts'
import type { Descendants, Failed } from './failures.ts'
import { planOf } from './plan.ts'

const child = (id: number, fullname: string, percent: number, given: Partial<Person> = {}): Person =>
  anHeir(percent, {
    id,
    fullname,
    type: 'Child',
    relationship: 'Daughter',
    isChild: 'No',
    estateIfDie: 'Pass to their children',
    ...given,
  })

const family = (given: Partial<Will>): Will =>
  simplestWill({ haveChildren: 'Yes', laterChildren: 'Yes', estateSplit: 'Equal shares', ...given })

const sharesOf = (will: Will, later: Descendants, failed: Failed[] = []) =>
  outcome(will, failed, undefined, later).map(({ name, share }) => `${name} ${share}`)

const ann = child(1, 'Ann Roe', 50)
const bob = child(2, 'Bob Roe', 50)

// Finding: 12
describe('a child born or adopted later shares where the children share', () => {
  const annBobAndLee = family({ persons: [ann, bob, child(3, 'Lee Poe', 0, { relationship: 'Stepson' })] })

  test('as one more of equal shares, with a stepchild who is named', () => {
    expect(sharesOf(annBobAndLee, { livingChildren: 1 })).toEqual([
      'Ann Roe 1/4',
      'Bob Roe 1/4',
      'Lee Poe 1/4',
      'Later child 1 1/4',
    ])
  })

  test('and the children of one who died first take their parent’s part', () => {
    expect(sharesOf(annBobAndLee, { livingChildren: 1 }, [{ person: 2, livingChildren: 2 }])).toContain(
      'Child 1 of Bob Roe 1/8',
    )
    expect(sharesOf(annBobAndLee, { livingChildren: 1 }, [{ person: 3, livingChildren: 1 }])).toContain(
      'Child 1 of Lee Poe 1/4',
    )
    expect(sharesOf(annBobAndLee, { lateChildren: [{ livingChildren: 2 }] })).toContain('Child 2 of later child 1 1/8')
  })

  test('and the testator is told so in words that name no child', () => {
    const told = outcome(annBobAndLee, [], undefined, { livingChildren: 1, lateChildren: [{ livingChildren: 1 }] })
      .filter(({ type }) => type === 'later-child')
      .map((taking) => describeBeneficiary(annBobAndLee, taking))
    expect(told).toEqual([
      { name: 'A child of yours born later', note: '' },
      { name: 'A child of yours born later', note: 'through their children' },
    ])
  })

  test('the plan says how: as one more of equal shares, or out of percentages put together', () => {
    const how = (will: Will) => planOf(will).shares.map(({ later }) => later)
    expect(how(family({ persons: [ann, bob] }))).toEqual(['one more', 'one more'])
    expect(how(family({ persons: [ann, bob], estateSplit: 'Different shares' }))).toEqual([
      'put together',
      'put together',
    ])
  })

  test('the plan has no children who would take in the place of a charity', () => {
    const estateBackup = { persons: [{ id: 2, percent: 50, theirChildren: true }], charities: [{ id: 1, percent: 50 }] }
    const lee = child(3, 'Lee Poe', 100, {
      relationship: 'Friend',
      estateIfDie: 'Split between specific beneficiaries',
      estateBackup,
    })
    const will = simplestWill({ persons: [lee, bob], charities: [aCharity()] })
    expect(planOf(will).shares[0]?.ifItFails).toMatchObject([{ theirChildren: true }, { theirChildren: false }])
  })

  test('a later child who died childless makes no part', () => {
    expect(sharesOf(annBobAndLee, { lateChildren: [{}] })).toEqual(['Ann Roe 1/3', 'Bob Roe 1/3', 'Lee Poe 1/3'])
  })

  test('where a child is left out with her children, the others and the later child share', () => {
    const without = {
      ...annBobAndLee,
      persons: annBobAndLee.persons.map((each) =>
        each.id === 1 ? { ...each, inherit: false, isExcluded: true } : each,
      ),
      excluded: { option: 'Yes' as const, theirChildren: 'Yes' as const },
    }
    expect(sharesOf(without, { livingChildren: 1 })).toEqual(['Bob Roe 1/3', 'Lee Poe 1/3', 'Later child 1 1/3'])
  })

  test('out of the percentages of the children alone, so that nobody else gets less', () => {
    const withSpouse = family({
      status: 'Married',
      estateSplit: 'Different shares',
      persons: [
        anHeir(50, { id: 3, type: 'partner', relationship: 'Spouse', fullname: 'Kim Roe' }),
        child(1, 'Ann Roe', 25),
        child(2, 'Bob Roe', 25),
      ],
    })
    expect(sharesOf(withSpouse, { livingChildren: 1 })).toEqual([
      'Kim Roe 1/2',
      'Ann Roe 1/6',
      'Bob Roe 1/6',
      'Later child 1 1/6',
    ])
  })

  test('in place of a partner who died first, where the share goes to my children', () => {
    const toPartner = family({
      status: 'Married',
      persons: [
        anHeir(100, {
          id: 3,
          type: 'partner',
          relationship: 'Spouse',
          fullname: 'Kim Roe',
          estateIfDie: 'Pass to my children',
        }),
        child(1, 'Ann Roe', 0, { inherit: false }),
        child(2, 'Bob Roe', 0, { inherit: false }),
      ],
    })
    expect(sharesOf(toPartner, { livingChildren: 1 }, [{ person: 3 }])).toEqual([
      'Ann Roe 1/3',
      'Bob Roe 1/3',
      'Later child 1 1/3',
    ])
  })

  test.each<[string, Partial<Will>]>([
    ['the testator said only the named ones', { laterChildren: 'No' }],
    ['the will is older than the question', { laterChildren: undefined } as unknown as Partial<Will>],
    [
      'the children take unequally',
      { estateSplit: 'Different shares', persons: [child(1, 'Ann Roe', 60), child(2, 'Bob Roe', 40)] },
    ],
    ['one of the children takes nothing', { persons: [ann, aPerson({ ...bob, inherit: false })] }],
  ])('not where %s', (_why, given) => {
    const will = family({ persons: [ann, bob], ...given })
    expect(sharesOf(will, { livingChildren: 1 })).toEqual(sharesOf(will, {}))
  })
})
