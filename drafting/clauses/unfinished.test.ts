import { describe, expect, test } from 'vitest'
import type { Class, Person, Will } from '#core/will/schema.ts'
import { aGift, anHeir, aPerson, aPet, simplestWill, today } from '#testkit/builders.ts'
import { clauseOf } from '#testkit/drafted-will.ts'
import type { ClauseId } from '../document.ts'
import { preview } from '../draft.ts'

const clause = (will: Will, id: ClauseId): string => clauseOf(preview(will, today), id) ?? ''

const ben = anHeir(50, { id: 2, fullname: 'Ben Roe' })

describe('Who takes a share, in the draft of an unfinished will', () => {
  const fails = (given: Partial<Person>): string =>
    clause(simplestWill({ persons: [{ ...anHeir(50, { fullname: 'Ann Roe' }), ...given }, ben] }), 'if-a-share-fails')

  test('is a blank while “people I choose” names nobody yet', () => {
    expect(
      fails({ estateIfDie: 'Split between specific beneficiaries', estateBackup: { persons: [], charities: [] } }),
    ).toContain('If the share of Ann Roe fails, it passes to ______.')
  })

  test('is one backup alone, with no blank for a percentage', () => {
    const only = { persons: [{ id: 2, percent: 100 }], charities: [] }
    expect(fails({ estateIfDie: 'Split between specific beneficiaries', estateBackup: only })).toContain(
      'If the share of Ann Roe fails, it passes to Ben Roe.',
    )
  })
})

describe('Grandchildren who share, in the draft of an unfinished will', () => {
  const shared = (group: Partial<Class>): Will =>
    simplestWill({
      haveChildren: 'Yes',
      persons: [aPerson({ id: 1, fullname: 'Ann Roe', type: 'Child', relationship: 'Daughter', isChild: 'No' }), ben],
      classes: [{ of: 'My grandchildren', estatePercent: 50, ...group }],
      estateSplit: 'Different shares',
    })

  test('are named as soon as they are chosen, before it is said how they share or who follows them', () => {
    const will = shared({})
    expect(clause(will, 'residue')).toMatch(/are not my grandchildren\.(?:\n|$)/)
    expect(clause(will, 'if-a-share-fails')).toContain(
      'does not take it for any reason. For that share or part only, that person is then treated as having died before me. Nothing else that this will gives them, and no office to which it appoints them, is affected.\nThe share for my grandchildren fails only if nobody takes any of it.',
    )
  })

  test('have no share that fails by itself where they have the whole', () => {
    const alone = simplestWill({
      haveChildren: 'Yes',
      persons: [aPerson({ id: 1, fullname: 'Ann Roe', type: 'Child', relationship: 'Daughter', isChild: 'No' })],
      classes: [{ of: 'My grandchildren', estatePercent: 100, share: 'Each alike', ifDie: 'To the others' }],
    })
    expect(clause(alone, 'if-a-share-fails')).not.toContain('The share for my grandchildren')
  })
})

describe('What has been answered has no blank beside it in the draft', () => {
  test('a funeral wish', () => {
    expect(clause(simplestWill({ whatToDo: { option: 'Let my executors decide' } }), 'funeral')).toContain(
      'I would like my Executors to decide what happens to my body.',
    )
  })

  test('a pet with a keeper', () => {
    const kept = simplestWill({ persons: [ben], havePets: 'Yes', pets: [aPet({ guardianId: [2] })] })
    expect(clause(kept, 'pets')).toContain('I give my dog Biscuit')
    expect(clause(kept, 'pets')).not.toContain('______')
  })

  test('a person who is left out', () => {
    const leftOut = aPerson({ id: 3, fullname: 'Cy Roe', isExcluded: true })
    const will = simplestWill({ persons: [ben, leftOut], excluded: { option: 'Yes', theirChildren: 'No' } })
    expect(clause(will, 'left-out')).toContain('Cy Roe')
    expect(clause(will, 'left-out')).not.toContain('______')
  })

  test('a guardian', () => {
    const kit = aPerson({
      id: 4,
      fullname: 'Kit Roe',
      type: 'Child',
      relationship: 'Daughter',
      isChild: 'Yes',
      parentalResponsibility: 'Yes',
      guardianId: [2],
    })
    const will = simplestWill({ haveChildren: 'Yes', persons: [ben, kit] })
    expect(clause(will, 'guardians')).toContain('I appoint my friend Ben Roe as guardian of my daughter Kit Roe')
    expect(clause(will, 'guardians')).not.toContain('______')
  })
})

describe('One thing for several people', () => {
  const ring = { type: 'Item', title: 'my ring' } as const
  const items = (...gifts: Partial<Will['gifts'][number]>[]): string =>
    clause(
      simplestWill({
        persons: [
          ben,
          aPerson({ id: 3, fullname: 'Cy Roe' }),
          aPerson({ id: 5, fullname: 'Di Roe', type: 'Child', relationship: 'Daughter', isChild: 'No' }),
        ],
        haveChildren: 'Yes',
        gifts: gifts.map((given, index) => aGift({ ...ring, id: index + 1, ...given })),
      }),
      'items',
    )

  test('is sold for them equally, and in the parts that they took where the children of one may follow', () => {
    expect(items({ persons: [2, 3] })).toContain('sell it and share the money equally between them.')
    expect(items({ persons: [2, 3] }, { persons: [5], ifDie: 'Goes to their children' })).toContain(
      'sell it and share the money between them in the parts that they took.',
    )
  })
})
