/** One plain sentence, or a few, for each part of a will: what its clauses do, in everyday words. */

import { SURVIVAL_DAYS } from '#core/estate/history.ts'
import { planWithBlanks } from '#core/estate/parts.ts'
import { whyNotSure } from '#core/estate/problems.ts'
import type { PartOfClauses } from '#core/reading/agreement.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { poundsInWords } from '#core/text/money.ts'
import { capital, listed, listedOr } from '#core/text/names.ts'
import { addressLine } from '#core/will/address-lines.ts'
import { backupsOf, followedIn } from '#core/will/backups.ts'
import { describeGift, nameOfGift } from '#core/will/describe.ts'
import { alsoKnownAs, fullNameOf } from '#core/will/details-table.ts'
import { lastShares, sharesEqually } from '#core/will/equal-shares.ts'
import {
  backupsSharingWithLater,
  heirsSharingWithLaterChildren,
  lastSharingWithLaterChildren,
  laterChildrenTakeAlone,
} from '#core/will/later-children.ts'
import {
  appointedFirm,
  charitiesOf,
  classesOf,
  excludedPersons,
  inheritors,
  isBody,
  isMinor,
  keptOfLeftOut,
  lawyersAt,
  partnerNow,
  personById,
  personsOf,
  petsToLookAfter,
} from '#core/will/questions.ts'
import type { Gift, Person, Will } from '#core/will/schema.ts'
import { isFixedAtDeath, trustOf, trustOfShare } from '#core/will/trusts.ts'
import { ageToTake, idsGivenTo, isTooYoung } from '#core/will/young-takers.ts'
import { giftsRead } from '#words/en/answers.ts'
import { sentences as words } from '#words/en/reading.ts'
import { NO_VEHICLES } from '../clauses/belongings.ts'
import { funeralOf, funeralWish } from '../clauses/funeral.ts'
import { guardiansOf, speciallyGuarded } from '../clauses/guardians.ts'
import { takesSomethingElse } from '../clauses/left-out.ts'
import { residueMixesExempt } from '../clauses/tax-on-residue.ts'
import type { ClauseId } from '../document.ts'
import type { Party } from '../party.ts'
import { youngPeople } from './ages.ts'
import {
  among,
  filled,
  type Given,
  ifNoneCan,
  ifTheyCannot,
  type Named,
  passedOverInWords,
  shortNames,
  unsaid,
} from './plain-words.ts'
import {
  afterwardsInWords,
  classOfLater,
  heldToo,
  shareInClassToo,
  sharesOf,
  trustSentences,
  WITH_LATER,
} from './trust-sentences.ts'

const you = ({ will: { details } }: Given): string => {
  const name = fullNameOf(details).trim()
  const address = details.address ? addressLine(details.address) : ''
  if (name === '') return unsaid('your name')
  if (address === '') return `This is the will of ${name}. ${unsaid('where you live')}`
  const known = alsoKnownAs(details)
  return words.thisIsThe(name, known ? `, also known as ${known}` : '', address)
}

const earlierWills = ({ will, names, clauses }: Given): string => {
  const partner = partnerNow(will)
  const whom = partner && names.person(partner.id)
  return [
    words.thisWillTakes,
    ...(clauses.includes('expected-marriage') ? [words.itStillCounts(whom ? ` ${whom}` : '')] : []),
  ].join(' ')
}

const executors = ({ will, today, names }: Given): string => {
  const firm = appointedFirm(will)
  const people = filled(will.executor.map(names.person))
  const first = [...people, ...(firm ? [lawyersAt(firm)] : [])]
  const [next, ...later] = personsOf(will, will.executorBackup)
    .filter(({ id }) => !will.executor.includes(id) && names.person(id) !== '')
    .map((person) => `${names.person(person.id)}${isMinor(person, today) ? ' (if 18 by then)' : ''}`)
  if (first.length === 0) return unsaid('who carries out your will')
  return [
    words.outYourWill(capital(listed.format(first)), first.length === 1 && !firm ? 'carries' : 'carry'),
    ...(next
      ? [words.stepsIn(ifTheyCannot(people, firm !== undefined), next, later.map((name) => `, then ${name}`).join(''))]
      : []),
    ...(firm ? [words.theLawyersAre] : []),
  ].join(' ')
}

