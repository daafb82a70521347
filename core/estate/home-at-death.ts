import { hundredths } from '../text/money.ts'
import { JOINT_OWNER } from '../will/lists.ts'
import type { Account, Trust, Will } from '../will/schema.ts'
import { followsMainHome, homeOnTrust } from '../will/trusts.ts'
import { Fraction } from './fraction.ts'
import type { History } from './history.ts'
import { passesToCoOwner } from './outside-the-will.ts'
import { isUpTo } from './taken-on-a-day.ts'

/** The testator's part of the home when they die, and who owns the rest of it. */
export type PartOfHome = { readonly own: Fraction; readonly owners: readonly number[] }

/** A part that is not said is that of equal owners. */
const inCommon = ({ ownershipPercent, mortgageWithPersons }: Account): Fraction =>
  ownershipPercent === undefined
    ? Fraction.of(1, 1 + Math.max(1, mortgageWithPersons.length))
    : Fraction.of(hundredths(ownershipPercent), 100_00)

const asOwned = (account: Account, { died, deaths }: History): PartOfHome => {
  const owners = account.mortgageWithPersons
  if (account.owner !== JOINT_OWNER) return { own: Fraction.one, owners: [] }
  if (passesToCoOwner(account) === 'no') return { own: inCommon(account), owners }
  // A co-owner who dies at the same time is taken to have died first. Not sure how it is owned: as if it passed to them.
  const living = owners.filter((id) => !deaths.some(({ person, on }) => person === id && isUpTo(on, died)))
  return owners.length > 0 && living.length === 0
    ? { own: Fraction.one, owners: [] }
    : { own: Fraction.zero, owners: living }
}

/** The home that a trust is about when the testator dies. Undefined where there is none. */
export const homeAtDeath = (will: Will, trust: Trust, history: History): PartOfHome | undefined => {
  const account = homeOnTrust(will)
  if (!account) return undefined
  const another: PartOfHome | undefined = followsMainHome(trust, account)
    ? { own: Fraction.one, owners: [] }
    : undefined
  switch (history.home ?? 'kept') {
    case 'kept':
    case 'sold by attorney':
      return asOwned(account, history)
    case 'replaced':
      return another
    case 'moved out':
      return another ?? asOwned(account, history)
    case 'sold':
    case 'lost to debts':
      return undefined
  }
}
