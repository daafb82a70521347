import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aCharity, aGift, anHeir, aPerson, aWill } from '#testkit/builders.ts'
import { failuresIn } from '#testkit/estate-arbitrary.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { aHome, aHomeTrust } from '#testkit/trusts.ts'
import { answeredNo, thingsWorth } from '#testkit/values-arbitrary.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import { yesNoNotSure } from '../will/lists.ts'
import { noValues } from '../will/new-will.ts'
import type { Will } from '../will/schema.ts'
import type { Amount, Values } from '../will/values-schema.ts'
import { type Estimate, type EstimateRefusal, estimate, type Refused } from './estimate.ts'
import { estimateOf, type WillEstimate } from './estimate-of-will.ts'
import { openInWords } from './estimate-words.ts'
import { type FactId, factsAsked, isRisk } from './facts-asked.ts'
import type { TaxRefusal } from './taxed-estate.ts'
import { countedValues } from './values-asked.ts'

type Facts = Values['facts']

const on = { day: 1, month: 6, year: 2026 }
const pounds = (low: number, high = low): Amount => ({ low: low * 100, high: high * 100 })
const MILLION = 1_000_000

const estimated = (will: Partial<Will>, values: Partial<Values>): Extract<WillEstimate, { is: 'estimate' }> => {
  const found = estimateOf(aWill({ ...will, values: { ...noValues, ...values } }), { day: on })
  if (found.is !== 'estimate') throw new Error(`No estimate: ${JSON.stringify(found)}`)
  return found
}

const savings = (worth: number): Values['things'][number] => ({
  id: 2,
  kind: 'savings',
  whole: pounds(worth),
  held: { as: 'alone' },
})
const home = (worth: number): Values['things'][number] => ({ ...savings(worth), id: 1, kind: 'home' })

const { given: _given, earlierSpouse: _earlier, ...noRisks } = answeredNo
const daughter = anHeir(100, { id: 1, fullname: 'Di Roe', type: 'Child', relationship: 'Daughter', isChild: 'No' })
const widow: Partial<Will> = { status: 'Widowed', haveChildren: 'Yes', persons: [daughter] }
const openOf = ({ open }: Pick<Estimate, 'open'>) => open.map(({ fact, does }) => `${fact} ${does}`)

