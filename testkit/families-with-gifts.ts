/** Wills of which the gifts are the point: houses, money, things, accounts, animals; and a couple's pair. */
import type { Account, Gift, Person, Will } from '#core/will/schema.ts'
import { mirror } from '#drafting/mirror.ts'
import { aCharity, aGift, aPet } from './builders.ts'
import {
  adult,
  called,
  equally,
  type Families,
  familyWill,
  heir,
  lastly,
  minor,
  partner,
  person,
  toChildren,
  toMyChildren,
} from './family.ts'

const people = [
  heir(100, person(1, 'Adela Stroud', 'Sister'), toChildren),
  person(2, 'Bruno Stroud', 'Nephew'),
  person(3, 'Carys Stroud', 'Niece'),
  person(4, 'Dermot Keel'),
] as const

const house = (id: number, given: Partial<Account> = {}): Account => ({
  id,
  assetType: 'Property',
  owner: 'I own it alone',
  mortgageWithPersons: [],
  ...given,
})

/** The same people and the same heir; the gifts differ. */
const giving = (fullname: string, gifts: readonly Gift[], given: Partial<Will> = {}): Will =>
  familyWill({ details: called(fullname), persons: [...people], executor: [1, 4], gifts: [...gifts], ...given })

const asset = (id: number, given: Partial<Gift>): Gift => aGift({ id, type: 'Share of an asset', ...given })

const instead = (...backupPersons: number[]): Partial<Gift> => ({ ifDie: 'Goes to someone else', backupPersons })

const sisterOnly = [['the sister survives', [], ['1 Adela Stroud']]] as const

const pairOf = familyWill({
  details: called('Hermione Sparrow'),
  status: 'Married',
  mirrorWill: 1,
  mirrorConfirmed: 1,
  haveChildren: 'Yes',
  laterChildren: 'Yes',
  persons: [
    heir(100, partner(1, 'Inigo Sparrow', 'Husband'), toMyChildren()),
    minor(2, 'Juno Sparrow', 'Daughter', { guardianId: [4], backupGuardianId: [5] }),
    adult(3, 'Kay Sparrow', 'Son'),
    person(4, 'Linnet Sparrow', 'Sister'),
    person(5, 'Mabel Sparrow', 'Mother'),
  ],
  executor: [1, 4],
  executorBackup: [5],
})

const copied = mirror(pairOf)

const hisAnswers: Readonly<Record<number, Partial<Person>>> = {
  1: { relationship: 'Wife' },
  2: {
    parentalResponsibility: 'Yes',
    otherParentalResponsibility: 'Yes',
    guardianId: [4],
    backupGuardianId: [5],
  },
}

/** The husband’s, once he has answered what is his alone. */
const mirrored: Will = {
  ...familyWill({ mirrorWill: 1, mirrorConfirmed: 1 }),
  ...copied,
  details: called('Inigo Sparrow'),
  persons: copied.persons.map((one) => ({ ...one, ...hisAnswers[one.id] })),
}

const pairWorlds = (survivor: string): Families[string]['worlds'] => [
  ['the other survives', [], [`1 ${survivor}`]],
  ['the other does not', [1], ['1/2 Juno Sparrow', '1/2 Kay Sparrow']],
  [
    'and a third child was born',
    [1],
    ['1/3 Juno Sparrow', '1/3 Kay Sparrow', '1/3 Later child 1'],
    { livingChildren: 1 },
  ],
]

