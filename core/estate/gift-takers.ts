/** Who a gift is for, who takes instead, and who takes after any deaths. */

import { followedInGift } from '../rules/gifts.rules.ts'
import { isFilled } from '../text/names.ts'
import { charitiesOf, giftMayFail, personsOf } from '../will/questions.ts'
import type { Charity, Gift, Person, Will } from '../will/schema.ts'

/** A recipient in the will, or a charity of which only the name was typed. */
export type Recipient =
  | { readonly kind: 'person'; readonly person: Person }
  | { readonly kind: 'charity'; readonly charity: Charity }
  | { readonly kind: 'typed'; readonly name: string }

export type Recipients = {
  readonly to: readonly Recipient[]
  /** Who takes instead. */
  readonly backups: readonly Recipient[]
  /** The recipients whose children take in place of their parent. Without these and backups the gift becomes part of the residue. */
  readonly followed: readonly Person[]
  /** Each recipient has a gift of their own: a sum of money. Any other gift is one thing for those of them who take it. */
  readonly each: boolean
}

type Named = Pick<Will, 'persons' | 'charities'>

const named = (will: Named, persons: readonly number[], charities: readonly number[]): Recipient[] => [
  ...personsOf(will, [...new Set(persons)]).map((person) => ({ kind: 'person', person }) as const),
  ...charitiesOf(will, [...new Set(charities)]).map((charity) => ({ kind: 'charity', charity }) as const),
]

const without = (ids: readonly number[], taking: readonly number[]): number[] =>
  ids.filter((id) => !taking.includes(id))

export const recipientsOf = (will: Named, gift: Gift): Recipients => {
  const isDonation = gift.type === 'Donation'
  // A donation goes to charities only, also where people were chosen before the gift became a donation.
  const persons = isDonation ? [] : gift.persons
  const chosen = named(will, persons, gift.charities)
  const to: Recipient[] =
    isDonation && chosen.length === 0 && isFilled(gift.charityName)
      ? [{ kind: 'typed', name: gift.charityName }]
      : chosen
  const hasBackups = gift.ifDie === 'Goes to someone else' && giftMayFail(will, gift)
  return {
    to,
    backups: hasBackups
      ? named(will, without(gift.backupPersons, persons), without(gift.backupCharities, gift.charities))
      : [],
    followed: [...new Set(followedInGift(will, gift))],
    each: gift.type === 'Money' || isDonation,
  }
}

export type Deaths = {
  /** Who takes nothing by the will: they died before the testator, or too soon after. */
  readonly died: readonly number[]
  /** Who of them left no children. */
  readonly childless: readonly number[]
  /** Who of them outlived the testator: what passes to them by law is theirs. */
  readonly outlived?: readonly number[]
}

/** Someone who takes a gift or a part of it: a recipient, the children of one who died, or a backup. */
export type GiftTaker = {
  readonly to: Recipient
  /** They are the children of `to`. */
  readonly children: boolean
  /** The recipient in whose place they take. */
  readonly through: Person | undefined
  /** How many share the sum or thing with them, equally: one has it alone. */
  readonly among: number
  /** Which of these they are, from 0. */
  readonly at: number
}

type Taking = Omit<GiftTaker, 'among' | 'at'>

const sharing = (takers: readonly Taking[]): GiftTaker[] =>
  takers.map((taker, at) => ({ ...taker, among: takers.length, at }))

/** What one of those who share a sum has of it, in whole pence: the first have those that are left over. */
export const penceOf = (sum: number, { among, at }: Pick<GiftTaker, 'among' | 'at'> = { among: 1, at: 0 }): number =>
  Math.floor(sum / among) + (at < sum % among ? 1 : 0)

export type GiftOutcome = {
  readonly takers: readonly GiftTaker[]
  /** The recipients whose own gift, or the whole of one thing, becomes part of the residue. */
  readonly lapsed: readonly Person[]
}

const hasDied = ({ died }: Deaths, recipient: Recipient): recipient is Extract<Recipient, { kind: 'person' }> =>
  recipient.kind === 'person' && died.includes(recipient.person.id)

/** The recipient, or their children where those follow. A person is supposed to leave children unless `childless` lists them. */
const inOwnLine = ({ followed }: Recipients, deaths: Deaths, to: Recipient): Taking[] => {
  if (!hasDied(deaths, to)) return [{ to, children: false, through: undefined }]
  const { person } = to
  const leaves = followed.some(({ id }) => id === person.id) && !deaths.childless.includes(person.id)
  return leaves ? [{ to, children: true, through: person }] : []
}

const instead = ({ backups }: Recipients, deaths: Deaths, through: Person | undefined): Taking[] =>
  backups.filter((each) => !hasDied(deaths, each)).map((to) => ({ to, children: false, through }))

/** Who takes a gift after these deaths, as the rules for gifts in the will say. */
export const takersOfGift = (recipients: Recipients, deaths: Deaths): GiftOutcome => {
  const { to, each } = recipients
  const parts = each ? to.map((one) => [one]) : [to]
  const outcomes = parts.map((part): GiftOutcome => {
    const lines = part.flatMap((one) => inOwnLine(recipients, deaths, one))
    if (lines.length > 0) return { takers: sharing(lines), lapsed: [] }
    const dead = part.filter((one) => hasDied(deaths, one)).map(({ person }) => person)
    const takers = instead(recipients, deaths, dead[0])
    return { takers: sharing(takers), lapsed: takers.length > 0 ? [] : dead }
  })
  return { takers: outcomes.flatMap(({ takers }) => takers), lapsed: outcomes.flatMap(({ lapsed }) => lapsed) }
}
