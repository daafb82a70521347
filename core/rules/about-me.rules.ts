import { ADULT_FROM_AGE } from '../constants.ts'
import { ageOn } from '../text/calendar-day.ts'
import { JOINT_OWNER } from '../will/lists.ts'
import { personsOf } from '../will/questions.ts'
import type { Account, Will } from '../will/schema.ts'
import { addressGiven, dateOfBirthGiven } from './fields.rules.ts'
import type { Problem } from './messages.ts'
import { firstOf, nameGiven, optionalName, type Rule, unless } from './rule.ts'

export const nameIsGiven: Rule = ({ details }) => [
  ...nameGiven('first_name', details.first_name),
  ...optionalName('middle_name', details.middle_name),
  ...nameGiven('last_name', details.last_name),
]

export const addressIsGiven: Rule = ({ details }) => addressGiven('address', details.address)

/** An account held jointly names the people it is held with. */
export const jointOwnersAreNamed = (
  will: Pick<Will, 'persons'>,
  account: Pick<Partial<Account>, 'owner' | 'mortgageWithPersons'>,
): Problem[] =>
  account.owner === JOINT_OWNER
    ? unless(personsOf(will, account.mortgageWithPersons ?? []).length > 0, 'mortgageWithPersons', 'ADD_ADULT_PERSON')
    : []

const isHome = (account: Account): boolean => account.assetType === 'Property' && account.isYourOwn === 'Yes'

/** The same for every account but the home, which has a step of its own. */
export const jointAccountsNameTheirOwners: Rule = (will) =>
  will.accounts
    .filter((account) => !isHome(account))
    .flatMap((account) =>
      jointOwnersAreNamed(will, account).map(({ field, code }) => ({ field: `accounts.${account.id}.${field}`, code })),
    )

export const ownershipOfHomeIsSaid: Rule = (will) =>
  firstOf(
    unless(will.ownProperty !== undefined, 'ownProperty', 'SELECT_OPTION'),
    will.ownProperty === 'Yes' ? homeIsDescribed(will, homeOf(will) ?? {}) : [],
  )

export const homeOf = (will: Pick<Will, 'accounts'>): Account | undefined => will.accounts.find(isHome)

/** The same, where the testator owns one now. */
export const ownHome = (will: Pick<Will, 'accounts' | 'ownProperty'>): Account | undefined =>
  will.ownProperty === 'Yes' ? homeOf(will) : undefined

/** What the testator owns. Without a home that was described before the answer that there is none. */
export const ownedAccounts = (will: Pick<Will, 'accounts' | 'ownProperty'>): Account[] => {
  const home = homeOf(will)
  return will.accounts.filter((account) => account !== home || will.ownProperty === 'Yes')
}

export const homeIsDescribed = (will: Pick<Will, 'persons'>, home: Partial<Account>): Problem[] => [
  ...unless(home.owner !== undefined, 'owner', 'SELECT_OPTION'),
  ...jointOwnersAreNamed(will, home),
  ...unless(home.owner !== JOINT_OWNER || home.ownershipType !== undefined, 'ownershipType', 'SELECT_OPTION'),
]

export const testatorIsAnAdult: Rule = ({ details }, today) =>
  firstOf(
    dateOfBirthGiven('dob', details.dob, today),
    unless(!details.dob || ageOn(today, details.dob) >= ADULT_FROM_AGE, 'dob.year', 'TESTATOR_UNDER_18'),
  )

export const maritalStatusIsSaid: Rule = (will) => unless(will.status !== undefined, 'status', 'SELECT_OPTION')
