import { describe, expect, test } from 'vitest'
import { editable } from '#core/will/new-will.ts'
import type { Belongings, LaterTaker, LaterTakers, Trust, Will } from '#core/will/schema.ts'
import { anHeir, aPerson, aWill, today } from '#testkit/builders.ts'
import { aHomeForLife, laterTakers } from '#testkit/trusts.ts'
import { answersOf } from './answers.ts'
import { changedLabels } from './changed-labels.ts'

const backup = { persons: [], charities: [] }
const bea = aPerson({ id: 1, type: 'partner', relationship: 'Wife', fullname: 'Bea Hale' })
const cy = anHeir(60, { id: 2, type: 'Child', relationship: 'Son', fullname: 'Cy Hale' })
const di = anHeir(40, { id: 3, type: 'Child', relationship: 'Daughter', fullname: 'Di Hale' })
const takers: LaterTakers = {
  split: 'Different shares',
  persons: [
    { id: 2, percent: 60, backup },
    { id: 3, percent: 40, backup },
  ],
  charities: [],
  classes: [],
}
const willWith = (trust: Partial<Trust>, given: Partial<Will> = {}): Will =>
  aWill({
    haveChildren: 'Yes',
    estateSplit: 'Different shares',
    persons: [bea, cy, di],
    accounts: [{ id: 7, assetType: 'Property', title: 'The cottage', mortgageWithPersons: [] }],
    trusts: [{ id: 1, kind: 'Residue', for: 1, ...trust }],
    ...given,
  })
const onShares = (will: Will) => answersOf('will.estate-splits.split-distribution', will, today)
const onGifts = (will: Will) => answersOf('will.gifts', will, today)
const said = (rows: readonly { readonly label: string; readonly value: string }[]) =>
  Object.fromEntries(rows.map(({ label, value }) => [label, value]))

