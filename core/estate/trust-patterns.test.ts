import { describe, expect, test } from 'vitest'
import { atDeath, dayOf, endedOn, historyOf, inTheEnd } from '#testkit/said-in-stages.ts'
import { aHomeInCommon, aHomeTrust, aLaterTaker, laterTakers, tomsWill } from '#testkit/trusts.ts'
import type { Trust, Will } from '../will/schema.ts'
import { Fraction } from './fraction.ts'
import { outcomeInStages } from './stages.ts'

/**
 * The fact patterns of a home for life. Tom, who dies on 1 March 2026, leaves the home for Bea (1) to live in, then to Cy (2) and
 * Di (3), whose children take if they have died; the rest to Bea, then to Cy and Di. A charity stands behind.
 */

const [bea, cy, di] = [1, 2, 3]
const tom = tomsWill()
const heldFor = (given: Partial<Trust>, will: Partial<Will> = {}): Will =>
  tomsWill({ trusts: [aHomeTrust(given)], ...will })
const later = '2030-05-01'
const between = '2028-05-01'
const charity = '1 Wildlife Trust'

describe('the home for Bea for life, then the children', () => {
  test('it is held for her, and the rest is hers', () => {
    expect(atDeath(tom, {})).toEqual(['1 held for Bea'])
    expect(atDeath(tom, {}, 'Residue')).toEqual(['1 Bea'])
    expect(inTheEnd(tom, {})).toEqual(['1 held for Bea'])
  })

  test.each<[string, [number, string, number?][], string[]]>([
    ['Bea dies after Tom', [[bea, later]], ['1/2 Cy', '1/2 Di']],
    ['Bea dies before Tom, so no trust starts', [[bea, '2025-01-01']], ['1/2 Cy', '1/2 Di']],
    [
      'Cy has died in between and left two children',
      [
        [cy, between, 2],
        [bea, later],
      ],
      ['1/2 Di', '1/4 Child 1 of Cy', '1/4 Child 2 of Cy'],
    ],
    [
      'Cy has died childless',
      [
        [cy, between],
        [bea, later],
      ],
      ['1 Di'],
    ],
    [
      'Cy and Di have died childless: never Bea’s estate',
      [
        [cy, between],
        [di, between],
        [bea, later],
      ],
      [charity],
    ],
  ])('%s', (_what, deaths, takes) => {
    expect(inTheEnd(tom, { deaths })).toEqual(takes)
  })

  test('without a trust what would have been held is taken when Tom dies', () => {
    expect(atDeath(tom, { deaths: [[bea, '2025-01-01']] })).toEqual(['1/2 Cy', '1/2 Di'])
  })
})

describe('the days that count', () => {
  const ended = (on: string) => endedOn(outcomeInStages(tom, historyOf({ deaths: [[bea, on]] })))

  test('Bea has to survive the 28th day', () => {
    expect(ended('2026-03-29')).toBe('2026-03-01 never started')
    expect(ended('2026-03-30')).toBe('2026-03-30 death')
  })

  test('a taker has to survive the 28th day after her death', () => {
    const taken = (on: string) =>
      inTheEnd(tom, {
        deaths: [
          [bea, '2026-03-30'],
          [cy, on],
        ],
      })
    expect(taken('2026-04-27')).toEqual(['1 Di'])
    expect(taken('2026-04-28')).toEqual(['1/2 Cy', '1/2 Di'])
  })
})

describe('whoever survives Tom keeps their share', () => {
  const will = heldFor({ fixed: 'When I die' })

  test.each<[string, [number, string, number?][], string[]]>([
    [
      'the estate of Cy has his half, not his children',
      [
        [cy, between, 2],
        [bea, later],
      ],
      ['1/2 estate of Cy', '1/2 Di'],
    ],
    [
      'Cy died before Tom',
      [
        [cy, '2025-01-01', 2],
        [bea, later],
      ],
      ['1/2 Di', '1/4 Child 1 of Cy', '1/4 Child 2 of Cy'],
    ],
    [
      'both died in between',
      [
        [cy, between],
        [di, between],
        [bea, later],
      ],
      ['1/2 estate of Cy', '1/2 estate of Di'],
    ],
  ])('%s', (_what, deaths, takes) => {
    expect(inTheEnd(will, { deaths })).toEqual(takes)
  })
})

