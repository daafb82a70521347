/** Eight wills whose whole text is kept and read. Everybody in them is made up. */
import type { Will } from '#core/will/schema.ts'
import {
  aCharity,
  aGift,
  anHeir,
  aPerson,
  aPet,
  aWill,
  choosingTheFirm,
  completeExampleWill,
  simplestWill,
} from './builders.ts'

type Golden = { readonly will: Will }

const address = { house_name: '3', street_address: 'Mill Street', town: 'Ludlow', postcode: 'SY8 1BE' }

const names = ['Ada', 'Ben', 'Cleo', 'Dev', 'Esme', 'Finn', 'Gita', 'Hugh', 'Iris', 'Jo', 'Kofi', 'Luc']

/** Twelve heirs, every kind of gift, children, pets, a firm: every clause a will can have. */
export const fullestWill = (): Golden => ({
  will: completeExampleWill({
    status: 'Engaged',
    mirrorWill: 1,
    mirrorConfirmed: 1,
    ...choosingTheFirm(),
    persons: [
      ...completeExampleWill().persons.map((person) => ({
        ...person,
        inherit: false,
        estatePercent: 0,
        ...(person.type === 'partner' && { relationship: 'Partner' as const }),
      })),
      ...names.map((name, index) =>
        anHeir(index === 0 ? 8.26 : 8.34, {
          id: 20 + index,
          fullname: `${name} Poe`,
          relationship: index % 3 === 0 ? 'Niece' : 'Friend',
          ...(index % 4 === 1 && { estateIfDie: 'Pass to their children' }),
          ...(index % 4 === 2 && {
            estateIfDie: 'Split between specific beneficiaries',
            estateBackup: {
              persons: [
                { id: 2, percent: 60 },
                { id: 20, percent: 15 },
              ],
              charities: [{ id: 1, percent: 25 }],
            },
          }),
        }),
      ),
    ],
    charities: [aCharity()],
    accounts: [
      {
        id: 1,
        assetType: 'Property',
        isYourOwn: 'Yes',
        owner: 'I own it alone',
        mortgage: 'Yes',
        mortgageWithPersons: [],
      },
      { id: 2, assetType: 'Cryptocurrency', title: 'Bitcoin', mortgageWithPersons: [] },
    ],
    gifts: [
      ...completeExampleWill().gifts,
      aGift({ id: 4, type: 'Share of an asset', provider: 'Acorn Bank', number: '12345678', persons: [6] }),
      aGift({ id: 6, type: 'Donation', amountBy: 'Enough for the lower rate', charities: [1] }),
      aGift({
        id: 5,
        type: 'Share of an asset',
        accountId: 1,
        mortgageTerms: 'Free of the mortgage',
        replacementHome: 'Yes',
        persons: [2, 3],
      }),
    ],
    executorCareAssets: { option: 'Someone else', persons: [7] },
  }),
})

const couple = (status: Will['status'], relationship: 'Spouse' | 'Partner', given: Partial<Will> = {}): Will =>
  simplestWill({
    status: status ?? 'Married',
    persons: [
      anHeir(100, {
        id: 1,
        type: 'partner',
        relationship,
        fullname: 'Finn Roe',
        estateIfDie: 'Split between specific beneficiaries',
        estateBackup: { persons: [{ id: 2, percent: 100 }], charities: [] },
      }),
      aPerson({
        id: 2,
        fullname: 'Sue Hale',
        relationship: 'Sister',
        useAddressType: 'fulladdress',
        fulladdress: address,
      }),
    ],
    executor: [1],
    executorBackup: [2],
    ...given,
  })

const youngFamily = (): Will =>
  couple('Living with a partner but not married', 'Partner', {
    haveChildren: 'Yes',
    havePets: 'Yes',
    persons: [
      anHeir(100, {
        id: 1,
        type: 'partner',
        relationship: 'Partner',
        fullname: 'Sam Okafor',
        estateIfDie: 'Split between specific beneficiaries',
        estateBackup: {
          persons: [
            { id: 2, percent: 33.33 },
            { id: 3, percent: 33.33 },
            { id: 4, percent: 33.34 },
          ],
          charities: [],
        },
      }),
      ...(['Ada', 'Bella', 'Cleo'] as const).map((name, index) =>
        aPerson({
          id: 2 + index,
          type: 'Child',
          relationship: index === 2 ? 'Stepdaughter' : 'Daughter',
          fullname: `${name} Okafor`,
          isChild: 'Yes',
          parentalResponsibility: index === 2 ? 'No' : 'Yes',
          otherParentalResponsibility: 'Yes',
          guardianId: index === 2 ? [] : [5, 6],
          backupGuardianId: index === 2 ? [] : [7],
        }),
      ),
      aPerson({ id: 5, fullname: 'Bea Lane', relationship: 'Sister' }),
      aPerson({ id: 6, fullname: 'Gus Lane', relationship: 'Other' }),
      aPerson({ id: 7, fullname: 'May Hale', relationship: 'Mother' }),
    ],
    executor: [1, 5],
    executorBackup: [7, 6],
    pets: [
      aPet({ guardianId: [1, 5], money: 1_000_00 }),
      aPet({ id: 2, type: 'Cat', fullname: 'Tom', guardianId: [5] }),
    ],
  })