describe('a question about tax that nobody answered', () => {
  test('is not taken as no: a widow may have all of her late husband’s allowances, or none of them', () => {
    const things = [home(500_000), savings(500_000)]
    const facts = { ...noRisks, given: [] }
    const found = estimated(widow, { things, facts })
    expect(found.tax).toEqual(pounds(0, 200_000))
    expect(found.people[0]?.total).toEqual(pounds(800_000, 1_000_000))
    expect(openOf(found)).toEqual(['earlierSpouse moves'])
    const all = { ...facts, earlierSpouse: { nilRate: MILLION, home: MILLION } }
    expect(estimated(widow, { things, facts: all })).toMatchObject({ tax: pounds(0), open: [], isRough: false })
    const none = { ...facts, earlierSpouse: { nilRate: 0, home: 0 } }
    expect(estimated(widow, { things, facts: none })).toMatchObject({ tax: pounds(200_000), open: [] })
  })

  test('is open still where others got some of it and the papers do not say how much', () => {
    const facts = { ...noRisks, given: [], earlierSpouse: { nilRate: 500_000 } }
    const found = estimated(widow, { things: [home(500_000), savings(500_000)], facts })
    expect(found.tax).toEqual(pounds(65_000, 135_000))
    expect(openOf(found)).toEqual(['earlierSpouse moves'])
  })

  test('about gifts of the last seven years may cost the whole of the nil-rate band', () => {
    const friend = { persons: [anHeir(100, { id: 1, relationship: 'Friend' })] }
    const found = estimated(friend, { things: [savings(500_000)], facts: noRisks })
    expect(found.tax).toEqual(pounds(70_000, 200_000))
    expect(openOf(found)).toEqual(['given moves'])
    expect(openInWords(aWill(friend), found)).toEqual([
      {
        field: 'values.given',
        question: 'Have you given away more than £3,000 in any of the last seven years?',
        words: 'You have not said. The figures hold every answer.',
      },
    ])
  })

  test('is not named where no answer moves a figure', () => {
    const wife = anHeir(100, { id: 1, type: 'partner', relationship: 'Wife' })
    const married: Partial<Will> = { status: 'Married', persons: [wife] }
    const found = estimated(married, { things: [savings(900_000)], facts: noRisks })
    expect(found).toMatchObject({ tax: pounds(0), open: [], isRough: false })
  })

  test('is named with what hangs on it where an answer leaves no figure, and the figures stay', () => {
    const friend = { persons: [anHeir(100, { id: 1, relationship: 'Friend' })] }
    const { business: _business, trust: _trust, ...others } = noRisks
    const found = estimated(friend, { things: [savings(500_000)], facts: { ...others, given: [] } })
    expect(found.tax).toEqual(pounds(70_000))
    expect(openOf(found)).toEqual(['business refuses', 'trust refuses'])
    const [said] = openInWords(aWill(friend), found)
    expect(said?.words).toContain('“I own a business or a farm')
    expect(said?.words).toContain('a person needs to look at this')
    // Where the question is a link to what it names, the figures have one line beside it.
    expect(said?.brief).toBe('You have not said. If so, a person needs to look at this, and the figures do not count.')
  })

  test('that may eat into the gifts says so beside the figures, and does not hide them', () => {
    const gifts = [aGift({ id: 1, type: 'Money', amount: 290_000_00, persons: [2] })]
    const will = { persons: [anHeir(100, { id: 1, relationship: 'Friend' }), aPerson({ id: 2 })], gifts }
    const found = estimated(will, { things: [savings(300_000)], facts: noRisks })
    expect(found.mayRefuse).toEqual(['TAX_EXCEEDS_RESIDUE'])
    expect(found.people.find(({ taker }) => taker === 'person 1')?.total).toEqual(pounds(0, 10_000))
    expect(found.people.find(({ taker }) => taker === 'person 2')?.total).toEqual(pounds(290_000))
    expect(openInWords(aWill(will), found)[0]?.words).toContain('With some answers there is no figure.')
  })

  test('holds what a charity gets for the lower rate, where with some answers it gets nothing', () => {
    const gifts = [aGift({ id: 1, type: 'Donation', amountBy: 'Enough for the lower rate', charities: [1] })]
    const charities = [aCharity({ id: 1, charityId: '1234567' })]
    const will: Partial<Will> = { status: 'Widowed', persons: [anHeir(100, { id: 1 })], charities, gifts }
    const things = [{ ...savings(0), whole: pounds(400_000, 700_000) }]
    const ofCharity = (facts: Facts) =>
      estimated(will, { things, facts: { ...noRisks, given: [], ...facts } }).people[1]?.gifts
    expect(ofCharity({ earlierSpouse: { nilRate: 0, home: 0 } })).toEqual(pounds(7_000, 38_000))
    // An allowance that is unused by half leaves no figure. So the range is as wide as any answer may make it: a tenth of all.
    expect(ofCharity({})).toEqual(pounds(0, 70_000))
    // A friend has the income of the rest for life. What is left at the end of it has no figure then, rather than one without the tax.
    const friend = aPerson({ id: 2, relationship: 'Friend' })
    const trusts: Will['trusts'] = [{ id: 1, kind: 'Residue', for: 2, fixed: 'When the trust ends' }]
    const held = estimated({ ...will, persons: [anHeir(100, { id: 1 }), friend], trusts }, { things, facts: noRisks })
    expect([held.afterwards, held.afterwardsRefused]).toEqual([[], ['CHARITY_BY_RATE']])
  })

  test('holds a charity that has a share of the rest, and less for the lower rate the more that is', () => {
    const gifts = [
      aGift({ id: 1, type: 'Donation', amountBy: 'Enough for the lower rate', charities: [1] }),
      aGift({ id: 2, type: 'Money', amount: 600_000_00, persons: [2], tax: 'Paid from the rest of my estate' }),
    ]
    const charities = [aCharity({ id: 1, charityId: '1234567', inherit: true, estatePercent: 20 })]
    const persons = [anHeir(80, { id: 1 }), aPerson({ id: 2 })]
    const will: Partial<Will> = { status: 'Widowed', estateSplit: 'Different shares', persons, charities, gifts }
    const ofCharity = (facts: Facts) =>
      estimated(will, { things: [savings(1_000_000)], facts: { ...noRisks, given: [], ...facts } }).people.find(
        ({ taker }) => taker === 'charity 1',
      )
    const all = ofCharity({})
    for (const nilRate of [0, 250_000, 500_000, 750_000, MILLION]) {
      const total = ofCharity({ earlierSpouse: { nilRate, home: 0 } })?.total
      expect(total?.low, `${nilRate}`).toBeGreaterThanOrEqual(all?.total.low ?? Infinity)
      expect(total?.high, `${nilRate}`).toBeLessThanOrEqual(all?.total.high ?? 0)
    }
  })

  test('says that there may be no figure where a home and its upkeep are held, as where they are given', () => {
    const trusts = [aHomeTrust({ for: 1, amount: 60_000_00 })]
    const persons = [{ ...daughter, estatePercent: 50 }]
    const charities = [aCharity({ id: 1, charityId: '1234567', inherit: true, estatePercent: 50 })]
    const will = aWill({ ...widow, persons, charities, trusts, accounts: [aHome()] })
    const given = [{ first: on, last: on, sum: pounds(300_000) }]
    const found = (facts: Facts) =>
      estimate(
        will,
        {
          ...noValues,
          things: [{ ...home(300_000), account: 1 }, savings(500_000)],
          facts: { ...noRisks, given, ...facts },
        },
        [],
        on,
      )
    expect(found({ earlierSpouse: { nilRate: 0, home: MILLION } })).toEqual({ refused: ['GROSSED_HOME'] })
    expect(found({})).toMatchObject({ mayRefuse: ['GROSSED_HOME'] })
  })

  test('of a husband or wife counts no longer once there is none', () => {
    const facts: Facts = { ...noRisks, given: [], partnerLongTermResident: 'No' }
    const alone: Partial<Will> = { status: 'Divorced', persons: [anHeir(100, { id: 1, relationship: 'Friend' })] }
    const values = { things: [savings(500_000)], facts: { ...facts, earlierSpouse: { nilRate: 0, home: 0 } } }
    expect(estimated(alone, values).tax).toEqual(pounds(70_000))
  })
})

