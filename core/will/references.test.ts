import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { aCharity, aGift, anHeir, aPerson, aPet, aWill, completeExampleWill } from '#testkit/builders.ts'
import { everyField } from '#testkit/will-with-everything.ts'
import { newLpa } from '../lpa/lpas.ts'
import { withoutCharity, withoutPerson } from './changes.ts'
import { lpaTypes } from './lpa-options.ts'
import { idsNamedIn, keysWithReferences, type Link, linksOfCharity, linksOfPerson, referencesIn } from './references.ts'
import { editableWillSchema, type Will } from './schema.ts'

const unwrapped = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? unwrapped(schema.def.innerType) : schema

/** Whether an object names a person or charity: a share, or the details of a person for a form. */
const isShare = (schema: z.core.$ZodType): boolean =>
  schema instanceof z.ZodObject &&
  (['id', 'percent'].every((key) => key in schema.shape) || 'person' in schema.shape) &&
  !('type' in schema.shape)

/** The path of every list of numbers or shares in a schema. */
const listsOfIds = (schema: z.core.$ZodType, path: string): string[] => {
  const inner = unwrapped(schema)
  if (inner instanceof z.ZodArray) {
    const element = unwrapped(inner.element)
    if (element instanceof z.ZodNumber) return [path]
    return [...(isShare(element) ? [path] : []), ...listsOfIds(element, path)]
  }
  if (inner instanceof z.ZodObject)
    return Object.entries<z.core.$ZodType>(inner.shape).flatMap(([key, value]) =>
      listsOfIds(value, path ? `${path}.${key}` : key),
    )
  return inner instanceof z.ZodUnion ? inner.options.flatMap((option) => listsOfIds(option, path)) : []
}

const named = (id: number) => ({ persons: [{ id, percent: 100 }], charities: [{ id, percent: 100 }] })

const worth = { low: 1_000_00, high: 1_000_00 }

/** A will that names person 7 and charity 7 in every place. */
const namedEverywhere = (): Will =>
  aWill({
    persons: [
      anHeir(100, { id: 1, guardianId: [7], backupGuardianId: [7], estateBackup: named(7) }),
      anHeir(0, { id: 7 }),
    ],
    charities: [aCharity({ id: 1, guardianId: [7] }), aCharity({ id: 7 })],
    pets: [aPet({ guardianId: [7] })],
    accounts: [{ id: 1, assetType: 'Vehicle', mortgageWithPersons: [7] }],
    gifts: [aGift({ type: 'Item', persons: [7], charities: [7], backupPersons: [7], backupCharities: [7] })],
    belongings: { persons: [7], backupPersons: [7] },
    trusts: [
      {
        id: 1,
        kind: 'Home',
        for: 7,
        smallSumFor: 7,
        takers: {
          persons: [{ id: 7, percent: 100, backup: named(7) }],
          charities: [{ id: 7, percent: 100 }],
          classes: [],
        },
      },
    ],
    executor: [7],
    executorBackup: [7],
    executorCareAssets: { option: 'Someone else', persons: [7] },
    ultimateDefault: { option: 'People', ...named(7) },
    values: {
      things: [{ id: 1, kind: 'home', whole: worth, held: { as: 'joint tenants', with: [7] } }],
      giftValue: [],
      pension: [{ to: 7, value: worth }],
      lifeInTrust: [{ to: 7, value: worth }],
      facts: {},
    },
    powers: lpaTypes.map((type) => ({
      ...newLpa(type),
      attorneys: [7],
      replacements: [7],
      peopleToTell: [7],
      formDetails: [{ person: 7 }],
      ...('bankrupt' in newLpa(type) && { bankrupt: [7] }),
    })),
  })

const pathsIn = (will: Will): string[] =>
  referencesIn(will).map(({ holder, field }) => (holder === 'will' ? field : `${holder}.${field}`))