const charitiesOnly = (): Will =>
  aWill({
    status: 'Widowed',
    persons: [aPerson({ id: 1, fullname: 'Ruth Poe', relationship: 'Niece' })],
    charities: [
      aCharity({ id: 1, inherit: true, estatePercent: 50 }),
      aCharity({ id: 2, fullname: 'Ludlow Animal Rescue', charityId: '', inherit: true, estatePercent: 50 }),
    ],
    estateSplit: 'Equal shares',
    executor: [1],
    whatToDo: { option: 'Donate my body to medical science' },
  })

const separated = (): Will =>
  aWill({
    status: 'Separated',
    persons: [
      anHeir(60, { id: 1, fullname: 'Sue Hale', relationship: 'Sister', estateIfDie: 'Pass to their children' }),
      anHeir(40, { id: 2, fullname: 'Jon Hale', relationship: 'Brother' }),
      aPerson({ id: 3, type: 'Excluded', fullname: 'Hugo Hale', relationship: 'Spouse', isExcluded: true }),
    ],
    excluded: { option: 'Yes', theirChildren: 'No', description: 'We parted in 2019.' },
    executor: [1, 2],
  })

const withProperty = (): Will =>
  aWill({
    status: 'Divorced',
    ownProperty: 'Yes',
    persons: [
      anHeir(100, { id: 1, fullname: 'Tia Poe', relationship: 'Niece' }),
      aPerson({ id: 2, fullname: 'Sue Poe' }),
      aPerson({ id: 3, fullname: 'Lee Poe', relationship: 'Godchild' }),
    ],
    accounts: [
      {
        id: 1,
        assetType: 'Property',
        isYourOwn: 'Yes',
        owner: 'I own it jointly with someone else',
        ownershipType: 'Tenants in common',
        ownershipPercent: 50,
        mortgage: 'Yes',
        mortgageWithPersons: [2],
      },
      {
        id: 2,
        assetType: 'Property',
        title: 'Flat 2, Sea View, Rhyl',
        owner: 'I own it alone',
        mortgageWithPersons: [],
      },
    ],
    gifts: [
      aGift({
        id: 1,
        type: 'Share of an asset',
        accountId: 1,
        mortgageTerms: 'Subject to the mortgage',
        replacementHome: 'Yes',
        persons: [1],
        ifDie: 'Goes to someone else',
        backupPersons: [3],
      }),
      aGift({
        id: 2,
        type: 'Share of an asset',
        accountId: 2,
        useSharePercent: 'A percentage',
        percentage: 50,
        persons: [2, 3],
      }),
      aGift({
        id: 3,
        type: 'Share of an asset',
        title: 'my ISA',
        provider: 'Acorn Bank',
        number: '12 34 5678',
        persons: [2],
      }),
    ],
    executor: [1, 2],
  })

export const goldenWills: Readonly<Record<string, Golden>> = {
  'one-friend-takes-all': { will: simplestWill() },
  'married-with-everything': { will: completeExampleWill() },
  'engaged-with-a-sister-behind': { will: couple('Engaged', 'Partner') },
  'young-family-with-a-stepchild': { will: youngFamily() },
  'two-charities': { will: charitiesOnly() },
  'separated-spouse-left-out': { will: separated() },
  'house-flat-and-savings': { will: withProperty() },
  'every-clause': fullestWill(),
  'a-clause-of-a-law-firm': {
    will: simplestWill({
      addedClause: {
        firm: 'Made-up & Lane LLP',
        sraNumber: '000001',
        words:
          'I declare that this will does not extend to my land in France, <b>#wherever</b> it lies.\nMy will about that land is to be read as if I had not signed this one.',
        on: { day: 3, month: 11, year: 2026 },
      },
    }),
  },
}
