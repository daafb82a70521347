import { describe, expect, test } from 'vitest'
import { equalSplit } from '#core/will/equal-shares.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { aCharity, anHeir, aPerson, simplestWill } from '#testkit/builders.ts'
import { clauseText } from '#testkit/drafted-will.ts'

const shared = (persons: Person[], given: Partial<Will> = {}): Will =>
  simplestWill({ persons, estateSplit: 'Different shares', ...given })

const [a, b, c] = [
  anHeir(40, { id: 1, fullname: 'Ann Roe' }),
  anHeir(30, { id: 2, fullname: 'Bob Roe' }),
  anHeir(30, { id: 3, fullname: 'Cal Roe' }),
] as const

describe('Who shares what is left', () => {
  test('shares are listed with the percentages that were given', () => {
    expect(clauseText(shared([a, b, c]), 'residue')).toBe(
      'My Executors hold my Residuary Estate in these shares:\n(a) 40% for Ann Roe;\n(b) 30% for my friend Bob Roe; and\n(c) 30% for my friend Cal Roe.',
    )
  })

  test.each([
    [
      [33.33, 33.33, 33.34],
      ['33.33%', '33.34%'],
    ],
    [
      [12.5, 0.01, 87.49],
      ['12.5%', '0.01%', '87.49%'],
    ],
  ] as const)('percentages %j are printed as they were given', (percents, printed) => {
    const heirs = [a, b, c].map((heir, index) => ({ ...heir, estatePercent: percents[index] ?? 0 }))
    for (const words of printed) expect(clauseText(shared(heirs), 'residue')).toContain(words)
  })

  // Promise: since.equal
  test('equal shares print no percentage', () => {
    const heirs = [a, b, c].map((heir, index) => ({ ...heir, estatePercent: index === 2 ? 33.34 : 33.33 }))
    const text = clauseText(shared(heirs, { estateSplit: 'Equal shares' }), 'residue')
    expect(text).toContain('in equal shares, one share for each of these:')
    expect(text).not.toContain('%')
  })

  test('a sole heir takes the whole', () => {
    expect(clauseText(simplestWill(), 'residue')).toBe(
      'My Executors hold the whole of my Residuary Estate for Priya Sharma.',
    )
  })

  test('a person who is left out takes nothing, even if they were ticked before', () => {
    const will = shared(
      [
        { ...a, estatePercent: 100 },
        { ...b, isExcluded: true },
      ],
      { excluded: { option: 'Yes', theirChildren: 'No' } },
    )
    expect(clauseText(will, 'residue')).not.toContain('Bob Roe')
  })
})

describe('If somebody cannot take their share', () => {
  test('a share can be added to the others in proportion, never as a worked-out percentage', () => {
    const text = clauseText(shared([a, b, c]), 'if-a-share-fails')
    expect(text).toContain('If the share of Ann Roe, Bob Roe or Cal Roe fails, it is added to the other shares')
    expect(text).toContain('in the proportions that their percentages bear to each other')
    expect(text).not.toContain('%')
  })

  test('equal shares stay equal when one of them fails', () => {
    const text = clauseText(shared([a, b, c], { estateSplit: 'Equal shares' }), 'if-a-share-fails')
    expect(text).toContain('added to the other shares that somebody takes, equally,')
    expect(text).not.toContain('percentages')
  })

  test('a share can go to backups, and what one of them cannot take goes to the other', () => {
    const backed: Person = {
      ...a,
      estateIfDie: 'Split between specific beneficiaries',
      estateBackup: {
        persons: [
          { id: 4, percent: 70 },
          { id: 5, percent: 30 },
        ],
        charities: [],
      },
    }
    const friends = [aPerson({ id: 4, fullname: 'Xan Poe' }), aPerson({ id: 5, fullname: 'Yve Poe' })]
    const text = clauseText(shared([backed, b, c, ...friends]), 'if-a-share-fails')
    expect(text).toContain(
      'If the share of Ann Roe fails, it passes to my friend Xan Poe (70%) and my friend Yve Poe (30%). A part that nobody takes is added to the other part.',
    )
    expect(text).not.toContain('children')
  })

  test('a backup who is a child of the testator is followed by their own children', () => {
    const backed: Person = {
      ...anHeir(100, { id: 1, fullname: 'Ann Roe' }),
      estateIfDie: 'Split between specific beneficiaries',
      estateBackup: {
        persons: [
          { id: 2, percent: 50 },
          { id: 3, percent: 50 },
        ],
        charities: [],
      },
    }
    const son = aPerson({ id: 2, fullname: 'Kim Roe', type: 'Child', relationship: 'Son', isChild: 'No' })
    const stepson = aPerson({ id: 3, fullname: 'Lee Poe', type: 'Child', relationship: 'Stepson', isChild: 'No' })
    const text = clauseText(shared([backed, son, stepson], { haveChildren: 'Yes' }), 'if-a-share-fails')
    expect(text).toContain('If the part of Kim Roe fails, the children of Kim Roe take it in place of their parent.')
    expect(text).toContain('those of them who survive me take equally')
  })

  test('a share can pass to the children of the person, down the generations', () => {
    const text = clauseText(shared([{ ...a, estateIfDie: 'Pass to their children' }, b, c]), 'if-a-share-fails')
    expect(text).toContain('If the share of Ann Roe fails, the children of Ann Roe take it in place of their parent.')
    expect(text).toContain('and so on down the generations')
    expect(text).toContain('If the share of Bob Roe or Cal Roe fails, it is added to the other shares')
  })

  test('a sole heir has no co-heir, so the last resort applies', () => {
    expect(clauseText(simplestWill(), 'if-a-share-fails')).toMatch(/If it fails, clause 8 applies\.$/)
  })

  test('a charity needs no rule of its own, because its successor takes', () => {
    const will = shared([{ ...a, estatePercent: 60 }], {
      charities: [aCharity({ inherit: true, estatePercent: 40 })],
    })
    const text = clauseText(will, 'if-a-share-fails')
    expect(text).not.toContain('Lifeboat')
    expect(text).toContain('A share that nobody takes under this clause is added to the other share')
    expect(clauseText(will, 'charities')).toContain('the body that has taken over its work')
  })
})

