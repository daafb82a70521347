import { describe, expect, test } from 'vitest'
import type { Values } from '#core/will/schema.ts'
import { aGift, anHeir, aPerson, simplestWill } from '#testkit/builders.ts'
import { completed } from '#testkit/drafted-will.ts'
import { packContext } from '#testkit/pack-documents.ts'
import { answeredNo } from '#testkit/values-arbitrary.ts'
import type { Block } from '../pack-document.ts'
import { summary } from '../summary.ts'
import { inPounds } from './in-pounds.ts'

const on = { day: 3, month: 11, year: 2026 }
const exact = (pounds: number) => ({ low: pounds * 100, high: pounds * 100 })
const worth = (pounds: number, given: Partial<Values> = {}): Values => ({
  things: [{ id: 1, kind: 'savings', whole: exact(pounds), held: { as: 'alone' } }],
  giftValue: [],
  pension: [],
  lifeInTrust: [],
  facts: answeredNo,
  ...given,
})

const wife = anHeir(50, {
  id: 1,
  fullname: 'Bea Hale',
  type: 'partner',
  relationship: 'Wife',
  estateIfDie: 'Split between remaining beneficiaries',
})
const son = anHeir(50, {
  id: 2,
  fullname: 'Cy Hale',
  type: 'Child',
  relationship: 'Son',
  isChild: 'No',
  estateIfDie: 'Split between remaining beneficiaries',
})
const couple = simplestWill({ status: 'Married', persons: [wife, son] })

const tables = (blocks: readonly Block[]): Record<string, string[]> =>
  Object.fromEntries(
    blocks.flatMap((block) =>
      block.kind === 'table' ? [[block.caption, block.rows.map((row) => row.join(' | '))]] : [],
    ),
  )
const words = (blocks: readonly Block[]): string => JSON.stringify(blocks)

describe('What each gets, in a summary for a customer who wants figures', () => {
  // Half to a wife and half to a son of £1,500,000: Inheritance Tax Act 1984 ss.18 and 41, tax of £170,000 from the son’s half.
  test('is what the law leaves them: the wife pays none of the tax on the son’s half', () => {
    const blocks = inPounds({ ...couple, values: worth(1_500_000) }, on)
    expect(tables(blocks)['What each would get, if everyone outlives you']).toEqual([
      'Bea Hale | About £750,000',
      'Cy Hale | About £580,000',
      'Inheritance tax | About £170,000',
    ])
    expect(words(blocks)).toContain('An estimate, not advice')
    expect(words(blocks)).toContain('3 November 2026')
  })

  test('is told again for each death, beside today', () => {
    const { 'What each would get, if Bea Hale dies before you': then } = tables(
      inPounds({ ...couple, values: worth(1_500_000) }, on),
    )
    expect(then).toEqual([
      'Bea Hale | About £750,000 | Nothing',
      'Cy Hale | About £580,000 | Between £1,030,000 and £1,160,000',
      'Inheritance tax | About £170,000 | Between £340,000 and £470,000',
    ])
  })

  test('keeps apart what passes outside the will, and names what has no value', () => {
    const ring = aGift({ id: 3, type: 'Item', title: 'gold ring', persons: [2] })
    const values = worth(200_000, {
      things: [
        { id: 1, kind: 'savings', whole: exact(200_000), held: { as: 'alone' } },
        { id: 2, kind: 'savings', whole: exact(40_000), held: { as: 'joint tenants', with: [1] } },
      ],
    })
    const blocks = inPounds({ ...couple, gifts: [ring], values }, on)
    expect(tables(blocks)['What each would get, if everyone outlives you']).toContain(
      'Bea Hale | About £100,000 | About £20,000 | About £120,000',
    )
    expect(words(blocks)).toContain('Not counted, as you have not said what it is worth: gold ring.')
  })

  test('of rough figures it gives both ends', () => {
    const rough = worth(0, {
      things: [{ id: 1, kind: 'savings', whole: { low: 100_000_00, high: 300_000_00 }, held: { as: 'alone' } }],
    })
    expect(
      tables(inPounds({ ...couple, values: rough }, on))['What each would get, if everyone outlives you'],
    ).toContain('Bea Hale | Between £50,000 and £150,000')
  })

  test('outside what was checked there is a reason and no figure', () => {
    const said = words(inPounds({ ...couple, values: worth(1_500_000, { facts: { business: 'Not sure' } }) }, on))
    expect(said).toContain('A person needs to look at this.')
    expect(said).toContain('what your business or farm is worth')
    expect(said).not.toContain('£')
  })

  test('more people than fit are told once, without a table for each death', () => {
    const many = simplestWill({
      persons: Array.from({ length: 8 }, (_, at) =>
        aPerson({ ...anHeir(12.5), id: at + 1, fullname: `Heir ${at + 1}` }),
      ),
    })
    expect(Object.keys(tables(inPounds({ ...many, values: worth(80_000) }, on)))).toEqual([
      'What each would get, if everyone outlives you',
    ])
  })
})

test('a summary has no figure unless its reader asked for one', () => {
  const will = { ...couple, values: worth(1_500_000) }
  expect(JSON.stringify(summary(completed(will), packContext()).blocks, big)).not.toContain('750,000')
  const asked = summary(completed(will), { ...packContext(), values: will.values })
  expect(JSON.stringify(asked.blocks, big)).toContain('750,000')
})

/** Shares are fractions of big whole numbers. */
function big(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}
