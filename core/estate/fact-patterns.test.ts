import { describe, expect, test } from 'vitest'
import { aCharity, anHeir, aPerson, aWill } from '#testkit/builders.ts'
import type { EstateIfDie } from '../will/lists.ts'
import type { Relationship } from '../will/relationships.ts'
import type { Person, Share, Will } from '../will/schema.ts'
import { outcome } from './distribution.ts'
import type { Descendants, Failed } from './failures.ts'

type Backup = [id: number, percent: number]

const toBackups = (...persons: Backup[]): Partial<Person> => ({
  estateIfDie: 'Split between specific beneficiaries',
  estateBackup: { persons: persons.map(([id, percent]): Share => ({ id, percent })), charities: [] },
})
const toChildren: Partial<Person> = { estateIfDie: 'Pass to their children' satisfies EstateIfDie }

const heir = (id: number, fullname: string, percent: number, given: Partial<Person> = {}): Person =>
  anHeir(percent, { id, fullname, ...given })
const other = (id: number, fullname: string, relationship: Relationship = 'Friend'): Person =>
  aPerson({ id, fullname, relationship })
const child = (id: number, fullname: string, relationship: Relationship = 'Son', percent = 0): Person =>
  aPerson({ id, fullname, relationship, type: 'Child', ...(percent && { inherit: true, estatePercent: percent }) })

const thirds = (given: Partial<Person> = {}): Person[] =>
  ['Ann', 'Bob', 'Cal'].map((name, index) => heir(index + 1, name, index === 2 ? 33.34 : 33.33, given))

/** "4/7 Ann": the shares, in the order of the result. */
const said = (will: Will, ...failed: (number | Failed)[]): string[] =>
  outcome(
    will,
    failed.map((each) => (typeof each === 'number' ? { person: each } : each)),
  ).map(({ share, name }) => `${share} ${name}`)

const leaving = (person: number, issue: number | Descendants): Failed => ({
  person,
  ...(typeof issue === 'number' ? { livingChildren: issue } : issue),
})

type Case = [what: string, failed: (number | Failed)[], takes: string[]]