const guardians = ({ will, today, names }: Given): string => {
  const named = (parties: readonly Party[]): string[] => filled(parties.map(names.party))
  const said = guardiansOf(will, today).map((group) => {
    const [children, first, backups] = [named(group.children), named(group.guardians), named(group.backups)]
    if (first.length === 0) return unsaid(`who would look after ${listed.format(children)}`)
    const then = backups.length > 0 ? words.would(ifNoneCan(first), listed.format(backups)) : ''
    const special = listedOr.format(named(speciallyGuarded([group])))
    const atOnce = special ? words.ifYouAre(special) : ''
    const others = group.later ? ['any child you have later'] : []
    return `If no parent is left, ${listed.format(first)} would look after ${listed.format([...children, ...others])}.${then}${atOnce}`
  })
  return said.join(' ') || unsaid('who would look after your children')
}

/** More than these are read on the page: in one sentence no reader follows them. */
const MOST_GIFTS_TOLD = 6

/** "£500 each" of a sum for several, and "all of your home" in the middle of a sentence. */
const giftInWords = (will: Will, gift: Gift): string => {
  const takers = personsOf(will, gift.persons).length + charitiesOf(will, gift.charities).length
  const isSum = gift.type === 'Money' || gift.type === 'Donation'
  const name = nameOfGift(will, gift)
  const what = gift.type === 'Share of an asset' ? name.replace(/^All of/, 'all of') : name.replace(/^Enough/, 'enough')
  const to = describeGift(will, gift).replaceAll(' · ', ', ').replace(giftsRead.nobodyYet, 'to someone not chosen yet')
  return `${what}${isSum && takers > 1 ? ' each' : ''} ${to}`
}

const belongingsTo = ({ will, names }: Given): string[] => {
  if (!will.belongings) return []
  const takers = filled(will.belongings.persons.map(names.person))
  const backups = filled(will.belongings.backupPersons.map(names.person))
  if (takers.length === 0) return [unsaid('who chooses among your other belongings')]
  const instead =
    backups.length > 0
      ? `, or ${listed.format(backups)} if ${takers.length === 1 ? `${takers[0]} cannot` : 'none of them can'}`
      : ''
  return [
    words.yourOtherBelongings(
      capital(listed.format(takers)),
      takers.length > 1 ? 'may choose among' : 'has all of',
      instead,
    ),
    ...(will.belongings.vehicles === 'No' ? [NO_VEHICLES] : []),
  ]
}

const gifts = (given: Given): string =>
  [
    ...giftsByName(given),
    ...belongingsTo(given),
    ...heldToo(given.will, idsGivenTo(given.will), given.names.person),
  ].join(' ')

const giftsByName = ({ will }: Given): string[] => {
  if (will.gifts.length === 0) return []
  if (will.gifts.length > MOST_GIFTS_TOLD) return [words.firstComeGifts(will.gifts.length)]
  const each = will.gifts.map((gift) => giftInWords(will, gift))
  return each.length === 1 ? [words.firstComesOne(each[0])] : [words.firstComeNamed(each.length, each.join('; '))]
}

const pets = ({ will, names }: Given): string =>
  petsToLookAfter(will)
    .map(({ fullname, guardianId, money = 0 }) => {
      const takers = filled(guardianId.map(names.person))
      if (takers.length === 0) return unsaid(`who would have ${fullname}`)
      const with_ = money > 0 ? words.whoeverTakesAlso(fullname, poundsInWords(money)) : ''
      return `${fullname} goes to ${takers.join(' or, failing that, ')}.${with_}`
    })
    .concat(
      heldToo(
        will,
        petsToLookAfter(will).flatMap(({ guardianId }) => guardianId),
        names.person,
      ),
    )
    .join(' ')

/** Where an exempt heir shares with one who is not, tax on the rest is no part of what is paid first. */
const sharedWhen = (will: Will): string =>
  residueMixesExempt(will)
    ? 'When debts, costs and gifts are paid, what is left is shared before any tax on it'
    : 'When everything is paid, what is left is shared'

