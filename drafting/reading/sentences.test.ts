import { describe, expect, test } from 'vitest'
import type { PartId } from '#core/reading/agreement.ts'
import type { Day } from '#core/text/calendar-day.ts'
import type { Gift, Person, Will } from '#core/will/schema.ts'
import {
  aCharity,
  aGift,
  anHeir,
  aPerson,
  aPet,
  aWill,
  choosingTheFirm,
  simplestWill,
  today,
} from '#testkit/builders.ts'
import { partsToRead } from './parts.ts'

const sentence = (id: PartId, will: Will, day: Day = today): string | undefined =>
  partsToRead(will, day).find((part) => part.id === id)?.sentence

type Said = readonly [about: string, given: Partial<Will>, words: string]

const ann = aPerson({ id: 1, fullname: 'Ann Roe' })
const bob = aPerson({ id: 2, fullname: 'Bob Roe' })
const cat = aPerson({ id: 3, fullname: 'Cat Roe' })
const dan = aPerson({ id: 4, fullname: 'Dan Roe' })
const persons = [ann, bob, cat, dan]

/** Heirs of equal shares, whose ids are 1, 2 and so on. */
const heirs = (...given: readonly Partial<Person>[]): Person[] =>
  given.map((each, at) => anHeir(100 / given.length, { id: at + 1, ...each }))

const isChild = (fullname: string, given: Partial<Person> = {}): Partial<Person> => ({
  fullname,
  type: 'Child',
  relationship: 'Son',
  isChild: 'No',
  ...given,
})
const young = { isChild: 'Yes', parentalResponsibility: 'Yes', otherParentalResponsibility: 'Yes' } as const
describe('The name and address', () => {
  const { details } = aWill()
  test.each<Said>([
    ['are both read out', { details }, 'This is the will of Margaret Ellen Hale, of 14 Orchard Lane, Ludlow, SY8 1AB.'],
    [
      'come with the other name',
      { details: { ...details, also_known_as: ' Peggy Hale ' } },
      'This is the will of Margaret Ellen Hale, also known as Peggy Hale, of 14 Orchard Lane, Ludlow, SY8 1AB.',
    ],
    [
      'leave out another name that is only a space',
      { details: { ...details, also_known_as: ' ' } },
      'This is the will of Margaret Ellen Hale, of 14 Orchard Lane, Ludlow, SY8 1AB.',
    ],
    [
      'say when there is no address yet',
      { details: { first_name: 'Margaret', last_name: 'Hale' } },
      'This is the will of Margaret Hale. You have not said where you live yet.',
    ],
    [
      'say when the name is only a space',
      { details: { ...details, first_name: ' ', middle_name: '', last_name: '' } },
      'You have not said your name yet.',
    ],
  ])('%s', (_about, given, words) => {
    expect(sentence('you', simplestWill(given))).toBe(words)
  })
})

describe('The earlier wills', () => {
  const partner = aPerson({ id: 2, type: 'partner', relationship: 'Partner', fullname: 'Thomas Roe' })
  const revoked = 'This will takes the place of every will you made before. It follows the law of England and Wales.'
  test('are all replaced', () => {
    expect(sentence('standard', simplestWill())?.startsWith(`${revoked} `)).toBe(true)
  })

  test.each<Said>([
    [
      'say that the wedding planned with a person does not end the will',
      { status: 'Engaged', persons: [anHeir(100), partner] },
      `${revoked} It still counts after you marry Thomas, and also if you never do.`,
    ],
    [
      'do so before that person is named',
      { status: 'Engaged' },
      `${revoked} It still counts after you marry, and also if you never do.`,
    ],
  ])('%s', (_about, given, words) => {
    expect(sentence('earlier-wills', simplestWill(given))).toBe(words)
  })
})