describe('a gift of which only the year is known', () => {
  // £380,000 in 2019-20, a death on 1 June 2026: seven years have passed since a day before 1 June 2019, and six since others.
  const given = [
    { first: { day: 6, month: 4, year: 2019 }, last: { day: 5, month: 4, year: 2020 }, sum: pounds(380_000) },
  ]
  const alone: Partial<Will> = { persons: [anHeir(100, { id: 1, relationship: 'Friend' })] }

  test('counts on each day of it, and the estimate says so', () => {
    const found = estimated(alone, { things: [savings(495_000)], facts: { ...noRisks, given } })
    expect(found).toMatchObject({ tax: pounds(68_000, 198_000), isRough: true, assumed: ['day of a gift'] })
    expect(found.taxOnGiven).toEqual(pounds(0, 5_000))
  })

  test('has one figure where its day makes no difference', () => {
    const recent = [{ ...given[0], first: { day: 6, month: 4, year: 2024 }, last: { day: 5, month: 4, year: 2025 } }]
    const facts = { ...noRisks, given: recent as NonNullable<Facts['given']> }
    expect(estimated(alone, { things: [savings(495_000)], facts })).toMatchObject({
      tax: pounds(198_000),
      isRough: false,
      assumed: [],
    })
  })
})

describe('what one estimate works out', () => {
  const about = (worth: number): Amount => pounds(Math.floor(worth * 0.95), Math.ceil(worth * 1.05))
  const rough: Partial<Values> = {
    things: [
      { ...home(650_000), whole: about(650_000), debtOnIt: about(80_000) },
      { ...savings(410_000), whole: about(410_000) },
      { ...savings(120_000), id: 3, kind: 'property', whole: about(120_000) },
    ],
    pension: [{ to: 'scheme decides', value: about(220_000) }],
    debts: about(4_000),
    facts: answeredNo,
  }
  const estimateFor = (people: number, gifts: number, facts = answeredNo): WillEstimate => {
    const persons = Array.from({ length: people }, (_, at) =>
      anHeir(0, { id: at + 1, relationship: 'Friend', fullname: `Friend ${at + 1}` }),
    )
    const to = persons.map(({ id }) => id)
    const given = Array.from({ length: gifts }, (_, at) =>
      aGift({ id: at + 1, type: 'Money', amount: 100, persons: to }),
    )
    const will = aWill({ persons, gifts: given, estateSplit: 'Equal shares', values: { ...noValues, ...rough, facts } })
    return estimateOf(will, { day: { ...on, year: 2028 } })
  }

  test('is six rough figures for a family of twenty with five gifts each, with a question open too', () => {
    expect(estimateFor(6, 6).is).toBe('estimate')
    expect(estimateFor(20, 5).is).toBe('estimate')
    const { given: _unsaid, ...others } = answeredNo
    expect(estimateFor(20, 5, others).is).toBe('estimate')
  })

  test('has a limit: six rough figures and sixty gifts to sixty people have a reason in place of seconds', () => {
    expect(estimateFor(60, 60)).toEqual({ is: 'refused', reasons: ['TOO_MANY_ROUGH_FIGURES'] })
  })
})

