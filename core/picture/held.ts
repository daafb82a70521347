/** What the executors hold for one person for a time, and who has it afterwards. */

import { homeOf } from '../rules/about-me.rules.ts'
import { type Day, dayInWords, isAfter } from '../text/calendar-day.ts'
import { hundredths, percentInWords, poundsInWords } from '../text/money.ts'
import { listedOr } from '../text/names.ts'
import { nameOfProperty } from '../will/describe.ts'
import { JOINT_OWNER, type TrustKind } from '../will/lists.ts'
import { inheritors } from '../will/questions.ts'
import type { Account, Trust, Will } from '../will/schema.ts'
import { homeOnTrust, isFixedAtDeath, trustOfShare, trustsOf } from '../will/trusts.ts'
import type { Card } from './cards.ts'
import type { ThingIcon } from './icons.ts'
import { cardAt } from './takers.ts'

/** `Afterwards` is the picture of who has it at the end. */
export type HeldBand<Afterwards> = {
  readonly key: `trust ${TrustKind}`
  readonly kind: TrustKind
  /** "your half of the home", "the rest", "£300,000". */
  readonly what: string
  readonly icon: ThingIcon
  readonly for: Card
  /** What the person has meanwhile, after their name, once it is said what is held: "may live there". */
  readonly enjoys: string
  /** The same where it is not said: "may live in your half of the home". */
  readonly has: string
  /** When it ends, after "until": "she dies or marries". */
  readonly until: string
  /** Held at all: the person is not supposed to have died before the testator, and no date on which it ends has passed. */
  readonly starts: boolean
  /** Whoever survives the testator has it, and their estate if they die before it ends. */
  readonly isFixedAtDeath: boolean
  readonly afterwards: Afterwards
}

const partOfHome = (will: Will, account: Account): string => {
  const name = account === homeOf(will) ? 'the home' : nameOfProperty(will, account)
  if (account.owner !== JOINT_OWNER) return account === homeOf(will) ? 'your home' : name
  const part = account.ownershipPercent === undefined ? undefined : hundredths(account.ownershipPercent)
  if (part === undefined) return `your part of ${name}`
  return part === 5000 ? `your half of ${name}` : `your ${percentInWords(part)}% of ${name}`
}

const whatOf = (will: Will, trust: Trust): string => {
  const home = homeOnTrust(will)
  switch (trust.kind) {
    case 'Home':
      return home ? partOfHome(will, home) : 'a home'
    case 'Residue':
      return 'the rest'
    case 'Disabled person':
      return trust.amount === undefined ? 'a share of the rest' : poundsInWords(trust.amount)
  }
}

/** What the person has of what is held, after their name. */
export const enjoysOf: Readonly<Record<TrustKind, string>> = {
  Home: 'may live there',
  Residue: 'has the income',
  'Disabled person': 'is looked after with it',
}

const hasOf = (trust: Trust, what: string): string => {
  if (trust.kind === 'Home') return `may live in ${what}`
  return trust.amount === undefined ? enjoysOf[trust.kind] : `is looked after with ${what}`
}

const iconOf: Readonly<Record<TrustKind, ThingIcon>> = { Home: 'home', Residue: 'account', 'Disabled person': 'money' }

/** "she dies, marries or lives with someone as a couple" */
const untilOf = (trust: Trust, { they }: Card['called']): string => {
  const { endsIfMarries, endsIfCouple, endsIfLeaves, endDate, endYears } = trust
  const ends = [
    'dies',
    endsIfMarries === 'Yes' && 'marries',
    endsIfCouple === 'Yes' && 'lives with someone as a couple',
    endsIfLeaves !== undefined && `has not lived there for ${endsIfLeaves} months`,
  ].filter((end) => typeof end === 'string')
  const days = [
    endDate && endDate.day > 0 ? `${dayInWords(endDate)} comes` : undefined,
    endYears ? `${endYears} ${endYears === 1 ? 'year has' : 'years have'} passed` : undefined,
  ].filter((end) => end !== undefined)
  return listedOr.format([`${they} ${ends[0]}`, ...ends.slice(1), ...days])
}

/** @param afterwards Draws who shares it at the end of a trust. `starts`: while it is held, and not when it never is. */
export const heldBandsOf = <Afterwards>(
  will: Will,
  cards: readonly Card[],
  died: readonly number[],
  today: Day,
  afterwards: (trust: Trust, starts: boolean) => Afterwards,
): HeldBand<Afterwards>[] =>
  trustsOf(will).flatMap((trust) => {
    const card = cardAt(cards, `person ${trust.for}`)
    if (!card) return []
    const hasPassed = trust.kind !== 'Disabled person' && trust.endDate !== undefined && !isAfter(trust.endDate, today)
    const starts = !died.includes(trust.for) && !hasPassed
    const what = whatOf(will, trust)
    return [
      {
        key: `trust ${trust.kind}`,
        kind: trust.kind,
        what,
        icon: iconOf[trust.kind],
        for: card,
        enjoys: enjoysOf[trust.kind],
        has: hasOf(trust, what),
        until: untilOf(trust, card.called),
        starts,
        isFixedAtDeath: isFixedAtDeath(trust),
        afterwards: afterwards(trust, starts),
      },
    ]
  })

/** Whether a trust holds this person's share of the residue. */
export const holdsShareOf = (will: Will, id: number): boolean =>
  trustOfShare(will, id) !== undefined &&
  inheritors(will).some((heir) => heir.kind === 'person' && heir.person.id === id)
