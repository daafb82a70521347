import { describe, expect, test } from 'vitest'
import type { PartId } from '#core/reading/agreement.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { aCharity, anHeir, aPerson, simplestWill, today } from '#testkit/builders.ts'
import { partsToRead } from './parts.ts'

const sentence = (id: PartId, will: Will): string | undefined =>
  partsToRead(will, today).find((part) => part.id === id)?.sentence

type Said = readonly [about: string, given: Partial<Will>, words: string]

const cat = aPerson({ id: 3, fullname: 'Cat Roe' })
const dan = aPerson({ id: 4, fullname: 'Dan Roe' })
const lifeboats = aCharity({ id: 1, fullname: 'Lifeboats' })

/** Heirs of equal shares, whose ids are 1, 2 and so on. */
const heirs = (...given: readonly Partial<Person>[]): Person[] =>
  given.map((each, at) => anHeir(100 / given.length, { id: at + 1, ...each }))

const [ann, bob] = [{ fullname: 'Ann Roe' }, { fullname: 'Bob Roe' }]

const myChild = (given: Partial<Person>): Partial<Person> => ({
  type: 'Child',
  relationship: 'Son',
  isChild: 'No',
  ...given,
})

const goesTo = (...parts: readonly (readonly [id: number, percent: number, theirChildren?: boolean])[]) => ({
  estateIfDie: 'Split between specific beneficiaries' as const,
  estateBackup: {
    persons: parts.map(([id, percent, theirChildren = false]) => ({ id, percent, theirChildren })),
    charities: [],
  },
})

