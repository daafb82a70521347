import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aCharity, aGift, anHeir, aPerson, aPet, aWill, completeExampleWill } from '#testkit/builders.ts'
import { anLpa } from '#testkit/pack-documents.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import {
  type ChosenFor,
  itemLists,
  placesClosedToLeftOut,
  pruneReferences,
  withChangedClass,
  withChangedItem,
  withChosenPerson,
  withClass,
  withEqualShares,
  withInherit,
  withItem,
  withLeftOut,
  withoutCharity,
  withoutItem,
  withoutPerson,
} from './changes.ts'
import { withColours } from './colours.ts'
import { linksOfCharity, linksOfPerson } from './links.ts'
import { estateIfDieOptions } from './lists.ts'
import { lpaTypes } from './lpa-options.ts'
import { newPerson } from './new-will.ts'
import type { Share, Will } from './schema.ts'

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value)
    Object.values(value).forEach(frozen)
  }
  return value
}

const holds = (value: unknown, number: number): boolean =>
  value === number ||
  (typeof value === 'object' && value !== null && Object.values(value).some((v) => holds(v, number)))

const PEOPLE = [1001, 1002, 1003, 1004, 1005]
const CHARITIES = [2001, 2002, 2003]
const some = (ids: number[]) => fc.subarray(ids)
const shares = (ids: number[]) => some(ids).map((chosen): Share[] => chosen.map((id) => ({ id, percent: 50 })))

/** A will that may name any person anywhere. Ids differ from every other number, and the objects are frozen. */
const linkedWill: fc.Arbitrary<Will> = fc
  .record({
    persons: fc.tuple(
      ...PEOPLE.map((id) =>
        fc.record({
          id: fc.constant(id),
          inherit: fc.boolean(),
          estatePercent: fc.constantFrom(0, 20),
          estateIfDie: fc.constantFrom(...estateIfDieOptions),
          estateBackup: fc.record({ persons: shares(PEOPLE), charities: shares(CHARITIES) }),
          guardianId: some(PEOPLE),
          backupGuardianId: some(PEOPLE),
        }),
      ),
    ),
    charities: fc.tuple(
      ...CHARITIES.map((id) =>
        fc.record({ id: fc.constant(id), inherit: fc.boolean(), estatePercent: fc.constantFrom(0, 20) }),
      ),
    ),
    pet: some(PEOPLE),
    executor: some(PEOPLE),
    executorBackup: some(PEOPLE),
    gift: fc.record({
      persons: some(PEOPLE),
      charities: some(CHARITIES),
      backupPersons: some(PEOPLE),
      backupCharities: some(CHARITIES),
    }),
    joint: some(PEOPLE),
    care: some(PEOPLE),
    ultimate: fc.record({ persons: shares(PEOPLE), charities: shares(CHARITIES) }),
    power: fc.record({ attorneys: some(PEOPLE), replacements: some(PEOPLE), peopleToTell: some(PEOPLE) }),
  })
  .map((chosen) =>
    frozen(
      withColours(
        aWill({
          persons: chosen.persons.map((person) => aPerson({ fullname: `Person ${person.id}`, ...person })),
          charities: chosen.charities.map((charity) => aCharity(charity)),
          pets: [aPet({ guardianId: chosen.pet })],
          gifts: [aGift({ type: 'Item', title: 'A clock', ...chosen.gift })],
          accounts: [{ id: 1, assetType: 'Property', mortgageWithPersons: chosen.joint }],
          executor: chosen.executor,
          executorBackup: chosen.executorBackup,
          executorCareAssets: { option: 'Someone else', persons: chosen.care },
          ultimateDefault: { option: 'People', ...chosen.ultimate },
          powers: [
            { type: 'Property and financial affairs', ...chosen.power, bankrupt: chosen.power.attorneys },
            { type: 'Health and welfare', ...chosen.power },
          ],
        }),
      ),
    ),
  )

const aPersonId = fc.constantFrom(...PEOPLE)
const aCharityId = fc.constantFrom(...CHARITIES)
const person = (will: Will, id: number) => will.persons.find((each) => each.id === id) ?? expect.unreachable()
const charity = (will: Will, id: number) => will.charities.find((each) => each.id === id) ?? expect.unreachable()

