import { describe, expect, test } from 'vitest'
import type { Person, Will } from '#core/will/schema.ts'
import { aCharity, aGift, anHeir, aPerson, simplestWill, today } from '#testkit/builders.ts'
import { clauseText, draftedText } from '#testkit/drafted-will.ts'
import { sentenceOf } from '../reading/sentences.ts'
import { exclusionOf } from './left-out.ts'

const zed = aPerson({ id: 2, fullname: 'Zed Hale', isExcluded: true })
const una = aPerson({ id: 3, fullname: 'Una Hale', isExcluded: true })
const leavingOut = (given: Partial<Will>): Will =>
  simplestWill({
    persons: [anHeir(100), zed, una],
    charities: [aCharity()],
    excluded: { option: 'Yes', theirChildren: 'No' },
    ...given,
  })

const item = (given: Partial<Will['gifts'][number]>) => aGift({ type: 'Item', title: 'Clock', persons: [1], ...given })
const toBackups = (estateIfDie: 'Split between specific beneficiaries' | 'Pass to their children', ids: number[]) =>
  anHeir(50, { estateIfDie, estateBackup: { persons: ids.map((id) => ({ id, percent: 50 })), charities: [] } })
const shares = (...ids: number[]) => ids.map((id) => ({ id, percent: 50 }))

describe('A person who is left out', () => {
  test.each<[string, Partial<Will>]>([
    ['is given a clock', { gifts: [item({ persons: [1, 2] }), item({ id: 2 })] }],
    ['stands behind a gift', { gifts: [item({ ifDie: 'Goes to someone else', backupPersons: [1, 2] })] }],
  ])('who %s is left nothing more than that', (_what, given) => {
    const { fromTheRest, fromEverything } = exclusionOf(leavingOut(given))
    expect(fromTheRest.map(({ name }) => name)).toEqual(['Zed Hale'])
    expect(fromEverything.map(({ name }) => name)).toEqual(['Una Hale'])
  })

  test.each<[string, Partial<Will>]>([
    ['a charity’s gift, which has the same number', { gifts: [item({ charities: [2, 3] })] }],
    ['a gift that became a donation', { gifts: [aGift({ type: 'Donation', charities: [1], persons: [2] })] }],
    ['behind a gift that falls into the rest', { gifts: [item({ backupPersons: [2] })] }],
    [
      'behind one heir of several, as a backup',
      {
        persons: [toBackups('Split between specific beneficiaries', [1, 2]), anHeir(50, { id: 4 }), zed, una],
        charities: [aCharity({ inherit: true, estatePercent: 0 })],
      },
    ],
    ['the very end', { ultimateDefault: { option: 'People', persons: shares(1, 2), charities: [] } }],
    ['behind an heir whose children take', { persons: [toBackups('Pass to their children', [2]), zed, una] }],
    [
      'at the end, which is a charity’s',
      { ultimateDefault: { option: 'Charity', persons: shares(2), charities: shares(1) } },
    ],
  ])('who was once chosen for %s is left nothing', (_what, given) => {
    const { fromTheRest, fromEverything } = exclusionOf(leavingOut(given))
    expect(fromTheRest).toEqual([])
    expect(fromEverything.map(({ name }) => name)).toEqual(['Zed Hale', 'Una Hale'])
  })

  test.each([undefined, 'Long ago'])(
    // Finding: 31
    'the will says that reasons may have been recorded, which stays true when the page is thrown away (%s)',
    (description) => {
      const text = clauseText(
        leavingOut({ excluded: { option: 'Yes', theirChildren: 'No', ...(description && { description }) } }),
        'left-out',
      )
      expect(text).toMatch(/I may have recorded my reasons separately\.$/)
      expect(text).not.toContain('Long ago')
    },
  )
})

describe('What is for a child is not paid to a parent who is left out', () => {
  const mother = aPerson({ id: 2, fullname: 'Hana Hale', relationship: 'Ex Partner', isExcluded: true })
  const family = simplestWill({
    persons: [anHeir(100), mother, aPerson({ id: 3, fullname: 'Kit Hale', relationship: 'Nephew', isChild: 'Yes' })],
    excluded: { option: 'Yes', theirChildren: 'No' },
    gifts: [aGift({ type: 'Money', amount: 5000, persons: [3] })],
  })

  test('whatever the clauses about young people and about things say of a parent or guardian', () => {
    expect(draftedText(family)).toMatch(/may pay it to a parent or guardian, whose receipt is enough/)
    expect(clauseText(family, 'left-out')).toContain(
      'Nobody named in this clause may, other than as one of my Executors, receive or give a receipt for what this will gives to somebody else under 18, whatever another clause or the law allows, unless this will appoints them guardian.',
    )
  })

  test('and the customer reads it', () => {
    expect(sentenceOf('left-out', family, today, [])).toContain('What anyone under 18 gets is not paid to Hana.')
  })

  test('but not of one who may hold it as an executor', () => {
    const acting = { ...family, executor: [2] }
    expect(sentenceOf('left-out', acting, today, [])).not.toContain('What anyone under 18 gets')
  })

  test('where nobody is left out nothing is said of it', () => {
    expect(draftedText(simplestWill({ excluded: { option: 'No' } }))).not.toContain(
      'may receive, or give a receipt for',
    )
  })
})

