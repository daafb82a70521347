import { describe, expect, test } from 'vitest'
import { outcome } from '#core/estate/distribution.ts'
import type { Class, Person, Will } from '#core/will/schema.ts'
import { aGift, anHeir, today } from '#testkit/builders.ts'
import { adult, equally, familyWill, late, toChildren, toEqually } from '#testkit/family.ts'
import { textOf } from '#testkit/pack-documents.ts'
import { aDisabledPersonsTrust, grandchildInBothWays, laterTakers } from '#testkit/trusts.ts'
import { fullNames } from './plain-words.ts'
import { sentenceOf } from './sentences.ts'

const told = (will: Will): string => sentenceOf('young-people', will, today, [])
const yearsAgo = (years: number) => ({ ...today, year: today.year - years })

const family = (ofCarl: Partial<Person>, given: Partial<Will> = {}): Will =>
  familyWill({
    haveChildren: 'Yes',
    persons: equally([adult(1, 'Ann Hale', 'Daughter'), { ...late(2, 'Carl Hale', 'Son'), ...ofCarl }], toChildren),
    executor: [1],
    ...given,
  })

const grandchildren = (given: Partial<Class>): Partial<Will> => ({
  classes: [{ of: 'My grandchildren', estatePercent: 40, share: 'Each alike', ifDie: 'To their children', ...given }],
})

describe('A child who takes in place of one who waits for an age', () => {
  test('has theirs at 18, whatever the age of the parent', () => {
    const will = family({ age: 25 })
    const ofGrandchild = [{ born: yearsAgo(17) }, { born: yearsAgo(19) }]
    const taken = outcome(will, [{ person: 2, children: [{ died: today, children: ofGrandchild }] }], today)
    expect(taken.flatMap((each) => (each.type === 'child' ? [each.heldUntil] : []))).toEqual([18, undefined])
  })

  test('is told of where the children of one who has died wait, or have theirs from the start', () => {
    expect(told(family({ age: 25 }))).toContain(
      'Carl’s children get what you leave them at 25. Anyone else, such as a child who takes in their place, gets it at 18.',
    )
    expect(told(family({ young: 'Theirs at once' }))).toMatch(
      / If they die before that, it is part of what they leave\. A child who takes in their place gets it at 18\.$/,
    )
  })

  test('is told of where the grandchildren wait as a group, unless the others of the group take instead', () => {
    const words = 'Anyone else, such as a child who takes in their place, gets it at 18.'
    expect(told(family({}, grandchildren({ age: 21 })))).toContain(words)
    expect(told(family({}, grandchildren({ age: 21, ifDie: 'To the others' })))).toContain('Anyone else gets it at 18.')
    expect(told(family({}, grandchildren({})))).not.toContain('in their place')
  })

  test('is told of to the executors where they take at 18 too', () => {
    expect(textOf('trust-guide', family({}))).toContain('What a child of Carl Hale would take before the age of 18.')
  })

  test('is told of to the executors, who hold it for a shorter time', () => {
    const held = 'What a child of Carl Hale would take before the age of 25.'
    expect(textOf('trust-guide', family({ age: 25 }))).toContain(
      `${held} A child who takes in their place waits until 18.`,
    )
  })
})

test('in the summary the children of one who has died are named as within a sentence', () => {
  const will = family({ young: 'Theirs at once' })
  expect(sentenceOf('young-people', will, today, [], fullNames(will, today))).toContain(
    'What you leave the children of Carl Hale is theirs from the start.',
  )
})

describe('What comes to somebody in place of a parent who is alive today', () => {
  const AT_18 = 'What somebody takes in place of a parent who is alive today becomes theirs at 18.'
  const mia = anHeir(50, { id: 3, fullname: 'Mia Hale', relationship: 'Granddaughter', isChild: 'Yes' })
  const withMia = (given: Partial<Person>, afterAnn: Person['estateIfDie'] = 'Pass to their children') =>
    familyWill({
      haveChildren: 'Yes',
      persons: equally([adult(1, 'Ann Hale', 'Daughter'), { ...mia, ...given }], { estateIfDie: afterAnn }),
      executor: [1],
    })

  test.each([[{ age: 21 }], [{ young: 'Theirs at once' }]] as const)(
    'is said to be theirs at 18, where they have another age for what is left to them: %o',
    (given) => {
      expect(told(withMia(given))).toContain(AT_18)
      expect(told(withMia(given, 'Split between remaining beneficiaries'))).not.toContain(AT_18)
      expect(told(withMia({ ...given, relationship: 'Sister' }))).not.toContain(AT_18)
      expect(told(withMia({}))).not.toContain(AT_18)
    },
  )

  test('is said so of a gift, and of a part that a backup has', () => {
    const money = aGift({ type: 'Money', amount: 10_000_00, persons: [1], ifDie: 'Goes to their children' })
    const toOthers = withMia({ age: 21 }, 'Split between remaining beneficiaries')
    expect(told({ ...toOthers, gifts: [money] })).toContain(AT_18)
    const behindIvy = [{ ...adult(1, 'Ann Hale', 'Daughter') }, { ...mia, age: 21 as const, inherit: false }]
    const ivy = anHeir(100, { id: 4, fullname: 'Ivy Poe', ...toEqually([{ id: 1, theirChildren: true }, { id: 3 }]) })
    expect(told({ ...toOthers, persons: [...behindIvy, ivy] })).toContain(AT_18)
  })

  test('is said so to the executors, who hold it for a shorter time', () => {
    expect(textOf('trust-guide', withMia({ age: 21 }))).toContain(
      'What Mia Hale would take before the age of 21. What they take in place of a parent waits until 18.',
    )
  })
})

describe('A grandchild who has something by name and as one of the grandchildren', () => {
  const OTHERS = 'What a grandchild gets by name or in a parent’s place does not follow the group.'

  test('is told that each is apart, and when they get both', () => {
    const at = (age: number) => `Your grandchildren as a group get what you leave them at ${age}.`
    for (const [will, words] of [
      [grandchildInBothWays({ age: 25 }, {}), at(18)],
      [grandchildInBothWays({ young: 'Theirs at once' }, { age: 21 }), at(21)],
      [
        grandchildInBothWays({}, { young: 'Theirs at once' }),
        'What you leave your grandchildren as a group is theirs from the start.',
      ],
    ] as const) {
      expect(told(will)).toContain(words)
      expect(told(will)).toContain(OTHERS)
    }
  })

  test('is told of to the executors, who hold each for a time of its own', () => {
    const guide = textOf('trust-guide', grandchildInBothWays({ age: 25 }, {}))
    expect(guide).toContain('What Mia Hale would take before the age of 25.')
    expect(guide).toContain('What a grandchild who shares as one of the grandchildren would take before the age of 18.')
  })

  test('is told nothing of it where all that they have is held for life, so that neither age is theirs', () => {
    const will = grandchildInBothWays({ age: 25 }, { age: 21 })
    const trusts = [aDisabledPersonsTrust({ amount: undefined, everythingElse: 'Yes', takers: laterTakers([1, 2]) })]
    expect(told({ ...will, trusts })).toContain('Your grandchildren as a group get what you leave them at 21.')
    expect(told({ ...will, trusts })).not.toContain(OTHERS)
  })

  test('is told of once where both are the same', () => {
    expect(told(grandchildInBothWays({ age: 25 }, { age: 25 }))).not.toContain(OTHERS)
  })
})