const residue = (given: Given): string => {
  const { will, today, names } = given
  const income = trustSentences(given, 'Residue', inTheirPlace(given))
  if (income !== '') return income
  const heirs = inheritors(will)
  const [only, ...others] = heirs
  if (!only) return unsaid('who shares what is left')
  const people = heirs.flatMap((heir) => (heir.kind === 'person' ? [heir.person] : []))
  const young = people.filter((person) => !trustOfShare(will, person.id) && isTooYoung(will, person, today))
  const forLife = people.flatMap(({ id }) => (trustOfShare(will, id) ? [words.theShareOf(names.person(id))] : []))
  const held = [...Map.groupBy(young, (person) => ageToTake(will, person))].map(([age, people]) =>
    words.theOfHeld(
      people.length > 1 ? 'shares' : 'share',
      listed.format(people.map(({ id }) => names.person(id))),
      people.length > 1 ? 'are' : 'is',
      age,
    ),
  )
  const shares = sharesOf(will, today)
  const later = heirsSharingWithLaterChildren(will).length > 0 ? WITH_LATER : ''
  const first =
    others.length === 0 && only.kind === 'person'
      ? words.whenEverythingIs(names.person(only.person.id), later)
      : shares === ''
        ? unsaid('how what is left is shared')
        : `${sharedWhen(will)}: ${shares}${later}.`
  return [first, ...classOfLater(will, today), ...shareInClassToo(will, names), ...held, ...forLife].join(' ')
}

/** Later children who share make several shares of one or two. */
const toTheOthers = (will: Will): string => {
  const heirs = inheritors(will).length
  if (heirsSharingWithLaterChildren(will).length > 0 || heirs > 2) return 'the others take that share'
  return heirs === 1 ? 'the next part of your will says who takes it' : 'that share is added to the other one'
}

const ifDies = (given: Omit<Given, 'clauses'>, person: Person): string => {
  const { will, names } = given
  if (person.died)
    return `their own children take that part, or the rest of ${names.person(person.id)} if there are none. If none of them is left, ${toTheOthers(will)}`
  const trust = trustOfShare(will, person.id)
  const afterwards = trust && afterwardsInWords(given, trust)
  if (afterwards !== undefined) return afterwards === '' ? '' : `that share goes to ${afterwards}`
  const backups = backupsOf(will, person)
  if (laterChildrenTakeAlone(will, backups)) return 'any children you have later take that share, equally'
  if (backups) {
    const takers = among(backups, names, backups.equal)
    if (takers === '') return ''
    const followed = followedIn(will, backups).map(({ id }) => names.person(id))
    const later = backupsSharingWithLater(will, backups).length > 0 ? WITH_LATER : ''
    return `that share goes to ${takers}${later}${followed.length > 0 ? `. The children of ${listedOr.format(followed)} can take in their place` : ''}`
  }
  const goes = planWithBlanks(will).shares.find(({ to }) => to.type === 'person' && to.id === person.id)?.ifItFails
  if (goes === 'to the other shares') return toTheOthers(will)
  return goes === 'to their children' ? 'their own children take that share' : ''
}

const ifSomebodyDies = (given: Given, dies = 'dies first'): string => {
  const { will, names } = given
  const heirs = inheritors(will)
  if (heirs.length === 0) return unsaid('who shares what is left')
  const people = heirs.flatMap((heir) => (heir.kind === 'person' && !isBody(heir.person) ? [heir.person] : []))
  const groups = Map.groupBy(people, (person) => ifDies(given, person))
  const rules = [...groups].map(([then, alike]) => {
    const who = listedOr.format(alike.map(({ id, died }) => (died ? `one of ${names.person(id)}` : names.person(id))))
    if (then === '') return unsaid(`who takes the share of ${who} instead`)
    return words.ifDies(who, dies, then)
  })
  const classes = classesOf(will).map(({ of, ifDie }) => {
    if (of === 'My later children') return words.ifYouHave(toTheOthers(will))
    if (!ifDie) return unsaid('who takes the share of a grandchild who dies first')
    return words.ifAGrandchild(
      dies,
      ifDie === 'To their children' ? 'their own children take that share' : 'the other grandchildren take that share',
    )
  })
  return [...rules, ...classes].join(' ') || words.aCharityCannot
}

/** Of a residue that somebody has the income of first, who takes is settled when that ends, unless it is fixed before. */
const tested = ({ will, names }: Given): string | undefined => {
  const trust = trustOf(will, 'Residue')
  return trust && !isFixedAtDeath(trust) ? `has died when the income of ${names.person(trust.for)} ends` : undefined
}

/** Who takes the shares of those who have died when a trust ends. */
export const inTheirPlace =
  (given: Given) =>
  (view: Will): string =>
    ifSomebodyDies({ ...given, will: view }, 'has died by then')

