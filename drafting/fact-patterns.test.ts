import { describe, expect, test } from 'vitest'
import type { Person, Will } from '#core/will/schema.ts'
import { aCharity, aGift, anHeir, aPerson, aPet, simplestWill } from '#testkit/builders.ts'
import { clauseText, drafted, draftedText } from '#testkit/drafted.ts'
import type { ClauseId } from './clause-ids.ts'

const ALWAYS: ClauseId[] = [
  'earlier-wills',
  'governing-law',
  'executors',
  'estate-on-trust',
  'residue',
  'if-a-share-fails',
  'ultimate-default',
  'under-18',
  'powers',
  'meanings',
  'signing',
]

const grownUp = (id: number, fullname: string, relationship: 'Son' | 'Daughter' | 'Stepson'): Person =>
  aPerson({ id, fullname, type: 'Child', relationship, isChild: 'No' })

const backups = (...persons: [id: number, percent: number][]): Partial<Person> => ({
  estateIfDie: 'Split between specific beneficiaries',
  estateBackup: { persons: persons.map(([id, percent]) => ({ id, percent })), charities: [] },
})

const patterns: Record<string, { will: Will; says: string[]; hasNot: ClauseId[]; neverSays?: string[] }> = {
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
      'If the gift to Bob Roe fails, it passes to my son Cy Roe (50%) and my daughter Di Roe (50%).',
      'If the part of Cy Roe or Di Roe fails, their children take it in place of their parent.',
      'living at the end of the 28th day after the day I die',
    ],
    hasNot: ['expected-marriage', 'guardians', 'tax-on-residue'],
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
    hasNot: ['tax-on-residue'],
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
      'cannot or does not take it for any reason. That person is then treated as having died before me.',
      'it passes to my friend Xan Poe (70%) and my friend Yve Poe (30%). A part that nobody takes is added to the other part.',
      'If the share of Bob Roe fails, it is added to the other shares',
      'If nobody takes any share, clause',
    ],
    hasNot: ['charities', 'left-out'],
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
      'If that person dies under 18, the gift or share fails, as if they had died before me.',
    ],
    hasNot: ['tax-on-residue'],
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
    hasNot: [],
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
    hasNot: ['tax-on-residue'],
    neverSays: ['husband', 'wife', 'fiancé', 'my spouse'],
  },
  'a separated person leaves the spouse out': {
    will: simplestWill({
      status: 'Separated',
      persons: [
        anHeir(100, { id: 1, fullname: 'Sue Hale', relationship: 'Sister' }),
        aPerson({ id: 2, fullname: 'Hugo Hale', type: 'Excluded', relationship: 'Spouse', isExcluded: true }),
      ],
      excluded: { option: 'Yes' },
    }),
    says: [
      'I have deliberately left nothing in this will to my spouse Hugo Hale.',
      'as having died before me',
      'treating everyone named in clause',
    ],
    hasNot: ['expected-marriage'],
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
      'my daughter Kim Roe (50%) and my stepson Lee Poe (50%)',
      'If the part of Kim Roe fails, their children take it',
      'Stepchildren are included only where they are named.',
    ],
    hasNot: ['guardians'],
    neverSays: ['my children', 'the part of Lee Poe'],
  },
  'when everybody has died a charity takes, and a brother left out does not': {
    will: simplestWill({
      estateSplit: 'Equal shares',
      persons: [
        anHeir(50, { id: 1, fullname: 'Una Roe' }),
        anHeir(50, { id: 2, fullname: 'Vic Roe' }),
        aPerson({ id: 3, fullname: 'Zed Hale', relationship: 'Brother', isExcluded: true }),
      ],
      excluded: { option: 'Yes' },
      charities: [aCharity()],
      ultimateDefault: { option: 'Charity', persons: [], charities: [{ id: 1, percent: 100 }] },
    }),
    says: [
      'goes to the charity Royal National Lifeboat Institution (registered charity number 209603)',
      'a charity whose aims they consider closest to its own',
      'treating everyone named in clause',
    ],
    hasNot: ['rules-for-gifts', 'donations'],
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
    hasNot: ['tax-on-residue'],
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
    hasNot: ['tax-on-residue'],
  },
}

describe.each(Object.entries(patterns))('When %s', (_name, { will, says, hasNot, neverSays = [] }) => {
  test('the will says so', () => {
    for (const words of says) expect(draftedText(will)).toContain(words)
  })

  test('the clauses every will needs are there, and those it does not are not', () => {
    const ids = drafted(will).clauses.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(ALWAYS))
    for (const id of hasNot) expect(ids).not.toContain(id)
    expect(clauseText(will, 'testator')).toContain('Margaret Ellen Hale')
  })

  test('nothing in it is empty, rounded or out of date', () => {
    const text = draftedText(will)
    for (const words of ['undefined', 'null', 'NaN', '[object', 'video', ...neverSays])
      expect(text).not.toContain(words)
    expect(text).not.toMatch(/ {2}|\(\)| [.,;]|\.\./)
  })
})