describe('a home that Tom does not own alone', () => {
  test('only his part is held: Bea owns her own', () => {
    const will = tomsWill({ accounts: [aHomeInCommon()] })
    expect(atDeath(will, {})).toEqual(['1/2 held for Bea', '1/2 owned by Bea'])
    expect(inTheEnd(will, { deaths: [[bea, later]] })).toEqual(['1/4 Cy', '1/4 Di', '1/2 owned by Bea'])
    const less = tomsWill({ accounts: [aHomeInCommon(30)] })
    expect(inTheEnd(less, { deaths: [[bea, later]] })).toEqual(['3/20 Cy', '3/20 Di', '7/10 owned by Bea'])
  })

  test.each(['Joint tenants', 'Not sure'] as const)(
    '%s: it passes to Bea, and nobody holds anything',
    (ownershipType) => {
      const will = tomsWill({ accounts: [{ ...aHomeInCommon(), ownershipType }] })
      expect(atDeath(will, {})).toEqual(['1 owned by Bea'])
      expect(inTheEnd(will, { deaths: [[bea, later]] })).toEqual(['1 owned by Bea'])
      expect(atDeath(will, { deaths: [[bea, '2025-01-01']] })).toEqual(['1/2 Cy', '1/2 Di'])
    },
  )
})

describe('what ends it before Bea dies', () => {
  const events = (...given: NonNullable<Parameters<typeof historyOf>[0]['events']>) => given
  const marries = events({ trust: 'Home', what: 'marries', on: dayOf('2031-05-03') })
  const ends = (will: Will, given: Parameters<typeof historyOf>[0]) => endedOn(outcomeInStages(will, historyOf(given)))

  test('a marriage: takers are tested on the day, without 28 days', () => {
    const will = heldFor({ endsIfMarries: 'Yes' })
    expect(ends(will, { events: marries })).toBe('2031-05-03 marriage')
    expect(inTheEnd(will, { events: marries, deaths: [[cy, '2031-05-10']] })).toEqual(['1/2 Cy', '1/2 Di'])
    expect(inTheEnd(will, { events: marries, deaths: [[cy, '2031-05-02', 1]] })).toEqual([
      '1/2 Child 1 of Cy',
      '1/2 Di',
    ])
    expect(ends(tom, { events: marries })).toBe('')
  })

  test('living as a couple, once the others have recorded it after 12 months', () => {
    const will = heldFor({ endsIfCouple: 'Yes' })
    const couple = { trust: 'Home', what: 'couple recorded', since: dayOf('2030-01-01') } as const
    expect(ends(will, {})).toBe('')
    expect(ends(will, { events: events({ ...couple, on: dayOf('2031-02-05') }) })).toBe('2031-02-05 couple')
    expect(ends(will, { events: events({ ...couple, on: dayOf('2030-12-01') }) })).toBe('')
    expect(ends(will, { events: events({ ...couple, on: dayOf('2031-02-05'), byThePersonAlone: true }) })).toBe('')
    expect(ends(tom, { events: events({ ...couple, on: dayOf('2031-02-05') }) })).toBe('')
  })

  test('leaving the home for 12 months, but not for a hospital', () => {
    const will = heldFor({ endsIfLeaves: 12 })
    const gone = {
      trust: 'Home',
      what: 'absence recorded',
      since: dayOf('2030-02-01'),
      on: dayOf('2031-03-02'),
    } as const
    expect(ends(will, { events: events({ ...gone, inHospital: true }) })).toBe('')
    expect(ends(will, { events: events(gone) })).toBe('2031-03-02 left')
    expect(ends(will, { events: events({ ...gone, byThePersonAlone: true }) })).toBe('')
    expect(ends(heldFor({ endsIfLeaves: 24 }), { events: events(gone) })).toBe('')
    expect(ends(will, { events: events({ ...gone, since: dayOf('2030-08-31'), on: dayOf('2031-08-30') }) })).toBe('')
  })

  test('a date, if Bea has not died before it, nor Tom after it', () => {
    const will = heldFor({ endDate: { day: 31, month: 12, year: 2035 } })
    expect(ends(will, { died: '2030-01-01' })).toBe('2035-12-31 date')
    expect(ends(will, { died: '2030-01-01', deaths: [[bea, '2033-01-01']] })).toBe('2033-01-01 death')
    expect(ends(will, { died: '2037-01-01' })).toBe('2037-01-01 never started')
    expect(atDeath(will, { died: '2037-01-01' })).toEqual(['1/2 Cy', '1/2 Di'])
    expect(ends(heldFor({ endYears: 10 }), { died: '2028-02-29' })).toBe('2038-03-01 date')
  })

  test('her signed notice, but not that of an attorney without the court', () => {
    const notice = { trust: 'Home', what: 'given up', on: dayOf('2032-06-01') } as const
    expect(inTheEnd(tom, { events: events(notice), deaths: [[cy, '2033-01-01']] })).toEqual(['1/2 Cy', '1/2 Di'])
    expect(ends(tom, { events: events({ ...notice, withoutLeave: true }) })).toBe('')
  })
})

