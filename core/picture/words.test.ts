import { expect, test } from 'vitest'
import { aCharity, aGift, anHeir, aPerson, aWill } from '#testkit/builders.ts'
import { pictureOf, type Supposed } from './picture.ts'
import { rowsOf } from './rows.ts'
import { changeInWords, pictureInWords, sharesInWords } from './words.ts'

const TODAY = { day: 1, month: 11, year: 2026 }

const thomas = anHeir(50, { id: 1, type: 'partner', relationship: 'Husband', fullname: 'Thomas Arthur Hale' })
const ruth = anHeir(20, {
  id: 2,
  type: 'Child',
  relationship: 'Daughter',
  fullname: 'Ruth Alice Price',
  estateIfDie: 'Pass to their children',
})
const daniel = anHeir(20, { id: 3, type: 'Child', relationship: 'Son', fullname: 'Daniel Price' })
const poppy = anHeir(10, {
  id: 4,
  type: 'Child',
  relationship: 'Daughter',
  fullname: 'Poppy Hale',
  dob: { day: 1, month: 3, year: 2017 },
})

/** The family of the journey: a second marriage, two grown children and a young one, a ring and a hospice. */
const margaret = aWill({
  status: 'Married',
  haveChildren: 'Yes',
  estateSplit: 'Different shares',
  ownProperty: 'Yes',
  persons: [
    thomas,
    ruth,
    daniel,
    poppy,
    aPerson({ id: 5, fullname: 'Anne Marsh', relationship: 'Sister', type: 'Gift Person' }),
  ],
  charities: [aCharity({ id: 1, fullname: 'St Christopher’s Hospice', type: 'Gift Charity' })],
  accounts: [
    {
      id: 1,
      assetType: 'Property',
      isYourOwn: 'Yes',
      owner: 'I own it jointly with someone else',
      ownershipType: 'Joint tenants',
      mortgageWithPersons: [1],
    },
  ],
  gifts: [
    aGift({ id: 1, type: 'Item', title: 'my gold ring with a sapphire', persons: [5] }),
    aGift({ id: 2, type: 'Donation', amount: 500_000, charities: [1] }),
  ],
})

const picture = (supposed?: Supposed) => pictureOf(margaret, TODAY, supposed)

test('the sentences under the picture say what leaves first, who shares the rest, and what passes outside the will', () => {
  expect(pictureInWords(picture())).toBe(
    'Anne gets your gold ring with a sapphire and St Christopher’s Hospice gets £5,000. Then Thomas takes 50% of the rest, Ruth and Daniel 20% each and Poppy 10%. Your half of the home goes to Thomas outside this will.',
  )
})

test('where the husband has died, the home is shared with the rest', () => {
  const then = picture({ died: [1] })
  expect(changeInWords(then)).toBe(
    'Thomas has died. The others share his 50%: Ruth and Daniel 40% each and Poppy 20%. The home is shared with the rest.',
  )
  expect(pictureInWords(then)).toBe(
    'If Thomas dies before you, Anne gets your gold ring with a sapphire and St Christopher’s Hospice gets £5,000. Then Ruth and Daniel take 40% each of the rest and Poppy 20%. The home is shared with the rest.',
  )
})

test('children take in the place of a daughter, and it is said what happens if she leaves none', () => {
  expect(changeInWords(picture({ died: [2] }))).toBe('Ruth has died. Her children take 20%.')
  expect(sharesInWords(picture({ died: [2], childless: [2] }))).toBe('Thomas 62.5%, Daniel 25% and Poppy 12.5%')
})

test('the last resort is said in one sentence, however many have died', () => {
  const withResort = {
    ...margaret,
    ultimateDefault: { option: 'Charity' as const, persons: [], charities: [{ id: 1, percent: 100 }] },
  }
  const then = pictureOf(withResort, TODAY, { died: [], noneLeft: true })
  expect(changeInWords(then)).toBe('If no one is left to take a share, St Christopher’s Hospice takes everything.')
})

