/** What passes outside the will, of the things that the testator listed: by survivorship, or to a nominated person. */

import { homeOf, ownedAccounts } from '../rules/about-me.rules.ts'
import { kindsBySurvivorship, ownersOfJointAccount } from '../rules/joint-property.ts'
import { nameOfAccount, nameOfGift } from '../will/describe.ts'
import { type AssetType, JOINT_OWNER } from '../will/lists.ts'
import { includes, personsOf } from '../will/questions.ts'
import type { Account, Person, Will } from '../will/schema.ts'

/** Paid to the nominated person or to the owner of the policy, mostly by the provider's own rules. */
const byNomination = ['Pension', 'Life insurance'] as const satisfies readonly AssetType[]
/** Held by joint owners so that the last of them has the whole. */
const bySurvivorship = ['Property', ...kindsBySurvivorship] as const satisfies readonly AssetType[]

export type Outside = {
  readonly key: `account ${number}` | `gift ${number}`
  /** "Your home", or the name of the account. */
  readonly what: string
  readonly kind: AssetType | 'Gift'
  readonly isHome: boolean
  readonly how: 'survivorship' | 'nomination'
  /** The other owners. Empty where they are not known, and of a nomination. */
  readonly to: readonly Person[]
  /** False where the testator was not sure, or did not say, how a property is owned. */
  readonly sure: boolean
}

/** A property with no answer about its tenancy counts as not sure. */
export const passesToCoOwner = ({ owner, ownershipType, assetType }: Account): 'yes' | 'not sure' | 'no' => {
  if (owner !== JOINT_OWNER || ownershipType === 'Tenants in common') return 'no'
  if (!includes(bySurvivorship, assetType)) return 'no'
  return assetType === 'Property' && ownershipType !== 'Joint tenants' ? 'not sure' : 'yes'
}

const outsideOf = (will: Will, account: Account): Outside[] => {
  const isHome = account === homeOf(will)
  const about = {
    key: `account ${account.id}`,
    what: isHome ? 'Your home' : nameOfAccount(account),
    kind: account.assetType,
    isHome,
  } as const
  const passes = passesToCoOwner(account)
  if (passes !== 'no')
    return [{ ...about, how: 'survivorship', to: personsOf(will, account.mortgageWithPersons), sure: passes === 'yes' }]
  return includes(byNomination, account.assetType) ? [{ ...about, how: 'nomination', to: [], sure: true }] : []
}

/** What passes by survivorship, then what was given of joint accounts that are not listed, then what passes by nomination. */
export const outsideTheWill = (will: Will): Outside[] => {
  const listed = ownedAccounts(will).flatMap((account) => outsideOf(will, account))
  // A joint account that is on the list is told of there.
  const inTwoNames = will.gifts.filter((gift) => ownersOfJointAccount(will, gift)?.length === 0)
  return [
    ...listed.filter(({ how }) => how === 'survivorship'),
    ...inTwoNames.map(
      (gift): Outside => ({
        key: `gift ${gift.id}`,
        what: nameOfGift(will, gift),
        kind: 'Gift',
        isHome: false,
        how: 'survivorship',
        to: [],
        sure: true,
      }),
    ),
    ...listed.filter(({ how }) => how === 'nomination'),
  ]
}