describe('another home', () => {
  const bought = {
    trust: 'Home',
    what: 'left over',
    on: dayOf('2028-01-01'),
    part: Fraction.of(150_000, 500_000),
  } as const

  test('money left over stays, or passes on at once', () => {
    const stays = { events: [bought], deaths: [[bea, later]] as [number, string][] }
    expect(inTheEnd(tom, stays)).toEqual(['1/2 Cy', '1/2 Di'])
    const will = heldFor({ surplus: 'Passed on at once' })
    expect(inTheEnd(will, { events: [bought] })).toEqual(['3/20 Cy', '3/20 Di', '7/10 held for Bea'])
    const childless = {
      events: [bought],
      deaths: [
        [cy, '2029-01-01'],
        [bea, later],
      ] as [number, string][],
    }
    // Of £500,000: £75,000 each at the purchase, £350,000 for Di in the end.
    expect(inTheEnd(will, childless)).toEqual(['7/10 Di', '3/20 Cy', '3/20 Di'])
    const before = { events: [bought], deaths: [[cy, '2027-01-01', 1]] as [number, string, number][] }
    expect(inTheEnd(will, before)).toEqual(['3/20 Child 1 of Cy', '3/20 Di', '7/10 held for Bea'])
  })

  test('what was left over before is a part of the home that was sold, not of the one bought together after it', () => {
    const will = heldFor({ surplus: 'Passed on at once' })
    const events = [
      bought,
      { trust: 'Home', what: 'bought together', on: dayOf('2028-01-01'), part: Fraction.of(1, 2) } as const,
    ]
    // Of £500,000: £75,000 each at the sale, and £350,000 for half of a flat of £700,000.
    expect(inTheEnd(will, { events, deaths: [[bea, later]] })).toEqual(['3/20 Cy', '3/20 Di', '7/10 became Home 2'])
    expect(inTheEnd(will, { events, deaths: [[bea, later]] }, 'Home 2')).toEqual([
      '1/4 Cy',
      '1/4 Di',
      '1/2 owned by Bea',
    ])
    expect(inTheEnd(will, { events }, 'Home 2')).toEqual(['1/2 held for Bea', '1/2 owned by Bea'])
  })

  test('money left over of the second home is a part of it, and a third may be bought', () => {
    const will = heldFor({ surplus: 'Passed on at once' })
    const half = Fraction.of(1, 2)
    const events = [
      { trust: 'Home', what: 'bought together', on: dayOf('2028-01-01'), part: half } as const,
      { trust: 'Home', what: 'left over', on: dayOf('2029-01-01'), part: half } as const,
      { trust: 'Home', what: 'bought together', on: dayOf('2029-01-01'), part: Fraction.of(1, 4) } as const,
    ]
    const given = { events, deaths: [[bea, later]] as [number, string][] }
    expect(inTheEnd(will, given)).toEqual(['1 became Home 2'])
    expect(inTheEnd(will, given, 'Home 2')).toEqual(['1/8 Cy', '1/8 Di', '1/4 became Home 3', '1/2 owned by Bea'])
    expect(inTheEnd(will, given, 'Home 3')).toEqual(['1/8 Cy', '1/8 Di', '3/4 owned by Bea'])
  })

  test('a home bought together is owned in proportion to what each pays', () => {
    const together = {
      trust: 'Home',
      what: 'bought together',
      on: dayOf('2028-01-01'),
      part: Fraction.of(4, 9),
    } as const
    // Of £540,000: £120,000 each, and £300,000 is Bea’s own.
    const bought = { events: [together], deaths: [[bea, later]] as [number, string][] }
    expect(inTheEnd(tom, bought)).toEqual(['1 became Home 2'])
    expect(inTheEnd(tom, bought, 'Home 2')).toEqual(['2/9 Cy', '2/9 Di', '5/9 owned by Bea'])
  })

  test('a home that is gone, or has another in its place', () => {
    const none = heldFor({ replacementHome: 'No' })
    expect(atDeath(tom, { home: 'sold' })).toEqual([])
    expect(atDeath(none, { home: 'replaced' })).toEqual([])
    for (const home of ['replaced', 'moved out', 'sold by attorney'] as const)
      expect(atDeath(tom, { home }), home).toEqual(['1 held for Bea'])
    expect(atDeath(none, { home: 'moved out' })).toEqual(['1 held for Bea'])
  })

  test('debts come first, and may leave nothing to hold', () => {
    const held = 400_000n - 40_000n
    const shares = outcomeInStages(tom, historyOf({ deaths: [[bea, later]] })).later.filter(({ of }) => of === 'Home')
    expect(shares.map(({ share }) => (share.numerator * held) / share.denominator)).toEqual([180_000n, 180_000n])
    expect(atDeath(tom, { home: 'lost to debts' })).toEqual([])
  })
})