describe('The executors', () => {
  const firm = choosingTheFirm()
  const paid = 'The lawyers are paid for their work from what you leave.'
  test.each<Said>([
    ['have not been chosen yet', { executor: [] }, 'You have not said who carries out your will yet.'],
    ['may be one', { executor: [1] }, 'Ann carries out your will.'],
    ['may be two', { executor: [1, 2] }, 'Ann and Bob carry out your will.'],
    [
      'of whom one is replaced',
      { executor: [1], executorBackup: [2] },
      'Ann carries out your will. If Ann cannot, Bob steps in.',
    ],
    [
      'of whom one is replaced by one after the other',
      { executor: [1], executorBackup: [2, 3, 4] },
      'Ann carries out your will. If Ann cannot, Bob steps in, then Cat, then Dan.',
    ],
    [
      'of whom two are to act',
      { executor: [1, 2], executorBackup: [3] },
      'Ann and Bob carry out your will. If one of them cannot, Cat steps in.',
    ],
    [
      'of whom three need no help while two can act',
      { executor: [1, 2, 3], executorBackup: [4] },
      'Ann, Bob and Cat carry out your will. If fewer than two of them can, Dan steps in.',
    ],
    [
      'are not their own backups',
      { executor: [1], executorBackup: [1, 2] },
      'Ann carries out your will. If Ann cannot, Bob steps in.',
    ],
    ['who are no longer in the will are not read out', { executor: [1, 9] }, 'Ann carries out your will.'],
    ['may be lawyers', { ...firm, executor: [] }, `Lawyers at Poe & Lane LLP carry out your will. ${paid}`],
    [
      'may be lawyers whom a person replaces',
      { ...firm, executor: [], executorBackup: [2] },
      `Lawyers at Poe & Lane LLP carry out your will. If the lawyers cannot, Bob steps in. ${paid}`,
    ],
    [
      'may be a person and lawyers',
      { ...firm, executor: [1], executorBackup: [2] },
      `Ann and lawyers at Poe & Lane LLP carry out your will. If Ann cannot, Bob steps in. ${paid}`,
    ],
    [
      'may be two people and lawyers',
      { ...firm, executor: [1, 2], executorBackup: [3] },
      `Ann, Bob and lawyers at Poe & Lane LLP carry out your will. If Ann or Bob cannot, Cat steps in. ${paid}`,
    ],
    [
      'may be three people and lawyers',
      { ...firm, executor: [1, 2, 3], executorBackup: [4] },
      `Ann, Bob, Cat and lawyers at Poe & Lane LLP carry out your will. If fewer than two of Ann, Bob and Cat can, Dan steps in. ${paid}`,
    ],
  ])('%s', (_about, given, words) => {
    expect(sentence('executors', simplestWill({ persons, ...given }))).toBe(words)
  })
})

describe('The guardians', () => {
  const asked = (...children: readonly Partial<Person>[]): Partial<Will> => ({
    haveChildren: 'Yes',
    persons: [
      ...persons,
      ...children.map((child, at) => aPerson({ id: 5 + at, ...isChild(`Kid${at + 1} Roe`, young), ...child })),
    ],
  })
  test.each<Said>([
    [
      'of a child may be one',
      asked({ guardianId: [1] }),
      'If no parent is left, Ann would look after Kid1 and any child you have later.',
    ],
    [
      'of a child may be replaced',
      asked({ guardianId: [1], backupGuardianId: [2, 3] }),
      'If no parent is left, Ann would look after Kid1 and any child you have later. If Ann cannot, Bob and Cat would.',
    ],
    [
      'who are two are replaced when neither can',
      asked({ guardianId: [1, 2], backupGuardianId: [3] }),
      'If no parent is left, Ann and Bob would look after Kid1 and any child you have later. If neither of them can, Cat would.',
    ],
    [
      'who are three are replaced when none can',
      asked({ guardianId: [1, 2, 3], backupGuardianId: [4] }),
      'If no parent is left, Ann, Bob and Cat would look after Kid1 and any child you have later. If none of them can, Dan would.',
    ],
    [
      'of two children may be the same',
      asked({ guardianId: [1] }, { guardianId: [1] }),
      'If no parent is left, Ann would look after Kid1, Kid2 and any child you have later.',
    ],
    [
      'of two children may differ',
      asked({ guardianId: [1] }, { guardianId: [1], backupGuardianId: [2] }),
      'If no parent is left, Ann would look after Kid1. If no parent is left, Ann would look after Kid2. If Ann cannot, Bob would.',
    ],
    [
      'of a child whose only special guardian you are begin beside a parent',
      asked({
        guardianId: [1],
        backupGuardianId: [2],
        relationship: 'Stepson',
        parentalResponsibility: undefined,
        stepchildRole: 'Special guardian',
      }),
      'If no parent is left, Ann would look after Kid1. If Ann cannot, Bob would. If you are the only special guardian of Kid1 when you die, that care begins at once, beside a parent who is alive.',
    ],
    ['have not been chosen yet', asked({}), 'You have not said who would look after Kid1 yet.'],
    [
      'wait for who may choose them',
      asked({ parentalResponsibility: undefined }),
      'You have not said who would look after your children yet.',
    ],
    [
      'are for the children for whom you may choose them',
      asked({ guardianId: [1] }, { parentalResponsibility: 'No' }),
      'If no parent is left, Ann would look after Kid1 and any child you have later.',
    ],
  ])('%s', (_about, given, words) => {
    expect(sentence('guardians', simplestWill(given))).toBe(words)
  })
})

