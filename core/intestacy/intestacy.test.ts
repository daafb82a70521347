import { describe, expect, test } from 'vitest'
import { nobody } from '#testkit/published-intestacy-examples.ts'
import type { Day } from '../text/calendar-day.ts'
import type { Class, Family, Relative, Spouse } from './family.ts'
import { type Intestacy, inPounds, intestacyOf } from './intestacy.ts'

const day = (of: number, month: number, year: number): Day => ({ day: of, month, year })
const today = day(27, 11, 2026)

const one = (id: number, more: Partial<Relative> = {}): Relative => ({ id, ...more })
const dead = (id: number, ...children: Relative[]): Relative => ({ id, fate: 'died before', children })
const wife: Spouse = { id: 100 }

/** "100: £322000 first, 1/2; 1: 1/4 held; the Crown: 1". */
const said = (found: Intestacy): string => {
  if (found.kind === 'outside') return `outside: ${found.why}`
  if (found.kind === 'open')
    return `open: ${typeof found.ask === 'string' ? found.ask : `children of ${found.ask.childrenOf}`}`
  const { spouse, parts } = found
  const first = spouse?.first ? `£${spouse.first.sum / 100} first, ` : ''
  return [
    ...(spouse ? [`${spouse.id}: ${first}${spouse.share}${spouse.forLife ? ' for life' : ''}`] : []),
    ...parts.map(({ to, share, held, inPlaceOf }) =>
      [`${to ?? 'the Crown'}: ${share}`, held && 'held', inPlaceOf && `for ${inPlaceOf.join('>')}`]
        .filter(Boolean)
        .join(' '),
    ),
  ].join('; ')
}
const of = (family: Family, on = today) => said(intestacyOf({ ...nobody, ...family }, on))

describe('a husband, wife or civil partner', () => {
  test('takes everything where there are no children, whoever else is living', () => {
    expect(of({ spouses: [wife], parents: [one(1)], siblings: [one(2)] })).toBe('100: 1')
  })

  test('takes the belongings, the fixed sum and half of the rest, and the children the other half', () => {
    expect(of({ spouses: [wife], children: [one(1), one(2)] })).toBe('100: £322000 first, 1/2; 1: 1/4; 2: 1/4')
  })

  test.each([
    ['who dies within 28 days', { fate: 'dies within 28 days' }],
    ['who died first', { fate: 'died before' }],
    ['who refuses it', { fate: 'refuses' }],
    ['who killed', { fate: 'forfeits' }],
    ['from whom a court has separated them', { marriage: 'separated by a court' }],
    ['after a final order of divorce', { marriage: 'ended' }],
    ['of a marriage that was void', { marriage: 'void' }],
  ] as const)('%s takes nothing', (_who, facts) => {
    expect(of({ spouses: [{ ...wife, ...facts }], children: [one(1)] })).toBe('1: 1')
  })

  test('who married since a divorce takes, and the one before does not', () => {
    expect(of({ spouses: [{ id: 99, marriage: 'ended' }, wife] })).toBe('100: 1')
  })

  test('of two marriages that both last is not decided here', () => {
    expect(of({ spouses: [{ id: 99 }, wife] })).toBe('outside: SEVERAL_SPOUSES')
  })
})

describe('the law of the day', () => {
  const family = { spouses: [wife], children: [one(1)] }
  const childless = { spouses: [wife], parents: [one(1), one(2)], siblings: [one(3)] }
  test.each([
    [day(31, 1, 2009), family, 'outside: BEFORE_2009'],
    [day(1, 2, 2009), family, '100: £250000 first, 1/2 for life; 1: 1/2'],
    [day(30, 9, 2014), family, '100: £250000 first, 1/2 for life; 1: 1/2'],
    [day(1, 10, 2014), family, '100: £250000 first, 1/2; 1: 1/2'],
    [day(5, 2, 2020), family, '100: £250000 first, 1/2; 1: 1/2'],
    [day(6, 2, 2020), family, '100: £270000 first, 1/2; 1: 1/2'],
    [day(25, 7, 2023), family, '100: £270000 first, 1/2; 1: 1/2'],
    [day(26, 7, 2023), family, '100: £322000 first, 1/2; 1: 1/2'],
    [day(30, 9, 2014), childless, '100: £450000 first, 1/2; 1: 1/4; 2: 1/4'],
    [day(1, 10, 2014), childless, '100: 1'],
    [day(30, 9, 2014), { spouses: [wife], siblings: [dead(3, one(4))] }, '100: £450000 first, 1/2; 4: 1/2 for 3'],
    [day(30, 9, 2014), { spouses: [wife], 'half-siblings': [one(5)] }, '100: 1'],
  ])('on %j', (on, of2, expected) => {
    expect(of(of2, on)).toBe(expected)
  })

  test('does not say who stood in for one who refused before 2012', () => {
    const refused = { children: [one(1), one(2, { fate: 'refuses', children: [one(3)] })] }
    expect(of(refused, day(31, 1, 2012))).toBe('outside: REFUSED_BEFORE_2012')
    expect(of(refused, day(1, 2, 2012))).toBe('1: 1/2; 3: 1/2 for 2')
  })

  test('is another where the permanent home was abroad', () => {
    expect(said(intestacyOf(nobody, today, true))).toBe('outside: HOME_ELSEWHERE')
  })
})

