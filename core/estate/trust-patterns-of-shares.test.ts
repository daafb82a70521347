import { describe, expect, test } from 'vitest'
import { anHeir } from '#testkit/builders.ts'
import { aChild, atDeath, dayOf, historyOf, inTheEnd } from '#testkit/said-in-stages.ts'
import { belongingsTakers, trusteesLeft } from '#testkit/trustees-left.ts'
import {
  aDisabledPersonsTrust,
  aHomeTrust,
  aLaterTaker,
  anIncomeTrust,
  laterTakers,
  tomsWill,
} from '#testkit/trusts.ts'
import type { Person, Trust, Will } from '../will/schema.ts'
import type { Child } from './failures.ts'
import { Fraction } from './fraction.ts'
import { recipientsOf, takersOfGift } from './gift-takers.ts'
import { outcomeInStages } from './stages.ts'

/** The fact patterns of incomes, ages, disabled persons, classes, belongings and trustees. Tom dies on 1 March 2026. */

const [bea, cy, di] = [1, 2, 3]
const later = '2030-05-01'
const between = '2028-05-01'
const tom = tomsWill()

const asHeirs = (
  percents: Readonly<Record<number, number>>,
  change: (person: Person) => Partial<Person> = () => ({}),
) =>
  tom.persons.map((person) => {
    const estatePercent = percents[person.id]
    const given = estatePercent === undefined ? person : anHeir(estatePercent, person)
    const inherits = estatePercent !== undefined
    return { ...given, inherit: inherits, estatePercent: estatePercent ?? 0, ...(inherits && change(person)) }
  })

describe('the income of the residue, £600,000, for Bea; then a charity 20, Cy 40, Di 40', () => {
  const toOthers = { estateIfDie: 'Split between remaining beneficiaries' } as const
  const will = tomsWill({
    estateSplit: 'Different shares',
    persons: asHeirs({ [cy]: 40, [di]: 40 }, () => toOthers),
    charities: tom.charities.map((each) => ({ ...each, inherit: true, estatePercent: 20 })),
    trusts: [anIncomeTrust()],
  })
  const pounds = (...deaths: [number, string][]) => inTheEnd(will, { deaths, events: [] }, 'Residue')

  test('is held for her, and then shared', () => {
    expect(atDeath(will, {}, 'Residue')).toEqual(['1 held for Bea'])
    expect(pounds([bea, later])).toEqual(['2/5 Cy', '2/5 Di', '1/5 Wildlife Trust'])
    expect(pounds([cy, between], [bea, later])).toEqual(['2/3 Di', '1/3 Wildlife Trust'])
    expect(pounds([bea, '2025-01-01'])).toEqual(['2/5 Cy', '2/5 Di', '1/5 Wildlife Trust'])
  })

  test('less what was paid to her, which may be all of it', () => {
    const paid = (part: Fraction) => ({
      deaths: [[bea, later]] as [number, string][],
      events: [{ trust: 'Residue', what: 'capital paid', on: dayOf('2029-01-01'), part } as const],
    })
    // £200,000 each, and £100,000 to the charity and to Bea.
    expect(inTheEnd(will, paid(Fraction.of(1, 6)), 'Residue')).toEqual([
      '1/3 Cy',
      '1/3 Di',
      '1/6 Bea',
      '1/6 Wildlife Trust',
    ])
    expect(inTheEnd(will, paid(Fraction.one), 'Residue')).toEqual(['1 Bea'])
    const never = { ...will, trusts: [anIncomeTrust({ capital: 'No' })] }
    expect(inTheEnd(never, paid(Fraction.one), 'Residue')).toEqual(['2/5 Cy', '2/5 Di', '1/5 Wildlife Trust'])
  })
})

const aged = (will: Will, id: number, year: number, given: Partial<Person> = {}): Will => ({
  ...will,
  persons: will.persons.map((person) =>
    person.id === id ? { ...person, isChild: 'Yes', dob: { day: 1, month: 1, year }, ...given } : person,
  ),
})