/** What a fact may be answered with: every answer, and of sums and percentages those at the ends, some between and random ones. */
const answers = (random: readonly number[]): Readonly<Partial<Record<FactId, readonly Facts[]>>> => {
  const years = [2019, 2022, 2026].map((year) => ({
    first: { day: 6, month: 4, year: year - 1 },
    last: { day: 5, month: 4, year },
  }))
  const yearAt = (at: number) => years[at % years.length] ?? { first: on, last: on }
  const yesNo = (fact: FactId) => yesNoNotSure.map((answer): Facts => ({ [fact]: answer }))
  const parts = [0, 1, 250_000, 900_000, MILLION, ...random.map((each) => Math.floor(each * MILLION))]
  return {
    earlierSpouse: parts.map((nilRate, at) => ({
      earlierSpouse: { nilRate, home: parts[(at * 3 + 1) % parts.length] ?? 0 },
    })),
    ifPartnerDiesFirst: yesNoNotSure.map((leavesAllToMe) => ({ ifPartnerDiesFirst: { leavesAllToMe } })),
    given: [[], ...[1, 100_000, 324_999, 5_000_000, ...random.map((each) => Math.floor(each * 700_000))]].map(
      (sum, at) => ({
        given: typeof sum === 'number' ? [{ ...yearAt(at), sum: pounds(sum) }] : [],
      }),
    ),
    ...Object.fromEntries(
      (
        [
          'partnerLongTermResident',
          'keptUsing',
          'business',
          'abroad',
          'trust',
          'taxedInheritance',
          'downsized',
        ] as const
      ).map((fact) => [fact, yesNo(fact)]),
    ),
  }
}

/** A will without a clause of a firm, and with numbers for its charities: others are refused before anything is reckoned. */
const plain = (will: Will, status: Will['status']): Will => {
  const { addedClause: _clause, ...rest } = will
  return { ...rest, status, charities: rest.charities.map((charity) => ({ ...charity, charityId: '1234567' })) }
}

const clear: Facts = {
  ...answeredNo,
  ifPartnerDiesFirst: { leavesAllToMe: 'Yes' },
}

const givenInAll = (sum: number): Facts => ({ given: [{ first: on, last: on, sum: pounds(sum) }] })