describe('If someone dies first', () => {
  test.each<Said>([
    ['nothing is known while nobody shares', { persons: [] }, 'You have not said who shares what is left yet.'],
    [
      'and there is nobody else, the next part says who takes it',
      { persons: heirs(ann) },
      'If Ann dies first, the next part of your will says who takes it.',
    ],
    [
      'of two, the other share grows',
      { persons: heirs(ann, bob) },
      'If Ann or Bob dies first, that share is added to the other one.',
    ],
    [
      'of several, the others take that share',
      { persons: heirs(ann, bob, { fullname: 'Cat Roe' }) },
      'If Ann, Bob or Cat dies first, the others take that share.',
    ],
    [
      'their own children may take it',
      { persons: heirs({ ...ann, estateIfDie: 'Pass to their children' }) },
      'If Ann dies first, their own children take that share.',
    ],
    [
      'nothing is known until you have said who takes it',
      { persons: heirs({ ...ann, estateIfDie: undefined }, bob) },
      'You have not said who takes the share of Ann instead yet. If Bob dies first, that share is added to the other one.',
    ],
    [
      'nothing is known until those who take it are chosen',
      { persons: heirs({ ...ann, ...goesTo() }) },
      'You have not said who takes the share of Ann instead yet.',
    ],
    [
      'one person may take it',
      { persons: [...heirs({ ...ann, ...goesTo([3, 100]) }), cat] },
      'If Ann dies first, that share goes to Cat.',
    ],
    [
      'several may take it in different parts',
      { persons: [...heirs({ ...ann, ...goesTo([3, 70], [4, 30]) }), cat, dan] },
      'If Ann dies first, that share goes to Cat 70% and Dan 30%.',
    ],
    [
      'several may take it equally, and the children of some follow them',
      { persons: [...heirs({ ...ann, ...goesTo([3, 50, true], [4, 50]) }), cat, dan] },
      'If Ann dies first, that share goes to Cat and Dan, equally. The children of Cat can take in their place.',
    ],
    [
      'a charity may take it with a person',
      {
        persons: [
          ...heirs({
            ...ann,
            estateIfDie: 'Split between specific beneficiaries',
            estateBackup: {
              persons: [{ id: 3, percent: 60, theirChildren: false }],
              charities: [{ id: 1, percent: 40 }],
            },
          }),
          cat,
        ],
        charities: [lifeboats],
      },
      'If Ann dies first, that share goes to Cat 60% and Lifeboats 40%.',
    ],
    [
      'those who are no longer in the will are not read out',
      { persons: [...heirs({ ...ann, ...goesTo([3, 50], [9, 50]) }), cat] },
      'If Ann dies first, that share goes to Cat.',
    ],
    [
      'children who are born later may take it alone',
      {
        haveChildren: 'No',
        laterChildren: 'Yes',
        persons: heirs({ ...ann, estateIfDie: 'Pass to my children' }),
      },
      'If Ann dies first, any children you have later take that share, equally.',
    ],
    [
      'children who are born later may take it with the others',
      {
        haveChildren: 'Yes',
        laterChildren: 'Yes',
        persons: [
          ...heirs({ ...ann, type: 'partner', relationship: 'Partner', estateIfDie: 'Pass to my children' }),
          aPerson({ id: 2, ...bob, ...myChild({}) }),
        ],
      },
      'If Ann dies first, that share goes to Bob, with an equal part for any child you have later. The children of Bob can take in their place.',
    ],
    [
      'of an only child, children who are born later take that share',
      { haveChildren: 'Yes', laterChildren: 'Yes', persons: heirs(myChild(ann)) },
      'If Ann dies first, the others take that share.',
    ],
    [
      'of the grandchildren, their own children may take it',
      {
        haveChildren: 'Yes',
        persons: [aPerson({ id: 1, ...myChild(ann) })],
        classes: [{ of: 'My grandchildren', estatePercent: 100, share: 'Each alike', ifDie: 'To their children' }],
      },
      'If a grandchild dies first, their own children take that share.',
    ],
    [
      'of the grandchildren, the others may take it',
      {
        haveChildren: 'Yes',
        persons: [anHeir(50, { id: 1, ...myChild(ann) })],
        classes: [{ of: 'My grandchildren', estatePercent: 50, share: 'Each alike', ifDie: 'To the others' }],
      },
      'If Ann dies first, that share is added to the other one. If a grandchild dies first, the other grandchildren take that share.',
    ],
    [
      'of the grandchildren, nothing is known until you have said it',
      {
        haveChildren: 'Yes',
        persons: [aPerson({ id: 1, ...myChild(ann) })],
        classes: [{ of: 'My grandchildren', estatePercent: 100 }],
      },
      'You have not said who takes the share of a grandchild who dies first yet.',
    ],
    [
      'there may be no child born later to take',
      { laterChildren: 'Yes', persons: [], classes: [{ of: 'My later children', estatePercent: 100 }] },
      'If you have no child later, the next part of your will says who takes it.',
    ],
    [
      'a charity does not',
      { persons: [], charities: [aCharity({ inherit: true, estatePercent: 100 })] },
      'A charity cannot die. If one has closed, another with like aims takes its share.',
    ],
    [
      'an organisation does not either',
      { persons: heirs({ fullname: 'Ludlow Chess Club', type: 'Charity' }) },
      'A charity cannot die. If one has closed, another with like aims takes its share.',
    ],
  ])('%s', (_about, given, words) => {
    expect(sentence('if-somebody-dies', simplestWill(given))).toBe(words)
  })
})