describe('children and their lines', () => {
  test('a child who died first is followed by their children, who share one part', () => {
    expect(of({ children: [one(1), one(2), dead(3, one(4), one(5))] })).toBe(
      '1: 1/3; 2: 1/3; 4: 1/6 for 3; 5: 1/6 for 3',
    )
  })

  test('and through all degrees', () => {
    expect(of({ children: [dead(1, one(2), dead(3, one(4), one(5)))] })).toBe(
      '2: 1/2 for 1; 4: 1/4 for 1>3; 5: 1/4 for 1>3',
    )
  })

  test('nobody takes whose parent is living, and a line that has ended takes nothing', () => {
    expect(of({ children: [one(1, { children: [one(2)] }), dead(3)] })).toBe('1: 1')
  })

  test('a share is held until 18, or an earlier marriage', () => {
    expect(of({ children: [one(1, { young: true }), one(2)] })).toBe('1: 1/2 held; 2: 1/2')
  })

  test('one who dies under 18 is followed by their own children, or else by the others', () => {
    const gone = { fate: 'dies under 18 unmarried' } as const
    expect(of({ children: [one(1), one(2, { ...gone, children: [one(3, { young: true })] })] })).toBe(
      '1: 1/2; 3: 1/2 held for 2',
    )
    expect(of({ children: [one(1), one(2, { ...gone, children: [] })] })).toBe('1: 1')
    expect(of({ spouses: [wife], children: [one(2, { ...gone, children: [] })] })).toBe('100: 1')
  })

  test.each([
    ['adopted', '1: 1'],
    ['legitimated', '1: 1'],
    ['parents not married', '1: 1'],
    ['adopted by others', 'the Crown: 1'],
    ['step', 'the Crown: 1'],
    ['fostered', 'the Crown: 1'],
    ['by marriage', 'the Crown: 1'],
  ] as const)('a child by this tie: %s', (tie, expected) => {
    expect(of({ children: [one(1, { tie, children: [one(2)] })] })).toBe(expected)
  })

  test('a child counts who was conceived before the death, not one conceived after', () => {
    expect(
      of({ children: [one(1, { fate: 'conceived before', young: true }), one(2, { fate: 'conceived after' })] }),
    ).toBe('1: 1 held')
  })
})

describe('relatives after them take in the order of the law', () => {
  const inOrder: readonly [Class, string][] = [
    ['parents', '2: 1'],
    ['siblings', '3: 1'],
    ['half-siblings', '4: 1'],
    ['grandparents', '5: 1'],
    ['uncles and aunts', '6: 1'],
    ['half-uncles and half-aunts', '7: 1'],
  ]
  const everyone = Object.fromEntries(inOrder.map(([kin], at) => [kin, [one(at + 2)]]))
  test.each(inOrder)('%s', (kin, expected) => {
    const before = inOrder
      .slice(
        0,
        inOrder.findIndex(([each]) => each === kin),
      )
      .map(([each]) => [each, []])
    expect(of({ ...everyone, ...Object.fromEntries(before) })).toBe(expected)
  })

  test('parents share, and their other children do not stand in for one who has died', () => {
    expect(of({ parents: [one(1), one(2)] })).toBe('1: 1/2; 2: 1/2')
    expect(of({ parents: [one(1), dead(2, one(3))], siblings: [one(3)] })).toBe('1: 1')
  })

  test('nephews and cousins stand in for their parents', () => {
    expect(of({ siblings: [one(1), dead(2, one(3), one(4))] })).toBe('1: 1/2; 3: 1/4 for 2; 4: 1/4 for 2')
    expect(of({ 'uncles and aunts': [one(1), dead(2, dead(3, one(4)))] })).toBe('1: 1/2; 4: 1/2 for 2>3')
  })

  test('an uncle by marriage is nobody here', () => {
    expect(of({ 'uncles and aunts': [one(1, { tie: 'by marriage' })] })).toBe('the Crown: 1')
  })

  test('with nobody left it is the Crown’s', () => {
    expect(of({})).toBe('the Crown: 1')
  })
})

describe('what is not known is asked, and nothing more than that', () => {
  test.each([
    [{}, 'open: spouse'],
    [{ spouses: [wife] }, 'open: children'],
    [{ spouses: [wife], children: [] }, '100: 1'],
    [{ spouses: [wife], children: [one(1)] }, '100: £322000 first, 1/2; 1: 1/2'],
    [{ spouses: [], children: [{ id: 1, fate: 'died before' } as const] }, 'open: children of 1'],
    [{ spouses: [], children: [one(1)] }, '1: 1'],
    [{ spouses: [], children: [] }, 'open: parents'],
    [{ spouses: [], children: [], parents: [], siblings: [] }, 'open: half-siblings'],
  ])('%j', (family, expected) => {
    expect(said(intestacyOf(family, today))).toBe(expected)
  })
})

describe('in pounds', () => {
  const worth = (family: Family, estate: number, belongings = 0) => {
    const found = intestacyOf({ ...nobody, ...family }, today)
    if (found.kind !== 'shared') throw new Error('It is not shared')
    return inPounds(found, estate, belongings)
  }
  test('a small estate is all the spouse’s, who takes the belongings first', () => {
    expect(worth({ spouses: [wife], children: [one(1)] }, 332_000_00, 10_000_00)).toEqual({
      spouse: { id: 100, belongings: 10_000_00, sum: 322_000_00, ofRest: 0, total: 332_000_00 },
      parts: [0],
    })
  })

  test('belongings are shared with the rest where there is no spouse', () => {
    expect(worth({ children: [one(1), one(2)] }, 360_000_00, 60_000_00).parts).toEqual([180_000_00, 180_000_00])
  })

  test('no penny is lost', () => {
    expect(worth({ children: [one(1), one(2), one(3)] }, 100).parts).toEqual([34, 33, 33])
  })
})
