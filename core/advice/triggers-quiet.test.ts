import { expect, test } from 'vitest'
import {
  aged,
  cohabiting,
  family,
  generous,
  givingHome,
  grandchild,
  heldByThoseWhoBringUp,
  holding,
  homeGivenAway,
  inOrkney,
  joint,
  nothing,
  ofAccount,
  owning,
  ruth,
  said,
  simple,
  spouseFirst,
  thomas,
  withGrandchild,
} from '#testkit/advised-wills.ts'
import {
  aCharity,
  aGift,
  anHeir,
  aPerson,
  aWill,
  choosingTheFirm,
  completeExampleWill,
  simplestWill,
  today,
} from '#testkit/builders.ts'
import { JOINT_OWNER } from '../will/lists.ts'
import type { Will } from '../will/schema.ts'
import { adviceFor } from './advice.ts'

/** Wills on which a trigger does not fire, though they are like one on which it does. */
const staysQuiet: [id: string, what: string, Will][] = [
  ['T1', 'a testator on their 18th birthday', aWill({ details: { dob: { day: 3, month: 11, year: 2008 } } })],
  ['T1', 'a will without a date of birth', aWill({ details: {} })],
  [
    'T3',
    'a postcode on the border',
    { ...simple, details: { ...inOrkney, address: { ...inOrkney.address, postcode: 'TD15 1AA' } } },
  ],
  ['T3', 'an English address', simple],
  ['T4', 'a husband abroad, once divorced', said('spouse-abroad', family({ status: 'Divorced' }))],
  ['T5', 'a bank account', simplestWill({ accounts: [{ id: 1, assetType: 'Bank account', mortgageWithPersons: [] }] })],
  ['T7', 'tenants in common', owning({ ownershipType: 'Tenants in common' })],
  ['T7', 'a home owned alone', owning({ owner: 'I own it alone' })],
  [
    'T18',
    'a small gift to a daughter, where the husband takes the rest',
    said('estate-over-nil-rate-band', spouseFirst([aGift({ type: 'Money', amount: 1_000_00, persons: [2] })])),
  ],
  ['T7', 'everything for the co-owner', owning({}, { persons: [thomas(100)] })],
  ['T7', 'a home they no longer own', owning({}, { ownProperty: 'No' })],
  ['T7', 'a gift of a home that is not joint', givingHome({ owner: 'I own it alone' })],
  // Finding: 1
  ['T7', 'a part of a home held as tenants in common', givingHome({ ownershipType: 'Tenants in common' })],
  ['T7', 'a gift of the home to its joint owner', givingHome({}, { persons: [thomas(100)] }, { persons: [1] })],
  ['T37', 'a gift of an account in one name', ofAccount({ owner: 'I own it alone' }, [joint])],
  ['T37', 'a gift of an account of which nothing is known', ofAccount({})],
  ['T37', 'a gift of an account with another bank than the joint one', ofAccount({ provider: 'Oak Bank' }, [joint])],
  ['T37', 'a gift of another account of that bank', ofAccount({ number: '9999' }, [joint])],
  ['T37', 'a joint account given to its other owner', ofAccount({ owner: JOINT_OWNER, persons: [1] }, [joint])],
  ['T37', 'a gift beside a business owned with others', ofAccount({}, [{ ...joint, assetType: 'Business' }])],
  ['T9', 'a husband left half', family({ persons: [thomas(50), ruth(50)] })],
  ['T9', 'a husband left 30% who has the home by survivorship', owning({}, { persons: [thomas(30), ruth(70)] })],
  ['T9', 'a home given to the husband', homeGivenAway('Married', [1])],
  ['T14', 'a great change at 79', said('departs-from-last-will', aged(79))],
  ['T4', 'a husband abroad and a small estate', said('spouse-abroad', family())],
  ['T9', 'a marriage before any beneficiary is chosen', family({ persons: [thomas(0, nothing)] })],
  ['T9', 'a husband whose share is not typed yet', family({ persons: [thomas(0), ruth(100)] })],
  ['T9', 'a divorce that is final', simplestWill({ status: 'Divorced' })],
  ['T10', 'a brother left out', completeExampleWill()],
  [
    'T10',
    'a child who was left out, but no longer is',
    family({ excluded: { option: 'No' }, persons: [thomas(60), ruth(40, { isExcluded: false })] }),
  ],
  ['T10', 'a child whose share is not typed yet', family({ persons: [thomas(60), ruth(0), ruth(40, { id: 3 })] })],
  ['T10', 'a child before any beneficiary is chosen', family({ persons: [thomas(0, nothing), ruth(0, nothing)] })],
  ['T10', 'children who are a husband’s backups', family({ persons: [thomas(100), ruth(0, nothing)] })],
  [
    'T10',
    'a child with a gift',
    family({
      persons: [thomas(60), ruth(40), ruth(0, { ...nothing, id: 3 })],
      gifts: [aGift({ type: 'Money', amount: 1, persons: [3] })],
    }),
  ],
  ['T11', 'a partner who shares', cohabiting()],
  ['T11', 'a partner before any beneficiary is chosen', cohabiting({ persons: [thomas(0, nothing)] })],
  ['T11', 'a husband', family({ persons: [thomas(0, nothing), ruth(100)] })],
  [
    'T12',
    'an answer given before the status became Single',
    said('former-spouse-may-claim', { ...simple, status: 'Single' }),
  ],
  ['T13', 'children of both', family()],
  [
    'T13',
    'a partner who takes nothing',
    said('earlier-relationship', family({ persons: [thomas(0, nothing), ruth(100)] })),
  ],
  [
    'T13',
    'a disabled partner for whom all that comes to them is held, behind the income of somebody else',
    said(
      'earlier-relationship',
      family({
        persons: [thomas(60), ruth(40), aPerson({ id: 7, fullname: 'Una Poe' })],
        trusts: [
          { id: 1, kind: 'Residue', for: 7, endsSaid: true, fixed: 'When I die' },
          {
            id: 2,
            kind: 'Disabled person',
            for: 1,
            amount: 100_00,
            everythingElse: 'Yes',
            benefit: 'Personal independence payment',
          },
        ],
      }),
    ),
  ],
  [
    'T13',
    'a stepchild and no own child',
    family({ persons: [thomas(60), ruth(40, { relationship: 'Stepdaughter' })] }),
  ],
  [
    'T18',
    'an estate over £325,000, all for a husband and a charity',
    said(
      'estate-over-nil-rate-band',
      family({ persons: [thomas(90)], charities: [aCharity({ inherit: true, estatePercent: 10 })] }),
    ),
  ],
  [
    'T33',
    // Finding: 22
    'an executor and a substitute, and a child who may take',
    family({
      executor: [1],
      executorBackup: [3],
      persons: [thomas(60), ruth(40, { isChild: 'Yes' }), aPerson({ id: 3 })],
    }),
  ],
  ['T52', 'an executor or a backup who is neither', heldByThoseWhoBringUp({ executorBackup: [4, 5] })],
  ['T52', 'a firm that acts beside them', heldByThoseWhoBringUp(choosingTheFirm())],
  ['T52', 'one executor alone, who is told already', heldByThoseWhoBringUp({ executor: [3], executorBackup: [] })],
  ['T52', 'a child of 18', heldByThoseWhoBringUp({}, { isChild: 'No' })],
  [
    'T52',
    'a child who gets nothing',
    heldByThoseWhoBringUp({
      persons: heldByThoseWhoBringUp().persons.map((each) => (each.id === 2 ? { ...each, ...nothing } : each)),
    }),
  ],
  [
    'T52',
    'a partner who is not said to be the other parent',
    heldByThoseWhoBringUp({}, { otherParentalResponsibility: 'No' }),
  ],
  ['T33', 'two executors, and no child who may take', family()],
  ['T33', 'one executor, with another instead', family({ executor: [1], executorBackup: [2] })],
  [
    'T19',
    // Finding: 27
    'a substitute of 17',
    family({ executor: [1], executorBackup: [2], persons: [thomas(60), ruth(40, { isChild: 'Yes' })] }),
  ],
  [
    'T19',
    'an executor who is 18 today',
    family({ persons: [thomas(60), ruth(40, { dob: { day: 3, month: 11, year: 2008 } })] }),
  ],
  ['T20', 'a child, parental responsibility: Yes', completeExampleWill()],
  ['T22', 'no children', said('parentage')],
  ['T24', 'shares not typed yet', family({ persons: [thomas(0), ruth(0)] })],
  [
    'T24',
    'a son of the same name',
    simplestWill({
      persons: [anHeir(100, { fullname: 'Margaret Ellen Hale', dob: { day: 1, month: 1, year: 1999 } })],
    }),
  ],
  ['T24', 'gifts of money up to the largest possible estate', generous(325_000_00)],
  ['T24', 'large gifts of money from a large estate', said('estate-over-nil-rate-band', generous(2_000_000_00))],
  ['T24', 'any gifts of money from the largest estates', said('estate-over-taper', generous(3_000_000_00))],
  ['T24', 'gifts of money that are no longer made', said('gifts-over-estate', simple)],
  ['T24', 'an account given away to 100%', simplestWill({ gifts: [holding(1, 60), holding(2, 40)] })],
  ['T24', 'two accounts at one bank', simplestWill({ gifts: [holding(1, 60), holding(2, 60, '43')] })],
  ['T25', 'an engagement to a named partner', family({ status: 'Engaged' })],
  ['T25', 'plans to marry, once they chose Engaged', said('plans-to-marry', family({ status: 'Engaged' }))],
  ['T26', 'a divorce that is final', said('divorce-under-way', simplestWill({ status: 'Divorced' }))],
  ['T29', 'a grandchild who is grown up', withGrandchild({ persons: [thomas(50), { ...grandchild, isChild: 'No' }] })],
  ['T29', 'a young godchild', withGrandchild({ persons: [thomas(50), { ...grandchild, relationship: 'Godchild' }] })],
  ['T29', 'a grandchild and no home', withGrandchild({ persons: [thomas(50), grandchild], ownProperty: 'No' })],
  ['T29', 'a grandchild and a small estate', owning({}, { persons: [thomas(50), grandchild] })],
]

test.each(staysQuiet)('%s does not fire for %s', (id, _what, will) => {
  expect(adviceFor(will, today).map((each) => each.id)).not.toContain(id)
})

test('a happy marriage whose spouse shares with many is not told that a divorce is not final', () => {
  const friends = Array.from({ length: 12 }, (_, index) => anHeir(100 / 13, { id: 10 + index }))
  const advice = adviceFor(family({ persons: [thomas(100 / 13), ...friends] }), today)
  expect(advice.map(({ id }) => id)).toContain('T9')
  expect(advice.map(({ message }) => message).join(' ')).not.toMatch(/Until a divorce|live apart/)
})
