/** Wills with trusts, for tests. Everybody in them is made up. */
import type { Account, Belongings, LaterTaker, LaterTakers, Person, Trust, Will } from '#core/will/schema.ts'
import { aCharity, aGift, anHeir, aPerson, aWill, simplestWill, today } from './builders.ts'

/** A taker whose children take in their place. */
export const aLaterTaker = (id: number, given: Partial<LaterTaker> = {}): LaterTaker => ({
  id,
  percent: 0,
  ifDie: 'Pass to their children',
  backup: { persons: [], charities: [] },
  ...given,
})

export const laterTakers = (ids: readonly number[], given: Partial<LaterTakers> = {}): LaterTakers => ({
  split: 'Equal shares',
  persons: ids.map((id) => aLaterTaker(id, { percent: 100 / ids.length })),
  charities: [],
  classes: [],
  ...given,
})

/** The testator's home, theirs alone. */
export const aHome = (given: Partial<Account> = {}): Account => ({
  id: 1,
  assetType: 'Property',
  isYourOwn: 'Yes',
  owner: 'I own it alone',
  mortgage: 'No',
  mortgageWithPersons: [],
  ...given,
})

/** Owned by the testator and Bea in these parts of 100. */
export const aHomeInCommon = (ownershipPercent = 50): Account =>
  aHome({
    owner: 'I own it jointly with someone else',
    ownershipType: 'Tenants in common',
    ownershipPercent,
    mortgageWithPersons: [1],
  })

/** A spouse who takes, and Cy and Di, persons 2 and 3, in equal shares in their place. */
export const thenTheChildren = {
  estateIfDie: 'Split between specific beneficiaries',
  estateBackup: {
    persons: [
      { id: 2, percent: 50 },
      { id: 3, percent: 50 },
    ],
    charities: [],
    split: 'Equal shares',
  },
} as const satisfies Partial<Person>

const grownUp = (id: number, fullname: string, relationship: 'Son' | 'Daughter'): Person =>
  aPerson({ id, type: 'Child', relationship, fullname, isChild: 'No' })

/** A second marriage: Bea is the wife, Cy and Di are grown-up children, Ivy acts beside Bea and Hal after her, and the rest is for Bea. */
export const secondMarriage = (given: Partial<Will> = {}): Will =>
  simplestWill({
    status: 'Married',
    haveChildren: 'Yes',
    laterChildren: 'No',
    persons: [
      anHeir(100, {
        id: 1,
        type: 'partner',
        relationship: 'Wife',
        fullname: 'Bea Hale',
        ...thenTheChildren,
      }),
      grownUp(2, 'Cy Hale', 'Son'),
      grownUp(3, 'Di Hale', 'Daughter'),
      aPerson({ id: 4, fullname: 'Ivy Poe' }),
      aPerson({ id: 6, fullname: 'Hal Poe' }),
    ],
    executor: [1, 4],
    executorBackup: [6],
    accounts: [aHome()],
    ...given,
  })

/** A home for Bea, person 1, for life, and then for Cy and Di, persons 2 and 3. */
export const aHomeTrust = (given: Partial<Trust> = {}): Trust => ({
  id: 1,
  kind: 'Home',
  for: 1,
  accountId: 1,
  replacementHome: 'Yes',
  endsSaid: true,
  repairs: 'The person',
  surplus: 'Stays in the trust',
  fixed: 'When the trust ends',
  takers: laterTakers([2, 3]),
  ...given,
})

/** The income of the residue for Bea, person 1. Those who share the residue take at the end. */
export const anIncomeTrust = (given: Partial<Trust> = {}): Trust => ({
  id: 2,
  kind: 'Residue',
  for: 1,
  endsSaid: true,
  capital: 'Yes',
  fixed: 'When the trust ends',
  ...given,
})

/** £300,000 for Kit, person 5, who receives PIP, and then for Cy and Di. */
export const aDisabledPersonsTrust = (given: Partial<Trust> = {}): Trust => ({
  id: 3,
  kind: 'Disabled person',
  for: 5,
  amount: 300_000_00,
  benefit: 'Personal independence payment',
  benefitLasts: 'Yes',
  takers: laterTakers([2, 3]),
  ...given,
})

const kit: Person = aPerson({ id: 5, fullname: 'Kit Hale', type: 'Child', relationship: 'Son', isChild: 'No' })

/**
 * Tom, married to Bea. His home is his alone, and held for Bea for life; then Cy and Di have it. A charity stands behind them all.
 * Kit is another child of his.
 */