/** What leaves the least and the most free of tax, of each allowance, and what the band just holds. */
const extremes = (fact: FactId, { earlierSpouse }: Facts): readonly Facts[] => {
  if (isRisk(fact)) return [{ [fact]: clear[fact] }]
  if (fact === 'given') {
    const band = 325_000 * (1 + (earlierSpouse?.nilRate ?? 0) / MILLION)
    return [0, 5_000_000, 325_000, Math.floor(band), 250_000, 175_000, 100_000, 50_000].map(givenInAll)
  }
  if (fact === 'ifPartnerDiesFirst')
    return (['Yes', 'No'] as const).map((leavesAllToMe) => ({ [fact]: { leavesAllToMe } }))
  return [0, MILLION].flatMap((nilRate) => [0, MILLION].map((home) => ({ earlierSpouse: { nilRate, home } })))
}

const cases = completeWills.chain((will) =>
  fc.record({
    whole: fc.constant(will),
    status: fc.constantFrom<Will['status']>('Married', 'Widowed', 'Divorced', 'Single'),
    failed: failuresIn(plain(will, will.status)),
    values: thingsWorth(will),
    answered: fc.subarray(Object.keys(clear) as FactId[]),
    rough: fc.integer({ min: 0, max: 9 }),
    // Not so close to all of an allowance that the rest of it is less than what is rounded.
    random: fc.array(fc.double({ min: 0, max: 0.9, noNaN: true }), { minLength: 2, maxLength: 2 }),
    picks: fc.array(fc.nat(), { minLength: 40, maxLength: 40 }),
  }),
)

const exactly = ({ low }: Amount): Amount => ({ low, high: low })
const withoutRanges = (values: Values): Values => ({
  ...values,
  things: values.things.map((thing) => ({ ...thing, whole: exactly(thing.whole) })),
})

/** Pennies that are left over go to the largest remainders, which may be others with another answer. */
const isWithin = (inner: Amount, outer: Amount): boolean => outer.low - 5 <= inner.low && inner.high <= outer.high + 5

/** Every figure that is shown. The tax on what was given away is not, while nobody said what was. */
const amountsOf = (found: Estimate, isGivenSaid: boolean): Map<string, Amount> =>
  new Map<string, Amount>([
    ['estate', found.estate],
    ['by will', found.byWill],
    ['tax', found.tax],
    ...(isGivenSaid ? [['tax on given', found.taxOnGiven] as const] : []),
    ...found.gifts.map(({ of, taker, amount }, at) => [`${of} ${taker} ${at}`, amount] as const),
    ...found.people.flatMap(({ taker, ...parts }) =>
      Object.entries(parts).map(([part, amount]) => [`${part} of ${taker}`, amount] as const),
    ),
  ])

const refusalOf: Readonly<Partial<Record<FactId, TaxRefusal>>> = {
  partnerLongTermResident: 'PARTNER_ABROAD',
  keptUsing: 'KEPT_USING',
  business: 'BUSINESS',
  abroad: 'ABROAD',
  trust: 'TRUST',
  taxedInheritance: 'TAXED_INHERITANCE',
  downsized: 'DOWNSIZED',
}

/** What is shown of some answers, as one may compare it with what is shown of others. */
const signOf = (found: Estimate | Refused, isGivenSaid: boolean): string =>
  'refused' in found ? `${found.refused}` : JSON.stringify([...amountsOf(found, isGivenSaid)])

const COMPLETIONS = 6

