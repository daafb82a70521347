import { describe, expect, test } from 'vitest'
import { aCharity, anHeir, aPerson, simplestWill } from '#testkit/builders.ts'
import { aDisabledPersonsTrust, laterTakers } from '#testkit/trusts.ts'
import type { Person, Will } from '../will/schema.ts'
import { outcome } from './distribution.ts'
import type { Failed } from './failures.ts'
import { afterLateFailure } from './late-failure.ts'

const children = { estateIfDie: 'Pass to their children' as const, relationship: 'Son' as const }
const third = (id: number, fullname: string): Person => anHeir(33.33, { id, fullname, ...children })
const ada = third(1, 'Ada Roe')
const bob = third(2, 'Bob Roe')
const cal = third(3, 'Cal Roe')
const equally: Will = simplestWill({ persons: [ada, bob, cal], estateSplit: 'Equal shares' })

const passed = (will: Will, person: number, then: Failed[], atDeath: Failed[] = []) =>
  afterLateFailure(will, person, atDeath, then).map(({ name, share }) => `${name} ${share}`)

describe('a person who dies under age: their part passes as if the testator had died on that day', () => {
  test('to their own children, born since the testator died', () => {
    expect(passed(equally, 3, [{ person: 3, livingChildren: 1 }])).toEqual(['Child 1 of Cal Roe 1/3'])
  })

  test('to the others, who keep what they have and share that part alone', () => {
    expect(passed(equally, 3, [{ person: 3 }])).toEqual(['Ada Roe 1/6', 'Bob Roe 1/6'])
  })

  test('to the children of another who took and has died since: the share that one took stays in their own estate', () => {
    expect(passed(equally, 3, [{ person: 3 }, { person: 1, livingChildren: 1 }])).toEqual([
      'Child 1 of Ada Roe 1/6',
      'Bob Roe 1/6',
    ])
  })

  test('to a child of the testator born after signing too, beside the others', () => {
    const own: Will = { ...equally, haveChildren: 'Yes', laterChildren: 'Yes' }
    const later = { livingChildren: 1 }
    expect(afterLateFailure(own, 3, [], [{ person: 3 }], later).map(({ name, share }) => `${name} ${share}`)).toEqual([
      'Ada Roe 1/12',
      'Bob Roe 1/12',
      'Later child 1 1/12',
    ])
  })

  test('to those who come after a disabled person, where they took in that person’s place', () => {
    const { amount: _sum, ...share } = aDisabledPersonsTrust({ for: 1, takers: laterTakers([3, 4]) })
    const will = simplestWill({
      persons: [
        anHeir(50, { id: 1, fullname: 'Kit Roe' }),
        anHeir(50, { id: 2, fullname: 'Bob Roe' }),
        aPerson({ id: 3, fullname: 'Cal Roe', isChild: 'Yes' }),
        aPerson({ id: 4, fullname: 'Dee Roe' }),
      ],
      trusts: [share],
    })
    expect(passed(will, 3, [{ person: 1 }, { person: 3 }], [{ person: 1 }])).toEqual(['Dee Roe 1/4'])
    expect(passed(will, 3, [{ person: 1 }, { person: 3, livingChildren: 1 }], [{ person: 1 }])).toEqual([
      'Child 1 of Cal Roe 1/4',
    ])
  })

  test('a part held by a backup passes to the other backups, or to the children of the backup', () => {
    const backup = { estateIfDie: 'Split between specific beneficiaries' as const }
    const estateBackup = {
      charities: [],
      persons: [
        { id: 2, percent: 50 },
        { id: 3, percent: 50 },
      ],
    }
    const will = simplestWill({
      persons: [
        anHeir(60, { fullname: 'Kim Poe', ...backup, estateBackup }),
        aPerson({ id: 2, fullname: 'Bob Roe', relationship: 'Son' }),
        aPerson({ id: 3, fullname: 'Cal Roe', relationship: 'Son' }),
      ],
      charities: [aCharity({ inherit: true, estatePercent: 40 })],
      estateSplit: 'Different shares',
    })
    const kimDied: Failed[] = [{ person: 1 }]
    expect(passed(will, 3, [{ person: 1 }, { person: 3 }], kimDied)).toEqual(['Bob Roe 3/10'])
    expect(passed(will, 3, [{ person: 1 }, { person: 3, livingChildren: 1 }], kimDied)).toEqual([
      'Child 1 of Cal Roe 3/10',
    ])
    expect(passed(will, 3, [{ person: 1 }, { person: 2 }, { person: 3 }], kimDied)).toEqual([
      'Royal National Lifeboat Institution 3/10',
    ])
  })

  test('a charity beside them takes no more than its part, though its number is the number of the person', () => {
    const both = [{ id: 3, percent: 50 }]
    const will = simplestWill({
      persons: [
        anHeir(100, {
          fullname: 'Kim Poe',
          estateIfDie: 'Split between specific beneficiaries',
          estateBackup: {
            persons: [
              { id: 2, percent: 25 },
              { id: 3, percent: 25 },
            ],
            charities: both,
          },
        }),
        aPerson({ id: 2, fullname: 'Bob Roe' }),
        aPerson({ id: 3, fullname: 'Cal Roe' }),
      ],
      charities: [aCharity({ id: 3 })],
    })
    expect(passed(will, 3, [{ person: 1 }, { person: 3 }], [{ person: 1 }])).toEqual([
      'Bob Roe 1/12',
      'Royal National Lifeboat Institution 1/6',
    ])
  })

  test('a part held as a last resort passes to the others named there', () => {
    const persons = [
      { id: 2, percent: 50 },
      { id: 3, percent: 50 },
    ]
    const will = simplestWill({
      persons: [
        anHeir(100, { estateIfDie: 'Pass to their children' }),
        aPerson({ id: 2, fullname: 'Bob Roe' }),
        aPerson({ id: 3, fullname: 'Cal Roe' }),
      ],
      ultimateDefault: { option: 'People', persons, charities: [] },
    })
    expect(passed(will, 3, [{ person: 1 }, { person: 3 }], [{ person: 1 }])).toEqual(['Bob Roe 1/2'])
  })

  test('a person who held nothing has nothing that passes', () => {
    expect(passed(equally, 3, [{ person: 3 }], [{ person: 3, livingChildren: 1 }])).toEqual([])
    const shareOfNothing = simplestWill({
      persons: [ada, { ...cal, estatePercent: 0 }],
      estateSplit: 'Different shares',
    })
    expect(passed(shareOfNothing, 3, [{ person: 3 }])).toEqual([])
    expect(passed(equally, 3, [{ person: 3 }], [{ person: 3 }])).toEqual([])
  })
})

