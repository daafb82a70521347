import { hundredths } from '../text/money.ts'
import { JOINT_OWNER } from '../will/lists.ts'
import { personById } from '../will/questions.ts'
import type { Account, Trust, Will } from '../will/schema.ts'
import { followsMainHome, homeOnTrust } from '../will/trusts.ts'
import { beneficiaryShareOf } from './distribution.ts'
import { keyOfTaker } from './division.ts'
import { Fraction, isNothing, sumOf } from './fraction.ts'
import { type Fund, type History, type Holding, outlived } from './history.ts'
import { passesToCoOwner } from './outside-the-will.ts'
import type { Piece } from './taken-on-a-day.ts'

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
  // Not sure how it is owned: as if it passed to them.
  const living = owners.filter((id) => !deaths.some(({ person, on }) => person === id && !outlived(died, on)))
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

/** One holding for each taker and day, the largest first, then in the order of the will. */
export const takings = (will: Will, of: Fund, parts: readonly Piece[], whole = Fraction.one): Holding[] => {
  const keyOf = ({ taker, on, how }: Piece): string => [keyOfTaker(taker), on.year, on.month, on.day, how].join(' ')
  return [...Map.groupBy(parts, keyOf).values()]
    .flatMap((same) => same.slice(0, 1).map((one) => ({ ...one, share: sumOf(same.map(({ share }) => share)) })))
    .toSorted((one, other) => other.share.compare(one.share) || one.taker.named.place - other.taker.named.place)
    .map((piece): Holding => {
      const share = piece.share.times(whole)
      const [how, until] = piece.how === 'paid' ? (['taken'] as const) : ([piece.how, piece.on] as const)
      return { of, share, on: piece.on, how, to: beneficiaryShareOf(will, { ...piece, share }, until) }
    })
    .filter(({ share }) => !isNothing(share))
}

/** The next of kin are found as if the person for whom it was held had died first. */
export const passingOver = (will: Will, { for: id }: Trust, holdings: readonly Holding[]): Holding[] =>
  holdings.map((holding) => {
    if (holding.how !== 'taken' || holding.to.type !== 'next-of-kin') return holding
    const name = personById(will, id)?.fullname ?? ''
    return { ...holding, to: { ...holding.to, passedOver: [name, ...holding.to.passedOver] } }
  })

/** What the executors hold for this person. Nothing gives no holding. */
export const heldFor = (will: Will, of: Fund, trust: Trust, share: Fraction): Holding[] =>
  isNothing(share)
    ? []
    : [{ of, share, how: 'held', under: trust.kind, for: trust.for, name: personById(will, trust.for)?.fullname ?? '' }]

/** What is left of a whole. */
export const restOf = ({ numerator, denominator }: Fraction): Fraction =>
  Fraction.of(denominator - numerator, denominator)

/** The part of those who own a home beside the testator or the trust. */
export const ownedOutside = ({ own, owners }: PartOfHome, of: Fund = 'Home'): Holding[] => {
  const share = restOf(own)
  return isNothing(share) ? [] : [{ of, share, how: 'outside', owners }]
}
