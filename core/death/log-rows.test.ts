import { describe, expect, test } from 'vitest'
import { type DeathDeed, deathDeeds } from '#words/en/death.ts'
import { mayReadRow } from './log-rows.ts'

/** What one of us did. In all others `by` is somebody of the will. */
const ours: readonly DeathDeed[] = [
  ...(['posted', 'rang', 'opened', 'lettered', 'gone', 'notGone', 'confirmed', 'agreed', 'settled'] as const),
]
const [PRIYA, RUTH, ANNE] = ['Priya Nair', 'Ruth Hale', 'Anne Price']

/** A row of each kind as it is written about Ruth, with what its sentence says. */
const rows = (Object.keys(deathDeeds) as DeathDeed[]).map((what) => {
  const by = ours.includes(what) ? PRIYA : RUTH
  const says = deathDeeds[what](by, RUTH)
  // Only what its sentence says is in a row.
  const row = {
    what,
    ...(says !== deathDeeds[what]('', RUTH) && { by }),
    ...(says !== deathDeeds[what](by, '') && { to: RUTH }),
  }
  return { row, says, namesRuth: says.includes(RUTH) }
})

describe.each(rows)('“$says”', ({ row, namesRuth }) => {
  const readBy = (name: string, acts: boolean) => mayReadRow(row, { name, acts })

  test('is read by whoever acts, also of others', () => {
    expect([readBy(ANNE, true), readBy(RUTH, true)]).toEqual([true, true])
  })

  test('is read by the one it names', () => {
    expect(readBy(RUTH, false)).toBe(true)
  })

  test(namesRuth ? 'is read by nobody else who opens something' : 'is read by all who open something', () => {
    expect(readBy(ANNE, false)).toBe(!namesRuth)
  })

  test(`is ${namesRuth ? 'not ' : ''}read by somebody who is called as one of us`, () => {
    expect(readBy(PRIYA, false)).toBe(!namesRuth)
  })
})
