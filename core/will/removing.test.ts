import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aCharity, aGift, anHeir, aPerson, aWill, completeExampleWill } from '#testkit/builders.ts'
import {
  aCharityId,
  aPersonId,
  CHARITIES,
  charity,
  frozen,
  holds,
  linkedWill,
  PEOPLE,
  person,
} from '#testkit/linked-wills.ts'
import { anLpa } from '#testkit/pack-documents.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import { itemLists, pruneReferences, withoutAll, withoutCharity, withoutItem, withoutPerson } from './changes.ts'
import { withColours } from './colours.ts'
import { lpaTypes } from './lpa-options.ts'
import { linksOfCharity, linksOfPerson } from './references.ts'

describe('removing', () => {
  // Promise: remove.executors
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

  // Promise: remove.charity
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

  test('several people at once leaves the will as when they are removed one after the other', () => {
    const someIds = fc.subarray([...PEOPLE])
    const split = 'Different shares' as const
    const said = linkedWill.map(({ ultimateDefault, ...will }) => ({
      ...will,
      ...(ultimateDefault && { ultimateDefault: { ...ultimateDefault, split } }),
      persons: will.persons.map((each) => ({ ...each, estateBackup: { ...each.estateBackup, split } })),
    }))
    fc.assert(
      fc.property(said, someIds, (will, ids) => {
        expect(withoutAll(will, 'persons', new Set(ids))).toEqual(ids.reduce(withoutPerson, will))
      }),
    )
  })

  // Promise: remove.confirm
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

  // Finding: 2
  test('the last backup of a share leaves the question unanswered, and disinherits nobody unasked', () => {
    const estateBackup = { persons: [{ id: 2, percent: 100 }], charities: [] }
    const heir = anHeir(100, { estateIfDie: 'Split between specific beneficiaries', estateBackup })
    const will = frozen(aWill({ persons: [heir, aPerson({ id: 2 })] }))
    expect(withoutPerson(will, 2).persons[0]).not.toHaveProperty('estateIfDie')
  })

  // Finding: 4
  test('one backup of three who shared equally leaves two who do', () => {
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
