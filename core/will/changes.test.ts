import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aCharity, aGift, anHeir, aPerson, aWill, completeExampleWill, today } from '#testkit/builders.ts'
import { willsWithShares } from '#testkit/estate-arbitrary.ts'
import { aPersonId, frozen, linkedWill, PEOPLE, person } from '#testkit/linked-wills.ts'
import { estateIsSplit } from '../rules/estate.rules.ts'
import {
  type ChosenFor,
  placesClosedToLeftOut,
  withChangedClass,
  withChangedItem,
  withChosenPerson,
  withClass,
  withEqualShares,
  withInherit,
  withItem,
  withLeftOut,
  withoutPerson,
  withSettledShares,
} from './changes.ts'
import { withColours } from './colours.ts'
import { newPerson } from './new-will.ts'
import { type Heir, inheritors } from './questions.ts'
import { linksOfPerson } from './references.ts'
import type { Will } from './schema.ts'

describe('adding', () => {
  const moves = fc.array(fc.oneof(fc.constant('add' as const), fc.nat(9)), { maxLength: 30 })

  test('gives each person a new id, even after removals', () => {
    fc.assert(
      fc.property(moves, (list) => {
        let will = frozen(aWill())
        for (const move of list) {
          const at = typeof move === 'number' ? will.persons[move] : undefined
          if (at) will = frozen(withoutPerson(will, at.id))
          if (move !== 'add') continue
          const added = withItem(will, 'persons', newPerson({ fullname: 'Anne Price', type: 'Person' }))
          will = frozen(added.will)
          expect(will.persons.at(-1)?.id).toBe(added.id)
        }
        const ids = will.persons.map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids.every((id) => id > 0)).toBe(true)
      }),
    )
  })

  test('keeps the existing items in order', () => {
    const will = frozen(withColours(completeExampleWill()))
    const { will: after, id } = withItem(will, 'pets', { fullname: 'Tibbles', type: 'Cat', guardianId: [] })
    expect(after.pets.slice(0, -1)).toEqual(will.pets)
    expect(after.pets.at(-1)).toMatchObject({ id, order: 2, fullname: 'Tibbles', type: 'Cat', guardianId: [] })
  })

  test('ids of people and of charities are counted separately', () => {
    const will = frozen(aWill({ persons: [aPerson({ id: 7 })] }))
    const { id: _, ...given } = aCharity()
    expect(withItem(will, 'charities', given).id).toBe(1)
  })
})

test('changing an item replaces it; an unknown item changes nothing', () => {
  const will = frozen(completeExampleWill())
  const ruth = { ...person(will, 2), fullname: 'Ruth Ellis' }
  expect(
    withChangedItem(will, 'persons', ruth)
      .persons.map(({ fullname }) => fullname)
      .slice(0, 3),
  ).toEqual(['Thomas Hale', 'Ruth Ellis', 'Daniel Hale'])
  expect(withChangedItem(will, 'persons', { ...ruth, id: 99 })).toEqual(will)
})

describe('the inherit toggle', () => {
  // Promise: inherit.off
  test('off sets the share to 0 and clears the backups, and changes no other person', () => {
    fc.assert(
      fc.property(linkedWill, aPersonId, (will, id) => {
        const after = withInherit(will, 'persons', id, false)
        expect(person(after, id)).toMatchObject({
          inherit: false,
          estatePercent: 0,
          estateBackup: { persons: [], charities: [] },
        })
        expect(after.persons.filter((each) => each.id !== id)).toEqual(will.persons.filter((each) => each.id !== id))
      }),
    )
  })

  // Promise: inherit.on
  test('on makes an heir and leaves the rest unchanged', () => {
    fc.assert(
      fc.property(linkedWill, aPersonId, (will, id) => {
        expect(person(withInherit(will, 'persons', id, true), id)).toEqual({ ...person(will, id), inherit: true })
      }),
    )
  })

  test('works on charities, which have no backups to clear', () => {
    const will = frozen(aWill({ charities: [aCharity({ inherit: true, estatePercent: 10 })] }))
    expect(withInherit(will, 'charities', 1, false).charities).toEqual([aCharity()])
    expect(withInherit(will, 'charities', 1, true).charities[0]?.estatePercent).toBe(10)
  })
})

const places: ChosenFor[] = [
  { list: 'executor' },
  { list: 'executorBackup' },
  { list: 'digitalAssets' },
  { list: 'guardian', children: [1001] },
  { list: 'backupGuardian', children: [1001] },
  { list: 'petGuardian', pet: 1 },
  { list: 'gift', gift: 1 },
  { list: 'giftBackup', gift: 1 },
  { list: 'estateBackup', heir: 1001 },
  { list: 'account', account: 1 },
]

