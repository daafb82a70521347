/** The will that a testator would make here: shares, executors, guardians, pets and gifts as people choose them. */

import type { Day } from '../../core/text/calendar-day.ts'
import { equalSplit } from '../../core/will/equal-shares.ts'
import type { Relationship } from '../../core/will/relationships.ts'
import type { Account, Gift, Person, Will } from '../../core/will/schema.ts'
import { aCharity, aGift, aPerson, aPet, aWill } from '../../testkit/builders.ts'
import { type Child, isSecondFamily, type Testator } from './testator.ts'

export const PARTNER = 1
export const FIRST_CHILD = 2
export const SIBLING = 11
export const NIECE = 12
export const FRIEND = 13
const FORMER_SPOUSE = 14
const GRANDCHILD = 15
export const HOME = 1

const childNames = ['Ruth', 'Daniel', 'Mary', 'Owen']

type Part = { readonly id: number; readonly percent: number }
export const equally = (ids: readonly number[]): Part[] =>
  equalSplit(ids.length).map((hundredths, index) => ({ id: ids[index] ?? 0, percent: hundredths / 100 }))

/** The birthday of a person who is this old on the day. */
const bornWhen = (age: number, today: Day): Day => ({ day: 1, month: 1, year: today.year - age })

const ofPerson = (id: number, fullname: string, relationship: Relationship, given: Partial<Person> = {}): Person =>
  aPerson({ id, fullname, relationship, isChild: 'No', ...given })

const relationOf = ({ step }: Child, index: number): Relationship =>
  step ? (index % 2 === 0 ? 'Stepdaughter' : 'Stepson') : index % 2 === 0 ? 'Daughter' : 'Son'

const childrenIn = ({ children }: Testator, today: Day): Person[] =>
  children.map((child, index) => {
    const young = child.age < 18
    return ofPerson(FIRST_CHILD + index, `${childNames[index] ?? 'Ann'} Hale`, relationOf(child, index), {
      // A stepchild is added with whoever else is named.
      type: child.step ? 'Person' : 'Child',
      isChild: young ? 'Yes' : 'No',
      dob: bornWhen(child.age, today),
      ...(young && {
        parentalResponsibility: child.step ? 'No' : 'Yes',
        otherParentalResponsibility: 'Yes',
        ...(!child.step && { guardianId: [SIBLING], backupGuardianId: [FRIEND] }),
      }),
    })
  })

/** The child who is left out: the eldest of several, when grown up. */
const leftOut = (testator: Testator): number | undefined =>
  testator.is('leavesOutAChild') && testator.children.length > 1 && (testator.children[0]?.age ?? 0) >= 18
    ? FIRST_CHILD
    : undefined

/** The children who are provided for: stepchildren as half of those who have some decide. */
export const providedFor = (testator: Testator): number[] => {
  const stepchildrenToo =
    testator.draw.isTrue('provides for stepchildren', 50) || testator.children.every(({ step }) => step)
  return testator.children
    .map((child, index) => ({ child, id: FIRST_CHILD + index }))
    .filter(({ child, id }) => id !== leftOut(testator) && (stepchildrenToo || !child.step))
    .map(({ id }) => id)
}

/** What the partner gets, in percent. */
const partOfPartner = (testator: Testator, others: boolean): number => {
  if (!testator.partnered) return 0
  if (!others) return 100
  if (isSecondFamily(testator))
    return testator.draw.oneOf('part of the partner', [
      [100, 62],
      [60, 14],
      [50, 16],
      [25, 8],
    ])
  return testator.is('littleToSpouse') ? 15 : 100
}

type Shares = { readonly persons: readonly Part[]; readonly charity: number }

const sharesOf = (testator: Testator): Shares => {
  const children = providedFor(testator)
  const toPartner = partOfPartner(testator, children.length > 0)
  const partner = toPartner > 0 ? [{ id: PARTNER, percent: toPartner }] : []
  const rest = 100 - toPartner
  if (rest === 0) return { persons: partner, charity: 0 }
  const charity =
    !testator.partnered && testator.draw.isTrue('a part to charity', children.length > 0 ? 5 : 20) ? 10 : 0
  const others = children.length > 0 ? children : [SIBLING, NIECE]
  const parts = equally(others).map(({ id }, index, all) => {
    const each = Math.floor(((rest - charity) * 100) / all.length)
    const last = (rest - charity) * 100 - each * (all.length - 1)
    return { id, percent: (index === all.length - 1 ? last : each) / 100 }
  })
  return { persons: [...partner, ...parts], charity }
}

/** Who takes the share of an heir who dies first. */
const ifDies = (testator: Testator, id: number): Partial<Person> => {
  const backups = providedFor(testator)
  if (id === PARTNER)
    return {
      estateIfDie: 'Split between specific beneficiaries',
      estateBackup: { persons: equally(backups.length > 0 ? backups : [SIBLING, NIECE]), charities: [] },
    }
  return { estateIfDie: 'Pass to their children' }
}