export const tomsWill = (given: Partial<Will> = {}): Will => {
  const will = secondMarriage()
  return {
    ...will,
    persons: [...will.persons, kit],
    charities: [aCharity({ fullname: 'Wildlife Trust' })],
    ultimateDefault: { option: 'Charity', persons: [], charities: [{ id: 1, percent: 100 }] },
    trusts: [aHomeTrust()],
    ...given,
  }
}

/** The home of `secondMarriage` is for Bea to live in, then for Cy and Di. */
export const aHomeForLife = (given: Partial<Trust> = {}, will: Partial<Will> = {}): Will =>
  secondMarriage({ trusts: [aHomeTrust(given)], ...will })

/** Bea has the income of the rest for life, then a charity and the children share it. */
export const anIncomeForLife = (given: Partial<Trust> = {}, will: Partial<Will> = {}): Will => {
  const base = secondMarriage()
  return {
    ...base,
    charities: [aCharity({ inherit: true, estatePercent: 20 })],
    estateSplit: 'Different shares',
    persons: base.persons.map((person) => {
      const { estateIfDie: _none, ...rest } = person
      if (person.id === 1) return { ...rest, inherit: false, estatePercent: 0 }
      if (person.type !== 'Child') return person
      return { ...rest, inherit: true, estatePercent: 40, estateIfDie: 'Split between remaining beneficiaries' }
    }),
    trusts: [anIncomeTrust({ id: 1, ...given })],
    ...will,
  }
}

/** Kit has a disability benefit: money is held for Kit for life, then for Lee and Mia. */
export const forADisabledPerson = (given: Partial<Trust> = {}, will: Partial<Will> = {}): Will =>
  simplestWill({
    status: 'Widowed',
    haveChildren: 'Yes',
    laterChildren: 'No',
    persons: [
      grownUp(1, 'Kit Hale', 'Son'),
      { ...grownUp(2, 'Lee Hale', 'Son'), inherit: true, estatePercent: 50, estateIfDie: 'Pass to their children' },
      {
        ...grownUp(3, 'Mia Hale', 'Daughter'),
        inherit: true,
        estatePercent: 50,
        estateIfDie: 'Pass to their children',
      },
      aPerson({ id: 4, fullname: 'Ivy Poe' }),
    ],
    executor: [2, 4],
    trusts: [aDisabledPersonsTrust({ id: 1, for: 1, fixed: 'When the trust ends', ...given })],
    ...will,
  })

/** The share of the rest that would be Kit's is held for Kit. */
export const aShareForADisabledPerson = (given: Partial<Trust> = {}): Will => {
  const base = forADisabledPerson({ amount: undefined, smallSumFor: 2, ...given })
  const shares = new Map([
    [1, 40],
    [2, 30],
    [3, 30],
  ])
  return {
    ...base,
    estateSplit: 'Different shares',
    persons: base.persons.map((person) => {
      const estatePercent = shares.get(person.id)
      return estatePercent === undefined
        ? person
        : { estateIfDie: 'Split between remaining beneficiaries' as const, ...person, inherit: true, estatePercent }
    }),
  }
}

export const youngChild = (
  id: number,
  fullname: string,
  years: number,
  percent: number,
  given: Partial<Person> = {},
): Person =>
  anHeir(percent, {
    id,
    fullname,
    type: 'Child',
    relationship: 'Daughter',
    dob: { ...today, year: today.year - years },
    parentalResponsibility: 'Yes',
    otherParentalResponsibility: 'Yes',
    guardianId: [4],
    estateIfDie: 'Pass to their children',
    ...given,
  })

/** Dev is 15 and has a disability benefit. Dev's share is held, the sisters wait until they are 25, and they have Dev's share after Dev. */
export const aDisabledChildAmongOthers = (given: Partial<Will> = {}, dev: Partial<Person> = {}): Will =>
  simplestWill({
    status: 'Widowed',
    haveChildren: 'Yes',
    laterChildren: 'No',
    childrenAge: 25,
    estateSplit: 'Different shares',
    persons: [
      youngChild(1, 'Dev Menon', 15, 40, { relationship: 'Son', ...dev }),
      youngChild(2, 'Lila Menon', 13, 30),
      youngChild(3, 'Ravi Menon', 11, 30),
      aPerson({ id: 4, fullname: 'Uma Poe' }),
      aPerson({ id: 5, fullname: 'Paul Gray' }),
    ],
    executor: [4, 5],
    trusts: [aDisabledPersonsTrust({ id: 1, for: 1, amount: undefined, takers: laterTakers([2, 3]) })],
    ...given,
  })

