import { describe, expect, test } from 'vitest'
import { aCharity, aPerson, aWill } from '#testkit/builders.ts'
import { withChangedClass, withClass, withInherit } from './changes.ts'
import { candidatesOf, classesOffered, inheritors, nameOfHeir } from './questions.ts'
import type { LaterTakers, Trust, Will } from './schema.ts'
import {
  NOT_CHOSEN,
  withChangedTrust,
  withIncomeFirst,
  withoutTrust,
  withTakersOf,
  withTrust,
} from './trust-changes.ts'
import { takersIn, willOfTakers } from './trusts.ts'

const bea = aPerson({ id: 1, type: 'partner', relationship: 'Wife', fullname: 'Bea Hale', inherit: true })
const cy = aPerson({ id: 2, type: 'Child', relationship: 'Son', fullname: 'Cy Hale' })
const di = aPerson({ id: 3, type: 'Child', relationship: 'Daughter', fullname: 'Di Hale' })
const shelter = aCharity({ id: 1, fullname: 'Shelter' })
const none = { persons: [], charities: [] }

const takers = (given: Partial<LaterTakers> = {}): LaterTakers => ({
  persons: [],
  charities: [],
  classes: [],
  ...given,
})
const home = (given: Partial<Trust> = {}): Trust => ({ id: 1, kind: 'Home', for: 1, ...given })
const willWith = (trust: Trust): Will =>
  aWill({
    status: 'Married',
    haveChildren: 'Yes',
    estateSplit: 'Equal shares',
    persons: [bea, cy, di],
    charities: [shelter],
    trusts: [trust],
  })
const choosing = (id: number, on = true) => withTakersOf('Home', (residue) => withInherit(residue, 'persons', id, on))
const takersOf = (will: Will) => will.trusts?.[0]?.takers
const halves = willWith(
  home({
    takers: takers({
      split: 'Different shares',
      persons: [
        { id: 2, percent: 60, ifDie: 'Pass to their children', backup: none },
        { id: 3, percent: 40, ifDie: 'Split between remaining beneficiaries', backup: none },
      ],
    }),
  }),
)

describe('The takers of a trust, asked about as those who share the residue are', () => {
  test('those who share the residue are no takers of the trust, and the other way round', () => {
    const residue = willOfTakers(willWith(home()), home())
    expect(inheritors(residue)).toEqual([])
    expect(residue.estateSplit).toBeUndefined()
    expect(
      inheritors(willOfTakers(halves, home({ takers: takers({ charities: [{ id: 1, percent: 100 }] }) }))),
    ).toHaveLength(1)
  })

  test('one who benefits from the trust is not offered among those who take when it ends', () => {
    expect(candidatesOf(willOfTakers(willWith(home()), home())).map(({ id }) => id)).toEqual([2, 3])
    expect(takersOf(choosing(1)(willWith(home())))?.persons).toEqual([])
  })

  test('what is answered reads back the same', () => {
    const [trust] = halves.trusts ?? []
    expect(trust && takersIn(willOfTakers(halves, trust))).toEqual(trust?.takers)
  })

  test('one taker has everything', () => {
    const one = choosing(2)(willWith(home()))
    expect(takersOf(one)).toMatchObject({ split: 'Equal shares', persons: [{ id: 2, percent: 100 }] })
  })

  test('equal shares stay equal with one more', () => {
    const two = choosing(3)(choosing(2)(willWith(home())))
    expect(takersOf(two)?.persons.map(({ percent }) => percent)).toEqual([50, 50])
  })

  test('one who is taken out loses their share and who stands in, and the residue keeps its answers', () => {
    const left = choosing(3, false)(halves)
    expect(takersOf(left)?.persons).toEqual([{ id: 2, percent: 100, ifDie: 'Pass to their children', backup: none }])
    expect(left.persons).toEqual(halves.persons)
    expect(left.estateSplit).toBe('Equal shares')
  })

  test('grandchildren may take as a class, with their own answers', () => {
    const chosen = withTakersOf('Home', (residue) => withClass(residue, 'My grandchildren', true))(willWith(home()))
    const said = withTakersOf('Home', (residue) =>
      withChangedClass(residue, 'My grandchildren', { share: 'By families', ifDie: 'To their children' }),
    )(chosen)
    expect(classesOffered(said)).toEqual(['My grandchildren'])
    expect(takersOf(said)?.classes).toEqual([
      { of: 'My grandchildren', estatePercent: 100, share: 'By families', ifDie: 'To their children' },
    ])
    expect(said.classes).toBeUndefined()
    const [trust] = said.trusts ?? []
    expect(trust && inheritors(willOfTakers(said, trust)).map(nameOfHeir)).toEqual(['My grandchildren'])
  })

  test('a will without the trust stays as it is', () => {
    const without = aWill({ persons: [cy] })
    expect(choosing(2)(without)).toBe(without)
  })
})