const ifNobodyIsLeft = ({ will, names }: Given): string => {
  if (!will.ultimateDefault) return unsaid('who takes if nobody is left')
  const last = lastShares(will)
  const shares = { ...last, persons: last.persons.filter(({ id }) => !personById(will, id)?.isExcluded) }
  const takers = among(shares, names, sharesEqually(shares))
  return [
    takers === ''
      ? words.ifNobodyIs
      : words.ifNobodyIsLeft(takers, lastSharingWithLaterChildren(will).length > 0 ? WITH_LATER : ''),
    words.noneOfThem(passedOverInWords(will, 'someone')),
  ].join(' ')
}

const charitiesAndTax = ({ clauses }: Given): string =>
  [
    ...(clauses.includes('charities') ? [words.ifACharity] : []),
    ...(clauses.includes('tax-on-residue') ? [words.whatIsLeft] : []),
  ].join(' ')

const leftOut = ({ will, names }: Given): string => {
  const people = excludedPersons(will)
  if (people.length === 0) return unsaid('who is left out')
  const namesOf = (some: readonly Person[]): string[] => some.map(({ id }) => names.person(id))
  const who = namesOf(people)
  const { given = [], nothing = [] } = Object.groupBy(people, (person) =>
    takesSomethingElse(will, person) ? 'given' : 'nothing',
  )
  const parts = [
    ...(nothing.length > 0 ? [`You leave out ${listed.format(namesOf(nothing))}`] : []),
    ...(given.length > 0 ? [`You leave ${listed.format(namesOf(given))} only what your will gives them by name`] : []),
  ]
  const out = words.andYourWill(parts.join('. '))
  const theirChildren = will.excluded?.theirChildren
  if (theirChildren === undefined) return words.youHaveNot(out)
  const kept = keptOfLeftOut(will, 'yours')
  return words.theChildrenOf(
    out,
    listedOr.format(who),
    theirChildren === 'Yes' ? `are left out too${kept && `, but not ${kept}`}` : 'may still take',
  )
}

const online = ({ will, names }: Given): string => {
  if (will.executorCareAssets === undefined) return unsaid('who deals with your online accounts')
  const { option, persons } = will.executorCareAssets
  if (option === 'My executors') return words.yourExecutorsMay
  const keepers = filled(persons.map(names.person))
  if (keepers.length === 0) return unsaid('who deals with your online accounts')
  return words.mayFindOpen(listed.format(keepers))
}

const ourTwoWills = ({ will, names }: Given): string => {
  const partner = partnerNow(will)
  const whom = (partner && names.person(partner.id)) || 'your partner'
  return words.youAndMade(whom)
}

const sentences: Record<PartOfClauses, (given: Given) => string> = {
  you,
  'earlier-wills': earlierWills,
  executors,
  guardians,
  funeral: ({ will }) =>
    will.whatToDo?.option === undefined
      ? unsaid('what you would like for your funeral')
      : funeralWish(funeralOf(will), 'you'),
  gifts,
  'disabled-person': (given) => trustSentences(given, 'Disabled person', inTheirPlace(given)),
  'home-for-life': (given) => trustSentences(given, 'Home', inTheirPlace(given)),
  pets,
  residue,
  'if-somebody-dies': (given) => ifSomebodyDies(given, tested(given)),
  'if-nobody-is-left': ifNobodyIsLeft,
  'young-people': youngPeople,
  'charities-and-tax': charitiesAndTax,
  'left-out': leftOut,
  'added-clause': ({ will }) => words.wroteTheseWords(will.addedClause?.firm ?? 'A law firm'),
  powers: () => words.yourExecutorsGet,
  trustees: () => words.twoPeopleLook,
  'online-accounts': online,
  'our-two-wills': ourTwoWills,
  meanings: () => words.theseWordsSettle(SURVIVAL_DAYS),
  signing: () => words.youSignHere,
}

/** The parts that say who takes what. */
const ofShares: readonly PartOfClauses[] = ['residue', 'if-somebody-dies', 'if-nobody-is-left']

const notSure = (part: PartOfClauses, will: Will): string[] => {
  const why = ofShares.includes(part) ? whyNotSure(will) : undefined
  return why === undefined ? [] : [why]
}

/** What a part does, in plain words. `clauses` are those of the part that this will has. */
export const sentenceOf = (
  part: PartOfClauses,
  will: Will,
  today: Day,
  clauses: readonly ClauseId[],
  names: Named = shortNames(will, today),
): string => [sentences[part]({ will, today, clauses, names }), ...notSure(part, will)].join(' ')