describe('If nobody is left', () => {
  const notKin = 'None of them is someone who dies within 28 days of you or someone whose own share has failed.'
  const kin = `If nobody is left to take, your next of kin do: the relatives the law chooses. ${notKin}`
  const after = `After that come your next of kin: the relatives the law chooses. ${notKin}`
  const people = [
    { id: 3, percent: 70 },
    { id: 4, percent: 30 },
  ]
  const persons = [...heirs(ann), cat, dan]
  test.each<Said>([
    [
      'nothing is known until you have said it',
      { ultimateDefault: undefined },
      'You have not said who takes if nobody is left yet.',
    ],
    [
      'the next of kin take',
      { ultimateDefault: { option: 'Next of kin', persons: people, charities: [{ id: 1, percent: 100 }] } },
      kin,
    ],
    [
      'people take, and no charity that was chosen before',
      { ultimateDefault: { option: 'People', persons: people, charities: [{ id: 1, percent: 100 }] } },
      `If nobody is left to take, it goes to Cat 70% and Dan 30%. ${after}`,
    ],
    [
      'a charity takes, and none of the people who were chosen before',
      { ultimateDefault: { option: 'Charity', persons: people, charities: [{ id: 1, percent: 100 }] } },
      `If nobody is left to take, it goes to Lifeboats. ${after}`,
    ],
    [
      'charities take that are still in the will, and no other',
      { ultimateDefault: { option: 'Charity', persons: [], charities: [1, 9].map((id) => ({ id, percent: 50 })) } },
      `If nobody is left to take, it goes to Lifeboats. ${after}`,
    ],
    [
      'people take equally',
      { ultimateDefault: { option: 'People', persons: people, charities: [], split: 'Equal shares' } },
      `If nobody is left to take, it goes to Cat and Dan, equally. ${after}`,
    ],
    [
      'nobody takes who is left out',
      {
        persons: [...heirs(ann), cat, { ...dan, isExcluded: true }],
        ultimateDefault: { option: 'People', persons: people, charities: [] },
      },
      `If nobody is left to take, it goes to Cat. ${after}`,
    ],
    [
      'a child who is born later takes as much as a child who is named',
      {
        haveChildren: 'Yes',
        laterChildren: 'Yes',
        persons: [...heirs(ann), aPerson({ id: 3, ...myChild({ fullname: 'Cat Roe' }) })],
        ultimateDefault: { option: 'People', persons: [{ id: 3, percent: 100 }], charities: [] },
      },
      `If nobody is left to take, it goes to Cat, with an equal part for any child you have later. ${after}`,
    ],
    [
      'beside somebody who has another part, a child who is born later shares what the child who is named would have',
      {
        haveChildren: 'Yes',
        laterChildren: 'Yes',
        persons: [...heirs(ann), dan, aPerson({ id: 3, ...myChild({ fullname: 'Cat Roe' }) })],
        ultimateDefault: {
          option: 'People',
          persons: [
            { id: 3, percent: 40 },
            { id: 4, percent: 60 },
          ],
          charities: [],
        },
      },
      `If nobody is left to take, it goes to Cat 40% and Dan 60%, and what Cat would have is shared equally with any child you have later. ${after}`,
    ],
  ])('%s', (_about, given, words) => {
    expect(sentence('if-nobody-is-left', simplestWill({ persons, charities: [lifeboats], ...given }))).toBe(words)
  })
})

describe('The young', () => {
  const held = 'Until then your executors hold it, and can use it for them.'
  const daughter = aPerson({ id: 2, ...myChild({ fullname: 'Bea Roe', isChild: 'Yes' }) })
  test.each<Said>([
    ['get what they are left at 18', {}, `Anyone under 18 gets what you leave them at 18. ${held}`],
    [
      'who are your children wait for as long as you say',
      { haveChildren: 'Yes', childrenAge: 21, persons: [anHeir(100), daughter] },
      `Your own children get what you leave them at 21, and anyone else at 18. ${held}`,
    ],
    [
      'who are all your grandchildren wait for as long as you say, and one who is named does not',
      {
        haveChildren: 'Yes',
        persons: [
          anHeir(60, myChild({ fullname: 'Bron Roe' })),
          aPerson({ id: 2, fullname: 'Efan Roe', relationship: 'Grandson' }),
        ],
        classes: [{ of: 'My grandchildren', estatePercent: 40, share: 'Each alike', ifDie: 'To the others', age: 21 }],
      },
      `Your grandchildren as a group get what you leave them at 21. Anyone else gets it at 18. ${held}`,
    ],
  ])('%s', (_about, given, words) => {
    expect(sentence('young-people', simplestWill(given))).toBe(words)
  })
})

test('who has a part, and is in the class of grandchildren too, is told to share in that as well', () => {
  const will = simplestWill({
    haveChildren: 'Yes',
    estateSplit: 'Equal shares',
    persons: heirs(
      myChild({ ...ann, estateIfDie: 'Pass to their children' }),
      myChild({ fullname: 'Carl Roe', died: true }),
      { fullname: 'Gwen Roe', relationship: 'Granddaughter' },
      { fullname: 'Greta Roe', relationship: 'Great-granddaughter' },
    ),
    classes: [{ of: 'My grandchildren', estatePercent: 25, share: 'Each alike', ifDie: 'To their children' }],
  })
  expect(sentence('residue', will)).toContain(
    'Carl’s children and Gwen can also share in the part of your grandchildren.',
  )
  expect(sentence('residue', { ...will, classes: [] })).not.toContain('can also share')
})