describe('The gifts', () => {
  const give = (...gifts: Gift[]): Partial<Will> => ({ gifts })
  const ring = aGift({ type: 'Item', title: 'my ring', persons: [1] })
  test.each<Said>([
    ['may be one', give(ring), 'First comes one gift: my ring to Ann Roe. A gift that nobody can take joins the rest.'],
    [
      'and all other belongings may go to one person, without the vehicles',
      { belongings: { persons: [1], backupPersons: [2, 3], vehicles: 'No' } },
      'Ann has all of your other belongings, or Bob and Cat if Ann cannot. Vehicles are not among them: they go with the rest.',
    ],
    [
      'may be of one thing to two people',
      give({ ...ring, persons: [1, 2] }),
      'First comes one gift: my ring to Ann Roe and Bob Roe. A gift that nobody can take joins the rest.',
    ],
    [
      'of money are for one person or as much for each of several',
      give(
        aGift({ id: 1, type: 'Money', amount: 50_000, persons: [1] }),
        aGift({ id: 2, type: 'Money', amount: 50_000, persons: [1, 2] }),
        aGift({ id: 3, type: 'Donation', amount: 10_000, charities: [1, 2] }),
      ),
      'First come 3 gifts: £500 to Ann Roe; £500 each to Ann Roe and Bob Roe; £100 each to Lifeboats and Hospice. A gift that nobody can take joins the rest.',
    ],
    [
      'may wait for someone to be chosen',
      give({ ...ring, persons: [] }),
      'First comes one gift: my ring to someone not chosen yet. A gift that nobody can take joins the rest.',
    ],
    [
      'may be of a home, with its mortgage and its tax',
      {
        accounts: [
          {
            id: 1,
            assetType: 'Property',
            isYourOwn: 'Yes',
            owner: 'I own it alone',
            mortgage: 'Yes',
            mortgageWithPersons: [],
          },
        ],
        ...give(
          aGift({
            type: 'Share of an asset',
            accountId: 1,
            persons: [1],
            mortgageTerms: 'Subject to the mortgage',
            tax: 'Paid by whoever gets it',
          }),
        ),
      },
      'First comes one gift: all of your home to Ann Roe, subject to the mortgage, inheritance tax paid by whoever gets it. A gift that nobody can take joins the rest.',
    ],
    [
      'keep the words that were typed',
      give({ ...ring, title: 'All of my rings' }),
      'First comes one gift: All of my rings to Ann Roe. A gift that nobody can take joins the rest.',
    ],
  ])('%s', (_about, given, words) => {
    const charities = [aCharity({ id: 1, fullname: 'Lifeboats' }), aCharity({ id: 2, fullname: 'Hospice' })]
    expect(sentence('gifts', simplestWill({ persons, charities, ...given }))).toBe(words)
  })
})

describe('The pets', () => {
  test.each<Said>([
    ['go to one person', { pets: [aPet({ guardianId: [1] })] }, 'Biscuit goes to Ann.'],
    [
      'go to one person after the other',
      { pets: [aPet({ guardianId: [1, 2, 3] })] },
      'Biscuit goes to Ann or, failing that, Bob or, failing that, Cat.',
    ],
    [
      'may come with money',
      {
        pets: [aPet({ guardianId: [1], money: 50_000 }), aPet({ id: 2, fullname: 'Moth', guardianId: [2], money: 0 })],
      },
      'Biscuit goes to Ann. Whoever takes Biscuit also gets £500, and is asked, not made, to use it for Biscuit. Moth goes to Bob.',
    ],
    ['may have no home yet', { pets: [aPet()] }, 'You have not said who would have Biscuit yet.'],
  ])('%s', (_about, given, words) => {
    expect(sentence('pets', simplestWill({ persons, havePets: 'Yes', ...given }))).toBe(words)
  })
})

describe('The funeral', () => {
  test.each<Said>([
    ['is for the executors to decide', {}, 'Your executors decide what happens to your body.'],
    ['is as you would like', { whatToDo: { option: 'Burial' } }, 'You would like to be buried.'],
    ['has not been said yet', { whatToDo: undefined }, 'You have not said what you would like for your funeral yet.'],
  ])('%s', (_about, given, words) => {
    expect(sentence('funeral', simplestWill(given))).toBe(words)
  })
})