// Promise: remove.executors
test('the table knows every list of ids in the schema of a will, and no other', () => {
  // A field that holds one id is a number like any other in the schema.
  const ofOne = ['trusts.for', 'trusts.smallSumFor', 'values.pension.to', 'values.lifeInTrust.to']
  expect(new Set(pathsIn(namedEverywhere()))).toEqual(new Set([...listsOfIds(editableWillSchema, ''), ...ofOne]))
})

test('a trust ends with its person, and one for another person only loses a taker and their place as a backup', () => {
  const { trusts = [] } = namedEverywhere()
  const forAnother = trusts.map((trust) => ({ ...trust, for: 1 }))
  expect(withoutPerson(namedEverywhere(), 7).trusts).toEqual([])
  const [left] = withoutPerson({ ...namedEverywhere(), trusts: forAnother }, 7).trusts ?? []
  expect(left?.takers?.persons).toEqual([])
  expect(left?.takers?.charities).toEqual([{ id: 7, percent: 100 }])
})

test('a new list of ids in the schema is detected', () => {
  const more = editableWillSchema.extend({ trustees: z.array(z.int()).default([]) })
  expect(listsOfIds(more, '')).toContain('trustees')
})

test('every place can name a person or a charity, and each is read', () => {
  for (const { holder, field, ids, item } of referencesIn(namedEverywhere()))
    if (holder === 'will' || !('id' in item) || item.id !== 7)
      expect([holder, field, [...ids]]).toEqual(
        holder === 'powers' && field === 'bankrupt' && !('bankrupt' in item)
          ? [holder, field, []]
          : [holder, field, [7]],
      )
})

// Promise: remove.executors
test('a person named in every place is named in none once they are removed, and charities stay', () => {
  const after = withoutPerson(namedEverywhere(), 7)
  expect(idsNamedIn(after, 'persons')).toEqual(new Set())
  expect(idsNamedIn(after, 'charities')).toEqual(new Set([7]))
})

// Promise: remove.charity
test('a charity named in every place is named in none once it is removed, and people stay', () => {
  const after = withoutCharity(namedEverywhere(), 7)
  expect(idsNamedIn(after, 'charities')).toEqual(new Set())
  expect(idsNamedIn(after, 'persons')).toEqual(new Set([7]))
})

test('a person or charity removed from a will with everything in it is named nowhere any more', () => {
  const will = everyField()
  fc.assert(
    fc.property(fc.subarray(will.persons.map(({ id }) => id)), (removed) => {
      const left = idsNamedIn(removed.reduce(withoutPerson, will), 'persons')
      expect(removed.filter((id) => left.has(id))).toEqual([])
    }),
  )
})

test('the keys that hold references are keys of the schema, each with one at least', () => {
  const keys = new Set(listsOfIds(editableWillSchema, '').map((path) => path.replace(/\..*/, '')))
  expect(new Set(keysWithReferences)).toEqual(keys)
})

const anne = aPerson({ id: 2, fullname: 'Anne Price' })
const ruth = (given: object) => aPerson({ id: 1, fullname: 'Ruth Hale', ...given })
const shared = { persons: [{ id: 2, percent: 100 }], charities: [{ id: 2, percent: 100 }] }

