import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aCharity, anHeir, aPerson, aWill, today } from '#testkit/builders.ts'
import { equalSplit } from '../will/equal-shares.ts'
import type { Class, Will } from '../will/schema.ts'
import {
  backupsAreNamed,
  deathOfGrandchildIsAnswered,
  eachDeathIsAnswered,
  estateIsSplit,
  excludedPeopleAreNamed,
  grandchildrenKnowTheirShares,
  splitAddsUpTo100,
  ultimateDefaultIsSaid,
} from './estate.rules.ts'
import { funeralWishesAreSaid } from './executors.rules.ts'

const shared = (...percents: number[]) =>
  aWill({ persons: percents.map((percent, at) => anHeir(percent, { id: at + 1 })) })
const not100 = { field: 'estatePercent', code: 'ESTATE_SPLIT_NOT_100' }

// Promise: rule.shares, rule.each-share, limit.total, limit.share
test.each([
  [[100], []],
  [[50, 50], []],
  [[33.33, 33.33, 33.34], []],
  [[11.1, 11.1, 11.1, 11.1, 11.1, 11.1, 11.1, 11.1, 11.2], []],
  [[33.33, 33.33, 33.33], [not100]],
  [[50, 49.99], [not100]],
  [[60, 60], [not100]],
  [[], [{ field: 'persons', code: 'SELECT_INHERIT' }]],
  [[100, 0], [{ field: 'persons.2.estatePercent', code: 'ESTATE_SHARE_ZERO' }]],
  [
    [0, 0],
    [
      { field: 'persons.1.estatePercent', code: 'ESTATE_SHARE_ZERO' },
      { field: 'persons.2.estatePercent', code: 'ESTATE_SHARE_ZERO' },
    ],
  ],
])('shares of %j give %j', (percents, expected) => {
  expect(estateIsSplit(shared(...percents), today)).toEqual(expected)
})

test('charities share with people', () => {
  const will = aWill({ persons: [anHeir(60)], charities: [aCharity({ inherit: true, estatePercent: 40 })] })
  expect(estateIsSplit(will, today)).toEqual([])
})

test('the shares of those who do not inherit, or are left out, do not count', () => {
  const persons = [anHeir(100), aPerson({ id: 2, estatePercent: 50 }), anHeir(50, { id: 3, isExcluded: true })]
  expect(estateIsSplit(aWill({ persons }), today)).toEqual([])
})

// Promise: rule.shares
test('equal shares always add up to 100', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), (count) => {
      const will = shared(...equalSplit(count).map((share) => share / 100))
      expect(estateIsSplit(will, today)).toEqual([])
    }),
  )
})

// Promise: rule.shares, limit.total
test('shares that are wrong by a hundredth of a percent never add up to 100', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 200 }), fc.constantFrom(-1, 1), (count, slip) => {
      const [first = 0, ...rest] = equalSplit(count)
      const will = shared(...[first + slip, ...rest].map((share) => share / 100))
      expect(splitAddsUpTo100(will, today)).toEqual([not100])
    }),
  )
})

describe('a share that goes to specific people instead', () => {
  const withBackup = (estateBackup: Will['persons'][number]['estateBackup']) =>
    aWill({
      persons: [
        anHeir(100, { id: 1, estateIfDie: 'Split between specific beneficiaries', estateBackup }),
        aPerson({ id: 2 }),
      ],
      charities: [aCharity({ id: 5 })],
    })
  const field = 'persons.1.estateBackup'

  // Promise: rule.backups
  test.each([
    ['no person', { persons: [], charities: [] }, [{ field, code: 'ADD_ONE_BENEFICIARY' }]],
    [
      // Promise: rule.backups
      'a person who is not in the will',
      { persons: [{ id: 9, percent: 100 }], charities: [] },
      [{ field, code: 'ADD_ONE_BENEFICIARY' }],
    ],
    [
      'the backup for their own share',
      { persons: [{ id: 1, percent: 100 }], charities: [] },
      [{ field, code: 'BACKUP_OF_SELF' }],
    ],
    ['one person', { persons: [{ id: 2, percent: 100 }], charities: [] }, []],
    ['a person and a charity', { persons: [{ id: 2, percent: 99.99 }], charities: [{ id: 5, percent: 0.01 }] }, []],
    // Promise: words.backups
    ['too little', { persons: [{ id: 2, percent: 99 }], charities: [] }, [{ field, code: 'BACKUP_SPLIT_NOT_100' }]],
    [
      'a person with a share of 0',
      { persons: [{ id: 2, percent: 100 }], charities: [{ id: 5, percent: 0 }] },
      [{ field, code: 'BACKUP_SPLIT_NOT_100' }],
    ],
  ])('%s', (_who, estateBackup, expected) => {
    expect(backupsAreNamed(withBackup(estateBackup), today)).toEqual(expected)
  })

  test('needs no backups when the others or the children take it', () => {
    for (const estateIfDie of ['Split between remaining beneficiaries', 'Pass to their children'] as const)
      expect(backupsAreNamed(aWill({ persons: [anHeir(100, { estateIfDie })] }), today)).toEqual([])
  })
})