describe('a taker who is 15 when the trust ends', () => {
  const will = aged(tom, cy, 2015)

  test('has it when he is 18, and if he dies before, it passes on', () => {
    expect(inTheEnd(will, { deaths: [[bea, later]] })).toEqual(['1/2 Cy held until 18', '1/2 Di'])
    const dies = [
      [bea, later],
      [cy, '2032-06-01'],
    ] as [number, string][]
    expect(inTheEnd(will, { deaths: dies })).toEqual(['1/2 Di', '1/2 Di'])
    const grown = [
      [bea, later],
      [cy, '2034-06-01'],
    ] as [number, string][]
    expect(inTheEnd(will, { deaths: grown })).toEqual(['1/2 Cy held until 18', '1/2 Di'])
  })

  test('has it at once where that is chosen, and then it is his estate’s', () => {
    const dies = [
      [bea, later],
      [cy, '2032-06-01'],
    ] as [number, string][]
    expect(inTheEnd(aged(will, cy, 2015, { young: 'Theirs at once' }), { deaths: dies })).toEqual([
      '1/2 estate of Cy',
      '1/2 Di',
    ])
  })
})

describe('a taker whose part was fixed when Tom died', () => {
  const fixed = aged({ ...tom, childrenAge: 25, trusts: [aHomeTrust({ fixed: 'When I die' })] }, cy, 2015)

  test.each([
    ['after the trust has ended, at 17', '2032-06-01'],
    ['after the trust has ended, at 24', '2039-06-01'],
    ['while the trust goes on', '2028-06-01'],
  ])('and who dies under his age has it all the same: it is his estate’s, %s', (_when, on) => {
    const deaths: [number, string, number?][] = [
      [bea, later],
      [cy, on, 1],
    ]
    expect(inTheEnd(fixed, { deaths })).toEqual(['1/2 estate of Cy', '1/2 Di'])
  })

  test('where no trust started it is his estate’s as well', () => {
    const deaths: [number, string][] = [
      [bea, '2025-01-01'],
      [cy, '2027-06-01'],
    ]
    expect(inTheEnd(fixed, { deaths })).toEqual(['1/2 estate of Cy', '1/2 Di'])
  })

  test('is held for him until the age that was chosen', () => {
    expect(inTheEnd(fixed, { deaths: [[bea, later]] })).toEqual(['1/2 Cy held until 25', '1/2 Di'])
  })

  test('a child in his place who dies before the trust ends leaves it too', () => {
    const deaths: [number, string, Child[]?][] = [
      [cy, '2025-01-01', [aChild('1990-01-01', '2028-01-01'), aChild('2020-01-01', '2029-01-01')]],
      [bea, later],
    ]
    expect(inTheEnd(fixed, { deaths })).toEqual([
      '1/2 Di',
      '1/4 estate of Child 1 of Cy',
      '1/4 estate of Child 2 of Cy',
    ])
  })
})

describe('the residue for own children of 27, 22 and 16, at 25', () => {
  const children = { estateIfDie: 'Pass to their children' } as const
  const [a, b, c] = [2, 3, 5]
  const will = [
    [a, 1999],
    [b, 2004],
    [c, 2010],
  ].reduce(
    (all, [id = 0, year = 0]) => aged(all, id, year, { isChild: id === c ? 'Yes' : 'No' }),
    tomsWill({ childrenAge: 25, trusts: [], persons: asHeirs({ [a]: 33.33, [b]: 33.33, [c]: 33.34 }, () => children) }),
  )
  const taken = (...deaths: [number, string, number?][]) => inTheEnd(will, { died: '2026-06-01', deaths }, 'Residue')

  test('the eldest has hers, and the others wait', () => {
    expect(taken()).toEqual(['1/3 Cy', '1/3 Di held until 25', '1/3 Kit held until 25'])
  })

  test('a third passes on when the youngest dies at 20: to the others, to a child born since, to the child of one who has died', () => {
    const total = (said: string[]) => said.toSorted()
    expect(total(taken([c, '2030-06-01']))).toEqual(['1/3 Cy', '1/3 Di held until 25', '1/6 Cy', '1/6 Di'])
    expect(taken([c, '2030-06-01', 1])).toContain('1/3 Child 1 of Kit')
    expect(total(taken([a, '2029-06-01', 1], [c, '2030-06-01']))).toEqual([
      '1/3 Cy',
      '1/3 Di held until 25',
      '1/6 Child 1 of Cy',
      '1/6 Di',
    ])
  })
})

