/** One plain sentence, or a few, for each part of a will: what its clauses do, in everyday words. */

import { keptInWords } from '#core/estate/distribution.ts'
import { describeGift, orElse } from '#core/estate/gift-in-words.ts'
import { SURVIVAL_DAYS } from '#core/estate/history.ts'
import { planWithBlanks } from '#core/estate/parts.ts'
import { whyNotSure } from '#core/estate/problems.ts'
import type { PartOfClauses } from '#core/reading/agreement.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { poundsInWords } from '#core/text/money.ts'
import { capital, listed, listedOr } from '#core/text/names.ts'
import { addressLine } from '#core/will/address-lines.ts'
import { backupsOf, followedIn } from '#core/will/backups.ts'
import { nameOfGift } from '#core/will/describe.ts'
import { alsoKnownAs, fullNameOf } from '#core/will/details-table.ts'
import { heirsShareEqually, lastShares, sharesEqually } from '#core/will/equal-shares.ts'
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
  giftMayFail,
  inheritors,
  isBody,
  isByRate,
  isMinor,
  partnerNow,
  personById,
  personsOf,
  petsToLookAfter,
} from '#core/will/questions.ts'
import { type LinkPlace, linksOfPerson } from '#core/will/references.ts'
import type { Gift, Person, Will } from '#core/will/schema.ts'
import { isFixedAtDeath, trustOf, trustOfShare } from '#core/will/trusts.ts'
import { ageToTake, idsGivenTo, isTooYoung } from '#core/will/young-takers.ts'
import { answersRead, giftsRead } from '#words/en/answers.ts'
import { unsaid, funeral as wishes, sentences as words } from '#words/en/reading.ts'
import { funeralOf } from '../clauses/funeral.ts'
import { guardiansOf, speciallyGuarded } from '../clauses/guardians.ts'
import { takesSomethingElse } from '../clauses/left-out.ts'
import { residueMixesExempt, taxedFirst } from '../clauses/tax-on-residue.ts'
import type { ClauseId } from '../document.ts'
import type { Party } from '../party.ts'
import { youngPeople } from './ages.ts'
import {
  among,
  filled,
  type Given,
  ifNoneCan,
  ifTheyCannot,
  laterInWords,
  type Named,
  passedOverInWords,
  shortNames,
} from './plain-words.ts'
import {
  afterwardsInWords,
  classOfLater,
  heldToo,
  type InTheirPlace,
  nameAlone,
  shareInClassToo,
  sharesOf,
  trustSentences,
} from './trust-sentences.ts'

const you = ({ will: { details } }: Given): string => {
  const name = fullNameOf(details).trim()
  const address = details.address ? addressLine(details.address) : ''
  if (name === '') return unsaid.yourName
  if (address === '') return `${words.thisIsTheWillOf(name)} ${unsaid.whereYouLive}`
  const known = alsoKnownAs(details)
  return words.thisIsThe(name, known ? words.alsoKnownAs(known) : '', address)
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
  const first = [...people, ...(firm ? [words.lawyersAt(firm.name)] : [])]
  const [next, ...later] = personsOf(will, will.executorBackup)
    .filter(({ id }) => !will.executor.includes(id) && names.person(id) !== '')
    .map((person) => (isMinor(person, today) ? words.if18(names.person(person.id)) : names.person(person.id)))
  if (first.length === 0) return unsaid.whoCarriesOut
  return [
    (first.length === 1 && !firm ? words.carriesOut : words.carryOut)(capital(listed.format(first))),
    ...(next
      ? [words.stepsIn(ifTheyCannot(people, firm !== undefined), next, later.map(answersRead.thenComes).join(''))]
      : []),
    ...(firm ? [words.theLawyersAre] : []),
  ].join(' ')
}

