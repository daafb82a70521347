import { describe, expect, test } from 'vitest'
import { ageOfDescendant } from '#core/estate/distribution.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { aGift, anHeir, aPerson, completeExampleWill, simplestWill, today } from '#testkit/builders.ts'
import { clauseOf } from '#testkit/drafted-will.ts'
import { textOf } from '#testkit/pack-documents.ts'
import { aHomeForLife, forADisabledPerson, grandchildInBothWays, inBothWays, withLaterAges } from '#testkit/trusts.ts'
import { preview } from '../draft.ts'
import { partsToRead } from '../reading/parts.ts'

const clause = (will: Will): string => clauseOf(preview(will, today), 'under-18') ?? ''

describe('Ages', () => {
  test('of different people stand in one clause, and anyone else takes at 18', () => {
    expect(clause(withLaterAges())).toContain(
      'The Age of Ned Poe is 21. The Age of Ola Poe is 25. The Age of anyone else is 18.',
    )
  })

  test('what is theirs from the start is looked after until 18 and then belongs to their estate', () => {
    const text = clause(withLaterAges())
    expect(text).toMatch(/^What this will gives to Gil Poe is theirs from the start\./)
    expect(text).toContain('The rest of this clause is not about what is theirs from the start.')
  })

  test('the age of the testator’s own children stands beside another’s of the same age', () => {
    const will = completeExampleWill({ childrenAge: 21 })
    const persons = will.persons.map((person) => (person.id === 6 ? { ...person, age: 21 as const } : person))
    expect(clause({ ...will, persons })).toContain(
      'The Age of Ruth Hale, Daniel Hale and Sam Price is 21. The Age of anyone else is 18.',
    )
  })

  test('an age stored with a child of the testator’s own does not count: the children have one age', () => {
    const will = completeExampleWill()
    const persons = will.persons.map((person) => (person.id === 2 ? { ...person, age: 25 as const } : person))
    expect(clause({ ...will, persons })).toBe(clause(will))
  })

  test('are 18 for what children take in the place of a parent who is alive today, whoever those children are', () => {
    const will = (gil: Partial<Person>): Will =>
      simplestWill({
        haveChildren: 'Yes',
        laterChildren: 'No',
        persons: [
          anHeir(100, { id: 1, type: 'Child', relationship: 'Daughter', estateIfDie: 'Pass to their children' }),
          aPerson({ id: 2, fullname: 'Gil Hale', relationship: 'Grandson', isChild: 'Yes', ...gil }),
          aPerson({ id: 3, fullname: 'Ivy Poe' }),
        ],
        executor: [3],
        gifts: [aGift({ type: 'Money', amount: 10_000_00, persons: [2] })],
      })
    expect(clause(will({ age: 21 }))).toContain(
      'The Age of Gil Hale is 21. The Age of anyone else is 18. So is the Age of anyone for what they take in place of a parent who was alive when I made this will.',
    )
    expect(clause(will({ young: 'Theirs at once' }))).toContain(
      'This does not apply to what they take in place of a parent who was alive when I made this will.',
    )
    expect(
      ageOfDescendant(will({ age: 21 }), {
        named: { type: 'person', id: 1, name: '', place: 0, body: false },
        line: [1],
      }),
    ).toBe(18)
  })

  test('grandchildren who take as a class may wait, or have theirs from the start', () => {
    const classes = (given: NonNullable<Will['classes']>[number]): Will => completeExampleWill({ classes: [given] })
    const grandchildren = {
      of: 'My grandchildren',
      estatePercent: 10,
      share: 'Each alike',
      ifDie: 'To the others',
    } as const
    expect(clause(classes({ ...grandchildren, age: 25 }))).toContain(
      'The Age of each grandchild of mine who takes as one of my grandchildren is 25.',
    )
    expect(clause(classes({ ...grandchildren, young: 'Theirs at once' }))).toMatch(
      /^What this will gives to each grandchild of mine who takes as one of my grandchildren is theirs from the start\./,
    )
  })

  test('take nothing away of what was fixed at the death, and are not about what is held for a disabled person', () => {
    const vested = 'is theirs from my death. My Executors only look after it until that person is 18.'
    expect(clause(aHomeForLife({ fixed: 'When I die' }))).toContain(vested)
    expect(clause(aHomeForLife({ fixed: 'When the trust ends' }))).not.toContain(vested)
    expect(clause(forADisabledPerson())).toMatch(
      /This clause is not about what my Executors hold for Kit Hale under clause \d+\.$/,
    )
  })
})

const apart = inBothWays.filter(([byName, asOne]) => byName !== asOne)

const BY_NAME = 'whatever this clause says of them or their parent by name.'
const IN_EACH_WAY =
  'For what that grandchild takes in any other way, this clause applies as if they did not take as one of my grandchildren.'

