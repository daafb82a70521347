/** Examples of who inherits without a will that others have published, each with its source, in our words. Sums are in pounds. */
import type { Family, Relative } from '#core/intestacy/family.ts'
import type { Day } from '#core/text/calendar-day.ts'

const living = (id: number): Relative => ({ id })
const dead = (id: number, ...children: Relative[]): Relative => ({ id, fate: 'died before', children })
const spouse = { id: 100 }
/** Nobody is living but those whom an example names. */
export const nobody = {
  spouses: [],
  children: [],
  parents: [],
  siblings: [],
  'half-siblings': [],
  grandparents: [],
  'uncles and aunts': [],
  'half-uncles and half-aunts': [],
} satisfies Family

const on = (day: number, month: number, year: number): Day => ({ day, month, year })
const since2023 = on(1, 9, 2026)
const since2020 = on(1, 3, 2021)
const since2014 = on(1, 6, 2018)
const until2014 = on(1, 5, 2011)

export type IntestacyExample = {
  readonly family: Family
  readonly on: Day
  /** With belongings. */
  readonly estate: number
  readonly belongings?: number
  /** Pounds by who has them: 100 is the husband, wife or civil partner, and 0 the Crown. */
  readonly have: Readonly<Record<number, number>>
  /** What is held for the life of the spouse, and goes on to the others then. */
  readonly forLife?: number
}

const INHERIT = 'openinherit/standard, tests/oracles/intestacy-cascade-aea1925'
const example = (
  family: Family,
  day: Day,
  estate: number,
  have: IntestacyExample['have'],
  more: Pick<IntestacyExample, 'belongings' | 'forLife'> = {},
): IntestacyExample => ({ family: { ...nobody, ...family }, on: day, estate, have, ...more })

export const publishedIntestacyExamples: readonly [name: string, IntestacyExample, source: string][] = [
  [
    '1: a spouse and two children share £700,000',
    example({ spouses: [spouse], children: [living(1), living(2)] }, since2023, 700_000, {
      100: 511_000,
      1: 94_500,
      2: 94_500,
    }),
    INHERIT,
  ],
  [
    '2: a spouse without children has it all, things of £20,000 with it',
    example({ spouses: [spouse] }, since2023, 520_000, { 100: 520_000 }, { belongings: 20_000 }),
    INHERIT,
  ],
  [
    '3: of three children one has died and left two',
    example({ children: [living(1), living(2), dead(3, living(4), living(5))] }, since2023, 900_000, {
      1: 300_000,
      2: 300_000,
      4: 150_000,
      5: 150_000,
    }),
    'openinherit/standard, tests/oracles/per-stirpes-aea1925',
  ],
  [
    '4: two parents',
    example({ parents: [living(1), living(2)] }, since2023, 400_000, { 1: 200_000, 2: 200_000 }),
    INHERIT,
  ],
  [
    '5: three brothers and sisters',
    example({ siblings: [living(1), living(2), living(3)] }, since2023, 300_000, {
      1: 100_000,
      2: 100_000,
      3: 100_000,
    }),
    INHERIT,
  ],
  [
    '6: a spouse who dies within 28 days',
    example(
      { spouses: [{ ...spouse, fate: 'dies within 28 days' }], children: [living(1), living(2)] },
      since2023,
      700_000,
      {
        1: 350_000,
        2: 350_000,
      },
    ),
    INHERIT,
  ],
  [
    '7: an estate below the fixed sum',
    example({ spouses: [spouse], children: [living(1), living(2)] }, since2023, 200_000, { 100: 200_000, 1: 0, 2: 0 }),
    INHERIT,
  ],
  [
    '8: no spouse, so that things of £60,000 are shared with the rest',
    example(
      { children: [living(1), living(2)] },
      since2023,
      360_000,
      { 1: 180_000, 2: 180_000 },
      { belongings: 60_000 },
    ),
    INHERIT,
  ],
  [
    '9: Susan leaves her civil partner Fang and their adopted daughter Jia',
    example({ spouses: [spouse], children: [{ id: 1, tie: 'adopted' }] }, since2014, 450_000, {
      100: 350_000,
      1: 100_000,
    }),
    'Citizens Advice, Who can inherit if there is no will (as it stood before 2020)',
  ],
  [
    '10: Sarah leaves her civil partner Thomas and two daughters',
    example({ spouses: [spouse], children: [living(1), living(2)] }, since2020, 300_000, {
      100: 285_000,
      1: 7_500,
      2: 7_500,
    }),
    'YCD Probate, Rules of intestacy; the last sums follow from those it states',
  ],
  [
    '11: Sarah leaves John, and Kate who has died left Ben and Lily',
    example({ children: [living(1), dead(2, living(3), living(4))] }, since2023, 100, { 1: 50, 3: 25, 4: 25 }),
    'CGA York, The trickle-down explained: 50%, 25% and 25%',
  ],
  [
    '12: Arthur turns out to have a second child',
    example({ children: [living(1), { id: 2, tie: 'parents not married' }] }, since2023, 100, { 1: 50, 2: 50 }),
    'CGA York, The trickle-down explained: shared equally',
  ],
  [
    '13: David leaves a partner whom he never married, and children of a marriage that ended',
    example({ spouses: [{ id: 99, marriage: 'ended' }], children: [living(1), living(2)] }, since2023, 100, {
      1: 50,
      2: 50,
    }),
    'CGA York, When there’s no will: the children inherit everything',
  ],
  [
    '14: a wife dies three weeks after her husband, and there are no children',
    example({ spouses: [{ ...spouse, fate: 'dies within 28 days' }], siblings: [living(1)] }, since2023, 300_000, {
      1: 300_000,
    }),
    'National Bereavement Service, Intestacy: his other close relatives take',
  ],
  [
    '15: John Smith leaves an aunt, cousins of an uncle who has died, and an aunt of the half blood',
    example(
      {
        'uncles and aunts': [living(1), dead(2, living(3), dead(4, living(5)))],
        'half-uncles and half-aunts': [living(6)],
      },
      since2014,
      100,
      { 1: 50, 3: 25, 5: 25 },
    ),
    'MPR Missing Heirs, Intestacy 101: the half-aunt Ethel has nothing, and a line goes on until somebody living',
  ],
  [
    '16: a husband and children in 2011, when half of the rest was for his life',
    example(
      { spouses: [spouse], children: [living(1)] },
      until2014,
      450_000,
      { 100: 250_000, 1: 100_000 },
      { forLife: 100_000 },
    ),
    'Osmonds, Changes to intestacy rules (2009): £250,000, and a life interest in half of the rest',
  ],
  [
    '17: a wife and parents in 2011, without children',
    example({ spouses: [spouse], parents: [living(1), living(2)] }, until2014, 650_000, {
      100: 550_000,
      1: 50_000,
      2: 50_000,
    }),
    'Christie Munro, Intestacy rules: £450,000 and half of the rest, and parents share the other half',
  ],
  [
    '18: Emma leaves a husband, two children and her mother',
    example({ spouses: [spouse], children: [living(1), living(2)], parents: [living(3)] }, since2020, 470_000, {
      100: 370_000,
      1: 50_000,
      2: 50_000,
    }),
    'CELE, Review your SQE: the first £270,000 and half of the rest, and the mother has nothing; the sums are ours',
  ],
]