const guardians = ({ will, today, names }: Given): string => {
  const named = (parties: readonly Party[]): string[] => filled(parties.map(names.party))
  const said = guardiansOf(will, today).map((group) => {
    const [children, first, backups] = [named(group.children), named(group.guardians), named(group.backups)]
    if (first.length === 0) return unsaid.whoWouldLookAfter(listed.format(children))
    const then = backups.length > 0 ? words.would(ifNoneCan(first), listed.format(backups)) : ''
    const special = listedOr.format(named(speciallyGuarded([group])))
    const atOnce = special ? words.ifYouAre(special) : ''
    const others = group.later ? [words.anyLaterChild] : []
    return `${words.ifNoParent(listed.format(first), listed.format([...children, ...others]))}${then}${atOnce}`
  })
  return said.join(' ') || unsaid.whoWouldLookAfterThem
}

/** More than these are read on the page: in one sentence no reader follows them. */
const MOST_GIFTS_TOLD = 6

/** "£500 each" of a sum for several, and "all of your home" in the middle of a sentence. */
const giftInWords = (will: Will, gift: Gift): string => {
  const takers = personsOf(will, gift.persons).length + charitiesOf(will, gift.charities).length
  const isSum = gift.type === 'Money' || gift.type === 'Donation'
  const name = nameOfGift(will, gift)
  const isPhrase = gift.type === 'Share of an asset' || isByRate(gift)
  const what = isPhrase ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name
  const to = describeGift(will, gift).replaceAll(' · ', ', ').replace(giftsRead.nobodyYet, words.toNobodyYet)
  return isSum && takers > 1 ? words.sumEach(what, to) : `${what} ${to}`
}

const belongingsTo = ({ will, names }: Given): string[] => {
  if (!will.belongings) return []
  const takers = filled(will.belongings.persons.map(names.person))
  const backups = filled(will.belongings.backupPersons.map(names.person))
  const [taker, ...others] = takers
  if (taker === undefined) return [unsaid.belongings]
  const instead = orElse(takers, backups)
    .map((then) => `, ${then}`)
    .join('')
  return [
    (others.length > 0 ? words.mayChooseAmong : words.hasAllOf)(capital(listed.format(takers)), instead),
    ...(will.belongings.vehicles === 'No' ? [giftsRead.noVehicles] : []),
  ]
}

