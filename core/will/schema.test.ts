import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCharity, aPerson, aWill, completeExampleWill } from '#testkit/builders.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import { editable, newCharity, newWill } from './new-will.ts'
import {
  accountSchema,
  charitySchema,
  detailsSchema,
  editableWillSchema,
  giftSchema,
  personSchema,
  petSchema,
  serverWillSchema,
  type Will,
  willSchema,
} from './schema.ts'
import { addressSchema } from './text-schema.ts'

test.each([
  // Promise: details.title
  ['the testator', detailsSchema, 'title first_name middle_name last_name address phone email dob'],
  // Promise: details.title
  ['an address', addressSchema, 'house_name street_address town postcode'],
  [
    // Promise: will.fields
    'a will',
    willSchema,
    'id ownProperty status persons charities havePets petsDescription haveChildren pets accounts executor ' +
      'executorCareAssets checkMyWill paid mirrorWill storage lastPowerOfAttorney lpoaDate ' +
      'secureLegacyProbateAsExecutor notifyExecutors excluded gifts whatToDo promoCode guardians',
  ],
  [
    // Promise: person.id
    'a person',
    personSchema,
    'id order type isChild relationship fullname fulladdress email dob description useAddressType inherit estatePercent ' +
      'estateIfDie estateBackup guardianId backupGuardianId isExcluded',
  ],
  // Promise: charity.fields
  ['a charity', charitySchema, 'id order fullname charityId type estatePercent inherit guardianId'],
  // Promise: pet.fields
  ['a pet', petSchema, 'id uuid order fullname type description guardianId lookAfter'],
  [
    // Promise: account.fields
    'an account',
    accountSchema,
    'id uuid order assetType title number description isYourOwn mortgage mortgageWith mortgageWithPersons mortgageAmount owner',
  ],
  [
    // Promise: gift.fields
    'a gift',
    giftSchema,
    'id uuid order type title message persons charities provider charityName useSharePercent percentage',
  ],
])('%s has every specified field', (_what, { shape }, fields) => {
  expect(fields.split(' ').filter((field) => !(field in shape))).toEqual([])
})

// Promise: will.promo
test('the schema leaves a complete will unchanged', () => {
  expect(willSchema.parse(completeExampleWill())).toEqual(completeExampleWill())
})

// Promise: will.fields.2
test('every complete will survives being sent and stored', () => {
  fc.assert(
    fc.property(completeWills, (will) => {
      const kept = willSchema.parse(will)
      expect(willSchema.parse(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
    }),
  )
})

// Promise: will.firm
test('a will without answers has empty lists and no default answers', () => {
  expect(editableWillSchema.parse({})).toEqual({
    details: {},
    persons: [],
    charities: [],
    pets: [],
    accounts: [],
    gifts: [],
    executor: [],
    executorBackup: [],
    secureLegacyProbateAsExecutor: false,
  })
})

// Promise: person.if-die
// Finding: 2
test('a new person does not inherit, and nothing is preselected of what happens if they die first', () => {
  const person = personSchema.parse({ id: 1, type: 'Person', fullname: 'Anne Price' })
  expect(person).not.toHaveProperty('estateIfDie')
  expect(person).toMatchObject({
    inherit: false,
    isExcluded: false,
    estatePercent: 0,
    estateBackup: { persons: [], charities: [] },
  })
})

test('a charity, too, inherits only when the testator says so', () => {
  expect(charitySchema.parse({ id: 1, fullname: 'A Charity' })).toEqual({
    id: 1,
    ...newCharity({ fullname: 'A Charity' }),
  })
})

// Promise: gift.share
test('a gift of a holding is of all of it, unless a part is chosen', () => {
  const gift = { id: 1, type: 'Share of an asset', provider: 'A bank' }
  expect(giftSchema.parse(gift)).toEqual({
    ...gift,
    useSharePercent: 'The Full Holding',
    persons: [],
    charities: [],
    backupPersons: [],
    backupCharities: [],
  })
  const part = { ...gift, useSharePercent: 'A percentage', percentage: 25 }
  expect(giftSchema.parse(part)).toMatchObject(part)
})

test('a new will is well formed', () => {
  expect(willSchema.parse(newWill(1))).toEqual(newWill(1))
})

const onlyTheServerSets = [
  'id',
  'version',
  'paid',
  'checkMyWill',
  'mirrorWill',
  'lastPowerOfAttorney',
  'lpoaDate',
  'storage',
]

test.each(onlyTheServerSets)('a save cannot carry %s', (key) => {
  expect(editableWillSchema.safeParse({ [key]: 1 }).success).toBe(false)
  const will = editable({ ...aWill(), lpoaDate: '2026-11-03', storage: 'With the Probate Service' })
  expect(Object.keys(will)).not.toContain(key)
})

// Promise: limit.share
test.each([
  [33.33, true],
  [0, true],
  [100, true],
  [0.01, true],
  [33.333, false],
  [100.01, false],
  [-1, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
])('a share of %d%% is well formed: %s', (estatePercent, ok) => {
  expect(personSchema.safeParse({ ...aPerson(), estatePercent }).success).toBe(ok)
  expect(charitySchema.safeParse({ ...aCharity(), estatePercent }).success).toBe(ok)
})

// Promise: limit.share
test('every share of whole hundredths of a percent is well formed', () => {
  for (let hundredths = 0; hundredths <= 10000; hundredths += 1) {
    const found = personSchema.shape.estatePercent.safeParse(hundredths / 100)
    expect(found.success, `${hundredths / 100}`).toBe(true)
  }
})

test('a name keeps its spelling and loses only the invisible space around it', () => {
  expect(personSchema.parse({ ...aPerson(), fullname: '\u200B seán  o’BRIEN ' }).fullname).toBe('seán  o’BRIEN')
})

// Promise: will.fields.3
test('an unknown field is refused, not dropped', () => {
  expect(personSchema.safeParse({ ...aPerson(), admin: true }).success).toBe(false)
})

test('what a save may contain is all that a customer answers, and nothing that the server alone sets', () => {
  const fields = Object.keys({ ...editableWillSchema.shape, ...serverWillSchema.shape })
  const everything = Object.fromEntries(fields.map((field) => [field, field])) as unknown as Will
  expect(Object.keys(editable(everything)).toSorted()).toEqual(Object.keys(editableWillSchema.shape).toSorted())
})
