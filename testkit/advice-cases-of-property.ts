import { JOINT_OWNER } from '#core/will/lists.ts'
import { type AdviceCase, backups, gifts, heirs, home, partner, split } from './advice-case.ts'
import {
  backedBy,
  cohabiting,
  family,
  generous,
  givingHome,
  grandchild,
  holding,
  joint,
  nothing,
  ofAccount,
  owning,
  ruth,
  said,
  spouseFirst,
  thomas,
  withGrandchild,
} from './advised-wills.ts'
import { aCharity, aGift, anHeir, simplestWill } from './builders.ts'

/** Wills on which advice is given because of what is owned, given and taxed. */
export const casesOfProperty: readonly AdviceCase[] = [
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
    // Finding: 29
    'shares in a private company, given as a holding',
    'refer',
    gifts,
    simplestWill({ gifts: [aGift({ type: 'Share of an asset', provider: 'my shares in Hale Ltd', persons: [1] })] }),
  ],
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
    // Finding: 1
    'a second property held as joint tenants and given to a daughter',
    'refer',
    gifts,
    givingHome({ isYourOwn: 'No', title: 'Flat 2, Rhyl' }),
  ],
  [
    'T7',
    // Finding: 1
    'a jointly owned home given to a daughter, where the husband takes the rest',
    'refer',
    gifts,
    givingHome({}, { persons: [thomas(100), ruth(0, nothing)] }),
  ],
  ['T7', 'half of a jointly owned home given to a charity', 'refer', gifts, givingHome({}, {}, { charities: [1] })],
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
  [
    'T18',
    // Finding: 8
    '£400,000 for a daughter, where the husband takes the rest',
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
  ['T27', 'debts', 'refer', home, said('debts-exceed-assets')],
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
]
