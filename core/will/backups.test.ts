import { describe, expect, test } from 'vitest'
import { aCharity, anHeir, aPerson, aWill, today } from '#testkit/builders.ts'
import {
  answersOfRule,
  type BackupRule,
  backupsOf,
  childrenUsuallyFollow,
  childrenWhoTake,
  departureOf,
  follows,
  peopleWhoShare,
  ruleOf,
  withAnswer,
} from './backups.ts'
import { isDescendant } from './questions.ts'
import type { Person, Will } from './schema.ts'

test.each<[string, Partial<Person>, boolean]>([
  ['a son', { type: 'Child', relationship: 'Son' }, true],
  ['a daughter who was added as an executor', { type: 'Executor', relationship: 'Daughter' }, true],
  ['a grandchild', { relationship: 'Grandchild' }, true],
  ['a great-grandchild', { relationship: 'Great Grandchild' }, true],
  ['a child with no closer description', { type: 'Child', relationship: 'Other' }, true],
  ['a stepson', { type: 'Child', relationship: 'Stepson' }, false],
  ['a stepdaughter', { type: 'Child', relationship: 'Stepdaughter' }, false],
  ['a niece', { relationship: 'Niece' }, false],
  ['a spouse', { type: 'partner', relationship: 'Spouse' }, false],
])('%s is or is not the testator’s own issue, as expected', (_who, given, own) => {
  expect(isDescendant(aPerson(given))).toBe(own)
})

test.each<[string, Partial<Person>, boolean]>([
  ['a daughter', { type: 'Child', relationship: 'Daughter' }, true],
  ['a stepson', { type: 'Child', relationship: 'Stepson' }, true],
  ['a niece', { relationship: 'Niece' }, true],
  ['a nephew', { relationship: 'Nephew' }, true],
  ['a friend', { relationship: 'Friend' }, false],
  ['a husband', { type: 'partner', relationship: 'Spouse' }, false],
])(
  // Finding: 14
  'the children of %s follow them as a backup, as most people wish, until told otherwise',
  (_who, given, follow) => {
    expect(childrenUsuallyFollow(aPerson(given))).toBe(follow)
  },
)

const jo = anHeir(100, { id: 1, type: 'partner', fullname: 'Jo Roe', estateIfDie: 'Pass to my children' })
const child = (id: number, relationship: 'Daughter' | 'Stepson', given: Partial<Person> = {}) =>
  aPerson({ id, type: 'Child', relationship, fullname: `Child ${id}`, ...given })
const family = (...persons: Person[]) => aWill({ haveChildren: 'Yes', persons: [jo, ...persons] })

// Finding: 10
test('"my children" are the testator’s own, and of the stepchildren those who are chosen', () => {
  const will = family(child(2, 'Daughter'), child(3, 'Stepson'), child(4, 'Stepson'))
  const chosen = { ...jo, estateBackup: { persons: [{ id: 3, percent: 0 }], charities: [] } }
  expect(childrenWhoTake(will, jo).map(({ id }) => id)).toEqual([2])
  expect(childrenWhoTake(will, chosen).map(({ id }) => id)).toEqual([2, 3])
})

// Finding: 10
test('a child who is left out, or who is no longer said to exist, is none of "my children"', () => {
  expect(childrenWhoTake(family(child(2, 'Daughter', { isExcluded: true })), jo)).toEqual([])
  expect(childrenWhoTake({ ...family(child(2, 'Daughter')), haveChildren: 'No' }, jo)).toEqual([])
})

// Finding: 10
test('they share equally, and each is followed by their own children', () => {
  expect(backupsOf(family(child(2, 'Daughter'), child(5, 'Daughter')), jo)).toMatchObject({
    equal: true,
    persons: [
      { id: 2, theirChildren: true },
      { id: 5, theirChildren: true },
    ],
  })
})

const unsaid = (person: Person): Person => {
  const { estateIfDie: _none, ...rest } = person
  return rest
}
const thomas = unsaid(anHeir(50, { id: 1, type: 'partner', relationship: 'Husband', fullname: 'Thomas Hale' }))
const ruth = unsaid(anHeir(20, { id: 2, type: 'Child', relationship: 'Daughter', fullname: 'Ruth Hale' }))
const daniel = unsaid(anHeir(20, { id: 3, type: 'Child', relationship: 'Son', fullname: 'Daniel Hale' }))
const poppy = unsaid(
  anHeir(10, { id: 4, type: 'Child', relationship: 'Daughter', fullname: 'Poppy Hale', isChild: 'Yes' }),
)
const anne = aPerson({ id: 5, relationship: 'Sister', fullname: 'Anne Price' })