describe('who does not take', () => {
  test('the next of kin are Tom’s on the day Bea dies, as if she had died first', () => {
    const will = tomsWill({ ultimateDefault: { option: 'Next of kin', persons: [], charities: [] } })
    const deaths: [number, string][] = [
      [cy, between],
      [di, between],
      [bea, later],
    ]
    const last = outcomeInStages(will, historyOf({ deaths })).later.find(({ of }) => of === 'Home')
    expect(last).toMatchObject({
      how: 'taken',
      on: dayOf(later),
      to: { type: 'next-of-kin', passedOver: ['Bea Hale'] },
    })
  })

  test('Bea refuses, witnesses, is divorced or kills', () => {
    const half = ['1/2 Cy', '1/2 Di']
    expect(atDeath(tom, { refusals: [{ person: bea, of: 'Home' }] })).toEqual(half)
    expect(atDeath(tom, { refusals: [{ person: bea, of: 'Home' }] }, 'Residue')).toEqual(['1 Bea'])
    expect(atDeath(tom, { failed: [{ person: bea }] })).toEqual(half)
    expect(atDeath(tom, { failed: [{ person: bea }] }, 'Residue')).toEqual(half)
  })

  test('Cy refuses his part of the home and keeps what else he has', () => {
    const refusals = [{ person: cy, of: 'Home', livingChildren: 1 }] as const
    expect(inTheEnd(tom, { refusals, deaths: [[bea, later]] })).toEqual(['1/2 Child 1 of Cy', '1/2 Di'])
    expect(atDeath(tom, { refusals, deaths: [[bea, '2025-01-01']] }, 'Residue')).toEqual(['1/2 Cy', '1/2 Di'])
  })

  test('in one accident Bea does not survive Tom, nor Cy Bea', () => {
    expect(endedOn(outcomeInStages(tom, historyOf({ deaths: [[bea, '2026-03-01']] })))).toBe('2026-03-01 never started')
    const together: [number, string, number?][] = [
      [bea, later],
      [cy, later, 1],
    ]
    expect(inTheEnd(tom, { deaths: together })).toEqual(['1/2 Child 1 of Cy', '1/2 Di'])
  })

  test('a daughter who lives there is none of “my children”, but hers stand in for her', () => {
    const takers = laterTakers([], { persons: [aLaterTaker(bea, { ifDie: 'Pass to my children' })] })
    const persons = tom.persons.filter(({ id }) => id !== 5)
    const will = heldFor({ for: di, takers }, { persons })
    const gone: [number, string][] = [[bea, '2025-01-01']]
    expect(inTheEnd(will, { deaths: [...gone, [di, later, 1]] })).toEqual(['1/2 Cy', '1/2 Child 1 of Di'])
    const notice = { trust: 'Home', what: 'given up', on: dayOf(later) } as const
    const issue = [{ person: di, livingChildren: 1 }]
    expect(inTheEnd(will, { deaths: gone, events: [notice], issue })).toEqual(['1/2 Cy', '1/2 Child 1 of Di'])
  })
})

test('each of a pair holds a half for the other, then for their own child', () => {
  const toms = tomsWill({ accounts: [aHomeInCommon()] })
  const beas = tomsWill({ accounts: [aHomeInCommon()], trusts: [aHomeTrust({ takers: laterTakers([cy]) })] })
  const own = (will: Will, given: Parameters<typeof historyOf>[0]) =>
    inTheEnd(will, given).filter((each) => !each.includes('owned by'))
  // In each will the other of the pair is person 1; Ed is person 2 in Bea’s.
  const gone: [number, string][] = [[1, later]]
  expect(own(toms, { deaths: gone })).toEqual(['1/4 Cy', '1/4 Di'])
  expect(own(beas, { died: later, deaths: [[1, '2026-03-01']] })).toEqual(['1/2 Cy'])
  expect(own(toms, { died: later, deaths: [[1, '2026-03-01']] })).toEqual(['1/4 Cy', '1/4 Di'])
  const edFirst: [number, string, number?][] = [
    [1, '2026-03-01'],
    [2, between, 1],
  ]
  expect(own(beas, { died: later, deaths: edFirst })).toEqual(['1/2 Child 1 of Cy'])
})
