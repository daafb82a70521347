/** What a trust does, in two stages: what happens when you die, and what happens when the trust ends. */
import { outcome } from '#core/estate/distribution.ts'
import { describeShare } from '#core/estate/fraction.ts'
import { pictureOf } from '#core/picture/picture.ts'
import { sharesInWords } from '#core/picture/words.ts'
import { type Day, dayInWords } from '#core/text/calendar-day.ts'
import { poundsInWords } from '#core/text/money.ts'
import { capital, listed, listedOr } from '#core/text/names.ts'
import { streetLine } from '#core/will/address-lines.ts'
import { trustPersons } from '#core/will/backups.ts'
import { nameOfProperty, partOwned } from '#core/will/describe.ts'
import { heirsShareEqually } from '#core/will/equal-shares.ts'
import { heirsSharingWithLaterChildren } from '#core/will/later-children.ts'
import type { TrustKind } from '#core/will/lists.ts'
import { classesOf, type Heir, inheritors, mayBeInClass } from '#core/will/questions.ts'
import type { Trust, Will } from '#core/will/schema.ts'
import {
  holdsEverythingFor,
  holdsOfResidue,
  homeOnTrust,
  isFixedAtDeath,
  mayLastForLife,
  trustOf,
  willOfTakers,
} from '#core/will/trusts.ts'
import { mayBeAmongTakers } from '#core/will/young-takers.ts'
import { unsaid, held as words } from '#words/en/reading.ts'
import { type Given, laterInWords, type Named } from './plain-words.ts'

/** Who takes the share of somebody who has died by the day of the second stage, or before the testator where it is fixed then. */
export type InTheirPlace = (view: Will, isFixed: boolean) => string

/** The two stages of a trust, and what else a customer asks about it, a sentence each. */
export type TrustTold = {
  readonly kind: TrustKind
  /** For whom it is held. */
  readonly name: string
  readonly whenYouDie: readonly string[]
  readonly whenItEnds: readonly string[]
  readonly besides: readonly string[]
}

const endings = (trust: Trust): string[] => [
  ...(trust.endsIfMarries === 'Yes' ? [words.marries] : []),
  ...(trust.endsIfCouple === 'Yes' ? [words.couple] : []),
  ...(trust.kind === 'Home' && trust.endsIfLeaves !== undefined ? [words.elsewhere(trust.endsIfLeaves)] : []),
  words.givesUp,
]

/** "1 February 2040", "10 years after you die": the day by which it ends while the person lives. Empty where none is set. */
const lastDay = ({ endDate, endYears }: Trust): string =>
  listedOr.format([
    ...(endDate ? [dayInWords(endDate)] : []),
    ...(endYears === undefined ? [] : [endYears === 1 ? words.aYear : words.years(endYears)]),
  ])

/** "for life, unless Bea first marries or gives it up". What ends on a day is not for life. */
const howLong = (name: string, trust: Trust): string =>
  mayLastForLife(trust)
    ? words.forLife(name, listedOr.format(endings(trust)))
    : words.until(lastDay(trust), name, listedOr.format([words.dies, ...endings(trust)]))

const theHome = (will: Will): string => {
  const home = homeOnTrust(will)
  if (!home) return words.yourHome
  const street = home.isYourOwn === 'Yes' && will.details.address ? streetLine(will.details.address) : undefined
  const name = home.isYourOwn === 'Yes' ? words.yourHome : nameOfProperty(will, home)
  const part = home.ownershipType === 'Tenants in common' ? partOwned(home) : undefined
  if (part) return words.yourPartOf(street ?? name, part)
  return street === undefined ? name : words.yourHomeAt(street)
}

const theOtherOwners = ({ will, names }: Given): string[] => {
  const home = homeOnTrust(will)
  const owners = home?.ownershipType === 'Tenants in common' ? home.mortgageWithPersons.map(names.person) : []
  return owners.length === 0 ? [] : [(owners.length > 1 ? words.ownTheRest : words.ownsTheRest)(listed.format(owners))]
}

/** What is held for a disabled person beside the sum or the share. */
export const whatElseIsHeld = (will: Will, trust: Trust, name: string, theWill = words.yourWill): string => {
  if (holdsEverythingFor(will, trust.for)) return words.andWhatElse(theWill, name)
  return holdsOfResidue(trust) ? words.andOfTheRest(name) : ''
}

/** The clause gives the home free of both. */
const paidFromTheRest = (will: Will): string => {
  const home = homeOnTrust(will)
  const isPart = home?.ownershipType === 'Tenants in common'
  const loan =
    home?.mortgage === 'Yes' ? words[isPart ? 'partOfMortgage' : 'mortgage'] : words[isPart ? 'partOfLoan' : 'loan']
  return words.isPaid(loan)
}

const firstStage = (given: Given, name: string, trust: Trust): string[] => {
  const { will, names } = given
  switch (trust.kind) {
    case 'Home':
      return [
        words.executorsHold(
          trust.amount ? words.withUpkeep(theHome(will), poundsInWords(trust.amount)) : theHome(will),
        ),
        ...theOtherOwners(given),
        words.mayLiveThere(name, howLong(name, trust)),
        words.rentToo(name),
        ...(trust.capital === 'Yes' ? [words.capitalToo(name)] : []),
        paidFromTheRest(will),
      ]
    case 'Residue':
      return [
        words.holdTheRest,
        words.hasTheIncome(name, howLong(name, trust)),
        trust.capital === 'Yes' ? words.capitalToo(name) : words.noneOfCapital(name),
      ]
    case 'Disabled person': {
      const more = whatElseIsHeld(will, trust, name)
      const what = `${trust.amount === undefined ? words.shareOf(name) : poundsInWords(trust.amount)}${more}`
      const small = trust.smallSumFor === undefined ? '' : names.person(trust.smallSumFor)
      return [
        words.isUsedFor(what, name),
        small ? words.noRightBut(name, small) : words.noRight(name),
        ...(trust.amount === undefined ? [] : [words.taxFromTheRest]),
      ]
    }
  }
}

