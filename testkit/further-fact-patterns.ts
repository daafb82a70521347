/** More situations than the legal brief works through: what each must say, and exactly which clauses it has. */
import type { Person } from '#core/will/schema.ts'
import { aCharity, aGift, anHeir, aPerson, aPet, aWill, simplestWill } from './builders.ts'
import { backups, type FactPatterns, grownUp, young } from './fact-pattern.ts'

const spouse = (percent: number, given: Partial<Person> = {}): Person =>
  anHeir(percent, { id: 1, type: 'partner', relationship: 'Spouse', fullname: 'Bob Roe', ...given })

const different = { estateSplit: 'Different shares' } as const
const bea = aPerson({ id: 5, fullname: 'Bea Lane' })

export const furtherFactPatterns: FactPatterns = {
  'a second family shares with the spouse at once': {
    will: simplestWill({
      ...different,
      status: 'Married',
      haveChildren: 'Yes',
      persons: [
        spouse(50, { estateIfDie: 'Pass to their children' }),
        {
          ...grownUp(2, 'Kim Roe', 'Daughter'),
          inherit: true,
          estatePercent: 25,
          estateIfDie: 'Pass to their children',
        },
        { ...grownUp(3, 'Lee Poe', 'Stepson'), inherit: true, estatePercent: 25 },
      ],
    }),
    says: [
      '(b) 25% for my daughter Kim Roe; and',
      '(c) 25% for my stepson Lee Poe.',
      'the children of Bob Roe take it in place of their parent',
      'If the share of Lee Poe fails, it is added to the other shares',
    ],
    has: ['tax-on-residue'],
    neverSays: ['my children'],
  },
  'a stepchild is a backup beside a child and their children do not follow': {
    will: simplestWill({
      status: 'Civil Partnership',
      haveChildren: 'Yes',
      persons: [spouse(100, backups([2, 60], [3, 40])), grownUp(2, 'Kim Roe', 'Son'), grownUp(3, 'Lee Poe', 'Stepson')],
    }),
    says: ['my civil partner Bob Roe', 'my son Kim Roe (60%) and my stepson Lee Poe (40%)', 'added to the other part.'],
    has: [],
    neverSays: ['the children of Lee Poe', 'my spouse'],
  },
  'two charities share everything and a niece sees to it': {
    will: aWill({
      persons: [aPerson({ id: 1, fullname: 'Ruth Poe', relationship: 'Niece' })],
      charities: [
        aCharity({ id: 1, inherit: true, estatePercent: 75 }),
        aCharity({ id: 2, fullname: 'Ludlow Cats', charityId: '', inherit: true, estatePercent: 25 }),
      ],
      executor: [1],
    }),
    says: ['(b) 25% for Ludlow Cats.', 'the gift does not fail', 'A share that nobody takes under this clause'],
    has: ['charities'],
    neverSays: ['registered charity number )', 'If the share of'],
  },
  'one charity takes everything': {
    will: aWill({
      persons: [aPerson({ id: 1 })],
      charities: [aCharity({ inherit: true, estatePercent: 100 })],
      executor: [1],
    }),
    says: ['hold the whole of my Residuary Estate for the charity Royal', 'If it fails, clause 8 applies.'],
    has: ['charities'],
  },
  'all beneficiaries are under 18': {
    will: simplestWill({
      haveChildren: 'Yes',
      persons: [
        { ...young(2, 'Ada Roe', 'Daughter'), inherit: true, estatePercent: 50 },
        { ...young(3, 'Ben Roe', 'Son'), inherit: true, estatePercent: 50 },
        bea,
      ],
      executor: [5],
    }),
    says: [
      'I appoint Bea Lane as guardian of my daughter Ada Roe, my son Ben Roe and any other child of mine',
      'it becomes theirs if they reach 18',
      'If that person dies under 18, what has not been used or paid by then passes as if I had died on that day',
    ],
    has: ['guardians'],
  },
  'one beneficiary takes everything': {
    will: simplestWill(),
    says: ['hold the whole of my Residuary Estate for Priya Sharma', 'If it fails, clause 8 applies.'],
    has: [],
    neverSays: ['%', 'the other share'],
  },
  'twelve beneficiaries share equally': {
    will: simplestWill({
      persons: Array.from({ length: 12 }, (_, index) =>
        anHeir(index === 11 ? 8.37 : 8.33, { id: index + 1, fullname: `${'ABCDEFGHIJKL'.charAt(index)}nn Roe` }),
      ),
    }),
    says: [
      '(l) my friend Lnn Roe.',
      'one share for each of these:',
      'If the share of Ann Roe, Bnn Roe,',
      'equally, and goes to',
    ],
    has: [],
    neverSays: ['8.33', '%', '(m)'],
  },
  'father and son have the same name': {
    will: simplestWill({
      ...different,
      persons: [
        anHeir(50, { id: 1, fullname: 'John Hale', relationship: 'Father', estateIfDie: 'Pass to their children' }),
        anHeir(50, { id: 2, fullname: 'john hale', relationship: 'Brother' }),
      ],
      executor: [2],
    }),
    says: [
      '(a) 50% for my father John Hale; and',
      '(b) 50% for my brother john hale.',
      'the children of my father John Hale take it',
      'If the share of my brother john hale fails',
    ],
    has: [],
    neverSays: [' for John Hale', 'of John Hale '],
  },
  'a name is as long as names can be': {
    will: simplestWill({
      persons: [
        anHeir(100, {
          fullname: 'Adolph Blaine Charles-David Earl Frederick Gerald Wolfeschlegelsteinhausenbergerdorff',
        }),
      ],
    }),
    says: ['for Adolph Blaine Charles-David Earl Frederick Gerald Wolfeschlegelsteinhausenbergerdorff.'],
    has: [],
  },
  'names have accents, apostrophes and scripts of their own': {
    will: simplestWill({
      ...different,
      persons: [
        anHeir(50, { id: 1, fullname: 'Siobhán d’Arcy-O’Neill' }),
        anHeir(50, { id: 2, fullname: 'Ἀθηνᾶ Żak' }),
      ],
    }),
    says: ['50% for Siobhán d’Arcy-O’Neill', '50% for my friend Ἀθηνᾶ Żak'],
    has: [],
  },
  'a separated testator leaves the spouse nothing and the house to a sister': {
    will: simplestWill({
      status: 'Separated',
      ownProperty: 'Yes',
      persons: [
        anHeir(100, { id: 1, fullname: 'Sue Hale', relationship: 'Sister' }),
        aPerson({ id: 2, type: 'Excluded', fullname: 'Hugo Hale', relationship: 'Spouse', isExcluded: true }),
      ],
      excluded: { option: 'Yes', theirChildren: 'No', description: 'He knows why.' },
      accounts: [{ id: 1, assetType: 'Property', isYourOwn: 'Yes', owner: 'I own it alone', mortgageWithPersons: [] }],
      gifts: [aGift({ type: 'Share of an asset', accountId: 1, persons: [1] })],
    }),
    says: [
      'to my spouse Hugo Hale.',
      'I may have recorded my reasons separately.',
      'the spouse or civil partner from whom I am separated and everyone named in clause',
    ],
    has: ['rules-for-gifts', 'property', 'left-out'],
    neverSays: ['He knows why'],
  },
  'a separated testator who leaves nobody out still does not let the spouse in': {
    will: simplestWill({ status: 'Separated' }),
    says: ['and the spouse or civil partner from whom I am separated as having died before me'],
    has: [],
    neverSays: ['everyone named in clause'],
  },
  'an engaged testator shares with a parent': {
    will: simplestWill({
      ...different,
      status: 'Engaged',
      persons: [
        spouse(70, { relationship: 'Partner', fullname: 'Finn Roe' }),
        anHeir(30, { id: 2, fullname: 'May Hale', relationship: 'Mother' }),
      ],
    }),
    says: ['I expect to marry, or to form a civil partnership with, my partner Finn Roe.'],
    has: ['expected-marriage'],
    neverSays: ['spouse Finn', 'exempt'],
  },
  'an unmarried couple is not exempt from tax and expects no wedding': {
    will: simplestWill({
      ...different,
      status: 'Living with a partner but not married',
      persons: [spouse(50, { relationship: 'Partner' }), anHeir(50, { id: 2, fullname: 'Una Roe' })],
    }),
    says: ['my partner Bob Roe'],
    has: [],
    neverSays: ['spouse', 'exempt'],
  },
  'a divorced testator names a former partner as a friend would be named': {
    will: simplestWill({
      status: 'Divorced',
      persons: [anHeir(100, { fullname: 'Hugo Hale', relationship: 'Ex Partner' })],
    }),
    says: ['I appoint my former partner Hugo Hale as my executor'],
    has: [],
    neverSays: ['spouse', 'separated'],
  },
  'a widowed testator has a stale spouse among the people': {
    will: simplestWill({ status: 'Widowed', persons: [anHeir(100, { fullname: 'Tom Roe', relationship: 'Spouse' })] }),
    says: ['I appoint Tom Roe as my executor'],
    has: [],
    neverSays: ['my spouse'],
  },
  'three equal thirds': {
    will: simplestWill({
      persons: [33.33, 33.33, 33.34].map((percent, index) =>
        anHeir(percent, { id: index + 1, fullname: `${['Ann', 'Bob', 'Cal'][index]} Roe` }),
      ),
    }),
    says: ['in equal shares', 'added to the other shares that somebody takes, equally'],
    has: [],
    neverSays: ['%', 'percentages', 'third'],
  },
  'gifts of each kind have a substitute': {
    will: simplestWill({
      persons: [anHeir(100), aPerson({ id: 2, fullname: 'Ann Roe' }), aPerson({ id: 3, fullname: 'Cal Roe' })],
      charities: [aCharity()],
      gifts: [
        aGift({ id: 1, type: 'Money', amount: 1, persons: [2], ifDie: 'Goes to someone else', backupPersons: [3] }),
        aGift({
          id: 2,
          type: 'Item',
          title: 'Clock',
          persons: [2],
          ifDie: 'Goes to someone else',
          backupCharities: [1],
        }),
        aGift({ id: 3, type: 'Donation', amount: 99_999_999, charities: [1] }),
        aGift({
          id: 4,
          type: 'Share of an asset',
          provider: 'Oak & Co',
          number: 'A1',
          persons: [2, 3],
          useSharePercent: 'A percentage',
          percentage: 0.5,
        }),
      ],
    }),
    says: [
      'I give £0.01 to Ann Roe. If that gift fails, it goes instead to my friend Cal Roe.',
      'it goes instead to the charity Royal National Lifeboat Institution (registered charity number 209603).',
      'I give £999,999.99 to Royal National Lifeboat Institution.',
      'I give 0.5% of what I hold with Oak & Co, ending A1, valued when I die, to those of Ann Roe and Cal Roe',
    ],
    has: ['rules-for-gifts', 'items', 'money', 'donations', 'shares-of-assets', 'charities'],
  },
  'a pet is declined by one and may be taken by another': {
    will: simplestWill({
      havePets: 'Yes',
      persons: [anHeir(100), bea],
      pets: [aPet({ guardianId: [5, 1] }), aPet({ id: 2, type: 'Horse', fullname: 'Star', guardianId: [1] })],
    }),
    says: [
      '(a) I give my dog Biscuit to my friend Bea Lane; failing that, to Priya Sharma.',
      '(b) I give my horse Star to Priya Sharma.',
      'accepts within 14 days of being asked. If nobody accepts, my Executors may find the animal a home',
    ],
    has: ['pets'],
    neverSays: ['on trust for my', 'any other pet'],
  },
  'a person left out is asked to take the dog': {
    will: simplestWill({
      havePets: 'Yes',
      persons: [anHeir(100), aPerson({ id: 2, fullname: 'Zed Hale', relationship: 'Brother', isExcluded: true })],
      excluded: { option: 'Yes', theirChildren: 'No' },
      pets: [aPet({ guardianId: [2] })],
    }),
    says: ['nothing more than this will expressly gives them to Zed Hale'],
    has: ['pets', 'left-out'],
  },
  'a person left out was once to have the dog, of a pet that is no more': {
    will: simplestWill({
      havePets: 'No',
      persons: [
        anHeir(100, { ...backups([2, 100]), estateIfDie: 'Pass to their children' }),
        aPerson({ id: 2, fullname: 'Zed Hale', relationship: 'Brother', isExcluded: true }),
      ],
      excluded: { option: 'Yes', theirChildren: 'No' },
      pets: [aPet({ guardianId: [2] })],
    }),
    says: ['I have deliberately left nothing in this will to my brother Zed Hale.'],
    has: ['left-out'],
  },
  'named people take in the end, and share what one of them cannot take': {
    will: simplestWill({
      persons: [anHeir(100), aPerson({ id: 2, fullname: 'Ann Roe' }), aPerson({ id: 3, fullname: 'Cal Roe' })],
      ultimateDefault: {
        option: 'People',
        persons: [
          { id: 2, percent: 50 },
          { id: 3, percent: 50 },
        ],
        charities: [],
      },
    }),
    says: [
      '(b) my friend Cal Roe.',
      'A person takes under this clause only if they survive me.',
      'A share here that nobody takes is added to the other.',
      'What nobody takes in that way goes to the people who would inherit under the intestacy rules',
    ],
    has: [],
  },
  'a testator with cryptocurrency has a friend deal with it': {
    will: simplestWill({
      persons: [anHeir(100), bea],
      accounts: [{ id: 1, assetType: 'Cryptocurrency', title: 'seed: apple banana', mortgageWithPersons: [] }],
      executorCareAssets: { option: 'Someone else', persons: [5] },
    }),
    says: ['I ask my Executors to have my friend Bea Lane find, secure, transfer or close my online accounts'],
    has: ['digital'],
    neverSays: ['apple', 'seed'],
  },
  'a charity and a spouse share, and no beneficiary is taxed': {
    will: simplestWill({
      ...different,
      status: 'Married',
      persons: [spouse(80)],
      charities: [aCharity({ inherit: true, estatePercent: 20 })],
    }),
    says: ['(a) 80% for Bob Roe; and', '(b) 20% for the charity Royal'],
    has: ['charities'],
  },
}