test('a nephew of 10 has money at 21; if he dies at 19 the backup has it, whatever children he leaves', () => {
  const nephew = aged(tom, 6, 2016, { relationship: 'Nephew', age: 21 })
  const gift = {
    type: 'Money',
    amount: 90_000_00,
    persons: [6],
    ifDie: 'Goes to someone else',
    backupPersons: [4],
  } as const
  const recipients = recipientsOf(nephew, {
    id: 1,
    charities: [],
    useSharePercent: 'The Full Holding',
    backupCharities: [],
    ...gift,
    persons: [...gift.persons],
    backupPersons: [...gift.backupPersons],
  })
  const { takers } = takersOfGift(recipients, { died: [6], childless: [] })
  expect(takers.map(({ to }) => to.kind === 'person' && to.person.id)).toEqual([4])
})

describe('what is held for Kit, then for Cy and Di', () => {
  const will = tomsWill({ trusts: [aDisabledPersonsTrust()] })
  const of = 'Disabled person'
  const kit = 5

  test('a sum is held for his life, and nothing in it ends sooner', () => {
    expect(atDeath(will, {}, of)).toEqual(['1 held for Kit'])
    const notice = { trust: of, what: 'given up', on: dayOf(between) } as const
    expect(inTheEnd(will, { events: [notice] }, of)).toEqual(['1 held for Kit'])
    expect(inTheEnd(will, { deaths: [[kit, later]] }, of)).toEqual(['1/2 Cy', '1/2 Di'])
    expect(atDeath(will, { deaths: [[kit, '2025-01-01']] }, of)).toEqual(['1/2 Cy', '1/2 Di'])
    expect(
      inTheEnd(
        will,
        {
          deaths: [
            [cy, between, 1],
            [kit, later],
          ],
        },
        of,
      ),
    ).toEqual(['1/2 Child 1 of Cy', '1/2 Di'])
  })

  test('his share of the residue is held so, and passes to its own takers', () => {
    const { amount: _sum, ...share } = aDisabledPersonsTrust()
    const shared = tomsWill({
      persons: asHeirs({ [bea]: 50, [kit]: 50 }),
      trusts: [{ ...share, takers: laterTakers([cy]) }],
    })
    expect(atDeath(shared, {}, 'Residue')).toEqual(['1/2 Bea', '1/2 held for Kit'])
    expect(inTheEnd(shared, { deaths: [[kit, later]] }, 'Residue')).toEqual(['1/2 Bea', '1/2 Cy'])
    expect(inTheEnd(shared, { deaths: [[kit, later]] }, of)).toEqual(['1 Cy'])
    expect(atDeath(shared, { deaths: [[kit, '2025-01-01']] }, 'Residue')).toEqual(['1/2 Bea', '1/2 Cy'])
    const nobody: [number, string][] = [
      [kit, '2025-01-01'],
      [cy, '2025-01-01'],
    ]
    expect(atDeath(shared, { deaths: nobody }, 'Residue')).toEqual(['1/2 Bea', '1/2 Wildlife Trust'])
    expect(atDeath(shared, { refusals: [{ person: kit, of }] }, 'Residue')).toEqual(['1/2 Bea', '1/2 Cy'])
  })
})