const patterns: Record<string, { will: Will; cases: Case[] }> = {
  'Ann leaves all to her husband Bob, or else to her children Cy and Di': {
    will: aWill({
      status: 'Married',
      persons: [
        heir(1, 'Bob', 100, { type: 'partner', ...toBackups([2, 50], [3, 50]) }),
        child(2, 'Cy'),
        child(3, 'Di'),
      ],
    }),
    cases: [
      ['Bob survives and takes it all', [], ['1 Bob']],
      ['Bob dies first, so Cy and Di share it', [1], ['1/2 Cy', '1/2 Di']],
      [
        'Bob and Cy die, so Cy’s two children take his half',
        [1, leaving(2, 2)],
        ['1/2 Di', '1/4 Child 1 of Cy', '1/4 Child 2 of Cy'],
      ],
      ['Bob and Di die and Di leaves no children, so Cy takes it all', [1, 3], ['1 Cy']],
      ['Cy dies before Bob does, and Cy’s children wait for nothing', [leaving(2, 2)], ['1 Bob']],
      ['every beneficiary dies', [1, 2, 3], ['1 Next of kin']],
    ],
  },
  'three people have 40%, 30% and 30%, and a share that fails goes to the others': {
    will: aWill({ persons: [heir(1, 'Ann', 40), heir(2, 'Bob', 30), heir(3, 'Cal', 30)] }),
    cases: [
      ['all survive', [], ['2/5 Ann', '3/10 Bob', '3/10 Cal']],
      ['Ann dies', [1], ['1/2 Bob', '1/2 Cal']],
      ['Bob dies', [2], ['4/7 Ann', '3/7 Cal']],
      ['Ann and Bob die', [1, 2], ['1 Cal']],
      [
        'Bob dies and his children take nothing, as the will does not pass his share to them',
        [leaving(2, 3)],
        ['4/7 Ann', '3/7 Cal'],
      ],
    ],
  },
  'one share has backups and the other goes to the other shares': {
    will: aWill({
      persons: [heir(1, 'Ann', 60, toBackups([3, 70], [4, 30])), heir(2, 'Bob', 40), other(3, 'Xan'), other(4, 'Yve')],
    }),
    cases: [
      ['Ann dies or disclaims', [1], ['21/50 Xan', '2/5 Bob', '9/50 Yve']],
      ['Ann and Xan die', [1, 3], ['3/5 Yve', '2/5 Bob']],
      ['Ann and both her backups die', [1, 3, 4], ['1 Bob']],
      ['Bob dies', [2], ['1 Ann']],
      ['Ann and Bob die, so her backups take his share too', [1, 2], ['7/10 Xan', '3/10 Yve']],
      ['Ann, Bob and Xan die', [1, 2, 3], ['1 Yve']],
      [
        'a friend who is a backup dies and leaves children, who take nothing',
        [1, leaving(3, 2)],
        ['3/5 Yve', '2/5 Bob'],
      ],
      ['every beneficiary dies', [1, 2, 3, 4], ['1 Next of kin']],
    ],
  },
  'equal shares pass down to children': {
    will: aWill({ estateSplit: 'Equal shares', persons: thirds(toChildren) }),
    cases: [
      ['all survive', [], ['1/3 Ann', '1/3 Bob', '1/3 Cal']],
      [
        'Ann dies and leaves two children',
        [leaving(1, 2)],
        ['1/3 Bob', '1/3 Cal', '1/6 Child 1 of Ann', '1/6 Child 2 of Ann'],
      ],
      ['Ann dies childless', [1], ['1/2 Bob', '1/2 Cal']],
      [
        'Ann dies, and a child of hers who also died left two grandchildren',
        [leaving(1, { livingChildren: 1, lateChildren: [{ livingChildren: 2 }] })],
        [
          '1/3 Bob',
          '1/3 Cal',
          '1/6 Child 1 of Ann',
          '1/12 Child 1 of child 2 of Ann',
          '1/12 Child 2 of child 2 of Ann',
        ],
      ],
      [
        'Ann dies childless and Bob leaves two children, who take the larger part that was his',
        [1, leaving(2, 2)],
        ['1/2 Cal', '1/4 Child 1 of Bob', '1/4 Child 2 of Bob'],
      ],
      [
        'a child of Ann dies under 18, so the other takes the whole of her part',
        [leaving(1, { livingChildren: 1, lateChildren: [{}] })],
        ['1/3 Child 1 of Ann', '1/3 Bob', '1/3 Cal'],
      ],
      ['a whole line has died out', [leaving(1, { lateChildren: [{ lateChildren: [{}] }] })], ['1/2 Bob', '1/2 Cal']],
    ],
  },
  'thirds are given to two decimals': {
    will: aWill({ persons: thirds() }),
    cases: [
      ['all survive', [], ['1667/5000 Cal', '3333/10000 Ann', '3333/10000 Bob']],
      ['Ann dies, and nothing is rounded', [1], ['3334/6667 Cal', '3333/6667 Bob']],
      ['Cal dies', [3], ['1/2 Ann', '1/2 Bob']],
    ],
  },
  'Ella leaves all to her fiancé Finn, or else to her sister': {
    will: aWill({
      status: 'Engaged',
      persons: [heir(1, 'Finn Roe', 100, { type: 'partner', ...toBackups([2, 100]) }), other(2, 'Sue', 'Sister')],
    }),
    cases: [
      ['Finn takes, married or not', [], ['1 Finn Roe']],
      ['Finn dies', [1], ['1 Sue']],
    ],
  },
  'Gina is separated from Hugo and leaves all to her sister': {
    will: aWill({
      status: 'Separated',
      persons: [heir(1, 'Sue', 100), { ...other(2, 'Hugo', 'Spouse'), type: 'Excluded', isExcluded: true }],
      excluded: { option: 'Yes', theirChildren: 'No' },
    }),
    cases: [
      ['Hugo takes nothing', [], ['1 Sue']],
      ['her sister dies', [1], ['1 Next of kin']],
    ],
  },
  'Ian leaves all to Jo, or else to his child Kim and his stepchild Lee': {
    will: aWill({
      persons: [
        heir(1, 'Jo', 100, { type: 'partner', ...toBackups([2, 50], [3, 50]) }),
        child(2, 'Kim', 'Daughter'),
        child(3, 'Lee', 'Stepson'),
      ],
    }),
    cases: [
      ['Jo and Lee die: a stepchild’s children do not take unless the will says so', [1, leaving(3, 1)], ['1 Kim']],
      ['Jo and Kim die: a child’s own child does', [1, leaving(2, 1)], ['1/2 Child 1 of Kim', '1/2 Lee']],
    ],
  },
  'Ian gives Kim and Lee half each and passes both halves down': {
    will: aWill({
      persons: [
        { ...child(2, 'Kim', 'Daughter', 50), ...toChildren },
        { ...child(3, 'Lee', 'Stepson', 50), ...toChildren },
      ],
    }),
    cases: [['Lee dies and his child takes his half', [leaving(3, 1)], ['1/2 Kim', '1/2 Child 1 of Lee']]],
  },
  'a witness was also to have a half': {
    will: aWill({ persons: [heir(1, 'Rae', 50), heir(2, 'Sam', 50)] }),
    cases: [['the half of the witness fails like any other', [2], ['1 Rae']]],
  },
  'Una and Vic have half each, a charity is the ultimate default, and brother Zed is left out': {
    will: aWill({
      persons: [heir(1, 'Una', 50), heir(2, 'Vic', 50), { ...other(3, 'Zed', 'Brother'), isExcluded: true }],
      charities: [aCharity({ fullname: 'Ludlow Lifeboats' })],
      excluded: { option: 'Yes', theirChildren: 'No' },
      ultimateDefault: { option: 'Charity', persons: [], charities: [{ id: 1, percent: 100 }] },
    }),
    cases: [
      ['one dies', [1], ['1 Vic']],
      ['both die', [1, 2], ['1 Ludlow Lifeboats']],
    ],
  },
  'a charity has a tenth and a nephew the rest': {
    will: aWill({
      persons: [heir(1, 'Ned', 90, { relationship: 'Nephew' })],
      charities: [aCharity({ fullname: 'Ludlow Lifeboats', inherit: true, estatePercent: 10 })],
    }),
    cases: [
      ['both take', [], ['9/10 Ned', '1/10 Ludlow Lifeboats']],
      ['the nephew dies, so all of it goes to the charity', [1], ['1 Ludlow Lifeboats']],
      ['the charity has gone and has no successor', [{ charity: 1 }], ['1 Ned']],
    ],
  },
  'all goes to a daughter who is six': {
    will: aWill({ persons: [child(1, 'Ada', 'Daughter', 100), other(2, 'Bea')] }),
    cases: [['her guardian takes no part of it', [], ['1 Ada']]],
  },
  'three children share equally, and their shares pass down': {
    will: aWill({
      estateSplit: 'Equal shares',
      persons: [child(1, 'Ed', 'Son', 33.33), child(2, 'Flo', 'Daughter', 33.33), child(3, 'Gil', 'Son', 33.34)].map(
        (each) => ({ ...each, ...toChildren }),
      ),
    }),
    cases: [
      ['all reach 18', [], ['1/3 Ed', '1/3 Flo', '1/3 Gil']],
      ['Flo dies at 17 without children', [2], ['1/2 Ed', '1/2 Gil']],
    ],
  },
  'Ivy leaves all to Jay, and then to three children of either of them': {
    will: aWill({
      status: 'Married',
      persons: [
        heir(1, 'Jay', 100, { type: 'partner', ...toBackups([2, 33.33], [3, 33.33], [4, 33.34]) }),
        child(2, 'C1', 'Daughter'),
        child(3, 'C2', 'Son'),
        child(4, 'C3', 'Stepson'),
      ],
    }),
    cases: [
      ['Jay dies', [1], ['1/3 C1', '1/3 C2', '1/3 C3']],
      ['Jay and C2 die, and C2 leaves a child', [1, leaving(3, 1)], ['1/3 C1', '1/3 Child 1 of C2', '1/3 C3']],
      ['Jay and C3 die, and the will does not name C3’s child', [1, leaving(4, 1)], ['1/2 C1', '1/2 C2']],
    ],
  },
  'Ivy is widowed and leaves a third to each of the children and passes it down': {
    will: aWill({
      estateSplit: 'Equal shares',
      persons: [child(2, 'C1', 'Daughter', 33.33), child(3, 'C2', 'Son', 33.33), child(4, 'C3', 'Stepson', 33.34)].map(
        (each) => ({ ...each, ...toChildren }),
      ),
    }),
    cases: [
      ['all three take', [], ['1/3 C1', '1/3 C2', '1/3 C3']],
      ['a stepchild’s child takes in their place', [leaving(4, 1)], ['1/3 C1', '1/3 C2', '1/3 Child 1 of C3']],
    ],
  },
}

describe.each(Object.entries(patterns))('When %s', (_pattern, { will, cases }) => {
  test.each(cases)('%s', (_what, failed, takes) => {
    expect(said(will, ...failed)).toEqual(takes)
  })
})

test('of £350,000 in shares of 40%, 30% and 30%, the death of the second gives £200,000 and £150,000', () => {
  const will = aWill({ persons: [heir(1, 'Ann', 40), heir(2, 'Bob', 30), heir(3, 'Cal', 30)] })
  const pounds = outcome(will, [{ person: 2 }]).map(({ share }) => (share.numerator * 350_000n) / share.denominator)
  expect(pounds).toEqual([200_000n, 150_000n])
})