describe('Those who are left out', () => {
  const [colin, cora] = [
    aPerson({ id: 2, fullname: 'Colin Roe', isExcluded: true }),
    aPerson({ id: 3, fullname: 'Cora Roe', isExcluded: true }),
  ]
  const meant = 'You leave out Colin, and your will says that you meant it.'
  test.each<Said>([
    [
      'are not chosen yet',
      { persons: heirs(ann), excluded: { option: 'Yes' } },
      'You have not said who is left out yet.',
    ],
    [
      'may be left out with their children',
      { excluded: { option: 'Yes', theirChildren: 'Yes' } },
      `${meant} The children of Colin are left out too. What anyone under 18 gets is not paid to Colin.`,
    ],
    [
      'may be left out with those of their children who are not yours',
      {
        persons: [
          ...heirs(ann),
          aPerson({ id: 2, fullname: 'Colin Roe', relationship: 'Ex Partner', isExcluded: true }),
        ],
        excluded: { option: 'Yes', theirChildren: 'Yes' },
      },
      `${meant} The children of Colin are left out too, but not your children. What anyone under 18 gets is not paid to Colin.`,
    ],
    [
      'may be left out without their children',
      { excluded: { option: 'Yes', theirChildren: 'No' } },
      `${meant} The children of Colin may still take. What anyone under 18 gets is not paid to Colin.`,
    ],
    [
      'may be left out with those of their children who are not your grandchildren',
      {
        persons: [
          ...heirs(ann),
          aPerson({ id: 2, fullname: 'Dora Roe', relationship: 'Daughter-in-law', isExcluded: true }),
        ],
        excluded: { option: 'Yes', theirChildren: 'Yes' },
      },
      'You leave out Dora, and your will says that you meant it. The children of Dora are left out too, but not your grandchildren. What anyone under 18 gets is not paid to Dora.',
    ],
    [
      'wait for what you say of their children',
      { excluded: { option: 'Yes' } },
      `${meant} You have not said yet whether their children are left out too. What anyone under 18 gets is not paid to Colin.`,
    ],
    [
      'may be several',
      { persons: [...heirs(ann), colin, cora], excluded: { option: 'Yes', theirChildren: 'No' } },
      'You leave out Colin and Cora, and your will says that you meant it. The children of Colin or Cora may still take. What anyone under 18 gets is not paid to Colin or Cora.',
    ],
  ])('%s', (_about, given, words) => {
    expect(sentence('left-out', simplestWill({ persons: [...heirs(ann), colin], ...given }))).toBe(words)
  })
})

describe('The online accounts', () => {
  const accounts: Will['accounts'] = [{ id: 1, assetType: 'Cryptocurrency', mortgageWithPersons: [] }]
  test.each<Said>([
    ['are for the executors', { accounts }, 'Your executors may find, open and close your online accounts.'],
    [
      'are for the executors, whoever was named before',
      {
        accounts,
        executorCareAssets: { option: 'My executors', persons: [3] },
      },
      'Your executors may find, open and close your online accounts.',
    ],
    [
      'are for somebody else',
      { executorCareAssets: { option: 'Someone else', persons: [3, 9, 4] } },
      'Cat and Dan may find, open and close your online accounts.',
    ],
    [
      'are for somebody who is not chosen yet',
      { executorCareAssets: { option: 'Someone else', persons: [] } },
      'You have not said who deals with your online accounts yet.',
    ],
    [
      'have not been asked about yet',
      { executorCareAssets: undefined },
      'You have not said who deals with your online accounts yet.',
    ],
  ])('%s', (_about, given, words) => {
    expect(sentence('online-accounts', simplestWill({ persons: [...heirs(ann), cat, dan], ...given }))).toBe(words)
  })
})

describe('Our two wills', () => {
  const free = 'made wills alike. Each of you may still change your own at any time, without telling the other.'
  const thomas = aPerson({ id: 2, fullname: 'Thomas Roe', type: 'partner', relationship: 'Spouse' })
  test.each<Said>([
    ['name your partner', { status: 'Married', persons: [...heirs(ann), thomas] }, `You and Thomas ${free}`],
    ['say it of a partner who is not named', { status: 'Married' }, `You and your partner ${free}`],
    [
      'do not name a former partner',
      { status: 'Divorced', persons: [...heirs(ann), thomas] },
      `You and your partner ${free}`,
    ],
  ])('%s', (_about, given, words) => {
    expect(sentence('our-two-wills', simplestWill({ mirrorWill: 1, mirrorConfirmed: 1, ...given }))).toBe(words)
  })
})