describe('The answers about what is held for somebody', () => {
  test('the income of the rest is read back where the shares are', () => {
    const rows = said(onShares(willWith({ endsSaid: true, endsIfMarries: 'Yes', capital: 'No', fixed: 'When I die' })))
    expect(rows).toMatchObject({
      'Income first': 'Bea Hale\nFor life, or until a marriage',
      Capital: 'Not paid',
      'Who can take afterwards': 'Those who outlive me, or their estates',
    })
  })

  test('an answer that is missing is an empty row', () => {
    expect(said(onShares(willWith({})))).toMatchObject({ 'Income first': 'Bea Hale', Capital: '' })
  })

  test('a home for life is read back among the gifts, with who has it afterwards', () => {
    const home = willWith({ kind: 'Home', accountId: 7, endsSaid: true, takers, fixed: 'When the trust ends' })
    expect(said(onGifts(home))).toEqual({
      Gifts: 'None',
      'A home to live in': 'Bea Hale\nThe cottage\nFor life',
      'Who has the home afterwards': 'Cy Hale (60%) and Di Hale (40%)',
      'Who can take afterwards': 'Those alive when it ends',
      'Structural repairs': '',
      'Money left over after a move': '',
    })
    const more = willWith({
      kind: 'Home',
      accountId: 7,
      amount: 2_000_000,
      capital: 'Yes',
      repairs: 'The trust',
      surplus: 'Passed on at once',
      takers: { ...takers, split: 'Equal shares' },
    })
    expect(said(onGifts(more))).toMatchObject({
      'Who has the home afterwards': 'Cy Hale and Di Hale, equally',
      'Structural repairs': 'Paid from the trust',
      'Money left over after a move': 'Passed on at once',
      'Money for its upkeep': '£20,000',
      Capital: 'May be paid too',
    })
  })

  test('what is held for a disabled person is read back, with the benefit and the small yearly sum', () => {
    const trust = { kind: 'Disabled person', benefit: 'Attendance allowance', takers } as const
    expect(said(onGifts(willWith({ ...trust, amount: 30_000_000, smallSumFor: 2 })))).toMatchObject({
      'Held for a disabled person': 'Bea Hale\n£300,000',
      'Benefit now': 'Attendance allowance',
      'Small yearly sum': 'Cy Hale',
    })
    expect(said(onGifts(willWith(trust)))).toMatchObject({
      'Held for a disabled person': 'Bea Hale\nTheir share of the rest',
    })
  })

  test('later ages and who chooses among the belongings are read back, and nothing of those who have it at 18', () => {
    const will = aWill({
      haveChildren: 'Yes',
      persons: [{ ...bea, age: 21 }, { ...di, young: 'Theirs at once' }, { ...cy, id: 9, died: true, age: 25 }, cy],
      classes: [{ of: 'My grandchildren', estatePercent: 0, age: 25 }],
      belongings: { persons: [1], backupPersons: [] },
    })
    const rows = said(onShares(will))
    expect(rows).toMatchObject({
      'Age of Bea Hale': '21, if they reach it',
      'Age of Di Hale': 'Theirs at once, looked after until 18',
      'Age of the children of Cy Hale': '25, if they reach it',
      'Age of grandchildren': '25, if they reach it',
    })
    expect(rows).not.toHaveProperty('Age of Cy Hale')
    expect(said(onGifts(will))).toMatchObject({ 'Personal belongings': 'Bea Hale' })
  })

  test('who chooses among the belongings instead, and that vehicles go with the rest, is read back', () => {
    const belongings = (given: Partial<Belongings>, will: Partial<Will> = {}) =>
      said(
        onGifts(aWill({ persons: [bea, cy, di], belongings: { persons: [1], backupPersons: [], ...given }, ...will })),
      )['Personal belongings']
    expect(belongings({ backupPersons: [2, 3] })).toBe('Bea Hale · or Cy Hale and Di Hale if Bea Hale cannot')
    expect(belongings({ persons: [1, 2], backupPersons: [3] })).toBe(
      'Bea Hale and Cy Hale · or Di Hale if none of them can',
    )
    expect(belongings({ vehicles: 'No' })).toBe('Bea Hale\nVehicles are not among them: they go with the rest.')
    // The clause passes over whoever is left out.
    const persons = [bea, { ...cy, isExcluded: true }, di]
    expect(belongings({ persons: [1, 2], backupPersons: [2] }, { persons })).toBe('Bea Hale')
  })

  test('who has the part of somebody who has died when what is held passes on is read back', () => {
    const cat = aPerson({ id: 4, type: 'Gift Person', fullname: 'Cat Poe' })
    const grandchildren = {
      of: 'My grandchildren',
      estatePercent: 20,
      share: 'By families',
      ifDie: 'To the others',
    } as const
    const { persons, ...rest } = takers
    const [first, second] = persons as [LaterTaker, LaterTaker]
    const toCat = { persons: [{ id: 4, percent: 100, theirChildren: true }], charities: [] }
    const given = {
      ...rest,
      persons: [
        { ...first, ifDie: 'Split between specific beneficiaries' as const, backup: toCat },
        { ...second, percent: 20, ifDie: 'Pass to their children' as const },
      ],
      classes: [grandchildren],
    }
    const read = [
      'Cy Hale (60%), Di Hale (20%) and my grandchildren (20%)',
      'How grandchildren share: One equal part for each family',
      'If Cy Hale dies first: Goes to Cat Poe. In place of Cat Poe, their children',
      'If Di Hale dies first: Passes to their children',
      'If a grandchild dies first: Shared between the others',
    ].join('\n')
    const all = { persons: [bea, cy, di, cat] }
    const home = willWith({ kind: 'Home', accountId: 7, takers: given }, all)
    expect(said(onGifts(home))).toMatchObject({ 'Who has the home afterwards': read })
    const sum = willWith({ kind: 'Disabled person', amount: 30_000_000, takers: given }, all)
    expect(said(onGifts(sum))).toMatchObject({ 'Who has it afterwards': read })
  })

  test('the age of grandchildren who take when a trust ends is read back, and once where they share the rest too', () => {
    const atTheEnd = (given: Partial<Will> = {}) => {
      const group = { of: 'My grandchildren', estatePercent: 100, share: 'Each alike', ifDie: 'To the others' } as const
      const takers = laterTakers([], { classes: [{ ...group, age: 21 }] })
      return said(onShares({ ...aHomeForLife({ takers }), ...given }))
    }
    expect(atTheEnd()).toMatchObject({ 'Age of grandchildren': '21, if they reach it' })
    const inTheRest = [{ of: 'My grandchildren' as const, estatePercent: 50, age: 25 as const }]
    expect(atTheEnd({ classes: inTheRest })).toMatchObject({ 'Age of grandchildren': '25, if they reach it' })
  })

  test('the history names what is held, without a name of a person', () => {
    const { trusts: _none, ...before } = willWith({})
    expect(changedLabels(editable(before), editable(willWith({})), today)).toEqual([
      'Income first',
      'What is held for someone',
    ])
  })
})
