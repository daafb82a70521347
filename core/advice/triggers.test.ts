import { describe, expect, test } from 'vitest'
import { cohabiting, family, nothing, owning, ruth, said, thomas } from '#testkit/advised-wills.ts'
import { aCharity, aGift, anHeir, aPerson, aWill, completeExampleWill, simplestWill, today } from '#testkit/builders.ts'
import type { StepName } from '../journey/steps.ts'
import { JOINT_OWNER, situations, triggerIds } from '../will/lists.ts'
import type { Account, Gift, Will } from '../will/schema.ts'
import { adviceFor, adviceOn } from './advice.ts'
import { questions, questionsOn } from './questions.ts'
import { type Level, levels } from './trigger.ts'
import { elsewhere, triggers } from './triggers.ts'

const {
  exclude,
  executors,
  gifts,
  split,
  home,
  status,
  partner,
  children,
  heirs,
  backups,
  birthday,
  address,
  funeral,
} = {
  exclude: 'will.estate-splits.exclude',
  executors: 'will.executors.executors',
  gifts: 'will.gifts',
  split: 'will.estate-splits.split-distribution',
  home: 'will.about-me.you-own-property',
  status: 'will.about-me.marital-status',
  partner: 'will.beneficiaries.partner',
  children: 'will.beneficiaries.children',
  heirs: 'will.beneficiaries.my-beneficiaries',
  backups: 'will.beneficiaries.backup-action',
  birthday: 'will.about-me.dob',
  address: 'will.about-me.full-address',
  funeral: 'will.funeral-wishes',
} as const satisfies Record<string, StepName>

const simple = simplestWill()
const grandchild = anHeir(50, { id: 3, relationship: 'Grandchild', fullname: 'Ivy Hale', isChild: 'Yes' })
const withGrandchild = (given: Partial<Will> = {}) =>
  said('estate-over-nil-rate-band', owning({ ownershipType: 'Tenants in common' }, given))

const inOrkney = { ...simple.details, address: { house_name: '1', town: 'Kirkwall', postcode: 'kw15 1aa' } }
const holding = (id: number, percentage: number, number = '42') =>
  aGift({
    id,
    type: 'Share of an asset',
    provider: 'Acorn Bank',
    number,
    useSharePercent: 'A percentage',
    percentage,
    persons: [1],
  })
const generous = (amount: number, persons = [1]) => family({ gifts: [aGift({ type: 'Money', amount, persons })] })
const backedBy = (id: number) => ({
  estateIfDie: 'Split between specific beneficiaries' as const,
  estateBackup: { persons: [{ id, percent: 100 }], charities: [] },
})

const givingHome = (account: Partial<Account>, given: Partial<Will> = {}, gift: Partial<Gift> = {}) =>
  owning(account, {
    charities: [aCharity()],
    gifts: [aGift({ type: 'Share of an asset', accountId: 1, persons: [2], ...gift })],
    ...given,
  })
const wishing = (description: string) => simplestWill({ whatToDo: { option: 'Cremation', description } })

const spouseFirst = (given: Gift[]) => family({ persons: [thomas(100), ruth(0, nothing)], gifts: given })
/** A family whose home, owned alone, is given to the daughter or to others. */
const homeGivenAway = (status: Will['status'] = 'Married', persons = [2]) =>
  owning({ owner: 'I own it alone' }, { status, gifts: [aGift({ type: 'Share of an asset', accountId: 1, persons })] })
const aged = (years: number) => ({
  ...simple,
  details: { ...simple.details, dob: { ...today, year: today.year - years } },
})
const newHusbandTakesAll = family({
  persons: [thomas(100), ruth(0, { ...nothing, isChild: 'Yes' })],
})

type Case = [id: string, what: string, Level, StepName, Will]

const joint: Account = {
  id: 1,
  assetType: 'Bank account',
  title: 'Joint account, Acorn Bank',
  number: '12345678',
  owner: JOINT_OWNER,
  mortgageWithPersons: [1],
}

const ofAccount = (given: Partial<Gift>, accounts: Account[] = []): Will =>
  family({ accounts, gifts: [aGift({ type: 'Share of an asset', provider: 'Acorn Bank', persons: [2], ...given })] })