const hales = (given: Partial<Will> = {}): Will =>
  aWill({ status: 'Married', haveChildren: 'Yes', persons: [thomas, ruth, daniel, poppy, anne], ...given })

const none = { persons: [], charities: [] }
const theirChildren: BackupRule = { option: 'Pass to their children', backup: none }
const theOthers: BackupRule = { option: 'Split between remaining beneficiaries', backup: none }
const chosen = (...ids: number[]): BackupRule => ({
  option: 'Split between specific beneficiaries',
  backup: {
    split: 'Equal shares',
    persons: ids.map((id) => ({ id, percent: 100 / ids.length, theirChildren: false })),
    charities: [],
  },
})
const withRule = (will: Will, rule: BackupRule, before: BackupRule | undefined): Will =>
  answersOfRule(will, rule, before).reduce((draft, { id, answer }) => withAnswer(id, answer)(draft), will)
const answersIn = (will: Will) => peopleWhoShare(will).map(({ estateIfDie }) => estateIfDie)
const changed = (will: Will, id: number, change: Partial<Person>): Will => ({
  ...will,
  persons: will.persons.map((person) => (person.id === id ? { ...person, ...change } : person)),
})
const departures = (will: Will, rule = ruleOf(will)) =>
  peopleWhoShare(will).map((person) => departureOf(will, rule, person, today))

describe('One rule for everyone', () => {
  // Finding: 2
  test('nothing is said for anyone before a rule is given', () => {
    expect(ruleOf(hales())).toBeUndefined()
    expect(departures(hales())).toEqual(['not said', 'not said', 'not said', 'not said'])
  })

  test('“someone else” is still to be said of whom it names nobody, also beside others who are answered', () => {
    const will = changed(withRule(hales(), chosen(5), undefined), 2, {
      estateIfDie: 'Split between specific beneficiaries',
      estateBackup: none,
    })
    expect(departures(will)).toEqual([undefined, 'not said', undefined, undefined])
  })

  test('“their children” answers for everyone at once, and the husband’s share goes to the others', () => {
    const will = withRule(hales(), theirChildren, undefined)
    expect(answersIn(will)).toEqual([
      'Split between remaining beneficiaries',
      'Pass to their children',
      'Pass to their children',
      'Pass to their children',
    ])
    expect(ruleOf(will)).toEqual(theirChildren)
    expect(departures(will)).toEqual(['partner', undefined, undefined, 'under 18'])
  })

  // Finding: 2
  test('the children whom a nine-year-old may have one day are not cut out by the rule', () => {
    const will = withRule(hales(), theirChildren, undefined)
    expect(will.persons.find(({ id }) => id === 4)?.estateIfDie).toBe('Pass to their children')
  })

  // Finding: 2
  test('a husband’s share is asked about where a child, a stepchild or a child to come would get none of it', () => {
    const withoutDaniel = changed(hales(), 3, { inherit: false })
    expect(answersIn(withRule(withoutDaniel, theirChildren, undefined))[0]).toBeUndefined()
    const lee = aPerson({ id: 6, type: 'Child', relationship: 'Stepson', fullname: 'Lee Poe' })
    const withStepson = hales({ persons: [thomas, ruth, lee] })
    expect(answersIn(withRule(withStepson, theirChildren, undefined))[0]).toBeUndefined()
    const expecting = hales({ persons: [thomas, unsaid(anHeir(50, { id: 5 }))], laterChildren: 'Yes' })
    expect(answersIn(withRule(expecting, theirChildren, undefined))[0]).toBeUndefined()
  })

  test('a husband who shares with friends alone is answered for, where there are no children', () => {
    const will = hales({ haveChildren: 'No', persons: [thomas, unsaid(anHeir(50, { id: 5 }))] })
    expect(answersIn(withRule(will, theirChildren, undefined))).toEqual([
      'Split between remaining beneficiaries',
      'Pass to their children',
    ])
  })

  test('a rule about the others says nothing where one person has everything', () => {
    expect(answersIn(withRule(hales({ persons: [thomas] }), theOthers, undefined))).toEqual([undefined])
    expect(answersIn(withRule(hales({ persons: [thomas] }), theirChildren, undefined))).toEqual([undefined])
  })

  test('charities and people who get nothing are not asked about', () => {
    const will = hales({ charities: [aCharity({ inherit: true })] })
    expect(peopleWhoShare(will).map(({ id }) => id)).toEqual([1, 2, 3, 4])
    expect(withRule(will, theOthers, undefined).persons.find(({ id }) => id === 5)).toBe(anne)
  })
})