/** What is said of what a grandchild takes as one of the class. Without an Age in the clause, all but those named wait until 18. */
const saidOf = (named: string, asOne: string): string => {
  if (asOne === 'from the start')
    return `A grandchild of mine does not have to reach an age for what they take as one of my grandchildren, ${BY_NAME}`
  return named === 'from the start' && asOne === 'at 18'
    ? `What a grandchild of mine takes as one of my grandchildren becomes theirs if they reach 18, ${BY_NAME}`
    : `For what a grandchild of mine takes as one of my grandchildren their Age is ${asOne.slice(-2)} and no other, ${BY_NAME}`
}

describe('What a grandchild takes in two ways has one Age in each', () => {
  test.each(apart)('by name %s, as one of the grandchildren %s', (named, asOne, will) => {
    expect(clause(will)).toContain(`${saidOf(named, asOne)} ${IN_EACH_WAY}`)
  })

  test('so have the children of a child who has died', () => {
    const will = grandchildInBothWays({}, {}, { relationship: 'Daughter', died: true, isChild: 'No', age: 25 })
    expect(clause(will)).toContain(`${saidOf('at 25', 'at 18')} ${IN_EACH_WAY}`)
  })

  test.each(['at 21', 'at 25', 'from the start'])(
    'so has a grandchild who takes in the place of a parent who died first, of a class that has it %s',
    (asOne) => {
      const answer =
        asOne === 'from the start'
          ? { young: 'Theirs at once' as const }
          : { age: asOne === 'at 21' ? (21 as const) : (25 as const) }
      const ann = { relationship: 'Daughter', isChild: 'No', estateIfDie: 'Pass to their children' } as const
      expect(clause(grandchildInBothWays({}, answer, ann))).toContain(`${saidOf('at 18', asOne)} ${IN_EACH_WAY}`)
    },
  )

  test('where all that a grandchild may take is theirs at 18 nothing more is said', () => {
    expect(clause(grandchildInBothWays())).not.toContain(IN_EACH_WAY)
  })

  test('nor where those of another age are no grandchildren, or there is no class', () => {
    for (const who of [{ relationship: 'Niece' }, { relationship: 'Great-granddaughter' }] as const)
      expect(clause(grandchildInBothWays({ age: 25 }, {}, who))).not.toContain(IN_EACH_WAY)
    expect(clause({ ...grandchildInBothWays({ age: 25 }), classes: [] })).not.toContain(IN_EACH_WAY)
  })
})

describe('What a child of somebody who has died takes as such and by name has an Age of its own', () => {
  const will = (line: Partial<Person>, gil: Partial<Person>): Will =>
    simplestWill({
      haveChildren: 'Yes',
      laterChildren: 'No',
      persons: [
        anHeir(100, { id: 1, type: 'Child', fullname: 'Al Hale', relationship: 'Son', died: true, ...line }),
        aPerson({ id: 2, fullname: 'Gil Hale', relationship: 'Grandson', isChild: 'Yes', ...gil }),
        aPerson({ id: 3, fullname: 'Ivy Poe' }),
      ],
      executor: [3],
      gifts: [aGift({ type: 'Money', amount: 10_000_00, persons: [2] })],
    })
  const APART =
    'whatever this clause says of them by name. For what that child takes in any other way, this clause applies as if they did not take as one of those children.'

  test.each([
    [
      { age: 25 },
      {},
      'For what a child of Al Hale takes as one of the children of Al Hale their Age is 25 and no other',
    ],
    [
      {},
      { age: 21 },
      'For what a child of Al Hale takes as one of the children of Al Hale their Age is 18 and no other',
    ],
    [
      { young: 'Theirs at once' },
      { age: 21 },
      'A child of Al Hale does not have to reach an age for what they take as one of the children of Al Hale',
    ],
    [
      {},
      { young: 'Theirs at once' },
      'What a child of Al Hale takes as one of the children of Al Hale becomes theirs if they reach 18',
    ],
  ] as const)('as the children %o, by name %o', (line, gil, said) => {
    expect(clause(will(line, gil))).toContain(`${said}, ${APART}`)
  })

  test.each([
    ['one age for both', { age: 21 }, { age: 21 }],
    ['somebody who can be no child of theirs', { age: 25 }, { relationship: 'Nephew' }],
  ] as const)('and nothing is said of it where there is %s', (_, line, gil) => {
    expect(clause(will(line, gil))).not.toContain('as one of those children')
  })

  test('and so says the reading, and the guide for executors', () => {
    const [{ sentence } = { sentence: '' }] = partsToRead(will({ age: 25 }, {}), today).filter(
      ({ id }) => id === 'young-people',
    )
    expect(sentence).toContain(
      'Al’s children follow that only for what they share, and not for what one of them gets by name.',
    )
    expect(
      partsToRead(will({}, { age: 21 }), today)
        .map((part) => part.sentence)
        .join(),
    ).toContain('Al’s children get what you leave them at 18. Al’s children follow that only for what they share')
    expect(textOf('trust-guide', will({ age: 25 }, {}))).toContain(
      'What a child of Al Hale who shares in that place would take before the age of 25.',
    )
  })
})
