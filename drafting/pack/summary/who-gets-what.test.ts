import { expect, test } from 'vitest'
import type { Person, Will } from '#core/will/schema.ts'
import { aCharity, aGift, anHeir, aPerson, simplestWill } from '#testkit/builders.ts'
import { textOf } from '#testkit/pack-documents.ts'
import { aHomeForLife, anIncomeForLife } from '#testkit/trusts.ts'

const names = ['Roe', 'Poe', 'Lee', 'Fry', 'Coe', 'Low', 'Moe', 'Nye']
const heir = (id: number, percent: number, given: Partial<Person> = {}): Person =>
  anHeir(percent, { id, fullname: `Ann ${names[id - 1]}`, ...given })

/** Eight heirs, too many to draw: two with children who follow, and six of a smaller share. */
const eight = (given: Partial<Person> = {}): Will =>
  simplestWill({
    persons: names.map((_, index) => (index < 2 ? heir(index + 1, 20, given) : heir(index + 1, 10))),
    estateSplit: 'Different shares',
  })

test('of two whose deaths have the same effect, the one who lives is “the other of the two”', () => {
  expect(textOf('summary', eight())).toContain(
    '### If Ann Roe or Ann Poe dies before you\n\nWhat changes if one of them dies\nWho | Today | Then\nThe other of the two | 20% | 25%',
  )
})

test('of two whose children follow, nothing changes for the other while there are children', () => {
  const text = textOf('summary', eight({ estateIfDie: 'Pass to their children' }))
  expect(text).toContain(
    'What changes if the one who dies leaves children\nWho | Today | Then\nTheir children (equally between them) | nothing | 20%',
  )
  expect(text).toContain(
    'What changes if the one who dies leaves no children\nWho | Today | Then\nThe other of the two | 20% | 25%',
  )
})

test('of one among many, the table is under their name', () => {
  const persons = names.map((_, index) => heir(index + 1, index === 0 ? 30 : 10))
  expect(textOf('summary', simplestWill({ persons, estateSplit: 'Different shares' }))).toContain(
    '### If Ann Roe dies before you\n\nWhat changes if Ann Roe dies\n',
  )
})

test('children still to come are said to take what is left to them, and to share once a child is named', () => {
  const kim = anHeir(100, {
    id: 1,
    type: 'partner',
    relationship: 'Spouse',
    fullname: 'Kim Roe',
    estateIfDie: 'Pass to my children',
  })
  const toCome = simplestWill({ status: 'Married', haveChildren: 'No', laterChildren: 'Yes', persons: [kim] })
  expect(textOf('summary', toCome)).toContain(
    'A child born to you or adopted by you after you sign the will takes what you leave to any later child of yours',
  )
})

test('where only charities take, no death changes anything', () => {
  const charity = aCharity({ inherit: true, estatePercent: 100 })
  const text = textOf('summary', simplestWill({ persons: [aPerson()], charities: [charity] }))
  expect(text).toContain('Who gets what')
  expect(text).not.toContain('If somebody dies before you')
})

test('a thing for two whose children may follow goes to the other before it becomes part of the rest', () => {
  const persons = [anHeir(100), aPerson({ id: 2, fullname: 'Ann Roe', relationship: 'Niece' })]
  const sum = aGift({ type: 'Money', amount: 500_00, persons: [1, 2], ifDie: 'Goes to their children' })
  expect(textOf('summary', simplestWill({ persons, gifts: [sum] }))).toContain(
    'The children of Priya Sharma or Ann Roe; if there are none, the rest of your estate',
  )
})

test('a home of which it is not known how it is owned may pass outside the will', () => {
  const thomas = aPerson({ id: 2, fullname: 'Thomas Hale' })
  const home = {
    id: 1,
    assetType: 'Property',
    isYourOwn: 'Yes',
    owner: 'I own it jointly with someone else',
    ownershipType: 'Not sure',
    mortgageWithPersons: [2],
  } as const
  const will = simplestWill({
    persons: [anHeir(100), thomas],
    ownProperty: 'Yes',
    accounts: [{ ...home, mortgageWithPersons: [2] }],
  })
  expect(textOf('summary', will)).toContain(
    'Your home: you were not sure how you and Thomas Hale own it. If you are joint tenants, it passes to Thomas Hale by itself.',
  )
})

test('with an age of 21, later children are among those who wait', () => {
  const son = anHeir(100, {
    type: 'Child',
    relationship: 'Son',
    isChild: 'No',
    estateIfDie: 'Pass to their children',
  })
  const will = simplestWill({ haveChildren: 'Yes', laterChildren: 'Yes', childrenAge: 21, persons: [son] })
  expect(textOf('summary', will)).toContain('Your own children get what you leave them at 21, and anyone else at 18.')
})

test('what is held for somebody is not counted among gifts that are too many to draw', () => {
  const gift = (id: number) => aGift({ id, type: 'Money', amount: 100_00, persons: [2] })
  const text = textOf('summary', aHomeForLife({}, { gifts: [1, 2, 3, 4, 5, 6].map(gift) }))
  expect(text).toContain('Gifts leave first: 6 gifts and your home to your executors, for Bea Hale.')
})

test('what somebody has the income of first is shared after the tax on it, unless a husband or wife has it', () => {
  const after = 'any tax and any gifts have been paid'
  const read = (status: Will['status']) => textOf('summary', anIncomeForLife({}, { status }))
  expect(read('Living with a partner but not married')).toContain(after)
  expect(read('Married')).not.toContain(after)
})
