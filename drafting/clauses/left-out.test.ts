import { describe, expect, test } from 'vitest'
import type { Will } from '#core/will/schema.ts'
import { aCharity, aGift, anHeir, aPerson, simplestWill } from '#testkit/builders.ts'
import { clauseText } from '#testkit/drafted-will.ts'
import { exclusionOf } from './left-out.ts'

const zed = aPerson({ id: 2, fullname: 'Zed Hale', isExcluded: true })
const una = aPerson({ id: 3, fullname: 'Una Hale', isExcluded: true })
const leavingOut = (given: Partial<Will>): Will =>
  simplestWill({
    persons: [anHeir(100), zed, una],
    charities: [aCharity()],
    excluded: { option: 'Yes' },
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
    [
      'stands behind one heir of several',
      {
        persons: [toBackups('Split between specific beneficiaries', [1, 2]), anHeir(50, { id: 4 }), zed, una],
        charities: [aCharity({ inherit: true, estatePercent: 0 })],
      },
    ],
    ['takes at the very end', { ultimateDefault: { option: 'People', persons: shares(1, 2), charities: [] } }],
  ])('who %s is left nothing more than that', (_what, given) => {
    const { fromTheRest, fromEverything } = exclusionOf(leavingOut(given))
    expect(fromTheRest.map(({ name }) => name)).toEqual(['Zed Hale'])
    expect(fromEverything.map(({ name }) => name)).toEqual(['Una Hale'])
  })

  test.each<[string, Partial<Will>]>([
    ['a gift that became a donation', { gifts: [aGift({ type: 'Donation', charities: [1], persons: [2] })] }],
    ['behind a gift that falls into the rest', { gifts: [item({ backupPersons: [2] })] }],
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
    'finding 31: the will says that reasons may have been recorded, which stays true when the page is thrown away (%s)',
    (description) => {
      const text = clauseText(
        leavingOut({ excluded: { option: 'Yes', ...(description && { description }) } }),
        'left-out',
      )
      expect(text).toMatch(/I may have recorded my reasons separately\.$/)
      expect(text).not.toContain('Long ago')
    },
  )
})