test.each<[string, Partial<Will>, Link]>([
  ['an executor', { executor: [2] }, { place: 'executor' }],
  ['backup executor', { executorBackup: [2] }, { place: 'executorBackup' }],
  ['a guardian', { persons: [ruth({ guardianId: [2] })] }, { place: 'guardian', of: 'Ruth Hale' }],
  ['a backup guardian', { persons: [ruth({ backupGuardianId: [2] })] }, { place: 'backupGuardian', of: 'Ruth Hale' }],
  ['a backup heir', { persons: [ruth({ estateBackup: shared })] }, { place: 'estateBackup', of: 'Ruth Hale' }],
  ['a pet’s guardian', { pets: [aPet({ guardianId: [2] })] }, { place: 'petGuardian', of: 'Biscuit' }],
  ['a last resort', { ultimateDefault: { option: 'People', ...shared } }, { place: 'ultimateDefault' }],
  [
    'given a clock',
    { gifts: [aGift({ type: 'Item', title: 'A clock', persons: [2] })] },
    { place: 'gift', of: 'A clock' },
  ],
  ['given money', { gifts: [aGift({ type: 'Money', persons: [2] })] }, { place: 'gift', of: 'Money' }],
  [
    'second in line for a gift',
    { gifts: [aGift({ type: 'Money', backupPersons: [2] })] },
    { place: 'gift', of: 'Money' },
  ],
  [
    'a joint owner',
    { accounts: [{ id: 1, assetType: 'Vehicle', mortgageWithPersons: [2] }] },
    { place: 'account', of: 'Vehicle' },
  ],
  [
    'in charge of digital assets',
    { executorCareAssets: { option: 'Someone else', persons: [2] } },
    { place: 'digitalAssets' },
  ],
  [
    'an attorney',
    { powers: [{ ...newLpa('Health and welfare'), attorneys: [2] }] },
    { place: 'attorneys', of: 'health and care' },
  ],
  [
    'a replacement attorney',
    { powers: [{ ...newLpa('Health and welfare'), replacements: [2] }] },
    { place: 'replacements', of: 'health and care' },
  ],
  [
    'told of a power of attorney',
    { powers: [{ ...newLpa('Property and financial affairs'), peopleToTell: [2] }] },
    { place: 'peopleToTell', of: 'money and property' },
  ],
])('a person who is %s has that link and no other', (_what, given, link) => {
  expect(linksOfPerson(aWill(given), anne)).toEqual([link])
})

test.each<[string, Partial<Will>, Link]>([
  ['a backup heir', { persons: [ruth({ estateBackup: shared })] }, { place: 'estateBackup', of: 'Ruth Hale' }],
  ['a last resort', { ultimateDefault: { option: 'Charity', ...shared } }, { place: 'ultimateDefault' }],
  ['given money', { gifts: [aGift({ type: 'Donation', charities: [2] })] }, { place: 'gift', of: 'Donation' }],
  [
    'second in line for a gift',
    { gifts: [aGift({ type: 'Money', backupCharities: [2] })] },
    { place: 'gift', of: 'Money' },
  ],
])('a charity that is %s has that link and no other', (_what, given, link) => {
  expect(linksOfCharity(aWill(given), aCharity({ id: 2 }))).toEqual([link])
})

test('a person with a share of the estate has a link to it', () => {
  expect(linksOfPerson(aWill(), anHeir(20))).toEqual([{ place: 'estate' }])
  expect(linksOfCharity(aWill(), aCharity({ inherit: true, estatePercent: 20 }))).toEqual([{ place: 'estate' }])
  expect(linksOfPerson(aWill(), anHeir(0))).toEqual([])
  expect(linksOfCharity(aWill(), aCharity({ inherit: true }))).toEqual([])
})

test('a person who is only listed has no links', () => {
  expect(linksOfPerson(aWill({ persons: [anne] }), anne)).toEqual([])
  expect(linksOfCharity(aWill({ charities: [aCharity()] }), aCharity())).toEqual([])
})

test('a charity and a person with the same id are not confused', () => {
  const will = aWill({ gifts: [aGift({ type: 'Money', persons: [2] }), aGift({ type: 'Money', charities: [1] })] })
  expect(linksOfCharity(will, aCharity({ id: 2 }))).toEqual([])
  expect(linksOfPerson(will, aPerson({ id: 1 }))).toEqual([])
})

// Promise: remove.confirm
test('every link of a person named in many places is listed', () => {
  const will = completeExampleWill()
  const daughter = will.persons.find(({ id }) => id === 2) ?? expect.unreachable()
  expect(linksOfPerson(will, daughter)).toEqual([
    { place: 'executor' },
    { place: 'estate' },
    { place: 'estateBackup', of: 'Thomas Hale' },
    { place: 'petGuardian', of: 'Biscuit' },
    { place: 'gift', of: 'my grandmother’s piano' },
  ])
})