const chosenFor = (will: Will, to: ChosenFor): number[] => {
  const child = person(will, 1001)
  const gift = will.gifts[0] ?? expect.unreachable()
  return {
    executor: will.executor,
    executorBackup: will.executorBackup,
    digitalAssets: will.executorCareAssets?.persons ?? [],
    guardian: child.guardianId,
    backupGuardian: child.backupGuardianId,
    petGuardian: will.pets[0]?.guardianId ?? [],
    gift: gift.persons,
    giftBackup: gift.backupPersons,
    estateBackup: child.estateBackup.persons.map(({ id }) => id),
    account: will.accounts[0]?.mortgageWithPersons ?? [],
  }[to.list]
}

describe.each(places)('choosing a person as $list', (to) => {
  // Promise: choose.executor
  test('puts them on the list once, however often it is done', () => {
    fc.assert(
      fc.property(linkedWill, aPersonId, (will, id) => {
        const once = frozen(withChosenPerson(will, id, to))
        expect(chosenFor(once, to).filter((each) => each === id)).toHaveLength(1)
        expect(withChosenPerson(once, id, to)).toEqual(once)
      }),
    )
  })

  test('keeps all who were on it', () => {
    fc.assert(
      fc.property(linkedWill, aPersonId, (will, id) => {
        expect(chosenFor(withChosenPerson(will, id, to), to)).toEqual(expect.arrayContaining(chosenFor(will, to)))
      }),
    )
  })

  test('can be undone, and undoing what was not done changes nothing', () => {
    fc.assert(
      fc.property(linkedWill, aPersonId, (will, id) => {
        const off = frozen(withChosenPerson(will, id, to, false))
        expect(chosenFor(off, to)).toEqual(chosenFor(will, to).filter((each) => each !== id))
        expect(withChosenPerson(off, id, to, false)).toEqual(off)
        if (!chosenFor(will, to).includes(id)) expect(off).toEqual(will)
      }),
    )
  })
})

// Promise: words.executors
test('an executor is no longer a substitute, and a guardian no longer a backup', () => {
  const child = aPerson({ id: 1, type: 'Child', backupGuardianId: [2] })
  const will = frozen(aWill({ persons: [child, aPerson({ id: 2 })], executorBackup: [2] }))
  expect(withChosenPerson(will, 2, { list: 'executor' })).toMatchObject({ executor: [2], executorBackup: [] })
  expect(person(withChosenPerson(will, 2, { list: 'guardian', children: [1] }), 1)).toMatchObject({
    guardianId: [2],
    backupGuardianId: [],
  })
})

test('a person chosen for digital assets replaces the executors', () => {
  const will = frozen(aWill({ persons: [aPerson()], executorCareAssets: { option: 'My executors', persons: [] } }))
  expect(withChosenPerson(will, 1, { list: 'digitalAssets' }).executorCareAssets).toEqual({
    option: 'Someone else',
    persons: [1],
  })
  expect(withChosenPerson(will, 1, { list: 'digitalAssets' }, false)).toEqual(will)
})

describe('leaving out a person who is named already', () => {
  const family = completeExampleWill()
  const ruth = family.persons.find(({ fullname }) => fullname === 'Ruth Hale') ?? expect.unreachable()

  test('they lose their share and every office, and nobody else does', () => {
    fc.assert(
      fc.property(linkedWill, aPersonId, (will, id) => {
        const after = withLeftOut(will, id, true)
        expect(person(after, id)).toMatchObject({ isExcluded: true, inherit: false, estatePercent: 0 })
        const places = linksOfPerson(after, person(after, id)).map(({ place }) => place)
        expect(places.filter((place) => placesClosedToLeftOut.some((closed) => closed === place))).toEqual([])
        for (const other of PEOPLE.filter((each) => each !== id))
          expect(after.executor.includes(other)).toBe(will.executor.includes(other))
      }),
    )
  })

  test('what a gift gives them stays: the will says that it is all they get', () => {
    const will = aWill({
      persons: [aPerson({ id: 1 }), aPerson({ id: 2 })],
      gifts: [aGift({ type: 'Money', persons: [1] })],
    })
    expect(withLeftOut(will, 1, true).gifts).toEqual(will.gifts)
  })

  test('equal shares of the others are equal again', () => {
    const persons = [1, 2, 3].map((id) => aPerson({ id, inherit: true, estatePercent: 33.33 }))
    const after = withLeftOut(aWill({ persons, estateSplit: 'Equal shares' }), 2, true)
    expect(after.persons.map(({ estatePercent }) => estatePercent)).toEqual([50, 0, 50])
  })

  test('different shares of the others stay as they were given', () => {
    const after = withLeftOut({ ...family, estateSplit: 'Different shares' }, ruth.id, true)
    const others = (will: Will) =>
      will.persons.filter(({ id }) => id !== ruth.id).map(({ estatePercent }) => estatePercent)
    expect(others(after)).toEqual(others(family))
  })

  test('a backup who was the only one leaves the question open, as when they are removed', () => {
    const estateBackup = { persons: [{ id: 2, percent: 100 }], charities: [] }
    const heir = anHeir(100, { id: 1, estateIfDie: 'Split between specific beneficiaries', estateBackup })
    const after = withLeftOut(aWill({ persons: [heir, aPerson({ id: 2 })] }), 2, true)
    expect(person(after, 1).estateIfDie).toBeUndefined()
  })

  test('taking it back names them without a share', () => {
    const after = withLeftOut(withLeftOut(family, ruth.id, true), ruth.id, false)
    expect(person(after, ruth.id)).toMatchObject({ isExcluded: false, inherit: false })
  })
})