describe('The income of the rest for somebody first', () => {
  const shared = aWill({
    status: 'Married',
    haveChildren: 'Yes',
    estateSplit: 'Equal shares',
    persons: [
      { ...bea, estatePercent: 33.34, estateBackup: { persons: [{ id: 2, percent: 100 }], charities: [] } },
      { ...cy, inherit: true, estatePercent: 33.33 },
      { ...di, inherit: true, estatePercent: 33.33 },
    ],
  })

  test('the one who has it gives up their share, and the others share it equally again', () => {
    const first = withIncomeFirst(1)(shared)
    expect(first.trusts).toEqual([{ id: 1, kind: 'Residue', for: 1 }])
    expect(first.persons.map(({ inherit, estatePercent }) => [inherit, estatePercent])).toEqual([
      [false, 0],
      [true, 50],
      [true, 50],
    ])
    expect(first.persons[0]?.estateBackup).toEqual(none)
  })

  test('different shares of the others are left to be put right', () => {
    const different = { ...shared, estateSplit: 'Different shares' } as const
    expect(withIncomeFirst(1)(different).persons.map(({ estatePercent }) => estatePercent)).toEqual([0, 33.33, 33.33])
  })

  test('one who is left has everything afterwards', () => {
    const two = { ...shared, estateSplit: 'Different shares', persons: shared.persons.slice(0, 2) } as const
    expect(withIncomeFirst(1)(two)).toMatchObject({
      estateSplit: 'Equal shares',
      persons: [{}, { estatePercent: 100 }],
    })
  })

  test('grandchildren who are left alone have everything afterwards, before their share was ever asked', () => {
    const alone = withClass({ ...shared, persons: [bea, cy, di] }, 'My grandchildren', true)
    const { estateSplit: _unasked, ...unasked } = alone
    expect(withIncomeFirst(1)(unasked)).toMatchObject({
      estateSplit: 'Equal shares',
      classes: [{ of: 'My grandchildren', estatePercent: 100 }],
    })
  })

  test('a fraction of theirs is no share any more either', () => {
    const typed = { ...bea, estatePercent: 0, estateFraction: { n: 1, d: 3 } }
    const [first] = withIncomeFirst(1)(aWill({ status: 'Married', persons: [typed, cy] })).persons
    expect(first).toMatchObject({ inherit: false, estatePercent: 0 })
    expect(first?.estateFraction).toBeUndefined()
  })

  test('another person in their place keeps the other answers', () => {
    const said = withChangedTrust('Residue', (trust) => ({ ...trust, capital: 'Yes' }))(withIncomeFirst(1)(shared))
    expect(withIncomeFirst(2)(said).trusts).toEqual([{ id: 1, kind: 'Residue', for: 2, capital: 'Yes' }])
  })
})

const backup = { persons: [], charities: [] }
const taker = (id: number) => ({ id, percent: 50, backup })

test('a trust begins without a person, and keeps its answers when one is chosen', () => {
  const begun = withTrust(aWill(), 'Home', { accountId: 4 })
  expect(begun.trusts).toEqual([{ id: 1, kind: 'Home', for: NOT_CHOSEN, accountId: 4 }])
  expect(withTrust(begun, 'Home', { for: 2 }).trusts).toEqual([{ id: 1, kind: 'Home', for: 2, accountId: 4 }])
})

test('an answer about a home for life that has been taken out does not bring it back', () => {
  const answered = withChangedTrust('Home', (trust) => ({ ...trust, repairs: 'The trust', amount: 500_000 }))
  expect(answered(withoutTrust(withTrust(aWill(), 'Home', { for: 2 }), 'Home')).trusts).toEqual([])
  expect(answered(aWill())).toEqual(aWill())
})

test('an answer that is taken back is not there any more', () => {
  const will = withTrust(aWill(), 'Home', { for: 2, endYears: 10 })
  expect(withTrust(will, 'Home', { endYears: undefined }).trusts).toEqual([{ id: 1, kind: 'Home', for: 2 }])
})

test('one who is now to live in the home takes nothing when that ends', () => {
  const takers = {
    persons: [
      { ...taker(2), backup: { persons: [{ id: 3, percent: 100 }], charities: [] } },
      { ...taker(3), backup: { persons: [{ id: 2, percent: 100 }], charities: [] } },
    ],
    charities: [],
    classes: [],
  }
  const changed = withTrust(withTrust(aWill(), 'Home', { for: 1, takers }), 'Home', { for: 2 })
  expect(changed.trusts?.[0]?.takers?.persons).toEqual([taker(3)])
})

test('one trust is taken out, and the others stay', () => {
  const two = withTrust(withTrust(aWill(), 'Home', { for: 2 }), 'Residue', { for: 2 })
  expect(withoutTrust(two, 'Home').trusts).toEqual([{ id: 2, kind: 'Residue', for: 2 }])
  expect(withoutTrust(withoutTrust(two, 'Home'), 'Home')).toEqual(withoutTrust(two, 'Home'))
})