// Finding: 5
describe('a person left out takes nowhere', () => {
  const zac = aPerson({ id: 2, fullname: 'Zac Roe', relationship: 'Grandchild', isExcluded: true })
  const toEd = (theirChildren: 'Yes' | 'No'): Will =>
    simplestWill({
      persons: [anHeir(100, { fullname: 'Ed Roe', relationship: 'Son', estateIfDie: 'Pass to their children' }), zac],
      excluded: { option: 'Yes', theirChildren },
    })

  test('not in place of a parent, and the will no longer contradicts itself', () => {
    const text = draftedText(toEd('No'))
    expect(text).toContain(
      'A person named in clause 10 does not take in this way, and is treated as having died before me.',
    )
    expect(text).toContain(
      'That person takes nothing under clauses 6, 7 and 8 either, whether in place of a parent or as next of kin.',
    )
    expect(text).toContain('their own children may still take')
  })

  test('nor do their children, if the testator says so', () => {
    const text = draftedText(toEd('Yes'))
    expect(text).toContain('treated as having died before me, leaving no children.')
    expect(text).toContain(
      'treating anyone who does not survive me and anyone whose share of it has failed as having died before me, and everyone named in clause 10 as having died before me, leaving no children.',
    )
    expect(text).not.toContain('their own children may still take')
    expect(clauseText(toEd('Yes'), 'left-out')).toContain(
      'For those clauses that person is treated as having died before me, leaving no children.\n',
    )
  })

  test.each<[string, Partial<Person>]>([
    ['spouse', { relationship: 'Spouse' }],
    ['former partner', { relationship: 'Ex Partner' }],
    ['partner of whom no more was said', { type: 'partner', relationship: 'Other' }],
  ])('and the children of a %s who is left out are still children of the testator', (_who, given) => {
    const text = draftedText(
      simplestWill({
        status: 'Separated',
        persons: [
          anHeir(100, { estateIfDie: 'Pass to their children' }),
          aPerson({ id: 2, fullname: 'Hugo Roe', isExcluded: true, ...given }),
        ],
        excluded: { option: 'Yes', theirChildren: 'Yes' },
      }),
    )
    expect(text).toContain('leaving no children except children of mine')
  })

  test.each<[string, Partial<Person>[], string]>([
    ['daughter-in-law', [{ relationship: 'Daughter-in-law' }], 'except grandchildren of mine.'],
    [
      'son-in-law and a daughter',
      [{ relationship: 'Son-in-law' }, { type: 'Child', relationship: 'Daughter' }],
      'except grandchildren of mine by a child who is not left out.',
    ],
    [
      'former wife and a son-in-law',
      [{ relationship: 'Ex Partner' }, { relationship: 'Son-in-law' }],
      'except children of mine and grandchildren of mine.',
    ],
  ])('and the children of a %s who is left out may still be grandchildren of the testator', (_who, given, kept) => {
    const left = simplestWill({
      haveChildren: 'Yes',
      persons: [
        anHeir(100, { type: 'Child', relationship: 'Son', isChild: 'No', estateIfDie: 'Pass to their children' }),
        ...given.map((each, at) => aPerson({ id: 2 + at, fullname: `Dora Roe ${at}`, isExcluded: true, ...each })),
      ],
      excluded: { option: 'Yes', theirChildren: 'Yes' },
    })
    for (const clause of ['left-out', 'if-a-share-fails', 'ultimate-default'] as const)
      expect(clauseText(left, clause)).toContain(`leaving no children ${kept}`)
  })

  test('not as the backup of an heir, even one chosen before they were left out', () => {
    const text = draftedText(
      leavingOut({
        persons: [
          toBackups('Split between specific beneficiaries', [4, 2]),
          anHeir(50, { id: 5, fullname: 'Cy Roe' }),
          zed,
          una,
        ]
          .concat(aPerson({ id: 4, fullname: 'Bo Roe' }))
          .map((person) =>
            person.id === 1
              ? {
                  ...person,
                  estateBackup: {
                    charities: [],
                    persons: [
                      { id: 4, percent: 100 },
                      { id: 2, percent: 0 },
                    ],
                  },
                }
              : person,
          ),
      }),
    )
    expect(text).toContain('fails, it passes to my friend Bo Roe.')
  })
})
