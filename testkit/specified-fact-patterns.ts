/** The situations that the legal brief works through, as wills: what each must say, and exactly which clauses it has. */
import { aCharity, aGift, anHeir, aPerson, aPet, simplestWill } from './builders.ts'
import { backups, type FactPatterns, grownUp, young } from './fact-pattern.ts'

export const specifiedFactPatterns: FactPatterns = {
  'a married person leaves all to the spouse, then to two children': {
    will: simplestWill({
      status: 'Married',
      haveChildren: 'Yes',
      persons: [
        anHeir(100, {
          id: 1,
          type: 'partner',
          relationship: 'Spouse',
          fullname: 'Bob Roe',
          ...backups([2, 50], [3, 50]),
        }),
        grownUp(2, 'Cy Roe', 'Son'),
        grownUp(3, 'Di Roe', 'Daughter'),
      ],
    }),
    says: [
      'hold the whole of my Residuary Estate for Bob Roe',
      'If the gift to Bob Roe fails, it passes in equal shares to my son Cy Roe and my daughter Di Roe.',
      'If the part of Cy Roe or Di Roe fails, the children of that person take it in place of their parent.',
      'living at the end of the 28th day after the day I die',
    ],
    has: [],
  },
  'three unequal shares that accrue in proportion': {
    will: simplestWill({
      estateSplit: 'Different shares',
      persons: [
        anHeir(40, { id: 1, fullname: 'Ann Roe' }),
        anHeir(30, { id: 2, fullname: 'Bob Roe' }),
        anHeir(30, { id: 3, fullname: 'Cal Roe' }),
      ],
    }),
    says: ['(a) 40% for Ann Roe', 'in the proportions that their percentages bear to each other'],
    has: [],
    neverSays: ['57.14', '42.86'],
  },
  'one share with backups, one without; a disclaimer is a failure like any other': {
    will: simplestWill({
      estateSplit: 'Different shares',
      persons: [
        anHeir(60, { id: 1, fullname: 'Ann Roe', ...backups([3, 70], [4, 30]) }),
        anHeir(40, { id: 2, fullname: 'Bob Roe' }),
        aPerson({ id: 3, fullname: 'Xan Poe' }),
        aPerson({ id: 4, fullname: 'Yve Poe' }),
      ],
    }),
    says: [
      'cannot or does not take it for any reason. For that share or part only, that person is then treated as having died before me.',
      'it passes to my friend Xan Poe (70%) and my friend Yve Poe (30%). A part that nobody takes is added to the other part.',
      'If the share of Bob Roe fails, it is added to the other share',
      'If nobody takes any share, clause',
    ],
    has: [],
    neverSays: ['42%', '18%'],
  },
  'equal shares that pass down to children': {
    will: simplestWill({
      persons: [33.33, 33.33, 33.34].map((percent, index) =>
        anHeir(percent, {
          id: index + 1,
          fullname: `${['Ann', 'Bob', 'Cal'][index]} Roe`,
          estateIfDie: 'Pass to their children',
        }),
      ),
    }),
    says: [
      'in equal shares, one share for each of these:',
      'the children of Bob Roe take it in place of their parent',
      'If that person dies under 18, what has not been used or paid by then passes as if I had died on that day',
    ],
    has: [],
    neverSays: ['33.33', '%'],
  },
  'thirds to two decimals are printed as given': {
    will: simplestWill({
      estateSplit: 'Different shares',
      persons: [33.33, 33.33, 33.34].map((percent, index) =>
        anHeir(percent, { id: index + 1, fullname: `${['Ann', 'Bob', 'Cal'][index]} Roe` }),
      ),
    }),
    says: ['(a) 33.33% for Ann Roe', '(c) 33.34% for my friend Cal Roe'],
    has: [],
    neverSays: ['49.99', '50.00', '1/3'],
  },
  'an engaged person names the one they will marry': {
    will: simplestWill({
      status: 'Engaged',
      persons: [
        anHeir(100, { id: 1, type: 'partner', relationship: 'Partner', fullname: 'Finn Roe', ...backups([2, 100]) }),
        aPerson({ id: 2, fullname: 'Sue Hale', relationship: 'Sister' }),
      ],
    }),
    says: [
      'I expect to marry, or to form a civil partnership with, my partner Finn Roe.',
      'The will also has effect if it never happens.',
      'If the gift to Finn Roe fails, it passes to my sister Sue Hale.',
    ],
    has: ['expected-marriage'],
    neverSays: ['husband', 'wife', 'fiancé', 'my spouse'],
  },
  'a separated person leaves the spouse out': {
    will: simplestWill({
      status: 'Separated',
      persons: [
        anHeir(100, { id: 1, fullname: 'Sue Hale', relationship: 'Sister' }),
        aPerson({ id: 2, fullname: 'Hugo Hale', type: 'Excluded', relationship: 'Spouse', isExcluded: true }),
      ],
      excluded: { option: 'Yes', theirChildren: 'No' },
    }),
    says: [
      'I have deliberately left nothing in this will to my spouse Hugo Hale.',
      'as having died before me',
      'everyone named in clause',
    ],
    has: ['left-out'],
    neverSays: ['former'],
  },
  'a stepchild is named, and has no guardian without parental responsibility': {
    will: simplestWill({
      status: 'Married',
      haveChildren: 'Yes',
      persons: [
        anHeir(100, {
          id: 1,
          type: 'partner',
          relationship: 'Spouse',
          fullname: 'Jo Roe',
          ...backups([2, 50], [3, 50]),
        }),
        grownUp(2, 'Kim Roe', 'Daughter'),
        {
          ...aPerson({ id: 3, fullname: 'Lee Poe', type: 'Child', relationship: 'Stepson', isChild: 'Yes' }),
          parentalResponsibility: 'No',
          otherParentalResponsibility: 'Yes',
        },
      ],
    }),
    says: [
      'in equal shares to my daughter Kim Roe and my stepson Lee Poe',
      'If the part of Kim Roe fails, the children of Kim Roe take it',
      'Stepchildren are included only where they are named.',
    ],
    has: [],
    neverSays: ['my children', 'the part of Lee Poe'],
  },
  'everybody has died a charity takes, and a brother left out does not': {
    will: simplestWill({
      estateSplit: 'Equal shares',
      persons: [
        anHeir(50, { id: 1, fullname: 'Una Roe' }),
        anHeir(50, { id: 2, fullname: 'Vic Roe' }),
        aPerson({ id: 3, fullname: 'Zed Hale', relationship: 'Brother', isExcluded: true }),
      ],
      excluded: { option: 'Yes', theirChildren: 'No' },
      charities: [aCharity()],
      ultimateDefault: { option: 'Charity', persons: [], charities: [{ id: 1, percent: 100 }] },
    }),
    says: [
      'goes to the charity Royal National Lifeboat Institution (registered charity number 209603)',
      'a charity whose aims they consider closest to its own',
      'everyone named in clause',
    ],
    has: ['charities', 'left-out'],
  },
  'a guardian also takes a gift and the dog': {
    will: simplestWill({
      haveChildren: 'Yes',
      havePets: 'Yes',
      persons: [
        anHeir(100, {
          id: 1,
          fullname: 'Ada Roe',
          type: 'Child',
          relationship: 'Daughter',
          isChild: 'Yes',
          parentalResponsibility: 'Yes',
          otherParentalResponsibility: 'No',
          guardianId: [2],
          backupGuardianId: [3],
        }),
        aPerson({ id: 2, fullname: 'Bea Lane' }),
        aPerson({ id: 3, fullname: 'Cal Lane' }),
      ],
      executor: [2, 3],
      pets: [aPet({ guardianId: [2, 3] })],
      gifts: [aGift({ type: 'Money', amount: 2_000_000, persons: [2] })],
    }),
    says: [
      'I appoint Bea Lane as guardian of my daughter Ada Roe',
      'I give £20,000 to Bea Lane.',
      'I give my dog Biscuit and any other pet that I own when I die to Bea Lane; failing that, to Cal Lane.',
      'hold the whole of my Residuary Estate for Ada Roe',
      'it becomes theirs if they reach 18',
    ],
    has: ['guardians', 'rules-for-gifts', 'money', 'pets'],
  },
  'children of different ages share equally, and what one loses goes to the others': {
    will: simplestWill({
      haveChildren: 'Yes',
      estateSplit: 'Equal shares',
      executor: [4],
      persons: [
        ...([20, 15, 10] as const).map((age, index) => ({
          ...anHeir([33.33, 33.33, 33.34][index] ?? 0, {
            id: index + 1,
            fullname: `${['Ed', 'Flo', 'Gil'][index]} Roe`,
            type: 'Child',
            relationship: 'Son',
            dob: { day: 1, month: 1, year: 2026 - age },
            estateIfDie: 'Pass to their children',
          }),
          parentalResponsibility: 'Yes' as const,
          otherParentalResponsibility: 'Yes' as const,
          guardianId: [4],
        })),
        aPerson({ id: 4, fullname: 'Bea Lane' }),
      ],
    }),
    says: [
      'one share for each of these:',
      'They may use the income, and any or all of the capital',
      'guardian of my son Flo Roe, my son Gil Roe and any other child of mine',
      'added to the other shares that somebody takes, equally',
    ],
    has: ['guardians'],
  },
  'a witness married to a beneficiary takes their gift from them': {
    will: simplestWill({
      estateSplit: 'Different shares',
      persons: [
        anHeir(50, { id: 1, fullname: 'Ray Roe' }),
        anHeir(50, { id: 2, fullname: 'Sal Roe' }),
        aPerson({ id: 3, fullname: 'Pat Poe' }),
      ],
      gifts: [aGift({ type: 'Money', amount: 500_000, persons: [3] })],
    }),
    says: [
      'I give £5,000 to my friend Pat Poe.',
      'It fails if they do not survive me, or cannot or do not take it for any reason',
      'A gift that fails becomes part of my Residuary Estate',
      'If the share of Ray Roe or Sal Roe fails, it is added to the other share',
    ],
    has: ['rules-for-gifts', 'money'],
  },
  'a home owned with another person is given to a third': {
    will: simplestWill({
      ownProperty: 'Yes',
      persons: [
        anHeir(100, { id: 1, fullname: 'Raj Roe' }),
        aPerson({ id: 2, fullname: 'Tia Poe' }),
        aPerson({ id: 3, fullname: 'Sue Poe' }),
      ],
      accounts: [
        {
          id: 1,
          assetType: 'Property',
          isYourOwn: 'Yes',
          owner: 'I own it jointly with someone else',
          ownershipType: 'Joint tenants',
          mortgage: 'Yes',
          mortgageWithPersons: [3],
        },
      ],
      gifts: [
        aGift({
          type: 'Share of an asset',
          accountId: 1,
          mortgageTerms: 'Subject to the mortgage',
          persons: [2],
        }),
      ],
    }),
    says: [
      'I give all my interest in 14 Orchard Lane, Ludlow, SY8 1AB to my friend Tia Poe, subject to the part of any mortgage or other debt secured on the property when I die that I ought to bear.',
      'If my interest in a property passes to a co-owner automatically when I die, the gift of it has no effect.',
    ],
    has: ['rules-for-gifts', 'property'],
    neverSays: ['Sue Poe', 'free of the part'],
  },
  'a tenth goes to charity and the rest to a nephew': {
    will: simplestWill({
      estateSplit: 'Different shares',
      persons: [anHeir(90, { id: 1, fullname: 'Ned Hale', relationship: 'Nephew' })],
      charities: [aCharity({ inherit: true, estatePercent: 10 })],
    }),
    says: [
      '(b) 10% for the charity Royal National Lifeboat Institution',
      'shared before inheritance tax is taken from any share',
      'a share that is exempt from tax bears none',
      'If the share of Ned Hale fails, it is added to the other share',
    ],
    has: ['charities', 'tax-on-residue'],
    neverSays: ['36%', '40%'],
  },
  'a couple with children of their own and one together make two wills': {
    will: simplestWill({
      status: 'Married',
      mirrorWill: 1,
      mirrorConfirmed: 1,
      haveChildren: 'Yes',
      persons: [
        anHeir(100, {
          id: 1,
          type: 'partner',
          relationship: 'Spouse',
          fullname: 'Jay Lane',
          ...backups([2, 33.33], [3, 33.33], [4, 33.34]),
        }),
        young(2, 'Cass Lane', 'Daughter'),
        young(3, 'Bo Lane', 'Daughter'),
        young(4, 'Dee Lane', 'Stepdaughter'),
        aPerson({ id: 5, fullname: 'Gus Poe' }),
      ],
      executor: [1, 5],
    }),
    says: [
      'my daughter Cass Lane',
      'my stepdaughter Dee Lane',
      'Jay Lane and I have made similar wills, but we have no agreement',
      'I appoint Gus Poe as guardian of my daughter Cass Lane, my daughter Bo Lane and any other child of mine',
    ],
    has: ['guardians', 'similar-wills'],
    neverSays: ['guardian of my stepdaughter', 'my children'],
  },
}
