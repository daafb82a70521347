/** What the executors hold for one person for a time, and who has it afterwards. */

import { heldWords as words } from '#words/en/picture.ts'
import { homeOf } from '../rules/about-me.rules.ts'
import { type Day, dayInWords } from '../text/calendar-day.ts'
import { hundredths, percentInWords, poundsInWords } from '../text/money.ts'
import { listedOr } from '../text/names.ts'
import { nameOfProperty } from '../will/describe.ts'
import { JOINT_OWNER, type TrustKind } from '../will/lists.ts'
import { inheritors } from '../will/questions.ts'
import type { Account, Trust, Will } from '../will/schema.ts'
import { hasEndDateCome, holdsAll, homeOnTrust, isFixedAtDeath, trustOfShare, trustsOf } from '../will/trusts.ts'
import type { Card } from './cards.ts'
import type { ThingIcon } from './icons.ts'
import { cardAt } from './takers.ts'

/** `Afterwards` is the picture of who has it at the end. */
export type HeldBand<Afterwards> = {
  readonly key: `trust ${TrustKind}`
  readonly kind: TrustKind
  /** "your half of the home", with money for its upkeep, "the rest", "£300,000". */
  readonly what: string
  /** The same, with all else that is held in the same way by then. */
  readonly atEnd: string
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
  const name = account === homeOf(will) ? words.theHome : nameOfProperty(will, account)
  if (account.owner !== JOINT_OWNER) return account === homeOf(will) ? words.yourHome : name
  const part = account.ownershipPercent === undefined ? undefined : hundredths(account.ownershipPercent)
  if (part === undefined) return words.yourPart(name)
  return part === 5000 ? words.yourHalf(name) : words.yourPercent(percentInWords(part), name)
}

const whatOf = (will: Will, trust: Trust): string => {
  const home = homeOnTrust(will)
  switch (trust.kind) {
    case 'Home':
      return home ? partOfHome(will, home) : words.aHome
    case 'Residue':
      return words.theRest
    case 'Disabled person':
      return trust.amount === undefined ? words.aShare : poundsInWords(trust.amount)
  }
}

/** What the person has of what is held, after their name. */
export const enjoysOf: Readonly<Record<TrustKind, string>> = words.enjoys

const hasOf = (trust: Trust, what: string): string => {
  if (trust.kind === 'Home') return words.mayLiveIn(what)
  return trust.amount === undefined ? enjoysOf[trust.kind] : words.lookedAfterWith(what)
}

const iconOf: Readonly<Record<TrustKind, ThingIcon>> = { Home: 'home', Residue: 'account', 'Disabled person': 'money' }

/** "she dies, marries or lives with someone as a couple" */
const untilOf = (trust: Trust, { name, called: { they } }: Card): string => {
  const { endsIfMarries, endsIfCouple, endsIfLeaves, endDate, endYears } = trust
  const ends = [
    endsIfMarries === 'Yes' && words.marries,
    endsIfCouple === 'Yes' && words.livesAsCouple,
    endsIfLeaves !== undefined && words.hasLeft(endsIfLeaves),
  ].filter((end) => typeof end === 'string')
  const days = [
    endDate && endDate.day > 0 ? words.dayComes(dayInWords(endDate)) : undefined,
    endYears === 1 ? words.yearPasses : endYears ? words.yearsPass(endYears) : undefined,
  ].filter((end) => end !== undefined)
  return words.until(listedOr.format([words.dies(name, they), ...ends, ...days]))
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
    const starts = !died.includes(trust.for) && !hasEndDateCome(trust, today)
    const held = whatOf(will, trust)
    const upkeep = trust.kind === 'Home' && trust.amount
    const what = upkeep ? words.withUpkeep(held, poundsInWords(upkeep)) : held
    return [
      {
        key: `trust ${trust.kind}`,
        kind: trust.kind,
        what,
        atEnd: starts && (upkeep || holdsAll(trust)) ? words.withAllElse(held) : what,
        icon: iconOf[trust.kind],
        for: card,
        enjoys: enjoysOf[trust.kind],
        has: hasOf(trust, held),
        until: untilOf(trust, card),
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