/** A nephew and a grandchild wait longer than the law says, and a godchild has what is left to them from the start. */
export const withLaterAges = (given: Partial<Will> = {}): Will =>
  aWill({
    estateSplit: 'Equal shares',
    persons: [
      anHeir(50, { id: 1, fullname: 'Ned Poe', relationship: 'Nephew', isChild: 'Yes', age: 21 }),
      anHeir(50, { id: 2, fullname: 'Gil Poe', relationship: 'Godchild', isChild: 'Yes', young: 'Theirs at once' }),
      aPerson({ id: 3, fullname: 'Ola Poe', relationship: 'Niece', isChild: 'Yes', age: 25 }),
      aPerson({ id: 4, fullname: 'Ivy Poe' }),
      aPerson({ id: 5, fullname: 'May Poe', relationship: 'Sister' }),
    ],
    gifts: [
      aGift({
        id: 1,
        type: 'Money',
        amount: 9_000_000,
        persons: [3],
        ifDie: 'Goes to someone else',
        backupPersons: [5],
      }),
    ],
    executor: [4, 5],
    ...given,
  })

/** Bea chooses among the belongings, and the children if she cannot. */
export const withBelongings = (given: Partial<Belongings> = {}): Will =>
  secondMarriage({
    gifts: [aGift({ id: 1, type: 'Item', title: 'my mother’s ring', persons: [4] })],
    belongings: { persons: [1], backupPersons: [2, 3], vehicles: 'No', ...given },
  })

/** P19: when Bea's time ends, a nephew waits until he is 21, and what a godchild has is theirs from the start. */
export const aHomeThenTheYoung = (): Will => {
  const will = aHomeForLife({ takers: laterTakers([7, 8]) })
  const young: Person[] = [
    aPerson({ id: 7, fullname: 'Ned Poe', relationship: 'Nephew', isChild: 'Yes', age: 21, young: 'If they reach it' }),
    aPerson({ id: 8, fullname: 'Gil Poe', relationship: 'Godchild', isChild: 'Yes', young: 'Theirs at once' }),
  ]
  return { ...will, persons: [...will.persons, ...young] }
}

/** P23: the children, a stepchild who counts as one, and any later child; one child is left out, and her children with her. */
export const myChildrenAndAnyLater = (): Will =>
  simplestWill({
    status: 'Widowed',
    haveChildren: 'Yes',
    laterChildren: 'Yes',
    estateSplit: 'Equal shares',
    persons: [
      { ...grownUp(1, 'Ann Hale', 'Daughter'), isExcluded: true },
      { ...grownUp(2, 'Bob Hale', 'Son'), inherit: true, estatePercent: 50, estateIfDie: 'Pass to their children' },
      anHeir(50, {
        id: 3,
        type: 'Child',
        relationship: 'Stepson',
        fullname: 'Lee Poe',
        isChild: 'No',
        estateIfDie: 'Pass to their children',
      }),
      aPerson({ id: 4, fullname: 'Ivy Poe' }),
    ],
    excluded: { option: 'Yes', theirChildren: 'Yes', description: 'She has her own money.' },
    executor: [4],
  })

/** P24: the grandchildren, one part for each family, and the children of one who died. */
export const grandchildrenByFamilies = (ifDie: 'To their children' | 'To the others' = 'To their children'): Will =>
  simplestWill({
    status: 'Widowed',
    haveChildren: 'Yes',
    laterChildren: 'No',
    persons: [
      grownUp(1, 'Ann Hale', 'Daughter'),
      grownUp(2, 'Bob Hale', 'Son'),
      aPerson({ id: 4, fullname: 'Ivy Poe' }),
    ],
    classes: [{ of: 'My grandchildren', estatePercent: 100, share: 'By families', ifDie }],
    executor: [4],
  })

/** Mia takes a half by name, and may take in the half of the grandchildren, with an age or a start of its own. */
export const grandchildInBothWays = (
  named: Pick<Person, 'age' | 'young'> = {},
  asOne: Pick<Person, 'age' | 'young'> = {},
  given: Partial<Person> = {},
): Will => ({
  ...grandchildrenByFamilies(),
  estateSplit: 'Equal shares',
  persons: [
    ...grandchildrenByFamilies().persons,
    anHeir(50, { id: 5, fullname: 'Mia Hale', relationship: 'Granddaughter', isChild: 'Yes', ...named, ...given }),
  ],
  classes: [{ of: 'My grandchildren', estatePercent: 50, share: 'Each alike', ifDie: 'To their children', ...asOne }],
})