const homeIn = ({ ownsHome, tenancy, homeHeldWith, age, draw }: Testator): Account[] => {
  if (!ownsHome) return []
  const mortgage = draw.isTrue('mortgage', age < 55 ? 75 : 10) ? 'Yes' : 'No'
  const home = { id: HOME, assetType: 'Property', isYourOwn: 'Yes', mortgage, mortgageWithPersons: [] } as const
  if (tenancy === undefined) return [{ ...home, mortgageWithPersons: [], owner: 'I own it alone' }]
  const owner = homeHeldWith === 'partner' ? PARTNER : homeHeldWith === 'former spouse' ? FORMER_SPOUSE : FRIEND
  return [
    {
      ...home,
      owner: 'I own it jointly with someone else',
      ownershipType: tenancy,
      mortgageWithPersons: [owner],
      ...(tenancy === 'Tenants in common' && { ownershipPercent: 50 }),
    },
  ]
}

const giftsOf = (testator: Testator): Gift[] => {
  const { draw, grandchildren, wealth, tenancy, is } = testator
  const amount = Math.max(100, Math.min(5000, Math.round(wealth / 10_000) * 100)) * 100
  const money = draw.isTrue('a gift of money', 30)
    ? [aGift({ id: 1, type: 'Money', amount, persons: [grandchildren > 0 ? GRANDCHILD : NIECE] })]
    : []
  const thing = draw.isTrue('a gift of a thing', 20)
    ? [aGift({ id: 2, type: 'Item', title: 'my grandmother’s ring', persons: [NIECE] })]
    : []
  const givesHome = tenancy !== undefined && tenancy !== 'Tenants in common' && is('givesPartOfJointHome')
  const home = givesHome
    ? [
        aGift({
          id: 3,
          type: 'Share of an asset',
          accountId: HOME,
          mortgageTerms: 'Subject to the mortgage',
          replacementHome: 'No',
          persons: [NIECE],
        }),
      ]
    : []
  const books = is('carerOrAdviserInherits')
    ? [aGift({ id: 4, type: 'Item', title: 'my books', persons: [FRIEND] })]
    : []
  return [...money, ...thing, ...home, ...books]
}

/** Who is separated is still married to the co-owner. */
const coOwnerOnceMarried = ({ status }: Testator): Person =>
  status === 'Separated'
    ? ofPerson(FORMER_SPOUSE, 'Hugo Roe', 'Husband', { type: 'partner' })
    : ofPerson(FORMER_SPOUSE, 'Hugo Roe', 'Ex Partner')

const everyone = (testator: Testator, today: Day): Person[] => [
  ...(testator.partnered
    ? [ofPerson(PARTNER, 'Thomas Hale', testator.married ? 'Spouse' : 'Partner', { type: 'partner' })]
    : []),
  ...childrenIn(testator, today),
  ofPerson(SIBLING, 'Anne Price', 'Sister'),
  ofPerson(NIECE, 'Una Price', 'Niece'),
  ofPerson(FRIEND, 'Priya Sharma', 'Friend'),
  ...(testator.homeHeldWith === 'former spouse' ? [coOwnerOnceMarried(testator)] : []),
  ...(testator.grandchildren > 0
    ? [ofPerson(GRANDCHILD, 'Zac Hale', 'Grandchild', { isChild: 'Yes', dob: bornWhen(6, today) })]
    : []),
]

const executorsOf = ({ partnered, children }: Testator): number[] => {
  const grown = children.findIndex((child) => child.age >= 18 && !child.step)
  const child = grown < 0 ? [] : [FIRST_CHILD + grown]
  return partnered ? [PARTNER, ...child] : child.length > 0 ? child : [SIBLING]
}

/** The will without its answers to the statements. Its warnings are not acknowledged yet. */
export const willOf = (testator: Testator, today: Day): Will => {
  const { persons: parts, charity } = sharesOf(testator)
  const omitted = leftOut(testator)
  const persons = everyone(testator, today).map((person) => {
    const part = parts.find(({ id }) => id === person.id)
    if (person.id === omitted) return { ...person, isExcluded: true }
    return part ? { ...person, ...ifDies(testator, person.id), inherit: true, estatePercent: part.percent } : person
  })
  const pets = testator.hasPet
  return aWill({
    status: testator.status,
    details: { ...aWill().details, dob: bornWhen(testator.age, today) },
    ownProperty: testator.ownsHome ? 'Yes' : 'No',
    haveChildren: testator.children.some(({ step }) => !step) ? 'Yes' : 'No',
    havePets: pets ? 'Yes' : 'No',
    ...(pets && { pets: [aPet({ guardianId: [testator.partnered ? PARTNER : SIBLING] })] }),
    persons,
    charities: charity > 0 ? [aCharity({ inherit: true, estatePercent: charity })] : [],
    accounts: homeIn(testator),
    gifts: giftsOf(testator),
    executor: executorsOf(testator),
    executorBackup: [FRIEND],
    excluded: omitted === undefined ? { option: 'No' } : { option: 'Yes', theirChildren: 'No' },
    estateSplit: 'Different shares',
    situation: {},
  })
}
