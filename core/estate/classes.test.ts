import { describe, expect, test } from 'vitest'
import { anHeir, aPerson, simplestWill } from '#testkit/builders.ts'
import type { Class, Person, Will } from '../will/schema.ts'
import { describeBeneficiary } from './describe-beneficiary.ts'
import { outcome } from './distribution.ts'
import type { Descendants, Failed } from './failures.ts'
import { gaps } from './gaps.ts'
import { afterLateFailure } from './late-failure.ts'

const child = (id: number, fullname: string, given: Partial<Person> = {}): Person =>
  aPerson({ id, fullname, type: 'Child', relationship: 'Daughter', isChild: 'No', ...given })

const ann = child(1, 'Ann Roe')
const bob = child(2, 'Bob Roe')

const grandchildren = (given: Partial<Class> = {}): Class => ({
  of: 'My grandchildren',
  estatePercent: 100,
  share: 'Each alike',
  ifDie: 'To their children',
  ...given,
})

const family = (group: Class, given: Partial<Will> = {}): Will =>
  simplestWill({
    haveChildren: 'Yes',
    persons: [ann, bob],
    classes: [group],
    ultimateDefault: { option: 'Next of kin', persons: [], charities: [] },
    ...given,
  })

const sharesOf = (will: Will, families: readonly Descendants[], others: readonly Failed[] = []) =>
  outcome(will, [{ grandchildren: families }, ...others]).map(({ name, share }) => `${name} ${share}`)

const [two, one, none] = [{ livingChildren: 2 }, { livingChildren: 1 }, {}]

describe('the pattern of grandchildren: Ann has two children, Bob has one', () => {
  test('each alike: a third for each', () => {
    expect(sharesOf(family(grandchildren()), [two, one])).toEqual([
      'Grandchild 1 of family 1 1/3',
      'Grandchild 2 of family 1 1/3',
      'Grandchild 1 of family 2 1/3',
    ])
  })

  test('by families: a quarter for each of Ann’s, half for Bob’s', () => {
    expect(sharesOf(family(grandchildren({ share: 'By families' })), [two, one])).toEqual([
      'Grandchild 1 of family 2 1/2',
      'Grandchild 1 of family 1 1/4',
      'Grandchild 2 of family 1 1/4',
    ])
  })

  test('by families, where Bob is childless: half for each of Ann’s', () => {
    expect(sharesOf(family(grandchildren({ share: 'By families' })), [two, none])).toEqual([
      'Grandchild 1 of family 1 1/2',
      'Grandchild 2 of family 1 1/2',
    ])
  })

  const oneDied = [{ livingChildren: 1, lateChildren: [one] }, one]

  test('one who died leaves a child, who takes in their place', () => {
    expect(sharesOf(family(grandchildren()), oneDied)).toEqual([
      'Grandchild 1 of family 1 1/3',
      'Child 1 of grandchild 2 of family 1 1/3',
      'Grandchild 1 of family 2 1/3',
    ])
  })

  test('or does not, and the other grandchildren have half each', () => {
    expect(sharesOf(family(grandchildren({ ifDie: 'To the others' })), oneDied)).toEqual([
      'Grandchild 1 of family 1 1/2',
      'Grandchild 1 of family 2 1/2',
    ])
  })

  test('a family in which only great-grandchildren are left has its part, if they take at all', () => {
    const families = [{ lateChildren: [two] }, one]
    expect(sharesOf(family(grandchildren({ share: 'By families' })), families)).toContain(
      'Child 1 of grandchild 1 of family 1 1/4',
    )
    expect(sharesOf(family(grandchildren({ share: 'By families', ifDie: 'To the others' })), families)).toEqual([
      'Grandchild 1 of family 2 1',
    ])
  })
})