/** Several who share. What those to come have beside others stands in a sentence of its own. */
export const sharesOf = (view: Will, today: Day): string =>
  sharesInWords(pictureOf(view, today, { died: [], laterChild: false }))

/** The one who has all of it. Undefined where several share. */
export const nameAlone = ([only, ...others]: readonly Heir[], names: Named): string | undefined => {
  if (!only || others.length > 0) return undefined
  if (only.kind === 'class') return words.classes[only.group.of]
  return only.kind === 'person' ? names.person(only.person.id) : only.charity.fullname
}

/** "Cy and Di 50% each": who has it when the trust ends. Empty while that is not said. */
export const afterwardsInWords = ({ will, today, names }: Omit<Given, 'clauses'>, trust: Trust): string => {
  const view = willOfTakers(will, trust)
  const heirs = inheritors(view)
  const shares = nameAlone(heirs, names) ?? sharesOf(view, today)
  if (shares === '') return ''
  const shared = { names, sharers: heirs.length, equal: heirsShareEqually(view) }
  return `${shares}${laterInWords(heirsSharingWithLaterChildren(view), shared)}${classOfLater(view, today)}`
}

/** What children who are born later have where a share is left to them as a class. The others share the whole while there are none. */
export const classOfLater = (view: Will, today: Day): string => {
  const isForLater = classesOf(view).some(({ of }) => of === 'My later children')
  const born = isForLater ? outcome(view, [], today, { livingChildren: 1 }) : []
  const theirs = born.find(({ type }) => type === 'later-child')
  return theirs && born.length > 1 ? words.ifYouHaveChildren(describeShare(theirs.share)) : ''
}

/** What is held too of what others have besides. Nothing where the person is not among them, or has it outright. */
export const heldToo = (will: Will, ids: readonly number[], nameOf: (id: number) => string): string[] =>
  [...new Set(ids)].filter((id) => holdsEverythingFor(will, id)).map((id) => words.comesToo(nameOf(id)))

const secondStage = (given: Given, name: string, trust: Trust, inTheirPlace?: InTheirPlace): string[] => {
  const view = willOfTakers(given.will, trust)
  const shares = afterwardsInWords(given, trust)
  if (shares === '') return [unsaid.afterThat]
  return [
    words.whenThatEnds(shares),
    ...(mayBeAmongTakers(given.will, trust) ? [words.noneThen(name)] : []),
    ...shareInClassToo(view, given.names),
    ...heldToo(given.will, trustPersons(given.will, trust), given.names.person),
    ...(isFixedAtDeath(trust) ? [words.keepTheirShare] : []),
    ...(inTheirPlace ? [inTheirPlace(view, isFixedAtDeath(trust))] : []),
    words.beforeYou(name),
  ]
}

/** Those with a part of their own who belong to the class of grandchildren as well. */
export const shareInClassToo = (view: Will, { person: nameOf }: Named): string[] => {
  const twice = inheritors(view).flatMap((heir) =>
    heir.kind === 'person' && mayBeInClass(heir.person) ? nameOf(heir.person.id) : [],
  )
  return twice.length > 0 && classesOf(view).some(({ of }) => of === 'My grandchildren')
    ? [words.shareInClass(capital(listed.format(twice)))]
    : []
}

const whatElse = (name: string, trust: Trust): string[] => {
  if (trust.kind !== 'Home') return []
  return [
    `It does not end because a bill is late or a repair is not made${trust.endsIfLeaves === undefined ? `, or because ${name} lives elsewhere` : ''}.`,
    `${name} pays the bills, small repairs and insurance${trust.repairs === 'The person' ? ', and big repairs too' : '. Big repairs are paid for from money held with the home, if there is any'}.`,
    `If ${name} wants to move, your executors sell the home and buy another. What is left over ${trust.surplus === 'Passed on at once' ? 'goes on at once to those who have the home later' : 'stays with the home'}.`,
  ]
}

/** What one trust of a will does. Undefined where the will has none of the kind. */
export const trustTold = (given: Given, kind: TrustKind, inTheirPlace?: InTheirPlace): TrustTold | undefined => {
  const trust = trustOf(given.will, kind)
  if (!trust) return undefined
  const name = given.names.person(trust.for)
  return {
    kind,
    name,
    whenYouDie: firstStage(given, name, trust),
    whenItEnds: secondStage(given, name, trust, inTheirPlace),
    besides: whatElse(name, trust),
  }
}

/** The two stages of it as one text. Empty where the will has none of the kind. */
export const trustSentences = (given: Given, kind: TrustKind, inTheirPlace?: InTheirPlace): string => {
  const { whenYouDie = [], whenItEnds = [] } = trustTold(given, kind, inTheirPlace) ?? {}
  return [...whenYouDie, ...whenItEnds].join(' ')
}