describe('the ultimate default', () => {
  const said = (ultimateDefault: NonNullable<Will['ultimateDefault']>) =>
    ultimateDefaultIsSaid(aWill({ persons: [aPerson()], charities: [aCharity()], ultimateDefault }), today)
  const all = [{ id: 1, percent: 100 }]

  // Promise: words.ultimate
  test('must be answered', () => {
    const { ultimateDefault: _, ...unsaid } = aWill()
    expect(ultimateDefaultIsSaid(unsaid, today)).toEqual([{ field: 'ultimateDefault.option', code: 'SELECT_OPTION' }])
  })

  test('may be the next of kin', () => {
    expect(said({ option: 'Next of kin', persons: [], charities: [] })).toEqual([])
  })

  test('may be a charity, which must be named', () => {
    expect(said({ option: 'Charity', persons: [], charities: all })).toEqual([])
    expect(said({ option: 'Charity', persons: all, charities: all })).toEqual([])
    expect(said({ option: 'Charity', persons: all, charities: [] })).toEqual([
      { field: 'ultimateDefault.charities', code: 'SELECT_SOME_OPTION' },
    ])
  })

  // Promise: words.ultimate, words.backups
  test('may be people, who must be named and share all of the residue', () => {
    expect(said({ option: 'People', persons: all, charities: [] })).toEqual([])
    expect(said({ option: 'People', persons: all, charities: all })).toEqual([])
    expect(said({ option: 'People', persons: [], charities: all })).toEqual([
      { field: 'ultimateDefault.persons', code: 'SELECT_INHERIT' },
    ])
    expect(said({ option: 'People', persons: [{ id: 1, percent: 40 }], charities: [] })).toEqual([
      { field: 'ultimateDefault.persons', code: 'BACKUP_SPLIT_NOT_100' },
    ])
  })
})

// Promise: rule.excluded
test.each([
  ['no answer', undefined, false, [{ field: 'excluded.option', code: 'SELECT_OPTION' }]],
  ['No', { option: 'No' }, false, []],
  ['Yes, and no person', { option: 'Yes' }, false, [{ field: 'persons', code: 'ADD_ADULT_PERSON' }]],
  ['Yes, and a person', { option: 'Yes', theirChildren: 'No' }, true, []],
] as const)('leaving a person out: %s', (_answer, excluded, isExcluded, expected) => {
  const { excluded: _, ...rest } = aWill({ persons: [aPerson({ isExcluded })] })
  expect(excludedPeopleAreNamed({ ...rest, ...(excluded && { excluded }) }, today)).toEqual(expected)
})

// Promise: rule.complete
test('a funeral wish must be chosen, and may leave it to the executors', () => {
  const { whatToDo: _, ...unsaid } = aWill()
  expect(funeralWishesAreSaid(unsaid, today)).toEqual([{ field: 'whatToDo.option', code: 'SELECT_OPTION' }])
  expect(funeralWishesAreSaid(aWill({ whatToDo: { option: 'Let my executors decide' } }), today)).toEqual([])
})

// Promise: person.if-die
// Finding: 2
test('what happens to each person’s share has to be answered, and nothing answers it beforehand', () => {
  const { estateIfDie: _unanswered, ...unanswered } = anHeir(50, { id: 1 })
  const trust = anHeir(50, { id: 2, type: 'Charity', fullname: 'Ludlow Cats' })
  expect(eachDeathIsAnswered(aWill({ persons: [unanswered, trust] }), today)).toEqual([
    { field: 'persons.1.estateIfDie', code: 'SELECT_OPTION' },
  ])
  expect(eachDeathIsAnswered(aWill({ persons: [anHeir(50, { id: 1 })] }), today)).toEqual([])
})