test('shares that are not said yet are no numbers', () => {
  const blank = {
    ...margaret,
    gifts: [],
    accounts: [],
    persons: margaret.persons.map((each) => ({ ...each, estatePercent: 0 })),
  }
  expect(pictureInWords(pictureOf(blank, TODAY))).toBe('Thomas, Ruth, Daniel and Poppy share everything.')
})

test('while the shares do not make the whole, the sentence says what is left', () => {
  const [one, two, ...others] = margaret.persons
  if (!one || !two) return expect.unreachable()
  const withShares = (first: number, second: number) => ({
    ...margaret,
    gifts: [],
    accounts: [],
    persons: [
      { ...one, estatePercent: first },
      { ...two, estatePercent: second },
      ...others.map((each) => ({ ...each, inherit: false, estatePercent: 0 })),
    ],
  })
  expect(pictureInWords(pictureOf(withShares(50, 0), TODAY))).toBe(
    'Thomas takes 50% of everything. 50% is not shared out yet.',
  )
  expect(pictureInWords(pictureOf(withShares(80, 30), TODAY))).toBe(
    'Thomas takes 80% of everything and Ruth 30%. 10% too much is shared out.',
  )
})

test('of many with the same share two are named: the list has them all', () => {
  const persons = [1, 2, 3, 4, 5, 6].map((id) => anHeir(0, { id, fullname: `${'ABCDEF'.charAt(id - 1)}nn Roe` }))
  const alike = aWill({ estateSplit: 'Equal shares', persons })
  expect(pictureInWords(pictureOf(alike, TODAY))).toBe('Ann, Bnn and 4 others take 1/6 each of everything.')
  // The person who agrees to the shares reads every name.
  expect(sharesInWords(pictureOf(alike, TODAY))).toBe('Ann, Bnn, Cnn, Dnn, Enn and Fnn 1/6 each')
})

test('several gifts that move with one death are said together', () => {
  const sister = {
    ...margaret,
    gifts: margaret.gifts.map((each) => ({
      ...each,
      type: 'Item' as const,
      title: `thing ${each.id}`,
      persons: [5],
      charities: [],
    })),
  }
  expect(changeInWords(pictureOf(sister, TODAY, { died: [5] }))).toBe(
    'Anne has died. Thing 1 and thing 2 become part of the rest.',
  )
})

test('a gift to someone who has died becomes part of the rest, and that is said', () => {
  expect(changeInWords(picture({ died: [5] }))).toBe(
    'Anne has died. Your gold ring with a sapphire becomes part of the rest.',
  )
})

test('the table says the same facts', () => {
  expect(rowsOf(picture({ died: [2] })).map(({ who, what, how }) => [who, what, how])).toEqual([
    ['Anne Marsh', 'Your gold ring with a sapphire', ''],
    ['St Christopher’s Hospice', '£5,000', ''],
    ['Thomas Arthur Hale', '50%', ''],
    ['Children of Ruth Alice Price', '20%', ''],
    ['Daniel Price', '20%', ''],
    ['Poppy Hale', '10%', ''],
    ['Thomas Arthur Hale', 'Your half of the home', 'outside your will, by law'],
  ])
})

test('in the table, what one person is given stands together, and what two people of one name are given does not', () => {
  const [anne, other] = [5, 6].map((id) =>
    aPerson({ id, fullname: 'Anne Marsh', relationship: 'Sister', type: 'Gift Person' }),
  )
  const gifts = [
    aGift({ id: 1, type: 'Money', amount: 20_000, persons: [5] }),
    aGift({ id: 2, type: 'Money', amount: 30_000, persons: [6] }),
    aGift({ id: 3, type: 'Item', title: 'my gold ring', persons: [5] }),
    aGift({ id: 4, type: 'Money', amount: 150_000, persons: [5] }),
  ]
  const persons = [thomas, ...[anne, other].filter((each) => each !== undefined)]
  const rows = rowsOf(pictureOf({ ...margaret, persons, gifts, charities: [] }, TODAY))
  expect(rows.filter(({ kind }) => kind === 'gift').map(({ who, what }) => [who, what])).toEqual([
    ['Anne Marsh', '£200, your gold ring and £1,500'],
    ['Anne Marsh', '£300'],
  ])
})
