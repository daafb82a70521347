/** Wills about which there may be something to say, for the advice triggers. */
import { withSituation } from '#core/advice/advice.ts'
import type { Situation, YesNoNotSure } from '#core/will/lists.ts'
import type { Account, Person, Will } from '#core/will/schema.ts'
import { anHeir, aWill, simplestWill } from './builders.ts'

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