describe('shares after a change of who shares', () => {
  const without = (will: Will, heir: Heir): Will =>
    heir.kind === 'class'
      ? withClass(will, heir.group.of, false)
      : heir.kind === 'person'
        ? withInherit(will, 'persons', heir.person.id, false)
        : withInherit(will, 'charities', heir.charity.id, false)

  test('one who is left alone has everything, a person, a charity or a class, whatever their part was', () => {
    fc.assert(
      fc.property(willsWithShares(), fc.nat(), (will, at) => {
        const heirs = inheritors(will)
        fc.pre(heirs.length > 0)
        const others = heirs.filter((_heir, index) => index !== at % heirs.length)
        const alone = withSettledShares(others.reduce(without, will))
        expect(inheritors(alone)).toMatchObject([{ hundredths: 10_000 }])
        expect(estateIsSplit(alone, today)).toEqual([])
      }),
    )
  })

  test('equal ones are equal again with one fewer, and different ones are the customer’s own', () => {
    fc.assert(
      fc.property(willsWithShares(), fc.constantFrom('Equal shares', 'Different shares'), (will, estateSplit) => {
        const left = inheritors(will)
          .slice(0, 1)
          .reduce(without, { ...will, estateSplit })
        if (inheritors(left).length < 2) return
        const settled = withSettledShares(left)
        if (estateSplit === 'Equal shares') expect(estateIsSplit(settled, today)).toEqual([])
        else expect(settled).toBe(left)
        expect(withSettledShares(settled)).toEqual(settled)
      }),
    )
  })

  test('one of two who is left out leaves everything to the other', () => {
    const persons = [anHeir(60, { id: 1 }), anHeir(40, { id: 2 })]
    const after = withLeftOut(aWill({ persons, estateSplit: 'Different shares' }), 2, true)
    expect(after.persons.map(({ estatePercent }) => estatePercent)).toEqual([100, 0])
  })
})

describe('a class that shares the residue', () => {
  const child = anHeir(50, { id: 1, type: 'Child', relationship: 'Son' })
  const will = aWill({ haveChildren: 'Yes', persons: [child, anHeir(50, { id: 2 })] })

  test('is ticked, and ticked off again with its answers', () => {
    const ticked = withChangedClass(withClass(will, 'My grandchildren', true), 'My grandchildren', {
      share: 'By families',
    })
    expect(ticked.classes).toEqual([{ of: 'My grandchildren', estatePercent: 0, share: 'By families' }])
    expect(withClass(ticked, 'My grandchildren', true).classes).toEqual([{ of: 'My grandchildren', estatePercent: 0 }])
    expect(withClass(ticked, 'My grandchildren', false).classes).toEqual([])
  })

  test('has an equal share among equal shares, and others keep theirs when another class is changed', () => {
    const equal = withEqualShares(withClass(will, 'My grandchildren', true))
    expect(equal.persons.map(({ estatePercent }) => estatePercent)).toEqual([33.33, 33.33])
    expect(equal.classes).toEqual([{ of: 'My grandchildren', estatePercent: 33.34 }])
    expect(withChangedClass(equal, 'My later children', { estatePercent: 5 })).toEqual(equal)
    expect(withChangedClass(will, 'My grandchildren', { estatePercent: 5 }).classes).toEqual([])
  })
})