describe('classes', () => {
  const takers = (given: Partial<NonNullable<Trust['takers']>>) => laterTakers([cy, di], given)
  const will = tomsWill({
    laterChildren: 'Yes',
    persons: tom.persons.filter(({ id }) => id !== 5),
    trusts: [aHomeTrust({ takers: takers({}) })],
  })

  test('a child born after the will takes an equal part when the trust ends', () => {
    const unnamed = [{ laterChildren: { livingChildren: 1 } }]
    expect(inTheEnd(will, { deaths: [[bea, later]], unnamed })).toEqual([
      '1/3 Cy',
      '1/3 Di',
      '1/3 Later child 1 held until 18',
    ])
    const childless = [...unnamed, { from: dayOf(between), laterChildren: { lateChildren: [{}] } }]
    expect(inTheEnd(will, { deaths: [[bea, later]], unnamed: childless })).toEqual(['1/2 Cy', '1/2 Di'])
  })

  test('grandchildren living when the trust ends take each alike or by families', () => {
    const grandchildren = [{ livingChildren: 2 }, { livingChildren: 1 }]
    const shares = (share: 'Each alike' | 'By families') => {
      const classes = [{ of: 'My grandchildren', estatePercent: 100, share, ifDie: 'To the others' } as const]
      const held = { ...will, trusts: [aHomeTrust({ takers: takers({ persons: [], classes }) })] }
      return inTheEnd(held, { deaths: [[bea, later]], unnamed: [{ grandchildren }] })
    }
    expect(shares('Each alike').map((each) => each.slice(0, 3))).toEqual(['1/3', '1/3', '1/3'])
    expect(shares('By families').map((each) => each.slice(0, 3))).toEqual(['1/2', '1/4', '1/4'])
  })
})

test('belongings are for Bea, or else for Cy and Di to divide, or else part of the rest', () => {
  const will = tomsWill({ belongings: { persons: [bea], backupPersons: [cy, di] } })
  const names = (dead: number[]) => belongingsTakers(will, dead).map(({ fullname }) => fullname)
  expect(names([])).toEqual(['Bea Hale'])
  expect(names([bea])).toEqual(['Cy Hale', 'Di Hale'])
  expect(names([bea, cy])).toEqual(['Di Hale'])
  expect(names([bea, cy, di])).toEqual([])
  expect(belongingsTakers(tomsWill(), [])).toEqual([])
})

test('Hal acts when Ivy has died; Bea alone may only keep things safe and appoint another', () => {
  const [home] = tom.trusts ?? []
  if (!home) throw new Error('There is no trust')
  const left = (...dead: number[]) => {
    const { acting, mayAct } = trusteesLeft(tom, home, dead)
    return [acting.map(({ fullname }) => fullname).join(', '), mayAct]
  }
  expect(left()).toEqual(['Bea Hale, Ivy Poe', true])
  expect(left(4)).toEqual(['Bea Hale, Hal Poe', true])
  expect(left(4, 6)).toEqual(['Bea Hale', false])
  expect(left(4, 6, bea)).toEqual(['', false])
})

test('a taker with backups, and the charity behind all, under a trust as under a residue', () => {
  const behind = aLaterTaker(cy, {
    ifDie: 'Split between specific beneficiaries',
    backup: {
      split: 'Equal shares',
      persons: [
        { id: 4, percent: 50 },
        { id: 6, percent: 50 },
      ],
      charities: [],
    },
  })
  const will = tomsWill({ trusts: [aHomeTrust({ takers: laterTakers([], { persons: [behind] }) })] })
  expect(
    inTheEnd(will, {
      deaths: [
        [cy, between],
        [bea, later],
      ],
    }),
  ).toEqual(['1/2 Ivy', '1/2 Hal'])
  expect(
    inTheEnd(will, {
      deaths: [
        [cy, between],
        [6, between],
        [bea, later],
      ],
    }),
  ).toEqual(['1 Ivy'])
  const { ended } = outcomeInStages(will, historyOf({ deaths: [[bea, later]] }))
  expect(ended).toEqual([{ of: 'Home', on: dayOf(later), why: 'death' }])
})