describe('Where someone differs', () => {
  const ruled = withRule(hales(), theirChildren, undefined)
  const danielDiffers = changed(ruled, 3, { estateIfDie: 'Split between remaining beneficiaries' })

  test('an answer of one’s own is marked as different, and the rule stands', () => {
    expect(ruleOf(danielDiffers)).toEqual(theirChildren)
    expect(departures(danielDiffers)).toEqual(['partner', undefined, 'different', 'under 18'])
  })

  test('changing the rule changes those who followed it, and keeps who differs', () => {
    const will = withRule(danielDiffers, chosen(5), theirChildren)
    expect(answersIn(will)).toEqual([
      'Split between specific beneficiaries',
      'Split between specific beneficiaries',
      'Split between remaining beneficiaries',
      'Split between specific beneficiaries',
    ])
    expect(departures(will)).toEqual([undefined, undefined, 'different', undefined])
  })

  test('a rule for a will whose answers all differ answers only for those without one', () => {
    const will = withRule(danielDiffers, theOthers, undefined)
    expect(will).toEqual(danielDiffers)
  })

  test('pressing the same rule twice changes nothing', () => {
    expect(withRule(ruled, theirChildren, theirChildren)).toEqual(ruled)
  })
})

describe('People who are chosen for everyone', () => {
  test('nobody is the backup of their own share: the other two take it', () => {
    const will = withRule(hales(), chosen(2, 3), undefined)
    const [ofThomas, ofRuth] = peopleWhoShare(will).map(({ estateBackup }) => estateBackup.persons)
    expect(ofThomas?.map(({ id, percent }) => [id, percent])).toEqual([
      [2, 50],
      [3, 50],
    ])
    expect(ofRuth?.map(({ id, percent }) => [id, percent])).toEqual([[3, 100]])
    expect(ruleOf(will)?.backup.persons.map(({ id }) => id)).toEqual([2, 3])
    expect(departures(will)).toEqual([undefined, undefined, undefined, undefined])
  })

  test('the only one chosen is asked about by themselves', () => {
    const will = withRule(hales(), chosen(2), undefined)
    expect(departures(will)).toEqual([undefined, 'not said', undefined, undefined])
  })

  test('parts that are not equal are not guessed for one of those who take them', () => {
    const { backup, option } = chosen(2, 3)
    const [first, second] = backup.persons
    if (!first || !second) throw new Error('two are chosen')
    const rule: BackupRule = {
      option,
      backup: {
        ...backup,
        split: 'Different shares',
        persons: [
          { ...first, percent: 70 },
          { ...second, percent: 30 },
        ],
      },
    }
    const will = withRule(hales(), rule, undefined)
    expect(departures(will, rule)).toEqual([undefined, 'not said', 'not said', undefined])
  })

  test('the same people in other parts, or followed by their children, are a different answer', () => {
    const will = withRule(hales(), chosen(5), undefined)
    const [share] = chosen(5).backup.persons
    if (!share) throw new Error('one is chosen')
    const followed = changed(will, 2, {
      estateBackup: { persons: [{ ...share, theirChildren: true }], charities: [], split: 'Equal shares' },
    })
    const person = followed.persons.find(({ id }) => id === 2)
    expect(person && follows(followed, chosen(5), person)).toBe(false)
  })
})

test('a will saved before shows the rule that most of its answers follow', () => {
  const will = hales({
    persons: [thomas, ruth, daniel, poppy].map((person, at) => ({
      ...person,
      estateIfDie: at === 1 ? 'Pass to their children' : 'Split between remaining beneficiaries',
    })),
  })
  expect(ruleOf(will)).toEqual(theOthers)
  expect(departures(will)).toEqual([undefined, 'different', undefined, undefined])
})
