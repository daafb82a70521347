import { describe, expect, test } from 'vitest'
import type { PartId } from '#core/reading/agreement.ts'
import type { Account, Will } from '#core/will/schema.ts'
import { anHeir, aPerson, simplestWill, today } from '#testkit/builders.ts'
import { clauseText } from '#testkit/drafted-will.ts'
import {
  aDisabledPersonsTrust,
  aHomeForLife,
  aHomeInCommon,
  aLaterTaker,
  anIncomeForLife,
  aShareForADisabledPerson,
  forADisabledPerson,
  laterTakers,
} from '#testkit/trusts.ts'
import { partsToRead } from './parts.ts'

const sentence = (id: PartId, will: Will): string =>
  partsToRead(will, today).find((part) => part.id === id)?.sentence ?? ''
const meanwhile =
  'Until then any rent or interest is Bea’s too. Any loan on it, and any inheritance tax, is paid from the rest of what you leave, so there is less of that to share.'
const atTheEnd =
  'When that ends, it goes to Cy and Di 50% each. If Cy or Di has died by then, their own children take that share. If Bea dies before you, it goes to them at once.'

describe('a home for life', () => {
  test('says who holds it, who lives there, what ends that and who has it then', () => {
    expect(sentence('home-for-life', aHomeForLife())).toBe(
      `Your executors hold your home, 14 Orchard Lane. Bea may live there for life, unless Bea first gives it up. ${meanwhile} ${atTheEnd}`,
    )
  })

  test('says whose the rent is, and from what the mortgage and the tax are paid', () => {
    const home = aHomeInCommon(30)
    const of = (account: Partial<Account>): string =>
      sentence('home-for-life', aHomeForLife({}, { accounts: [{ ...home, ...account }] }))
    expect(of({ mortgage: 'Yes' })).toContain(
      'Until then any rent or interest is Bea’s too. Your part of the mortgage, and any inheritance tax on it, is paid from the rest of what you leave, so there is less of that to share.',
    )
    expect(of({ mortgage: 'No' })).toContain(
      'Your part of any loan on it, and any inheritance tax, is paid from the rest',
    )
    expect(sentence('home-for-life', aHomeForLife())).toContain('Any loan on it, and any inheritance tax, is paid from')
  })

  test('says that capital may be paid, where it may', () => {
    const words = 'Your executors may also pay Bea some or all of the capital, and then there may be nothing left.'
    expect(sentence('home-for-life', aHomeForLife({ capital: 'Yes' }))).toContain(words)
    expect(sentence('home-for-life', aHomeForLife({ capital: 'No' }))).not.toContain('capital')
  })

  test('says every event and day that ends it, and the money for its upkeep', () => {
    const ends = { endsIfMarries: 'Yes', endsIfCouple: 'Yes', endsIfLeaves: 6 } as const
    expect(sentence('home-for-life', aHomeForLife({ amount: 20_000_00, ...ends, endYears: 1 }))).toBe(
      `Your executors hold your home, 14 Orchard Lane, with £20,000 for its upkeep. Bea may live there until a year after you die at the latest, unless Bea first dies, marries, lives with someone as a couple for a year, lives elsewhere for 6 months or gives it up. ${meanwhile} ${atTheEnd}`,
    )
    expect(sentence('home-for-life', aHomeForLife({ endDate: { day: 1, month: 2, year: 2040 } }))).toContain(
      'Bea may live there until 1 February 2040 at the latest, unless Bea first dies or gives it up.',
    )
  })

  test.each<[string, Partial<Account>, string]>([
    ['of one other owner', {}, 'Your executors hold your part of 14 Orchard Lane, 30%. Bea owns the rest.'],
    [
      'of several others',
      { mortgageWithPersons: [1, 2] },
      'Your executors hold your part of 14 Orchard Lane, 30%. Bea and Cy own the rest.',
    ],
    [
      'whose size is not said',
      { ownershipPercent: undefined },
      'Your executors hold your home, 14 Orchard Lane. Bea owns the rest.',
    ],
  ])('says whose the rest of a home is: %s', (_of, account, said) => {
    const accounts = [{ ...aHomeInCommon(30), ...account }]
    expect(sentence('home-for-life', aHomeForLife({}, { accounts }))).toMatch(new RegExp(`^${said}`))
  })

  test('says that it is not said who has it then, and no more', () => {
    expect(sentence('home-for-life', aHomeForLife({ takers: undefined }))).toBe(
      'Your executors hold your home, 14 Orchard Lane. Bea may live there for life, unless Bea first gives it up. Until then any rent or interest is Bea’s too. Any loan on it, and any inheritance tax, is paid from the rest of what you leave, so there is less of that to share. You have not said who has it after that yet.',
    )
  })

  test('goes to the one who has it alone, by name', () => {
    expect(sentence('home-for-life', aHomeForLife({ takers: laterTakers([2]) }))).toContain(
      'When that ends, it goes to Cy.',
    )
    const classes = [
      { of: 'My grandchildren', estatePercent: 100, share: 'Each alike', ifDie: 'To the others' },
    ] as const
    expect(
      sentence('home-for-life', aHomeForLife({ takers: laterTakers([], { persons: [], classes: [...classes] }) })),
    ).toContain('When that ends, it goes to your grandchildren.')
    const fixed = aHomeForLife({
      fixed: 'When I die',
      takers: laterTakers([], { persons: [aLaterTaker(2), aLaterTaker(3)] }),
    })
    expect(sentence('home-for-life', fixed)).toContain(
      'Someone who outlives you keeps their share: if they die before they have it, it is part of what they leave.',
    )
  })
})