const startOrAge: Readonly<Record<string, Pick<Person, 'age' | 'young'>>> = {
  'at 18': {},
  'at 21': { age: 21 },
  'at 25': { age: 25 },
  'from the start': { young: 'Theirs at once' },
}

/** Each way in which her two may differ, or be the same, and the will. */
export const inBothWays: readonly (readonly [byName: string, asOne: string, will: Will])[] = Object.entries(
  startOrAge,
).flatMap(([byName, named]) =>
  Object.entries(startOrAge).map(([asOne, given]) => [byName, asOne, grandchildInBothWays(named, given)] as const),
)

/** P27: the other will of a couple who own a home in halves. Hers is for him to live in, and then for her own son. */
export const herHalfForHim = (): Will =>
  simplestWill({
    status: 'Married',
    haveChildren: 'Yes',
    laterChildren: 'No',
    details: { ...simplestWill().details, title: 'Mrs', first_name: 'Bea', middle_name: '' },
    persons: [
      anHeir(100, {
        id: 1,
        type: 'partner',
        relationship: 'Husband',
        fullname: 'Tom Hale',
        estateIfDie: 'Split between specific beneficiaries',
        estateBackup: { persons: [{ id: 2, percent: 100 }], charities: [] },
      }),
      grownUp(2, 'Ed Poe', 'Son'),
      aPerson({ id: 4, fullname: 'Ivy Poe' }),
    ],
    executor: [1, 2, 4],
    accounts: [aHomeInCommon()],
    trusts: [aHomeTrust({ takers: laterTakers([2]) })],
  })

/** Wills whose whole text is kept and read, by the fact patterns that they stand for. */
export const trustWills: Readonly<Record<string, Will>> = {
  'a-home-for-life-then-the-children': aHomeForLife(),
  'a-home-for-life-fixed-at-my-death': aHomeForLife({ fixed: 'When I die' }),
  'a-home-for-life-with-every-end': aHomeForLife({
    endDate: { day: 31, month: 12, year: 2035 },
    endsIfMarries: 'Yes',
    endsIfCouple: 'Yes',
    endsIfLeaves: 12,
    amount: 2_000_000,
    repairs: 'The trust',
    surplus: 'Passed on at once',
    capital: 'Yes',
  }),
  'a-part-of-a-home-for-life': aHomeForLife(
    {},
    {
      accounts: [aHomeInCommon()],
    },
  ),
  'an-income-for-life-then-a-charity-and-the-children': anIncomeForLife(),
  'an-income-for-life-and-nothing-of-the-capital': anIncomeForLife({
    capital: 'No',
    endsIfMarries: 'Yes',
    endYears: 10,
  }),
  'money-held-for-a-disabled-son': forADisabledPerson({ smallSumFor: 2 }),
  'a-share-held-for-a-disabled-son': aShareForADisabledPerson(),
  'all-that-comes-to-a-disabled-son-is-held-and-he-may-live-in-the-home': forADisabledPerson(
    {},
    {
      accounts: [aHome()],
      trusts: [aHomeTrust({ id: 2 }), aDisabledPersonsTrust({ id: 1, for: 1, everythingElse: 'Yes' })],
      gifts: [aGift({ type: 'Money', amount: 5_000_00, persons: [1] })],
    },
  ),
  'a-nephew-at-21-a-niece-at-25-and-a-godchild-from-the-start': withLaterAges(),
  'belongings-are-chosen-among': withBelongings(),
  'a-home-for-life-then-a-nephew-at-21-and-a-godchild-from-the-start': aHomeThenTheYoung(),
  'my-children-a-stepchild-and-any-later-child': myChildrenAndAnyLater(),
  'my-grandchildren-by-families': grandchildrenByFamilies(),
  'my-grandchildren-each-alike-when-a-home-for-life-ends': aHomeForLife({
    takers: laterTakers([], {
      classes: [{ of: 'My grandchildren', estatePercent: 100, share: 'Each alike', ifDie: 'To the others', age: 21 }],
    }),
  }),
  'a-pair-of-halves-hers-for-him-then-for-her-son': herHalfForHim(),
  'home-and-rest-for-life-and-every-later-child': {
    ...anIncomeForLife({}, { laterChildren: 'Yes', charities: [], estateSplit: 'Equal shares' }),
    persons: anIncomeForLife().persons.map((person) => (person.inherit ? { ...person, estatePercent: 50 } : person)),
    trusts: [
      ...(aHomeForLife().trusts ?? []),
      ...(anIncomeForLife().trusts ?? []).map((trust) => ({ ...trust, id: 2 })),
    ],
    belongings: { persons: [1], backupPersons: [2, 3] },
  },
}