export const familiesWithGifts: Families = {
  'two houses, one in common, one free of its mortgage': {
    will: giving(
      'Evadne Stroud',
      [
        asset(1, {
          accountId: 1,
          persons: [2],
          mortgageTerms: 'Free of the mortgage',
          replacementHome: 'Yes',
          ...instead(3),
        }),
        asset(2, {
          accountId: 2,
          persons: [3, 4],
          mortgageTerms: 'Subject to the mortgage',
          useSharePercent: 'A percentage',
          percentage: 50,
          tax: 'Paid by whoever gets it',
        }),
      ],
      {
        ownProperty: 'Yes',
        accounts: [
          house(1, {
            isYourOwn: 'Yes',
            owner: 'I own it jointly with someone else',
            ownershipType: 'Tenants in common',
            ownershipPercent: 50,
            mortgage: 'Yes',
            mortgageWithPersons: [4],
          }),
          house(2, { title: '2 Pebble Row, Tenby', mortgage: 'Yes' }),
        ],
      },
    ),
    worlds: sisterOnly,
  },
  'a home goes to several, and their backups': {
    will: giving(
      'Ffion Stroud',
      [asset(1, { accountId: 1, persons: [2, 3], replacementHome: 'No', ...instead(1, 4) })],
      {
        ownProperty: 'Yes',
        accounts: [house(1, { isYourOwn: 'Yes', mortgage: 'No' })],
      },
    ),
    worlds: sisterOnly,
  },
  'each of the gifts bears its own tax': {
    will: giving('Gareth Stroud', [
      aGift({
        id: 1,
        type: 'Money',
        amount: 400_000_00,
        persons: [2, 3],
        tax: 'Paid by whoever gets it',
        ...instead(4),
      }),
      aGift({ id: 2, type: 'Item', title: 'the Stradivari', persons: [4], tax: 'Paid by whoever gets it' }),
    ]),
    worlds: sisterOnly,
  },
  'one gift bears its tax and the others do not': {
    will: giving('Hywel Stroud', [
      aGift({ id: 1, type: 'Money', amount: 1_00, persons: [2] }),
      aGift({ id: 2, type: 'Money', amount: 1_000_000_000_00, persons: [3], tax: 'Paid by whoever gets it' }),
    ]),
    worlds: sisterOnly,
  },
  'things go to several people together': {
    will: giving(
      'Idris Stroud',
      [
        aGift({ id: 1, type: 'Item', title: 'my grandfather clock.', persons: [2, 3] }),
        aGift({ id: 2, type: 'Item', title: 'Wedding ring', persons: [1], ...instead(2, 3) }),
        aGift({
          id: 3,
          type: 'Item',
          title: 'my books',
          persons: [4],
          charities: [],
          ifDie: 'Goes to someone else',
          backupCharities: [1],
        }),
      ],
      { charities: [aCharity({ fullname: 'Tenby Library Friends', charityId: '' })] },
    ),
    worlds: sisterOnly,
  },
  'two accounts at one bank are shared out': {
    will: giving('Jestyn Stroud', [
      asset(1, {
        provider: 'Acorn Bank',
        number: '12345678',
        persons: [2],
        useSharePercent: 'A percentage',
        percentage: 60,
      }),
      asset(2, {
        provider: 'Acorn Bank',
        number: '12345678',
        persons: [3, 4],
        useSharePercent: 'A percentage',
        percentage: 40,
        ...instead(2),
      }),
      asset(3, { provider: 'Oak Building Society', title: 'my ISA', persons: [4] }),
    ]),
    worlds: sisterOnly,
  },
  'charities have money, one without a number': {
    will: giving(
      'Keziah Stroud',
      [
        aGift({ id: 1, type: 'Donation', amount: 1_000_00, charities: [1, 2] }),
        aGift({ id: 2, type: 'Donation', amount: 250_50, charityName: 'St Made-Up’s bell ringers' }),
      ],
      { charities: [aCharity(), aCharity({ id: 2, fullname: 'Pembroke Puffin Watch', charityId: '1234567' })] },
    ),
    worlds: sisterOnly,
  },
  'animals go to different people, with money': {
    will: giving('Lowri Stroud', [], {
      havePets: 'Yes',
      pets: [
        aPet({ guardianId: [4, 1], money: 2_000_00 }),
        aPet({ id: 2, type: 'Cat', fullname: 'Sooty', guardianId: [4, 1], money: 500_00 }),
        aPet({ id: 3, type: 'Horse', fullname: 'Bramble', guardianId: [3] }),
        aPet({ id: 4, type: 'Fish', fullname: 'Bubbles', lookAfter: 'No' }),
      ],
    }),
    worlds: sisterOnly,
  },
  'a brother who is left out has one small gift and the parrot': {
    will: giving('Meurig Stroud', [aGift({ type: 'Money', amount: 100_00, persons: [5] })], {
      persons: [
        ...people,
        person(5, 'Nye Stroud', 'Brother', { isExcluded: true }),
        person(6, 'Olwen Stroud', 'Sister', { isExcluded: true }),
      ],
      havePets: 'Yes',
      pets: [aPet({ type: 'Bird', fullname: 'Admiral', guardianId: [5] })],
      excluded: { option: 'Yes', theirChildren: 'No' },
    }),
    worlds: sisterOnly,
  },
  'a friend deals with what is online': {
    will: giving('Non Stroud', [], {
      accounts: [{ id: 1, assetType: 'Cryptocurrency', title: 'a wallet', mortgageWithPersons: [] }],
      executorCareAssets: { option: 'Someone else', persons: [2, 4] },
    }),
    worlds: sisterOnly,
  },
  'an executor has a gift, and the heir takes it instead': {
    will: giving('Owain Stroud', [
      aGift({ id: 1, type: 'Money', amount: 5_000_00, persons: [4], ...instead(1) }),
      aGift({ id: 2, type: 'Money', amount: 750_00, persons: [2, 3], ...instead(1, 4) }),
    ]),
    worlds: sisterOnly,
  },
  'parents take in the end, where nobody else is left': {
    will: familyWill({
      details: called('Parry Stroud'),
      persons: [
        ...equally([person(1, 'Rhun Stroud', 'Brother'), person(2, 'Sioned Stroud', 'Sister')], toChildren),
        person(3, 'Taliesin Stroud', 'Father'),
        person(4, 'Una Stroud', 'Mother'),
      ],
      executor: [1],
      executorBackup: [2],
      ...lastly(3, 4),
    }),
    worlds: [
      ['brother and sister do not survive', [1, 2], ['1/2 Taliesin Stroud', '1/2 Una Stroud']],
      ['the mother is left alone', [1, 2, 3], ['1 Una Stroud']],
    ],
  },
  'one of a pair: hers': { will: pairOf, worlds: pairWorlds('Inigo Sparrow') },
  'one of a pair: his': { will: mirrored, worlds: pairWorlds('Hermione Sparrow') },
}
