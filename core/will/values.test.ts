import { expect, test } from 'vitest'
import { aGift, aPerson, aWill } from '#testkit/builders.ts'
import { pruneReferences, withoutItem, withoutPerson } from './changes.ts'
import { hasValues, noValues, withoutValues } from './new-will.ts'
import { linksOfPerson } from './references.ts'
import { editableWillSchema, type Values } from './schema.ts'

const worth = { low: 100_000_00, high: 120_000_00 }

const values: Values = {
  things: [
    { id: 1, kind: 'home', account: 9, whole: worth, held: { as: 'joint tenants', with: [2, 3] } },
    { id: 2, kind: 'savings', whole: worth, held: { as: 'alone' } },
  ],
  giftValue: [{ gift: 5, value: worth }],
  pension: [{ to: 2, value: worth }],
  lifeInTrust: [{ to: 3, value: worth }],
  facts: {},
}

const will = aWill({
  persons: [aPerson({ id: 2 }), aPerson({ id: 3 })],
  ownProperty: 'Yes',
  accounts: [{ id: 9, assetType: 'Property', mortgageWithPersons: [2, 3] }],
  gifts: [aGift({ id: 5, type: 'Item', title: 'My ring', persons: [2] })],
  values,
})

test('a will saved before anything was said to be worth something is read as it was', () => {
  const { values: _none, ...before } = will
  expect(hasValues(aWill({}))).toBe(false)
  expect(hasValues({ values: noValues })).toBe(false)
  expect(hasValues(will)).toBe(true)
  expect(withoutValues(will)).toEqual(before)
})

test('who owns a home with someone who is removed is to be said again, and the rest stays', () => {
  const after = withoutPerson(will, 2).values
  expect(after?.things.map(({ id }) => id)).toEqual([2])
  expect(after?.lifeInTrust).toEqual(values.lifeInTrust)
})

test('the pension of someone who is removed is for the scheme to decide, and their policy is gone', () => {
  expect(withoutPerson(will, 2).values?.pension).toEqual([{ to: 'scheme decides', value: worth }])
  expect(withoutPerson(will, 3).values?.lifeInTrust).toEqual([])
})

test('an account or a gift that is removed is worth nothing any more, as another may have its number later', () => {
  expect(withoutItem(will, 'accounts', 9).values?.things.map(({ id }) => id)).toEqual([2])
  expect(withoutItem(will, 'gifts', 5).values?.giftValue).toEqual([])
  expect(pruneReferences({ ...will, gifts: [], accounts: [] }).values).toMatchObject({ giftValue: [] })
})

test('what does not concern something removed stays the same object', () => {
  expect(pruneReferences(will).values).toBe(values)
})

test('no person is named in the will because something goes to them beside it', () => {
  const places = linksOfPerson(will, will.persons[1] ?? aPerson({ id: 3 })).map(({ place }) => place)
  expect(places).toEqual(['account'])
})

test('a figure is whole pence, the lower one first, and no larger than an estate can be', () => {
  const said = (whole: Values['things'][number]['whole']) =>
    editableWillSchema.safeParse({
      details: {},
      values: { things: [{ id: 1, kind: 'savings', whole, held: { as: 'alone' } }] },
    }).success
  expect(said(worth)).toBe(true)
  expect(said({ low: 2, high: 1 })).toBe(false)
  expect(said({ low: 0.5, high: 1 })).toBe(false)
  expect(said({ low: 0, high: 10_000_000_000_001 })).toBe(false)
})