test('whatever the open questions are answered with, the figures are within those shown, and each reason for none is said', () => {
  const seen = { within: 0, refused: 0, moved: 0, still: 0, moves: 0, idle: 0, none: 0 }
  fc.assert(
    fc.property(cases, ({ whole, status, failed, values: drawn, answered, rough, random, picks }) => {
      const will = plain(whole, status)
      const domains = answers(random)
      const pickFor = (n: number, at: number): number => picks[(n * 7 + at) % picks.length] ?? 0
      const answer = (fact: FactId, pick: number): Facts => {
        const domain = domains[fact] ?? []
        // One answer that leaves no figure hides all the others: most of the time there is none.
        return isRisk(fact) && pick % 12 !== 0 ? { [fact]: clear[fact] } : (domain[pick % domain.length] ?? {})
      }
      const said: Facts = Object.assign(
        {},
        ...answered.map((fact, at) => {
          const pick = pickFor(5, at)
          return isRisk(fact) || pick % 3 > 0 ? { [fact]: clear[fact] } : answer(fact, pick)
        }),
      )
      const values = countedValues(will, { ...(rough === 0 ? drawn : withoutRanges(drawn)), facts: said })
      const open = factsAsked(will, values, on).filter((fact) => values.facts[fact] === undefined)
      const estimateWith = (facts: Facts) =>
        estimate(will, { ...values, facts: { ...values.facts, ...facts } }, failed, on)
      const shown = estimateWith({})
      const isGivenSaid = !open.includes('given')
      const named = 'refused' in shown ? [] : shown.open
      const isNamed = (fact: FactId): boolean => named.some((each) => each.fact === fact)
      const isSaid = (code: EstimateRefusal): boolean =>
        'refused' in shown
          ? shown.refused.includes(code)
          : [...shown.mayRefuse, ...named.map(({ fact }) => refusalOf[fact])].some((each) => each === code)
      const moves = named.some(({ does }) => does === 'moves')
      for (let n = 0; n < COMPLETIONS; n++) {
        const chosen: Facts = Object.assign({}, ...open.map((fact, at) => answer(fact, pickFor(n, at))))
        const one = estimateWith(chosen)
        const isRisky = open.some((fact) => isRisk(fact) && chosen[fact] !== clear[fact])
        if ('refused' in shown) expect('refused' in one).toBe(true)
        if ('refused' in one) {
          seen.refused++
          if (!('refused' in shown) || !isRisky)
            for (const code of one.refused) expect(isSaid(code), `${code} of ${JSON.stringify(chosen)}`).toBe(true)
          continue
        }
        if ('refused' in shown) continue
        seen.within++
        if (moves) seen.moved++
        else seen.still++
        const outer = amountsOf(shown, isGivenSaid)
        for (const [figure, amount] of amountsOf(one, isGivenSaid))
          expect(
            isWithin(amount, outer.get(figure) ?? pounds(-1)),
            `${figure} ${JSON.stringify([amount, outer.get(figure), chosen])}`,
          ).toBe(true)
        // A question that is not named moves nothing.
        const others = open.flatMap((fact, at) =>
          isNamed(fact) ? [] : [domains[fact]?.at(pickFor(n + 1, at) % 3) ?? {}],
        )
        if (others.length === 0) continue
        seen.idle++
        expect(signOf(estimateWith(Object.assign({}, chosen, ...others)), isGivenSaid)).toBe(signOf(one, isGivenSaid))
      }
      // One that is named does what is said of it, beside some answers to the others.
      for (const { fact, does } of (picks[0] ?? 0) % 4 === 0 ? named : []) {
        const beside = open.reduce<Facts[]>(
          (all, other) =>
            other === fact
              ? all
              : all.flatMap((each) => extremes(other, values.facts).map((end) => ({ ...each, ...end }))),
          [{}],
        )
        const isSo = beside.some((facts) => {
          const [first = {}, ...others] = [...extremes(fact, values.facts), ...(domains[fact] ?? [])]
          const sign = signOf(estimateWith({ ...facts, ...first }), isGivenSaid)
          return others.some((answer) => {
            const found = estimateWith({ ...facts, ...answer })
            return does === 'moves'
              ? signOf(found, isGivenSaid) !== sign
              : 'refused' in found && found.refused.some((code) => code === refusalOf[fact])
          })
        })
        expect(isSo, `${fact} ${does} of ${JSON.stringify([open, { ...shown, lines: [] }])}`).toBe(true)
        seen.moves++
      }
      if ('refused' in shown && open.length > 0) seen.none++
    }),
    // A will that is made smaller is another one, whose people are not those who died.
    { numRuns: fewerRuns(5), endOnFailure: true },
  )
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(20)
}, 300_000)
