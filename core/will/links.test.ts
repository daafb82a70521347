import { expect, test } from 'vitest'
import { aCharity, aGift, anHeir, aPerson, aPet, aWill, completeExampleWill } from '#testkit/builders.ts'
import { newLpa } from '../lpa/lpas.ts'
import { type Link, linksOfCharity, linksOfPerson } from './links.ts'
import type { Will } from './schema.ts'

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