describe('the person of a trust', () => {
  const mia = aPerson({ id: 9, fullname: 'Mia Hale', relationship: 'Granddaughter' })
  const grandchildren = {
    of: 'My grandchildren',
    estatePercent: 100,
    share: 'Each alike',
    ifDie: 'To the others',
  } as const
  const mine = aLaterTaker(1, { percent: 100, ifDie: 'Pass to my children' })
  const [forMia, forDi, forBea] = [
    aHomeForLife({ for: 9, takers: laterTakers([], { classes: [grandchildren] }) }),
    aHomeForLife({ for: 3, takers: laterTakers([], { persons: [mine] }) }),
    aHomeForLife(),
  ]

  test('takes nothing when it ends, as one of the grandchildren or of “my children”, as the clause says', () => {
    const withMia = { ...forMia, persons: [...forMia.persons, mia] }
    for (const [will, name, fullname] of [
      [withMia, 'Mia', 'Mia Hale'],
      [forDi, 'Di', 'Di Hale'],
    ] as const) {
      expect(sentence('home-for-life', will)).toContain(`${name} takes none of it then.`)
      expect(clauseText(will, 'home-for-life')).toContain(
        `In deciding who takes when the trust ends, ${fullname} is treated as having died before the trust ended.`,
      )
    }
    const fixed = { ...withMia, trusts: withMia.trusts?.map((each) => ({ ...each, fixed: 'When I die' as const })) }
    expect(clauseText(fixed, 'home-for-life')).toContain('Mia Hale is treated as having died before me.')
  })

  test('is not spoken of where they are none of those who take', () => {
    expect(sentence('home-for-life', forBea)).not.toContain('none of it')
    expect(clauseText(forBea, 'home-for-life')).not.toContain('In deciding who takes')
  })
})