const gifts = (given: Given): string =>
  [
    ...giftsByName(given),
    ...belongingsTo(given),
    ...heldToo(given.will, idsGivenTo(given.will), given.names.person),
    ...(given.will.gifts.some((gift) => giftMayFail(given.will, gift)) ? [words.giftsRest] : []),
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
      if (takers.length === 0) return unsaid.whoWouldHave(fullname)
      const with_ = money > 0 ? words.whoeverTakesAlso(fullname, poundsInWords(money)) : ''
      return `${words.petGoes(fullname, takers.reduce(answersRead.failingThat))}${with_}`
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
const sharedWhen = (will: Will) => (residueMixesExempt(will) ? words.sharedBeforeTax : words.sharedWhenPaid)

const residue = (given: Given): string => {
  const { will, today, names } = given
  // Who takes instead is read beside the clause that says so.
  const income = trustSentences(given, 'Residue')
  if (income !== '') return income
  const heirs = inheritors(will)
  if (heirs.length === 0) return unsaid.whoShares
  const people = heirs.flatMap((heir) => (heir.kind === 'person' ? [heir.person] : []))
  const young = people.filter((person) => !trustOfShare(will, person.id) && isTooYoung(will, person, today))
  const forLife = people.flatMap(({ id }) => (trustOfShare(will, id) ? [words.theShareOf(names.person(id))] : []))
  const held = [...Map.groupBy(young, (person) => ageToTake(will, person))].map(([age, people]) =>
    (people.length > 1 ? words.sharesHeldUntil : words.shareHeldUntil)(
      listed.format(people.map(({ id }) => names.person(id))),
      age,
    ),
  )
  const [alone, shares] = [nameAlone(heirs, names), sharesOf(will, today)]
  const shared = { names, sharers: heirs.length, equal: heirsShareEqually(will) }
  const later = `${laterInWords(heirsSharingWithLaterChildren(will), shared)}${classOfLater(will, today)}`
  const first =
    alone !== undefined
      ? words.whenEverythingIs(alone, later)
      : shares === ''
        ? unsaid.howShared
        : sharedWhen(will)(shares, later)
  return [first, ...shareInClassToo(will, names), ...held, ...forLife].join(' ')
}

/** Later children who share make several shares of one or two. */
const toTheOthers = (will: Will): string => {
  const heirs = inheritors(will).length
  if (heirsSharingWithLaterChildren(will).length > 0 || heirs > 2) return words.othersTake
  return heirs === 1 ? words.nextPartSays : words.addedToTheOther
}

const ifDies = (given: Omit<Given, 'clauses'>, person: Person): string => {
  const { will, names } = given
  if (person.died) return words.childrenTakePart(names.person(person.id), toTheOthers(will))
  const trust = trustOfShare(will, person.id)
  const afterwards = trust && afterwardsInWords(given, trust)
  if (afterwards !== undefined) return afterwards === '' ? '' : words.shareGoes(afterwards, '')
  const backups = backupsOf(will, person)
  if (laterChildrenTakeAlone(will, backups)) return words.laterTake
  if (backups) {
    const takers = among(backups, names, backups.equal)
    if (takers === '') return ''
    const followed = followedIn(will, backups).map(({ id }) => names.person(id))
    const sharers = backups.persons.length + backups.charities.length
    const later = laterInWords(backupsSharingWithLater(will, backups), { names, sharers, equal: backups.equal })
    const goes = words.shareGoes(takers, later)
    return followed.length > 0 ? words.childrenOfTake(goes, listedOr.format(followed)) : goes
  }
  const goes = planWithBlanks(will).shares.find(({ to }) => to.type === 'person' && to.id === person.id)?.ifItFails
  if (goes === 'to the other shares') return toTheOthers(will)
  return goes === 'to their children' ? words.theirChildrenTake : ''
}

const ifSomebodyDies = (given: Given, says = words.ifDiesFirst): string => {
  const { will, names } = given
  const heirs = inheritors(will)
  if (heirs.length === 0) return unsaid.whoShares
  const people = heirs.flatMap((heir) => (heir.kind === 'person' && !isBody(heir.person) ? [heir.person] : []))
  const groups = Map.groupBy(people, (person) => ifDies(given, person))
  const rules = [...groups].map(([then, alike]) => {
    const who = listedOr.format(alike.map(({ id, died }) => (died ? words.oneOf(names.person(id)) : names.person(id))))
    if (then === '') return unsaid.whoTakesInstead(who)
    return says(who, then)
  })
  const classes = classesOf(will).map(({ of, ifDie }) => {
    if (of === 'My later children') return words.ifYouHave(toTheOthers(will))
    if (!ifDie) return unsaid.ofAGrandchild
    return says(
      words.aGrandchild,
      ifDie === 'To their children' ? words.theirChildrenTake : words.otherGrandchildrenTake,
    )
  })
  return [...rules, ...classes].join(' ') || words.aCharityCannot
}

/** Of a residue that somebody has the income of first, who takes is settled when that ends, or at the death before. */
const tested = ({ will, names }: Given): typeof words.ifDiesFirst | undefined => {
  const trust = trustOf(will, 'Residue')
  if (!trust) return undefined
  if (isFixedAtDeath(trust)) return words.ifDiesBefore
  return (who, then) => words.ifDiedWhen(who, names.person(trust.for), then)
}

/** Who takes the shares of those who have died when a trust ends, or when they are fixed. */
export const inTheirPlace =
  (given: Given): InTheirPlace =>
  (view, isFixed) =>
    ifSomebodyDies({ ...given, will: view }, isFixed ? words.ifDiesBefore : words.ifDiedByThen)

const ifNobodyIsLeft = ({ will, names }: Given): string => {
  if (!will.ultimateDefault) return unsaid.ifNobody
  const last = lastShares(will)
  const shares = { ...last, persons: last.persons.filter(({ id }) => !personById(will, id)?.isExcluded) }
  const equal = sharesEqually(shares)
  const takers = among(shares, names, equal)
  const sharers = shares.persons.length + shares.charities.length
  const later = laterInWords(lastSharingWithLaterChildren(will), { names, sharers, equal })
  return [
    takers === '' ? words.ifNobodyIs : words.ifNobodyIsLeft(takers, later),
    words.noneOfThem(passedOverInWords(will)),
  ].join(' ')
}

const charitiesAndTax = ({ will, clauses, names }: Given): string => {
  const first = taxedFirst(will)
  return [
    ...(clauses.includes('charities') ? [words.ifACharity] : []),
    ...(clauses.includes('tax-on-residue')
      ? [first ? words.taxOnIncome(names.person(first.id)) : words.whatIsLeft]
      : []),
  ].join(' ')
}

const childrenOfLeftOut = (will: Will, out: string, of: string): string => {
  const theirChildren = will.excluded?.theirChildren
  if (theirChildren === undefined) return words.youHaveNot(out)
  if (theirChildren === 'No') return words.childrenMayTake(out, of)
  const kept = keptInWords(will)
  return kept === '' ? words.childrenOut(out, of) : words.childrenOutBut(out, of, kept)
}

const OFFICES: ReadonlySet<LinkPlace> = new Set(['executor', 'executorBackup', 'guardian', 'backupGuardian'])

const leftOut = ({ will, names }: Given): string => {
  const people = excludedPersons(will)
  if (people.length === 0) return unsaid.leftOut
  const namesOf = (some: readonly Person[]): string[] => some.map(({ id }) => names.person(id))
  const who = namesOf(people)
  const { given = [], nothing = [] } = Object.groupBy(people, (person) =>
    takesSomethingElse(will, person) ? 'given' : 'nothing',
  )
  const parts = [
    ...(nothing.length > 0 ? [words.leaveOut(listed.format(namesOf(nothing)))] : []),
    ...(given.length > 0 ? [words.leaveOnly(listed.format(namesOf(given)))] : []),
  ]
  const out = words.andYourWill(parts.join('. '))
  // The clause lets those have it who hold it in an office.
  const unpaid = people.filter((person) => !linksOfPerson(will, person).some(({ place }) => OFFICES.has(place)))
  return [
    childrenOfLeftOut(will, out, listedOr.format(who)),
    ...(unpaid.length > 0 ? [words.noReceipt(listedOr.format(namesOf(unpaid)))] : []),
  ].join(' ')
}

const online = ({ will, names }: Given): string => {
  if (will.executorCareAssets === undefined) return unsaid.online
  const { option, persons } = will.executorCareAssets
  if (option === 'My executors') return words.yourExecutorsMay
  const keepers = filled(persons.map(names.person))
  if (keepers.length === 0) return unsaid.online
  return words.mayFindOpen(listed.format(keepers))
}

const ourTwoWills = ({ will, names }: Given): string => {
  const partner = partnerNow(will)
  const whom = (partner && names.person(partner.id)) || words.yourPartner
  return words.youAndMade(whom)
}

const sentences: Record<PartOfClauses, (given: Given) => string> = {
  you,
  'earlier-wills': earlierWills,
  executors,
  guardians,
  funeral: ({ will }) => {
    const { wish, inOwnWords } = funeralOf(will)
    if (will.whatToDo?.option === undefined) return unsaid.funeral
    return inOwnWords ? `${wishes[wish]} ${wishes.inOwnWords(inOwnWords)}` : wishes[wish]
  },
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
  'added-clause': ({ will }) => words.wroteTheseWords(will.addedClause?.firm ?? words.aLawFirm),
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