// Finding: 10
test('a share can pass to "my children" only where there is one', () => {
  const partner = anHeir(100, { type: 'partner', estateIfDie: 'Pass to my children' })
  const child = aPerson({ id: 2, type: 'Child', relationship: 'Daughter' })
  expect(backupsAreNamed(aWill({ persons: [partner] }), today)).toEqual([
    { field: 'persons.1.estateBackup', code: 'ADD_ONE_BENEFICIARY' },
  ])
  expect(backupsAreNamed(aWill({ persons: [partner, child], haveChildren: 'Yes' }), today)).toEqual([])
})

describe('a class of grandchildren', () => {
  const child = aPerson({ id: 1, type: 'Child', relationship: 'Daughter' })
  const sharing = (group: Partial<Class>, given: Partial<Will> = {}): Will =>
    aWill({
      haveChildren: 'Yes',
      persons: [child],
      classes: [{ of: 'My grandchildren', estatePercent: 100, ...group }],
      ...given,
    })

  test('needs to be told how it shares and who follows a grandchild: nothing is chosen beforehand', () => {
    expect(grandchildrenKnowTheirShares(sharing({}), today)).toEqual([
      { field: 'classes.share', code: 'SELECT_OPTION' },
    ])
    expect(deathOfGrandchildIsAnswered(sharing({}), today)).toEqual([{ field: 'classes.ifDie', code: 'SELECT_OPTION' }])
    const answered = sharing({ share: 'By families', ifDie: 'To the others' })
    expect(grandchildrenKnowTheirShares(answered, today)).toEqual([])
    expect(deathOfGrandchildIsAnswered(answered, today)).toEqual([])
  })

  test('counts in the total, and for nothing where there are no children', () => {
    expect(estateIsSplit(sharing({}), today)).toEqual([])
    expect(estateIsSplit(sharing({ estatePercent: 0 }), today)).toEqual([
      { field: 'classes.My grandchildren.estatePercent', code: 'ESTATE_SHARE_ZERO' },
    ])
    const without = sharing({}, { haveChildren: 'No' })
    expect(estateIsSplit(without, today)).toEqual([{ field: 'persons', code: 'SELECT_INHERIT' }])
    expect(grandchildrenKnowTheirShares(without, today)).toEqual([])
  })

  test('children to come are a class of their own, who need no such answer', () => {
    const toCome = sharing({ of: 'My later children' }, { haveChildren: 'No', laterChildren: 'Yes' })
    expect([
      ...estateIsSplit(toCome, today),
      ...grandchildrenKnowTheirShares(toCome, today),
      ...deathOfGrandchildIsAnswered(toCome, today),
    ]).toEqual([])
  })

  test('a share may pass to children to come where none is named, if the testator wants them to take', () => {
    const kim = anHeir(100, { id: 3, type: 'partner', estateIfDie: 'Pass to my children' })
    const expecting = aWill({ haveChildren: 'No', persons: [kim] })
    expect(backupsAreNamed({ ...expecting, laterChildren: 'Yes' }, today)).toEqual([])
    expect(backupsAreNamed(expecting, today)).toEqual([
      { field: 'persons.3.estateBackup', code: 'ADD_ONE_BENEFICIARY' },
    ])
  })
})

test('many heirs who stand in for each other are each looked at as often as a few are', () => {
  const looksPerHeir = (count: number): number => {
    let looks = 0
    const persons = Array.from({ length: count }, (_, at) => {
      const heir = anHeir(0, {
        id: at + 1,
        estateIfDie: 'Split between specific beneficiaries',
        estateBackup: { persons: [{ id: ((at + 1) % count) + 1, percent: 100 }], charities: [] },
      })
      return {
        ...heir,
        get estatePercent() {
          looks += 1
          return heir.estatePercent
        },
      }
    })
    expect(backupsAreNamed(aWill({ persons }), today)).toEqual([])
    return looks / count
  }
  expect(looksPerHeir(100)).toBe(looksPerHeir(10))
})