describe('the income of what is left', () => {
  const shares = 'it goes to Cy and Di 40% each and Royal National Lifeboat Institution 20%.'

  test('may leave nothing where capital may be paid, and where someone lives does not matter', () => {
    expect(sentence('residue', anIncomeForLife({ endsIfLeaves: 6 }))).toBe(
      `When everything is paid, your executors hold what is left. Bea has the income for life, unless Bea first gives it up. Your executors may also pay Bea some or all of the capital, and then there may be nothing left. When that ends, ${shares} If Bea dies before you, it goes to them at once.`,
    )
  })

  test('is told once of what happens to the share of somebody who has died, and of whose death when', () => {
    for (const [fixed, words] of [
      ['When the trust ends', 'If Cy or Di has died when the income of Bea ends, the others take that share.'],
      ['When I die', 'If Cy or Di dies before you, the others take that share.'],
    ] as const) {
      expect(sentence('residue', anIncomeForLife({ fixed }))).not.toContain('take that share')
      expect(sentence('if-somebody-dies', anIncomeForLife({ fixed }))).toBe(words)
    }
  })

  test('leaves the capital whole where it may not', () => {
    expect(sentence('residue', anIncomeForLife({ capital: 'No', endYears: 10 }))).toContain(
      'Bea has the income until 10 years after you die at the latest, unless Bea first dies or gives it up. Bea has none of the capital. When that ends,',
    )
  })

  test('is not said to be for life where a day ends it, whatever else does', () => {
    const endDate = { day: 1, month: 2, year: 2040 }
    expect(sentence('residue', anIncomeForLife({ endYears: 10, endDate, endsIfMarries: 'Yes' }))).toContain(
      'until 1 February 2040 or 10 years after you die at the latest, unless Bea first dies, marries or gives it up.',
    )
    for (const ends of [{ endYears: 10 }, { endDate }]) {
      expect(sentence('residue', anIncomeForLife(ends))).not.toContain('for life')
      expect(sentence('home-for-life', aHomeForLife(ends))).not.toContain('for life')
    }
  })
})

describe('what is held for a disabled person', () => {
  test('is a sum, which helps nobody else', () => {
    expect(sentence('disabled-person', forADisabledPerson({ fixed: 'When I die' }))).toBe(
      'Your executors hold £300,000, and use it for Kit as they think best. Kit has no right to it, and while Kit lives it helps nobody else. Any inheritance tax on it is paid from the rest of what you leave. When that ends, it goes to Lee and Mia 50% each. If Lee or Mia has died by then, their own children take that share. If Kit dies before you, it goes to them at once.',
    )
  })

  test('is a share, apart from a small sum each year for one who cares', () => {
    expect(sentence('disabled-person', aShareForADisabledPerson())).toContain(
      'Your executors hold the share of Kit, and anything else that comes to Kit of what is left, and use it for Kit as they think best. Kit has no right to it, and while Kit lives it helps nobody else, apart from a small sum each year for Lee.',
    )
  })

  test('goes to a child born later as well, whenever the disabled person dies', () => {
    const later = 'Bob 100%. If you have children later, they have 50% of it between them, and the others the rest.'
    const will = simplestWill({
      haveChildren: 'No',
      laterChildren: 'Yes',
      estateSplit: 'Equal shares',
      persons: [
        anHeir(50, { id: 1, fullname: 'Ada Hale', relationship: 'Sister' }),
        anHeir(50, { id: 2, fullname: 'Bob Hale', relationship: 'Brother', estateIfDie: 'Pass to their children' }),
        aPerson({ id: 4, fullname: 'Ivy Poe' }),
      ],
      executor: [2, 4],
      trusts: [
        aDisabledPersonsTrust({
          for: 1,
          amount: undefined,
          takers: laterTakers([], {
            persons: [aLaterTaker(2, { percent: 50 })],
            classes: [{ of: 'My later children', estatePercent: 50 }],
          }),
        }),
      ],
    })
    expect(sentence('disabled-person', will)).toContain(`When that ends, it goes to ${later}`)
    expect(sentence('if-somebody-dies', will)).toContain(`If Ada dies first, that share goes to ${later}`)
  })
})

test('the tax on your death comes out of all of an income that is taxed, and out of no share alone', () => {
  const later = 'Any later tax on it comes only out of shares that are not free of tax, as a charity’s is.'
  const read = (status: Will['status']) => sentence('charities-and-tax', anIncomeForLife({}, { status }))
  expect(read('Living with a partner but not married')).toContain(
    `Any tax on what is held for Bea when you die comes out of all of it. ${later}`,
  )
  expect(read('Married')).toContain('What is left is shared before any tax on it.')
})