describe('removing', () => {
  test('a person removes every reference to them, and to no other person', () => {
    fc.assert(
      fc.property(linkedWill, aPersonId, (will, id) => {
        const after = withoutPerson(will, id)
        expect(holds(after, id)).toBe(false)
        expect(after.persons.map((each) => each.id)).toEqual(PEOPLE.filter((other) => other !== id))
        expect(after.charities).toEqual(will.charities)
      }),
    )
  })

  test('a charity removes every reference to it, and to no other', () => {
    fc.assert(
      fc.property(linkedWill, aCharityId, (will, id) => {
        const after = withoutCharity(will, id)
        expect(holds(after, id)).toBe(false)
        expect(after.charities.map((each) => each.id)).toEqual(CHARITIES.filter((other) => other !== id))
        expect(after.executor).toEqual(will.executor)
      }),
    )
  })

  test('a person without links changes nothing else in the will', () => {
    fc.assert(
      fc.property(linkedWill, aPersonId, (will, id) => {
        const { inherit: _, ...rest } = person(will, id)
        const links = linksOfPerson(will, { ...rest, inherit: false }).filter(({ of }) => of !== rest.fullname)
        const others = { ...will, persons: will.persons.filter((each) => each.id !== id) }
        expect(links.length === 0).toBe(JSON.stringify(withoutPerson(will, id)) === JSON.stringify(others))
      }),
    )
  })

  test('removes every link that was shown beforehand', () => {
    fc.assert(
      fc.property(linkedWill, aPersonId, aCharityId, (will, id, charityId) => {
        expect(linksOfPerson(withoutPerson(will, id), { ...person(will, id), inherit: false })).toEqual([])
        expect(
          linksOfCharity(withoutCharity(will, charityId), { ...charity(will, charityId), inherit: false }),
        ).toEqual([])
      }),
    )
  })

  test('finding 2: the last backup of a share leaves the question unanswered, and disinherits nobody unasked', () => {
    const estateBackup = { persons: [{ id: 2, percent: 100 }], charities: [] }
    const heir = anHeir(100, { estateIfDie: 'Split between specific beneficiaries', estateBackup })
    const will = frozen(aWill({ persons: [heir, aPerson({ id: 2 })] }))
    expect(withoutPerson(will, 2).persons[0]).not.toHaveProperty('estateIfDie')
  })

  test('finding 4: one backup of three who shared equally leaves two who do', () => {
    const thirds = [33.33, 33.33, 33.34].map((percent, index) => ({ id: index + 2, percent }))
    const estateBackup = { persons: thirds, charities: [] }
    const heir = anHeir(100, { estateIfDie: 'Split between specific beneficiaries', estateBackup })
    const others = [2, 3, 4].map((id) => aPerson({ id, fullname: `Person ${id}` }))
    const ultimateDefault = { option: 'People' as const, ...estateBackup }
    const after = withoutPerson(frozen(aWill({ persons: [heir, ...others], ultimateDefault })), 4)
    expect(after.persons[0]?.estateBackup.split).toBe('Equal shares')
    expect(after.ultimateDefault?.split).toBe('Equal shares')
  })

  test('one backup of two leaves the answer unchanged', () => {
    const estateBackup = { persons: [{ id: 2, percent: 50 }], charities: [{ id: 1, percent: 50 }] }
    const heir = anHeir(100, { estateIfDie: 'Split between specific beneficiaries', estateBackup })
    const will = frozen(aWill({ persons: [heir, aPerson({ id: 2 })], charities: [aCharity()] }))
    expect(withoutPerson(will, 2).persons[0]).toMatchObject({
      estateIfDie: 'Split between specific beneficiaries',
      estateBackup: { persons: [], charities: [{ id: 1, percent: 50 }] },
    })
    expect(withoutCharity(withoutPerson(will, 2), 1).persons[0]).not.toHaveProperty('estateIfDie')
  })

  test.each(itemLists)('an item of %s takes it off that list and no other', (list) => {
    const will = frozen(completeExampleWill())
    const after = withoutItem(will, list, 1)
    for (const each of itemLists) expect(after[each]).toHaveLength(will[each].length - (each === list ? 1 : 0))
  })

  test('a person who is not in the will changes nothing', () => {
    fc.assert(
      fc.property(linkedWill, (will) => {
        expect(withoutPerson(will, 9999)).toEqual(will)
        expect(withoutCharity(will, 9999)).toEqual(will)
      }),
    )
  })
})

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
  { list: 'guardian', child: 1001 },
  { list: 'backupGuardian', child: 1001 },
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

test('an executor is no longer a substitute, and a guardian no longer a backup', () => {
  const child = aPerson({ id: 1, type: 'Child', backupGuardianId: [2] })
  const will = frozen(aWill({ persons: [child, aPerson({ id: 2 })], executorBackup: [2] }))
  expect(withChosenPerson(will, 2, { list: 'executor' })).toMatchObject({ executor: [2], executorBackup: [] })
  expect(person(withChosenPerson(will, 2, { list: 'guardian', child: 1 }), 1)).toMatchObject({
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

test('a gift of an account that is removed no longer says which one is meant', () => {
  const will = completeExampleWill()
  const given = { ...will, gifts: [aGift({ type: 'Share of an asset', accountId: 1, persons: [2] })] }
  const [gift] = withoutItem(given, 'accounts', 1).gifts
  expect(gift?.accountId).toBeUndefined()
  expect(gift?.persons).toEqual([2])
})

describe('pruning references', () => {
  test('a will that names only people who are in it is unchanged', () => {
    for (const will of fc.sample(completeWills, { numRuns: 100, seed: 3 })) expect(pruneReferences(will)).toEqual(will)
  })

  test('every reference to a removed person is dropped', () => {
    const will = { ...withColours(completeExampleWill()), powers: lpaTypes.map((type) => anLpa(type)) }
    for (const { id } of will.persons)
      expect(pruneReferences({ ...will, persons: will.persons.filter((person) => person.id !== id) })).toEqual(
        withoutPerson(will, id),
      )
  })

  test('every reference to a removed charity is dropped', () => {
    const will = withColours(completeExampleWill())
    expect(pruneReferences({ ...will, charities: [] })).toEqual(withoutCharity(will, 1))
  })
})

describe('leaving out a person who is named already, conformance A1.4:', () => {
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