describe('an age of 25 for the testator’s own children', () => {
  const today = { day: 1, month: 6, year: 2036 }
  const aged = (person: Person, years: number): Person => ({ ...person, dob: { ...today, year: today.year - years } })
  const will: Will = {
    ...equally,
    haveChildren: 'Yes',
    childrenAge: 25,
    persons: [aged(ada, 27), aged(bob, 22), aged(cal, 16)],
  }
  const heldUntil = (given: Will) =>
    outcome(given, [], today).map((each) => each.type === 'person' && [each.name, each.heldUntil])

  test('holds the parts of those who are younger, and of no other', () => {
    expect(heldUntil(will)).toEqual([
      ['Ada Roe', undefined],
      ['Bob Roe', 25],
      ['Cal Roe', 25],
    ])
    expect(heldUntil({ ...will, childrenAge: 21 })).toEqual([
      ['Ada Roe', undefined],
      ['Bob Roe', undefined],
      ['Cal Roe', 21],
    ])
  })

  test('is not the age of a stepchild, a grandchild, or anyone else', () => {
    const sixteen = will.persons.map((person, index) =>
      index === 0
        ? { ...aged(person, 16), relationship: 'Stepdaughter' as const }
        : index === 1
          ? { ...aged(person, 16), relationship: 'Grandson' as const }
          : person,
    )
    expect(heldUntil({ ...will, persons: sixteen })).toEqual([
      ['Ada Roe', 18],
      ['Bob Roe', 18],
      ['Cal Roe', 25],
    ])
    expect(heldUntil({ ...will, haveChildren: 'No' })).toContainEqual(['Cal Roe', 18])
  })

  test('of a will that was saved before it was asked is 18', () => {
    const { childrenAge: _, ...older } = will
    expect(heldUntil(older)).toEqual([
      ['Ada Roe', undefined],
      ['Bob Roe', undefined],
      ['Cal Roe', 18],
    ])
  })

  test('lets the part of one who dies at 20 pass to the others, or to a child born since', () => {
    expect(passed(will, 3, [{ person: 3 }])).toEqual(['Ada Roe 1/6', 'Bob Roe 1/6'])
    expect(passed(will, 3, [{ person: 3, livingChildren: 1 }])).toEqual(['Child 1 of Cal Roe 1/3'])
  })
})
