/** Wills about which there may be something to say, for the advice triggers. */
import { withSituation } from '#core/advice/questions-answered.ts'
import type { Situation, YesNoNotSure } from '#core/will/lists.ts'
import { JOINT_OWNER } from '#core/will/lists.ts'
import type { Account, Gift, Person, Will } from '#core/will/schema.ts'
import { aCharity, aGift, anHeir, aPerson, aWill, simplestWill, today } from './builders.ts'

/** A will whose testator says that a statement is true. */
export const said = (id: Situation, will: Will = simplestWill(), answer: YesNoNotSure = 'Yes') =>
  withSituation(will, { [id]: answer })

/** A husband with a share. */
export const thomas = (percent: number, given: Partial<Person> = {}) =>
  anHeir(percent, { id: 1, type: 'partner', relationship: 'Spouse', fullname: 'Thomas Hale', ...given })
/** A grown daughter with a share. */
export const ruth = (percent: number, given: Partial<Person> = {}) =>
  anHeir(percent, {
    id: 2,
    type: 'Child',
    relationship: 'Daughter',
    fullname: 'Ruth Hale',
    isChild: 'No',
    estateIfDie: 'Pass to their children',
    ...given,
  })
/** A person who is named and takes no share. */
export const nothing = { inherit: false, estatePercent: 0 } as const

export const family = (given: Partial<Will> = {}) =>
  aWill({ status: 'Married', haveChildren: 'Yes', persons: [thomas(60), ruth(40)], executor: [1, 2], ...given })

/** What a young daughter gets would be held by her father and by May and Sam Poe, who are her guardians. */
export const heldByThoseWhoBringUp = (given: Partial<Will> = {}, child: Partial<Person> = {}) =>
  family({
    persons: [
      thomas(60),
      ruth(40, {
        isChild: 'Yes',
        parentalResponsibility: 'Yes',
        otherParentalResponsibility: 'Yes',
        guardianId: [3],
        backupGuardianId: [4],
        ...child,
      }),
      aPerson({ id: 3, fullname: 'May Poe' }),
      aPerson({ id: 4, fullname: 'Sam Poe' }),
      aPerson({ id: 5, fullname: 'Ivy Poe' }),
    ],
    executor: [1, 3],
    executorBackup: [4],
    ...given,
  })
export const cohabiting = (given: Partial<Will> = {}) =>
  family({ status: 'Living with a partner but not married', ...given })

const jointHome: Account = {
  id: 1,
  assetType: 'Property',
  isYourOwn: 'Yes',
  owner: 'I own it jointly with someone else',
  ownershipType: 'Joint tenants',
  mortgageWithPersons: [1],
}
/** The same family in a home held jointly by husband and wife. */
export const owning = (account: Partial<Account>, given: Partial<Will> = {}) =>
  family({ ownProperty: 'Yes', accounts: [{ ...jointHome, ...account }], ...given })

export const simple = simplestWill()
export const grandchild = anHeir(50, { id: 3, relationship: 'Grandchild', fullname: 'Ivy Hale', isChild: 'Yes' })
export const withGrandchild = (given: Partial<Will> = {}) =>
  said('estate-over-nil-rate-band', owning({ ownershipType: 'Tenants in common' }, given))

export const inOrkney = { ...simple.details, address: { house_name: '1', town: 'Kirkwall', postcode: 'kw15 1aa' } }
export const holding = (id: number, percentage: number, number = '42') =>
  aGift({
    id,
    type: 'Share of an asset',
    provider: 'Acorn Bank',
    number,
    useSharePercent: 'A percentage',
    percentage,
    persons: [1],
  })
export const generous = (amount: number, persons = [1]) =>
  family({ gifts: [aGift({ type: 'Money', amount, persons })] })
export const backedBy = (id: number) => ({
  estateIfDie: 'Split between specific beneficiaries' as const,
  estateBackup: { persons: [{ id, percent: 100 }], charities: [] },
})

export const givingHome = (account: Partial<Account>, given: Partial<Will> = {}, gift: Partial<Gift> = {}) =>
  owning(account, {
    charities: [aCharity()],
    gifts: [aGift({ type: 'Share of an asset', accountId: 1, persons: [2], ...gift })],
    ...given,
  })
export const wishing = (description: string) => simplestWill({ whatToDo: { option: 'Cremation', description } })

export const spouseFirst = (given: Gift[]) => family({ persons: [thomas(100), ruth(0, nothing)], gifts: given })
/** A family whose home, owned alone, is given to the daughter or to others. */
export const homeGivenAway = (status: Will['status'] = 'Married', persons = [2]) =>
  owning({ owner: 'I own it alone' }, { status, gifts: [aGift({ type: 'Share of an asset', accountId: 1, persons })] })
export const aged = (years: number) => ({
  ...simple,
  details: { ...simple.details, dob: { ...today, year: today.year - years } },
})
export const newHusbandTakesAll = family({
  persons: [thomas(100), ruth(0, { ...nothing, isChild: 'Yes' })],
})

export const joint: Account = {
  id: 1,
  assetType: 'Bank account',
  title: 'Joint account, Acorn Bank',
  number: '12345678',
  owner: JOINT_OWNER,
  mortgageWithPersons: [1],
}

export const ofAccount = (given: Partial<Gift>, accounts: Account[] = []): Will =>
  family({ accounts, gifts: [aGift({ type: 'Share of an asset', provider: 'Acorn Bank', persons: [2], ...given })] })