describe('If nobody is left to take', () => {
  // Finding: 19
  test('next of kin take when no person was named, in the shares of intestacy', () => {
    expect(clauseText(simplestWill(), 'ultimate-default')).toMatch(
      /goes to the people who would inherit under the intestacy rules of England and Wales if I had died without a will, in the shares in which they would inherit, found at my death, treating anyone who does not survive me and anyone whose share of it has failed as having died before me\.$/,
    )
  })

  // Promise: words.ultimate
  test('named people take in their shares, with next of kin behind them', () => {
    const will = shared([{ ...a, estatePercent: 100 }, aPerson({ id: 2, fullname: 'Bob Roe' }), aPerson({ id: 3 })], {
      ultimateDefault: {
        option: 'People',
        persons: [
          { id: 2, percent: 33.33 },
          { id: 3, percent: 66.67 },
        ],
        charities: [],
      },
    })
    const text = clauseText(will, 'ultimate-default')
    expect(text).toContain('(a) 33.33% to my friend Bob Roe; and\n(b) 66.67% to my friend Priya Sharma.')
    expect(text).toContain('What nobody takes in that way goes to the people who would inherit')
  })

  // Finding: 4
  test('those who take in the end share equally, as the page says, and a charity need not survive', () => {
    const third = (option: 'People' | 'Charity', ids: number[], split?: 'Different shares') => {
      const percents = equalSplit(ids.length).map((part) => part / 100)
      const portions = ids.map((id, index) => ({ id, percent: percents[index] ?? 0 }))
      return clauseText(
        simplestWill({
          persons: [
            anHeir(100),
            ...['Ada', 'Ben', 'Cy'].map((first, index) => aPerson({ id: index + 2, fullname: `${first} Roe` })),
          ],
          charities: [aCharity({ id: 2 }), aCharity({ id: 3 }), aCharity({ id: 4 })],
          ultimateDefault: {
            option,
            ...(split && { split }),
            persons: option === 'People' ? portions : [],
            charities: option === 'Charity' ? portions : [],
          },
        }),
        'ultimate-default',
      )
    }
    expect(third('People', [2, 3, 4])).toContain('goes in equal shares to:\n(a) my friend Ada Roe;')
    expect(third('People', [2, 3, 4])).toContain('A share here that nobody takes is added equally to the others.')
    expect(third('People', [2, 3, 4], 'Different shares')).toContain(
      'is added to the others, in the proportions that their percentages bear to each other.',
    )
    expect(third('People', [2, 3])).toContain('is added to the other.')
    expect(third('People', [2, 3])).toContain('goes in equal shares to:\n(a)')
    expect(third('People', [2, 3], 'Different shares')).toContain('goes in these shares:\n(a)')
    expect(third('People', [2])).toContain('only if they survive me')
    expect(third('Charity', [2, 3, 4])).not.toContain('only if they survive')
  })

  test('a person who is left out does not take as next of kin', () => {
    const will = simplestWill({
      persons: [anHeir(100), aPerson({ id: 2, fullname: 'Zed Hale', relationship: 'Brother', isExcluded: true })],
      excluded: { option: 'Yes', theirChildren: 'No' },
    })
    expect(clauseText(will, 'ultimate-default')).toContain(
      'treating anyone who does not survive me, anyone whose share of it has failed and everyone named in clause 10 as having died before me',
    )
    expect(clauseText(will, 'left-out')).toContain('Zed Hale')
  })

  test('a separated spouse is not let in as next of kin', () => {
    expect(clauseText(simplestWill({ status: 'Separated' }), 'ultimate-default')).toContain(
      'anyone whose share of it has failed and the spouse or civil partner from whom I am separated as having died before me',
    )
    expect(clauseText(simplestWill({ status: 'Divorced' }), 'ultimate-default')).not.toContain('spouse')
  })
})

// Finding: 26
test.each([
  ['one charity', [aCharity({ inherit: true, estatePercent: 100 })]],
  [
    'two charities',
    [
      aCharity({ inherit: true, estatePercent: 50 }),
      aCharity({ id: 2, fullname: 'Ludlow Cat Shelter', inherit: true, estatePercent: 50 }),
    ],
  ],
])('a will that leaves everything to %s does not speak of a person who survives', (_what, charities) => {
  const text = clauseText(simplestWill({ persons: [aPerson({ id: 1 })], charities }), 'if-a-share-fails')
  expect(text).toContain(
    'fails if the charity or other organisation it is for cannot or does not take it for any reason.',
  )
  expect(text).not.toMatch(/surviv|died/)
})