describe('a share of grandchildren', () => {
  const half = family(grandchildren({ estatePercent: 50 }), {
    persons: [anHeir(50, { ...ann, inherit: true, estatePercent: 50, estateIfDie: 'Pass to their children' }), bob],
    estateSplit: 'Different shares',
  })

  test('goes to the other shares when there is no grandchild', () => {
    expect(sharesOf(half, [])).toEqual(['Ann Roe 1'])
  })

  test('goes to the next of kin when there is nobody else, and that is not what was wanted', () => {
    expect(sharesOf(family(grandchildren()), [])).toEqual(['Next of kin 1'])
    const toCharity = family(grandchildren(), { ultimateDefault: { option: 'People', persons: [], charities: [] } })
    expect(gaps(toCharity).ok).toBe(false)
  })

  test('is told as one share where nobody says who is living', () => {
    const [first, second] = outcome(half, [])
    expect([first, second].map((taking) => taking && describeBeneficiary(half, taking))).toEqual([
      { name: 'Ann Roe', note: '' },
      { name: 'Your grandchildren', note: 'equally between them' },
    ])
    const byFamilies = family(grandchildren({ share: 'By families' }))
    expect(outcome(byFamilies, []).map((taking) => describeBeneficiary(byFamilies, taking).note)).toEqual([
      'an equal part for each family',
    ])
    expect(
      outcome(half, [{ grandchildren: oneAndGreat }]).map((taking) => describeBeneficiary(half, taking)),
    ).toContainEqual({ name: 'A grandchild of yours', note: 'through their children' })
  })
  const oneAndGreat = [{ lateChildren: [one] }]

  test('is one of the equal shares, however many grandchildren there are', () => {
    const equal = { ...half, estateSplit: 'Equal shares' as const }
    expect(sharesOf(equal, [two, one])).toContain('Grandchild 1 of family 1 1/6')
  })

  test('is nobody’s while the testator says that there are no children', () => {
    expect(outcome({ ...half, haveChildren: 'No' }, []).map(({ name }) => name)).toEqual(['Ann Roe'])
  })

  test('is for the family of a child who is left out, unless their children are left out too', () => {
    const leftOut = (theirChildren: 'Yes' | 'No') =>
      family(grandchildren(), {
        persons: [ann, { ...bob, isExcluded: true }],
        excluded: { option: 'Yes', theirChildren },
      })
    const who: Failed[] = [{ grandchildren: [one], ofLeftOut: [one] }]
    expect(outcome(leftOut('No'), who)).toHaveLength(2)
    expect(outcome(leftOut('Yes'), who).map(({ name }) => name)).toEqual(['Grandchild 1 of family 1'])
  })
})

describe('a grandchild who dies under age, after taking', () => {
  const heldPassesTo = (group: Class, issue: Descendants, then: readonly Descendants[]) =>
    afterLateFailure(
      family(group),
      { family: 1, n: 2, issue },
      [{ grandchildren: [two, one] }],
      [{ grandchildren: then }],
    ).map(({ name, share }) => `${name} ${share}`)

  test('passes their part to all who are grandchildren on that day, one born since included', () => {
    expect(heldPassesTo(grandchildren(), none, [one, two])).toEqual([
      'Grandchild 1 of family 1 1/9',
      'Grandchild 1 of family 2 1/9',
      'Grandchild 2 of family 2 1/9',
    ])
  })

  test('by families, to the others of the family, and without them to the other families', () => {
    const byFamilies = grandchildren({ share: 'By families' })
    expect(heldPassesTo(byFamilies, none, [one, one])).toEqual(['Grandchild 1 of family 1 1/4'])
    expect(heldPassesTo(byFamilies, none, [none, one])).toEqual(['Grandchild 1 of family 2 1/4'])
  })

  test('to a child of their own, where children follow', () => {
    expect(heldPassesTo(grandchildren(), one, [one, one])).toEqual(['Child 1 of grandchild 2 of family 1 1/3'])
    expect(heldPassesTo(grandchildren({ ifDie: 'To the others' }), one, [one, one])).toHaveLength(2)
  })

  test('and is told apart from the same number in another family, and from the issue of one who died', () => {
    const byFamilies = grandchildren({ share: 'By families' })
    const passed = (atDeath: readonly Descendants[], then: readonly Descendants[]) =>
      afterLateFailure(
        family(byFamilies),
        { family: 1, n: 1 },
        [{ grandchildren: atDeath }],
        [{ grandchildren: then }],
      ).map(({ name, share }) => `${name} ${share}`)
    expect(passed([one, one], [none, one])).toEqual(['Grandchild 1 of family 2 1/2'])
    // Grandchild 1 of family 1 had died before the testator: a child of theirs held the part, who is no grandchild.
    expect(passed([{ lateChildren: [one] }, one], [none, one])).toEqual([])
  })

  test('and leaves alone what a great-grandchild took in a share of its own', () => {
    const heir = anHeir(50, { ...ann, inherit: true, estatePercent: 50, estateIfDie: 'Pass to their children' })
    const will = family(grandchildren({ estatePercent: 50 }), {
      persons: [heir, bob],
      estateSplit: 'Different shares',
    })
    const passed = afterLateFailure(
      will,
      { family: 1, n: 1 },
      [{ grandchildren: [one] }, { person: ann.id, lateChildren: [one] }],
      [{ grandchildren: [none, one] }, { person: ann.id }],
    )
    expect(passed.map(({ name, share }) => `${name} ${share}`)).toEqual(['Grandchild 1 of family 2 1/2'])
  })

  test('and to those named last of all when no grandchild is left', () => {
    const will = family(grandchildren(), {
      ultimateDefault: { option: 'People', persons: [{ id: 1, percent: 100 }], charities: [] },
    })
    const passed = afterLateFailure(will, { family: 1, n: 1 }, [{ grandchildren: [one] }], [{ grandchildren: [] }])
    expect(passed.map(({ name, share }) => `${name} ${share}`)).toEqual(['Ann Roe 1'])
  })
})