describe('What is left', () => {
  const paid = 'When everything is paid,'
  test.each<Said>([
    ['has nobody yet', { persons: [] }, 'You have not said who shares what is left yet.'],
    ['may all go to one', { persons: heirs({ fullname: 'Ann Roe' }) }, `${paid} all that is left goes to Ann.`],
    [
      'may all go to one who is too young',
      { persons: heirs({ fullname: 'Ann Roe', isChild: 'Yes' }) },
      `${paid} all that is left goes to Ann. The share of Ann is held until 18.`,
    ],
    [
      'may go to several who are too young',
      { persons: heirs({ fullname: 'Ann Roe', isChild: 'Yes' }, { fullname: 'Bob Roe', isChild: 'Yes' }) },
      `${paid} what is left is shared: Ann and Bob 50% each. The shares of Ann and Bob are held until 18.`,
    ],
    [
      'may go to a charity alone',
      { persons: [], charities: [aCharity({ inherit: true, estatePercent: 100 })] },
      `${paid} all that is left goes to Royal National Lifeboat Institution.`,
    ],
    [
      'may go to the grandchildren alone',
      {
        haveChildren: 'Yes',
        persons: [aPerson({ id: 1, fullname: 'Ann Roe', type: 'Child', relationship: 'Daughter' })],
        classes: [{ of: 'My grandchildren', estatePercent: 100, share: 'Each alike', ifDie: 'To the others' }],
      },
      `${paid} all that is left goes to your grandchildren.`,
    ],
    [
      'may go to children born later alone',
      { laterChildren: 'Yes', persons: [], classes: [{ of: 'My later children', estatePercent: 100 }] },
      `${paid} all that is left goes to any child you have later.`,
    ],
    [
      'is not shared out yet',
      { estateSplit: undefined, persons: [anHeir(0, { id: 1 }), anHeir(0, { id: 2, fullname: 'Bob Roe' })] },
      'You have not said how what is left is shared yet.',
    ],
    [
      'has a part for children who are not born yet',
      { haveChildren: 'Yes', laterChildren: 'Yes', persons: heirs(isChild('Ann Roe')) },
      `${paid} all that is left goes to Ann, with an equal part for any child you have later.`,
    ],
    [
      'has a part beside several for children who are not born yet',
      { haveChildren: 'Yes', laterChildren: 'Yes', persons: heirs(isChild('Ann Roe'), isChild('Bob Roe')) },
      `${paid} what is left is shared: Ann and Bob 50% each, with an equal part for any child you have later.`,
    ],
  ])('%s', (_about, given, words) => {
    expect(sentence('residue', simplestWill(given))).toBe(words)
  })
})

// Finding: 18
test('the rest is shared before tax where a husband shares it with others, and nothing says that tax comes first', () => {
  const mixed = simplestWill({
    status: 'Married',
    persons: heirs({ fullname: 'Ann Roe', type: 'partner', relationship: 'Wife' }, { fullname: 'Bob Roe' }),
  })
  expect(sentence('residue', mixed)).toBe(
    'When debts, costs and gifts are paid, what is left is shared before any tax on it: Ann and Bob 50% each.',
  )
})

describe('Charities and tax', () => {
  const spouse = { fullname: 'Thomas Roe', type: 'partner', relationship: 'Spouse' } as const
  test.each<Said>([
    [
      'are told apart where there is a charity alone',
      { persons: [], charities: [aCharity({ inherit: true, estatePercent: 100 })] },
      'If a charity has changed or closed, what you leave it goes to the one that took over, or to one with like aims.',
    ],
    [
      'are told apart where there is a spouse beside others',
      { status: 'Married', persons: heirs(spouse, { fullname: 'Bob Roe' }) },
      'What is left is shared before any tax on it. The tax then comes only out of the shares of those who are not a husband, wife, civil partner or charity.',
    ],
  ])('%s', (_about, given, words) => {
    expect(sentence('charities-and-tax', simplestWill(given))).toBe(words)
  })
})

test('a person left out who still gets a gift is told apart from one who gets nothing, as the clause does', () => {
  const leftOut = { isExcluded: true }
  const given = simplestWill({
    persons: [
      anHeir(100),
      aPerson({ id: 2, fullname: 'Colin Price', ...leftOut }),
      aPerson({ id: 3, fullname: 'Una Lee', ...leftOut }),
    ],
    gifts: [aGift({ type: 'Item', title: 'my clock', persons: [2] })],
    excluded: { option: 'Yes', theirChildren: 'Yes' },
  })
  expect(sentence('left-out', given)).toBe(
    'You leave out Una. You leave Colin only what your will gives them by name, and your will says that you meant it. The children of Colin or Una are left out too. What anyone under 18 gets is not paid to Colin or Una.',
  )
})