const fires: Case[] = [
  ['T1', 'a testator of 17', 'block', birthday, aWill({ details: { dob: { day: 4, month: 11, year: 2008 } } })],
  ['T2', 'land abroad', 'refer', address, said('land-abroad')],
  ['T2', 'perhaps land abroad', 'refer', address, said('land-abroad', simple, 'Not sure')],
  ['T3', 'a home elsewhere', 'refer', address, said('home-elsewhere')],
  ['T3', 'a Scottish postcode', 'refer', address, { ...simple, details: inOrkney }],
  [
    'T4',
    'a husband who lives abroad',
    'refer',
    partner,
    said('spouse-abroad', said('estate-over-nil-rate-band', family())),
  ],
  ['T2', 'an American', 'refer', address, said('us-citizen')],
  ['T2', 'a flat in Scotland', 'warn', address, said('land-elsewhere-in-uk')],
  ['T2', 'a bank account abroad', 'warn', address, said('money-abroad')],
  ['T5', 'a farm', 'refer', home, said('farm')],
  ['T5', 'a partnership', 'refer', home, said('business-with-others')],
  ['T5', 'a plumber with a van', 'warn', home, said('business-alone')],
  [
    'T5',
    'a business among the assets',
    'refer',
    'will.executors.digital-assets',
    simplestWill({ accounts: [{ id: 1, assetType: 'Business', mortgageWithPersons: [] }] }),
  ],
  [
    'T5',
    'finding 29: shares in a private company, given as a holding',
    'refer',
    gifts,
    simplestWill({ gifts: [aGift({ type: 'Share of an asset', provider: 'my shares in Hale Ltd', persons: [1] })] }),
  ],
  ['T6', 'a beneficiary who cannot manage money', 'refer', heirs, said('needs-help-with-money')],
  ['T6', 'a disabled beneficiary on benefits', 'refer', heirs, said('disabled-and-means-tested')],
  ['T6', 'a beneficiary on Universal Credit', 'warn', heirs, said('means-tested')],
  [
    'T7',
    'a home still held with a former husband',
    'refer',
    heirs,
    owning({}, { status: 'Divorced', persons: [thomas(0, { ...nothing, relationship: 'Ex Partner' }), ruth(100)] }),
  ],
  ['T7', 'a joint tenancy, with others inheriting', 'warn', heirs, owning({})],
  ['T7', 'a home of unknown ownership type', 'warn', heirs, owning({ ownershipType: 'Not sure' })],
  ['T7', 'a jointly owned home given to a daughter', 'refer', gifts, givingHome({})],
  ['T7', 'a home of unknown ownership given', 'refer', gifts, givingHome({ ownershipType: 'Not sure' })],
  [
    'T7',
    'finding 1: a second property held as joint tenants and given to a daughter',
    'refer',
    gifts,
    givingHome({ isYourOwn: 'No', title: 'Flat 2, Rhyl' }),
  ],
  [
    'T7',
    'finding 1: a jointly owned home given to a daughter, where the husband takes the rest',
    'refer',
    gifts,
    givingHome({}, { persons: [thomas(100), ruth(0, nothing)] }),
  ],
  ['T7', 'half of a jointly owned home given to a charity', 'refer', gifts, givingHome({}, {}, { charities: [1] })],
  ['T8', 'a wish for a life interest', 'refer', split, said('life-interest')],
  ['T8', 'a wish for a later age', 'warn', split, said('older-than-18')],
  ['T9', 'a husband left nothing', 'refer', heirs, family({ persons: [thomas(0, nothing), ruth(100)] })],
  ['T9', 'a husband left 29.99%', 'refer', split, family({ persons: [thomas(29.99), ruth(70.01)] })],
  ['T9', 'a husband left 49.99%', 'warn', split, family({ persons: [thomas(49.99), ruth(50.01)] })],
  [
    'T9',
    'a husband left 20% who has the home by survivorship',
    'warn',
    split,
    owning({}, { persons: [thomas(20), ruth(80)] }),
  ],
  ['T9', 'the home given over the head of a husband', 'warn', gifts, homeGivenAway()],
  ['T11', 'the home given over the head of a partner', 'warn', gifts, homeGivenAway(cohabiting().status)],
  [
    'T9',
    'a new partner, and a marriage that never ended',
    'refer',
    status,
    said('still-married-to-another', cohabiting()),
  ],
  [
    'T9',
    'a separated wife left a quarter',
    'warn',
    split,
    family({ status: 'Separated', persons: [thomas(25), ruth(75)] }),
  ],
  [
    'T9',
    'a fiancé left nothing',
    'warn',
    heirs,
    family({ status: 'Engaged', persons: [thomas(0, nothing), ruth(100)] }),
  ],
  [
    'T9',
    'a wife left out',
    'refer',
    exclude,
    family({
      excluded: { option: 'Yes', theirChildren: 'No' },
      persons: [aPerson({ id: 1, type: 'Excluded', relationship: 'Wife', isExcluded: true }), ruth(100)],
    }),
  ],
  [
    'T9',
    'a separated wife left out',
    'warn',
    exclude,
    family({
      status: 'Separated',
      excluded: { option: 'Yes', theirChildren: 'No' },
      persons: [aPerson({ id: 1, type: 'Excluded', relationship: 'Spouse', isExcluded: true }), ruth(100)],
    }),
  ],
  ['T9', 'a separation without a share', 'warn', heirs, simplestWill({ status: 'Separated' })],
  [
    'T10',
    'a grown child left out',
    'warn',
    exclude,
    family({
      excluded: { option: 'Yes', theirChildren: 'No' },
      persons: [thomas(100), ruth(0, { ...nothing, isExcluded: true })],
    }),
  ],
  [
    'T10',
    'a stepson, added as left out',
    'warn',
    exclude,
    simplestWill({
      excluded: { option: 'Yes', theirChildren: 'No' },
      persons: [anHeir(100), aPerson({ id: 2, type: 'Excluded', relationship: 'Stepson', isExcluded: true })],
    }),
  ],
  [
    'T10',
    'a child named and given nothing while another takes',
    'warn',
    exclude,
    family({ persons: [thomas(60), ruth(40), ruth(0, { ...nothing, id: 3, fullname: 'Una Hale' })] }),
  ],
  [
    'T10',
    'a young child left out',
    'refer',
    exclude,
    family({
      excluded: { option: 'Yes', theirChildren: 'No' },
      persons: [thomas(100), ruth(0, { ...nothing, isChild: 'Yes', isExcluded: true })],
    }),
  ],
  ['T10', 'a dependant left out', 'refer', exclude, said('dependant-left-out')],
  ['T11', 'a partner left nothing', 'warn', heirs, cohabiting({ persons: [thomas(0, nothing), ruth(100)] })],
  [
    'T11',
    'a partner left out by name',
    'warn',
    exclude,
    cohabiting({
      excluded: { option: 'Yes', theirChildren: 'No' },
      persons: [thomas(0, { ...nothing, isExcluded: true }), ruth(100)],
    }),
  ],
  [
    'T12',
    'maintenance after a divorce',
    'refer',
    status,
    said('former-spouse-may-claim', { ...simple, status: 'Divorced' }),
  ],
  [
    'T12',
    'a divorce without an order about money',
    'warn',
    status,
    said('no-order-after-divorce', { ...simple, status: 'Divorced' }),
  ],
  ['T13', 'a child of an earlier relationship', 'warn', children, said('earlier-relationship', family())],
  [
    'T13',
    'a stepson beside an own child',
    'warn',
    children,
    family({ persons: [thomas(60), ruth(20), ruth(20, { id: 3, relationship: 'Stepson' })] }),
  ],
  ['T14', 'a failing memory', 'refer', birthday, said('memory-or-hospital')],
  ['T14', 'a cancer, and a clear mind', 'warn', birthday, said('serious-illness')],
  ['T14', 'a great change at 80', 'refer', birthday, said('departs-from-last-will', aged(80))],
  ['T15', 'a testator who cannot read the will', 'refer', birthday, said('reading-or-signing')],
  ['T16', 'pressure', 'block', birthday, said('under-pressure')],
  ['T16', 'a child who gains, beside the testator', 'refer', birthday, said('others-choose')],
  ['T16', 'a partner at the same table', 'warn', birthday, said('helper-beside-me')],
  ['T18', 'an estate over £325,000', 'warn', home, said('estate-over-nil-rate-band')],
  ['T18', 'an estate over £325,000 shared with a daughter', 'warn', home, said('estate-over-nil-rate-band', family())],
  [
    'T18',
    'an estate over £325,000 for an unmarried partner',
    'warn',
    partner,
    said('estate-over-nil-rate-band', cohabiting({ persons: [thomas(100)] })),
  ],
  [
    'T18',
    'an estate over £650,000 for an unmarried partner',
    'refer',
    partner,
    said('estate-over-two-bands', said('estate-over-nil-rate-band', cohabiting({ persons: [thomas(100)] }))),
  ],
  [
    'T18',
    'an estate over £325,000, a tenth of it for a charity',
    'warn',
    home,
    said(
      'estate-over-nil-rate-band',
      family({ persons: [ruth(90)], charities: [aCharity({ inherit: true, estatePercent: 10 })] }),
    ),
  ],
  ['T18', 'an estate over £2 million', 'refer', home, said('estate-over-taper')],
  ['T19', 'an executor of 17', 'block', executors, family({ persons: [thomas(60), ruth(40, { isChild: 'Yes' })] })],
  [
    'T33',
    'finding 22: one executor alone, and a child who may take',
    'warn',
    'will.executors.my-executors',
    family({ executor: [1], persons: [thomas(60), ruth(40, { isChild: 'Yes' })] }),
  ],
  ['T19', 'an executor abroad', 'warn', executors, said('executor-unsuitable')],
  ...(['No', 'Not sure'] as const).map(
    (parentalResponsibility): Case => [
      'T20',
      `a child, parental responsibility: ${parentalResponsibility}`,
      'block',
      'will.beneficiaries.guardians',
      family({ executor: [1], persons: [thomas(60), ruth(40, { isChild: 'Yes', parentalResponsibility })] }),
    ],
  ),
  [
    'T20',
    'one child of two, parental responsibility: No',
    'block',
    'will.beneficiaries.guardians',
    family({
      executor: [1],
      persons: [
        thomas(60),
        ruth(20, { isChild: 'Yes', parentalResponsibility: 'Yes' }),
        ruth(20, { id: 3, isChild: 'Yes', parentalResponsibility: 'No' }),
      ],
    }),
  ],
  ['T21', 'a carer who inherits', 'refer', heirs, said('carer-or-adviser')],
  ['T22', 'a child born through surrogacy', 'refer', children, said('parentage', family())],
  ['T23', 'a promise', 'refer', split, said('promise-acted-on')],
  [
    'T18',
    'finding 8: £400,000 for a daughter, where the husband takes the rest',
    'warn',
    gifts,
    said('estate-over-nil-rate-band', spouseFirst([aGift({ type: 'Money', amount: 400_000_00, persons: [2] })])),
  ],
  ['T24', 'shares of 99.99%', 'block', split, family({ persons: [thomas(60), ruth(39.99)] })],
  [
    'T24',
    'a person who is their own backup',
    'block',
    backups,
    family({ persons: [thomas(60, backedBy(1)), ruth(40)] }),
  ],
  [
    'T24',
    'backups of 60%',
    'block',
    backups,
    family({
      persons: [
        thomas(60, { ...backedBy(2), estateBackup: { charities: [], persons: [{ id: 2, percent: 60 }] } }),
        ruth(40),
      ],
    }),
  ],
  [
    'T24',
    'a beneficiary with the testator’s own name and birthday',
    'block',
    heirs,
    simplestWill({
      persons: [anHeir(100, { fullname: 'margaret ellen hale', dob: { day: 9, month: 3, year: 1961 } })],
    }),
  ],
  [
    'T24',
    'an account given away to 100.01%',
    'block',
    gifts,
    simplestWill({ gifts: [holding(1, 60), holding(2, 40.01)] }),
  ],
  ['T24', 'a share not typed beside one that is', 'block', split, family({ persons: [thomas(60), ruth(0)] })],
  [
    'T24',
    'a person who is one of their own backups',
    'block',
    backups,
    family({
      persons: [
        thomas(60, {
          ...backedBy(1),
          estateBackup: {
            charities: [],
            persons: [
              { id: 2, percent: 50 },
              { id: 1, percent: 50 },
            ],
          },
        }),
        ruth(40),
      ],
    }),
  ],
  [
    'T24',
    'the testator among the people named',
    'block',
    heirs,
    family({
      persons: [thomas(60), ruth(40, { fullname: 'Margaret Ellen Hale ', dob: { day: 9, month: 3, year: 1961 } })],
    }),
  ],
  ['T24', 'gifts of money beyond the estate', 'warn', gifts, said('gifts-over-estate', generous(5_000_00))],
  ['T24', 'gifts of money above an estate of at most £325,000', 'block', gifts, generous(325_000_01)],
  [
    'T24',
    'gifts of money above an estate of at most £2,000,000',
    'block',
    gifts,
    said('estate-over-nil-rate-band', generous(2_000_000_01)),
  ],
  ['T24', 'the same sum to each of two people', 'block', gifts, generous(200_000_00, [1, 2])],
  ['T25', 'an engagement without a named partner', 'block', partner, simplestWill({ status: 'Engaged' })],
  ['T25', 'a couple about to marry', 'block', status, said('plans-to-marry', cohabiting())],
  ['T26', 'a divorce under way', 'warn', status, said('divorce-under-way', family())],
  ['T27', 'debts', 'refer', home, said('debts-exceed-assets')],
  ['T28', 'a condition', 'refer', split, said('conditions')],
  ['T29', 'a young grandchild who shares', 'warn', heirs, withGrandchild({ persons: [thomas(50), grandchild] })],
  [
    'T29',
    'a young grandchild as a backup',
    'warn',
    heirs,
    withGrandchild({ persons: [thomas(100, backedBy(3)), { ...grandchild, ...nothing }] }),
  ],
  [
    'T29',
    'a young great-grandchild who shares',
    'warn',
    heirs,
    withGrandchild({ persons: [thomas(50), { ...grandchild, relationship: 'Great Grandchild' }] }),
  ],
  [
    'T29',
    'a daughter whose children may take',
    'warn',
    backups,
    withGrandchild({ persons: [thomas(50), ruth(50, { estateIfDie: 'Pass to their children' })] }),
  ],
  [
    'T29',
    'a young grandchild who gets the home',
    'warn',
    heirs,
    withGrandchild({
      persons: [thomas(100), { ...grandchild, ...nothing }],
      gifts: [aGift({ type: 'Share of an asset', accountId: 1, persons: [3] })],
    }),
  ],
  ['T37', 'a gift of an account said to be in two names', 'warn', gifts, ofAccount({ owner: JOINT_OWNER })],
  ['T37', 'a gift of “our joint account”', 'warn', gifts, ofAccount({ provider: 'Acorn Bank joint account' })],
  ['T37', 'a gift of an account listed as a joint one', 'warn', gifts, ofAccount({}, [joint])],
  [
    'T37',
    'a gift of it under its number',
    'warn',
    gifts,
    ofAccount({ provider: 'The Acorn Bank plc', number: '5678' }, [joint]),
  ],
  [
    'T29',
    'a gift of the home that goes on to the children of a child',
    'warn',
    backups,
    said(
      'estate-over-nil-rate-band',
      givingHome(
        { owner: 'I own it alone' },
        { persons: [thomas(100, backedBy(2)), ruth(0, nothing)] },
        { ifDie: 'Goes to their children' },
      ),
    ),
  ],
  ['T36', 'a young heir to a large estate', 'warn', heirs, withGrandchild({ persons: [thomas(50), grandchild] })],
  [
    'T36',
    'a young child who takes a large estate as one of “my children”',
    'warn',
    heirs,
    withGrandchild({
      haveChildren: 'Yes',
      persons: [thomas(100, { estateIfDie: 'Pass to my children' }), ruth(0, { ...nothing, isChild: 'Yes' })],
    }),
  ],
  [
    'T10',
    'a single parent who leaves a child of 10 one pound',
    'refer',
    exclude,
    family({
      status: 'Single',
      persons: [anHeir(100), ruth(0, { ...nothing, isChild: 'Yes' })],
      gifts: [aGift({ type: 'Money', amount: 1_00, persons: [2] })],
    }),
  ],
  [
    'T10',
    'a young child of an earlier marriage, all to the new husband',
    'refer',
    children,
    said('young-child-of-earlier-relationship', newHusbandTakesAll),
  ],
  ['T30', 'a soldier', 'warn', birthday, said('armed-forces')],
  ['T31', 'funeral wishes that refuse treatment', 'warn', funeral, wishing('I refuse all life-prolonging treatment.')],
  [
    'T34',
    'finding 2: a daughter whose children get nothing if she dies first',
    'warn',
    backups,
    family({ persons: [thomas(50), ruth(50, { estateIfDie: 'Split between remaining beneficiaries' })] }),
  ],
  [
    'T35',
    'finding 10: a husband whose children take after him, beside a daughter of the testator',
    'warn',
    backups,
    said(
      'earlier-relationship',
      family({ persons: [thomas(100, { estateIfDie: 'Pass to their children' }), ruth(0, nothing)] }),
    ),
  ],
  ['T32', 'funeral wishes that give money', 'warn', funeral, wishing('I give £500 to the church.')],
]

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
  ['T7', 'finding 1: a part of a home held as tenants in common', givingHome({ ownershipType: 'Tenants in common' })],
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
    'finding 22: an executor and a substitute, and a child who may take',
    family({
      executor: [1],
      executorBackup: [3],
      persons: [thomas(60), ruth(40, { isChild: 'Yes' }), aPerson({ id: 3 })],
    }),
  ],
  ['T33', 'one executor, and no child who may take', family({ executor: [1] })],
  [
    'T19',
    'finding 27: a substitute of 17',
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

describe.each(fires)('%s, on %s', (id, _what, level, step, will) => {
  test(`gives a ${level}, on the step of the question`, () => {
    expect(adviceOn(step, will, today).map((each) => [each.id, each.level])).toContainEqual([id, level])
    expect(adviceFor(will, today).find((each) => each.id === id)?.level).toBe(level)
  })
})

test.each(staysQuiet)('%s does not fire for %s', (id, _what, will) => {
  expect(adviceFor(will, today).map((each) => each.id)).not.toContain(id)
})

test.each(questions.map(({ id, step }) => [id, step] as const))('“%s” fires a trigger on its own step', (id, step) => {
  const asking = [
    simple,
    family(),
    cohabiting(),
    owning({}),
    generous(5_000_00),
    aged(80),
    newHusbandTakesAll,
    said('estate-over-nil-rate-band', family()),
    said('estate-over-nil-rate-band', cohabiting()),
  ].find((will) => questions.some((each) => each.id === id && (each.asked?.(will, today) ?? true)))
  if (!asking) throw new Error(`No will here is asked about ${id}`)
  const before = adviceOn(step, said(id, asking, 'No'), today)
  expect(adviceOn(step, said(id, asking), today).filter((each) => !before.includes(each))).not.toEqual([])
})

test('every trigger is in the table or covered elsewhere, and has a case in this test', () => {
  const inTable = new Set(triggers.map(({ id }) => id))
  expect(triggerIds.filter((id) => !inTable.has(id) && elsewhere[id] === undefined)).toEqual([])
  expect(triggerIds.filter((id) => inTable.has(id) && elsewhere[id] !== undefined)).toEqual([])
  expect(new Set(fires.map(([id]) => id))).toEqual(inTable)
  const rows = (all: { id: string; level: Level; step: string }[]) =>
    new Set(all.map(({ id, level, step }) => `${id} ${level} ${step}`))
  expect(rows(fires.map(([id, , level, step]) => ({ id, level, step })))).toEqual(rows([...triggers]))
})

test('every situation is asked about once', () => {
  expect(questions.map(({ id }) => id)).toEqual([...situations])
})

test('the table is by number, and the strictest level of a trigger comes first', () => {
  const order = triggers.map(({ id, level }) => Number(id.slice(1)) * levels.length + levels.indexOf(level))
  expect(order).toEqual(order.toSorted((a, b) => a - b))
})

test.each<[string, StepName, Will, string[]]>([
  [
    'every testator, on the address step',
    address,
    simple,
    ['land-abroad', 'land-elsewhere-in-uk', 'us-citizen', 'money-abroad', 'home-elsewhere'],
  ],
  ['a single testator, on the marital status', status, simple, ['still-married-to-another']],
  [
    'a married testator, on the marital status',
    status,
    family(),
    ['divorce-under-way', 'former-spouse-may-claim', 'no-order-after-divorce'],
  ],
  [
    'a cohabiting testator, on the marital status',
    status,
    cohabiting(),
    ['plans-to-marry', 'still-married-to-another', 'former-spouse-may-claim', 'no-order-after-divorce'],
  ],
  ['a parent with a partner', children, family(), ['earlier-relationship', 'parentage']],
  ['a parent alone', children, family({ status: 'Divorced' }), ['parentage']],
  ['a parent who has not named a child yet', children, family({ persons: [thomas(100)] }), ['parentage']],
  ['a testator without children', children, simple, []],
  ['a joint owner of the home, on the gifts', gifts, owning({}), []],
  ['a sole owner of the home, on the gifts', gifts, owning({ owner: 'I own it alone' }), []],
])('%s is asked only the questions that apply', (_who, step, will, asked) => {
  expect(questionsOn(step, will, today).map(({ id }) => id)).toEqual(asked)
})