// Finding: 12
describe('where no child is named yet: children still to come', () => {
  const kim = anHeir(100, {
    id: 3,
    type: 'partner',
    relationship: 'Spouse',
    fullname: 'Kim Roe',
    estateIfDie: 'Pass to my children',
  })
  const expecting = (given: Partial<Will> = {}): Will =>
    simplestWill({
      status: 'Married',
      haveChildren: 'No',
      laterChildren: 'Yes',
      persons: [kim, aPerson({ id: 4, fullname: 'Sue Poe', relationship: 'Sister' })],
      ultimateDefault: { option: 'People', persons: [{ id: 4, percent: 100 }], charities: [] },
      ...given,
    })
  const takers = (will: Will, later: Descendants, failed: Failed[] = []) =>
    outcome(will, failed, undefined, later).map(({ name, share }) => `${name} ${share}`)

  test('take in place of a partner who dies first', () => {
    expect(takers(expecting(), { livingChildren: 2 }, [{ person: 3 }])).toEqual([
      'Later child 1 1/2',
      'Later child 2 1/2',
    ])
  })

  test('and without one those named last of all take', () => {
    expect(takers(expecting(), {}, [{ person: 3 }])).toEqual(['Sue Poe 1'])
    expect(takers({ ...expecting(), laterChildren: 'No' }, { livingChildren: 1 }, [{ person: 3 }])).toEqual([
      'Sue Poe 1',
    ])
  })

  test('take beside a stepchild who is chosen', () => {
    const lee = aPerson({ id: 5, fullname: 'Lee Poe', type: 'Child', relationship: 'Stepson', isChild: 'No' })
    const heir = { ...kim, estateBackup: { persons: [{ id: 5, percent: 0 }], charities: [] } }
    const will = expecting({ haveChildren: 'Yes', persons: [heir, lee] })
    expect(takers(will, { livingChildren: 1 }, [{ person: 3 }])).toEqual(['Lee Poe 1/2', 'Later child 1 1/2'])
  })

  const later: Class = { of: 'My later children', estatePercent: 60 }
  const sue = anHeir(40, { id: 4, fullname: 'Sue Poe', estateIfDie: 'Pass to their children' })

  test('share by themselves what is left to them, and the others have it while there are none', () => {
    const will = expecting({ persons: [sue], classes: [later], estateSplit: 'Different shares' })
    expect(takers(will, { livingChildren: 2 })).toEqual(['Sue Poe 2/5', 'Later child 1 3/10', 'Later child 2 3/10'])
    expect(takers(will, {})).toEqual(['Sue Poe 1'])
  })

  test('take as later children do once a child is named, and not twice', () => {
    const persons = [sue, child(6, 'Ann Roe', { inherit: true, estatePercent: 60 })]
    const will = expecting({ haveChildren: 'Yes', persons, classes: [later], estateSplit: 'Different shares' })
    expect(takers(will, { livingChildren: 1 })).toEqual(['Sue Poe 2/5', 'Ann Roe 3/10', 'Later child 1 3/10'])
  })
})
