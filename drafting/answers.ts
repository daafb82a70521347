import { isNothing } from '#core/estate/fraction.ts'
import { describeGift, orElse } from '#core/estate/gift-in-words.ts'
import type { StepName } from '#core/journey/steps.ts'
import { homeOf } from '#core/rules/about-me.rules.ts'
import { type Day, dayInWords } from '#core/text/calendar-day.ts'
import { poundsInWords } from '#core/text/money.ts'
import { isFilled, listed, listedOr, listedWithin, namesOf } from '#core/text/names.ts'
import { addressLine } from '#core/will/address-lines.ts'
import { type Backups, backupsOf, followedIn } from '#core/will/backups.ts'
import { nameOfMyGift, nameOfProperty } from '#core/will/describe.ts'
import { alsoKnownAs, detailsTable, fullNameOf } from '#core/will/details-table.ts'
import { heirsShareEqually, lastShares, sharesEqually } from '#core/will/equal-shares.ts'
import {
  besideWhomLaterGetNothing,
  heirsSharingWithLaterChildren,
  laterChildrenAreAClass,
  laterChildrenShareAnywhere,
  laterChildrenTakeAlone,
} from '#core/will/later-children.ts'
import { withNamesApart } from '#core/will/names-apart.ts'
import {
  charityById,
  childrenEverOf,
  classesOf,
  excludedPersons,
  executorsNamed,
  expectsGuardian,
  guardedChildren,
  guardedLikeLater,
  type Heir,
  hasPartner,
  inheritors,
  nameOfHeir,
  nameOfSharer,
  ownWithGuardian,
  partnerOf,
  personById,
  personsOf,
  petsOf,
  petsToLookAfter,
  relationsToSay,
  shareGuardians,
  youngChildren,
} from '#core/will/questions.ts'
import type { Belongings, Class, Person, Shares, Trust, Will } from '#core/will/schema.ts'
import { partInShort, partOfShare } from '#core/will/share-parts.ts'
import { ageInShort, endsInShort, homeOnTrust, trustOf, trustOfShare, willOfTakers } from '#core/will/trusts.ts'
import { grandchildrenIn } from '#core/will/young-takers.ts'
import { giftsRead, answersOfTrusts as held, answerLabels as labels, answersRead as words } from '#words/en/answers.ts'
import { kept } from '#words/en/forms.ts'

/** The customer's answers in words, step by step, as the summary page and the solicitor's brief read them back. */

/** An empty value is read back as “Not answered yet”. */
export type Answer = { readonly label: string; readonly value: string }

const needed = (label: string, value: string | undefined): Answer => ({ label, value: value ?? '' })
const optional = (label: string, value: string | undefined): Answer | undefined =>
  value ? { label, value } : undefined

const nameOf = (will: Will, id: number): string => personById(will, id)?.fullname ?? ''

/** "Cy Hale and Di Hale, equally", "Cy Hale (60%) and Di Hale (40%)". */
const takersInWords = (will: Will, trust: Trust): string => {
  const view = willOfTakers(will, trust)
  const heirs = inheritors(view)
  const isEqual = heirsShareEqually(view)
  const names = heirs.map((heir) => (isEqual ? nameOfHeir(heir) : `${nameOfHeir(heir)} (${partInShort(heir.part)})`))
  return isEqual && names.length > 1 ? words.equally(listedWithin(names)) : words.names(listedWithin(names))
}

/** The same, and below them what happens to the part of each who has died by then. */
const takersAndBackups = (will: Will, trust: Trust): string => {
  const view = willOfTakers(will, trust)
  const rows = [...grandchildrenShare(view), ...ifHeirsDie(view)].filter(({ value }) => value !== '')
  return [takersInWords(will, trust), ...rows.map(({ label, value }) => `${label}: ${value}`)].join('\n')
}

/** What is held of the residue, for the step of the shares. */
const incomeFirstAnswers = (will: Will): Answer[] => {
  const trust = trustOf(will, 'Residue')
  if (!trust) return []
  return [
    needed(held.incomeFirst, [nameOf(will, trust.for), endsInShort(trust)].filter(Boolean).join('\n')),
    needed(held.capital, trust.capital && held.capitalPaid[trust.capital]),
    needed(held.whoCanTakeAfterwards, trust.fixed && held.settled[trust.fixed]),
  ]
}

const homeAnswers = (will: Will, trust: Trust): Answer[] => {
  const home = homeOnTrust(will)
  return [
    needed(
      held.aHomeToLiveIn,
      [nameOf(will, trust.for), home && nameOfProperty(will, home), endsInShort(trust)].filter(Boolean).join('\n'),
    ),
    needed(held.whoHasTheHome, takersAndBackups(will, trust)),
    needed(held.whoCanTakeAfterwards, trust.fixed && held.settled[trust.fixed]),
    needed(held.structuralRepairs, trust.repairs && held.repairsPaid[trust.repairs]),
    needed(held.moneyLeftOver, trust.surplus && kept.said(trust.surplus)),
    ...(trust.amount ? [needed(held.moneyForItsUpkeep, poundsInWords(trust.amount))] : []),
    ...(trust.capital ? [needed(held.capital, held.capitalPaid[trust.capital])] : []),
  ]
}

const disabledAnswers = (will: Will, trust: Trust): Answer[] => [
  needed(
    held.heldForADisabledPerson,
    [nameOf(will, trust.for), trust.amount === undefined ? held.theirShareOfTheRest : poundsInWords(trust.amount)]
      .filter(Boolean)
      .join('\n'),
  ),
  ...(trust.everythingElse ? [needed(held.anythingElse, held.elseHeld[trust.everythingElse])] : []),
  needed(held.benefitNow, trust.benefit && kept.said(trust.benefit)),
  ...(trust.smallSumFor === undefined ? [] : [needed(held.smallYearlySum, nameOf(will, trust.smallSumFor))]),
  needed(held.whoHasItAfterwards, takersAndBackups(will, trust)),
  ...(isFilled(trust.wishes) ? [needed(held.wishes, trust.wishes.trim())] : []),
]

/** "Ann Hale and Ben Hale · or Cat Price if none of them can", without those who are left out. */
const belongingsInWords = (will: Will, { persons, backupPersons, vehicles }: Belongings): string => {
  const [takers, backups] = [persons, backupPersons].map((ids) =>
    personsOf(will, ids).flatMap(({ fullname, isExcluded }) => (isExcluded ? [] : [fullname])),
  ) as [string[], string[]]
  const who = [words.names(listed.format(takers)), ...orElse(takers, backups)].join(' · ')
  return vehicles === 'No' ? `${who}\n${giftsRead.noVehicles}` : who
}

/** What is held beside the residue, and who chooses among the belongings, for the step of the gifts. */
const heldAnswers = (will: Will): Answer[] => {
  const [home, disabled] = [trustOf(will, 'Home'), trustOf(will, 'Disabled person')]
  return [
    ...(home ? homeAnswers(will, home) : []),
    ...(disabled ? disabledAnswers(will, disabled) : []),
    ...(will.belongings && will.belongings.persons.length > 0
      ? [needed(held.belongings, belongingsInWords(will, will.belongings))]
      : []),
  ]
}

/** The later ages of people and classes. Nothing of those who have it at 18. */
const laterAgeAnswers = (will: Will): Answer[] => [
  ...will.persons.flatMap((person) => {
    const age = ageInShort(person)
    return age ? [needed((person.died ? labels.ageOfTheChildrenOf : labels.ageOf)(person.fullname), age)] : []
  }),
  ...[grandchildrenIn(will)].flatMap((group) => {
    const age = group && ageInShort(group)
    return age ? [needed(labels.ageOfGrandchildren, age)] : []
  }),
]

const isDefined = <T>(value: T | undefined): value is T => value !== undefined

const sharedAmong = (
  will: Will,
  { persons, charities }: Pick<Shares, 'persons' | 'charities'>,
  equal: boolean,
): string => {
  const named = [
    ...persons.flatMap((share) => personsOf(will, [share.id]).map((person) => ({ name: nameOfSharer(person), share }))),
    ...charities.map((share) => ({ name: charityById(will, share.id)?.fullname, share })),
  ].flatMap(({ name, share }) => (name === undefined ? [] : [{ name, share }]))
  const names = named.map(({ name, share }) =>
    equal || named.length === 1 ? name : `${name} (${partInShort(partOfShare(share))})`,
  )
  return equal && names.length > 1 ? words.equally(listed.format(names)) : words.names(listed.format(names))
}

/** How the executors are told that they are named. */
const toldHow = ({ notifyExecutors, notifyHow }: Will): string | undefined => {
  if (notifyExecutors !== 'Yes') return notifyExecutors && words.tellThemMyself
  return notifyHow === 'Email' ? words.byEmail : words.byLetter
}

const backupsInWords = (will: Will, backups: Backups): string => {
  const takers = sharedAmong(will, backups, backups.equal)
  if (takers === '') return ''
  const followed = followedIn(will, backups).map(({ fullname }) => fullname)
  return followed.length > 0 ? words.goesToOrTheirChildren(takers, listedOr.format(followed)) : words.goesTo(takers)
}

const whatIfDies = (person: Person, will: Will): string => {
  if (person.died) return words.passesToTheirChildren
  const trust = trustOfShare(will, person.id)
  if (trust) return words.goesTo(takersInWords(will, trust))
  const backups = backupsOf(will, person)
  if (laterChildrenTakeAlone(will, backups)) return words.anyChildByThen
  if (backups) return backupsInWords(will, backups)
  switch (person.estateIfDie) {
    case 'Split between remaining beneficiaries':
      return inheritors(will).length > 1 || heirsSharingWithLaterChildren(will).length > 0
        ? words.sharedBetweenTheOthers
        : words.whoeverTakesLast
    case 'Pass to their children':
      return words.passesToTheirChildren
    default:
      return ''
  }
}

const lastOfAll = (will: Will): string => {
  if (will.ultimateDefault?.option === 'Next of kin') return words.nextOfKin
  const last = lastShares(will)
  const persons = last.persons.filter(({ id }) => !personById(will, id)?.isExcluded)
  return sharedAmong(will, { ...last, persons }, sharesEqually(last))
}

const shares = (will: Will): string => {
  const heirs = inheritors(will)
  const held = (heir: Heir, share: string): string =>
    heir.kind === 'person' && trustOfShare(will, heir.person.id) ? words.heldForLife(share) : share
  const inWords = (heir: Heir): string => {
    if (heirs.length === 1) return words.theWhole(nameOfHeir(heir))
    if (heirsShareEqually(will)) return words.anEqualShare(nameOfHeir(heir))
    return words.aPart(nameOfHeir(heir), isNothing(heir.part) ? words.notSaidYet : partInShort(heir.part))
  }
  return heirs.map((heir) => held(heir, inWords(heir))).join('\n')
}

/** What comes of the answer: with unequal parts, or one child left out of them, or stepchildren alone, a later child gets nothing there. */
const laterChildrenInWords = (will: Will): string => {
  if (will.laterChildren !== 'Yes') return words.childrenToCome.No
  // While nobody shares, the answer is all that is known.
  if (inheritors(will).length > 0 && !laterChildrenShareAnywhere(will)) return words.laterGetNothing
  if (laterChildrenAreAClass(will)) return words.childrenToCome.Yes
  return besideWhomLaterGetNothing(will).length === 0 ? words.laterShareEqually : words.laterShareOnlyWhere
}

/** Where the guardians of the children differ. Empty until it is said whose a later child has. */
const guardiansOfLaterChild = (will: Will, today: Day): string => {
  const own = ownWithGuardian(will, today)
  const like = guardedLikeLater(own)
  if (like) return words.theSameAs(like.fullname)
  return own.some(({ guardiansOfLater }) => guardiansOfLater !== undefined) ? words.noneYet : ''
}

/** A partner of a client who has none now is read back while the marriage lasts. */
const othersRead = ({ persons, status }: Will): Person[] =>
  persons.filter(({ type }) => type === 'Person' || (type === 'partner' && status === 'Separated'))

const ofGrandchildren = (will: Will, label: string, says: (group: Class) => string | undefined): Answer[] =>
  classesOf(will).flatMap((group) => (group.of === 'My grandchildren' ? needed(label, says(group)) : []))

const grandchildrenShare = (will: Will): Answer[] =>
  ofGrandchildren(will, labels.howGrandchildrenShare, ({ share }) => share && words.sharedByGrandchildren[share])

/** What happens to the share of each heir who dies first. */
const ifHeirsDie = (will: Will): Answer[] => [
  ...inheritors(will).flatMap((heir) =>
    heir.kind === 'person'
      ? needed(
          (heir.person.died ? labels.ifAChildOfDiesFirst : labels.ifDiesFirst)(heir.person.fullname),
          whatIfDies(heir.person, will),
        )
      : [],
  ),
  ...ofGrandchildren(will, labels.ifAGrandchildDiesFirst, ({ ifDie }) => ifDie && words.ifGrandchildDies[ifDie]),
]

type Read = (will: Will, today: Day) => (Answer | undefined)[]

const said = (answer: string | undefined): string => (answer ? kept.said(answer) : '')
const names = (all: readonly string[]): string => words.names(listed.format(all))

/** Those who are asked one after the other. */
const inOrder = (will: Will, ids: readonly number[], then: (first: string, next: string) => string): string => {
  const [first, ...others] = personsOf(will, ids).map(({ fullname }) => words.names(fullname))
  return first === undefined ? '' : others.reduce(then, first)
}

const relationsSaid = (will: Will): Answer[] =>
  relationsToSay(will).map((person) => needed(person.fullname, said(person.relationship)))

const readers: Record<Exclude<StepName, 'will.summary'>, Read> = {
  'will.about-me.full-name': ({ details }) => [
    needed(labels.fullName, fullNameOf(details)),
    optional(detailsTable.also_known_as.label, alsoKnownAs(details)),
  ],
  'will.about-me.full-address': ({ details }) => [
    needed(labels.address, details.address && addressLine(details.address)),
  ],
  'will.about-me.you-own-property': (will) => [
    needed(labels.ownYourHome, [will.ownProperty, homeOf(will)?.owner].filter(isDefined).map(said).join('. ')),
  ],
  'will.about-me.dob': ({ details }) => [needed(labels.dob, details.dob && words.day(dayInWords(details.dob)))],
  'will.about-me.marital-status': ({ status }) => [needed(labels.maritalStatus, said(status))],
  'will.beneficiaries.partner': (will) => [needed(labels.partner, partnerOf(will)?.fullname), ...relationsSaid(will)],
  'will.beneficiaries.children': (will) => [
    needed(
      labels.children,
      will.haveChildren === 'No'
        ? words.none
        : names(childrenEverOf(will).map(({ fullname, died }) => (died ? words.whoHasDied(fullname) : fullname))),
    ),
    ...(hasPartner(will) ? [] : relationsSaid(will)),
    will.haveChildren === 'Yes'
      ? optional(labels.laterChildren, laterChildrenInWords(will))
      : optional(labels.childrenToCome, will.laterChildren && words.childrenToCome[will.laterChildren]),
  ],
  'will.beneficiaries.other-beneficiaries': (will) => [
    needed(labels.othersAndCharities, words.names(namesOf([...othersRead(will), ...will.charities])) || words.none),
  ],
  'will.beneficiaries.guardians': (will, today) =>
    youngChildren(will, today).map((child) =>
      needed(
        labels.guardiansOf(child.fullname),
        expectsGuardian(child) ? words.names(namesOf(personsOf(will, child.guardianId))) : words.cannotBeAppointed,
      ),
    ),
  'will.beneficiaries.backup-guardians': (will, today) => [
    needed(
      labels.backupGuardians,
      guardedChildren(will, today)
        .filter((child) => child.backupGuardianId.length > 0)
        .map((child) => words.guardiansFor(namesOf(personsOf(will, child.backupGuardianId)), child.fullname))
        .join('\n') || words.none,
    ),
    ...(shareGuardians(ownWithGuardian(will, today))
      ? []
      : [needed(labels.guardiansOfALater, guardiansOfLaterChild(will, today))]),
  ],
  'will.beneficiaries.pets': (will) => [
    needed(labels.pets, will.havePets === 'No' ? words.none : words.names(namesOf(petsOf(will)))),
  ],
  'will.beneficiaries.pets-guardians': (will) =>
    petsToLookAfter(will).flatMap((pet) => [
      needed(labels.lookingAfter(pet.fullname), inOrder(will, pet.guardianId, words.failingThat)),
      optional(labels.moneyWith(pet.fullname), pet.money ? poundsInWords(pet.money) : undefined),
    ]),
  'will.beneficiaries.my-beneficiaries': (will) => [
    needed(labels.whoInherits, words.names(listedWithin(inheritors(will).map(nameOfHeir)))),
  ],
  'will.beneficiaries.backup-action': (will) => [
    ...ifHeirsDie(will),
    needed(labels.ifEveryoneHasDied, lastOfAll(will)),
  ],
  'will.estate-splits.split-distribution': (will) => [
    needed(labels.shares, shares(will)),
    ...grandchildrenShare(will),
    optional(labels.ageOfMyChildren, will.childrenAge === undefined ? undefined : `${will.childrenAge}`),
    ...laterAgeAnswers(will),
    ...incomeFirstAnswers(will),
  ],
  'will.estate-splits.exclude': (will) => [
    needed(labels.leftOut, will.excluded?.option === 'No' ? words.nobody : words.names(namesOf(excludedPersons(will)))),
    will.excluded?.option === 'Yes' ? needed(labels.theirChildrenToo, said(will.excluded.theirChildren)) : undefined,
  ],
  'will.executors.executors': (will) => [needed(labels.executors, names(executorsNamed(will)))],
  'will.executors.my-executors': (will) => [
    needed(
      labels.backupExecutors,
      inOrder(will, will.executorBackup, (first, next) => `${first}${words.thenComes(next)}`) || words.none,
    ),
  ],
  'will.executors.digital-assets': (will) => [
    needed(
      labels.onlineAccounts,
      will.executorCareAssets?.option === 'Someone else'
        ? words.names(namesOf(personsOf(will, will.executorCareAssets.persons)))
        : said(will.executorCareAssets?.option),
    ),
  ],
  'will.executors.executor-notify': (will) => [needed(labels.tellingExecutors, toldHow(will))],
  'will.gifts': (will) => [
    ...(will.gifts.length === 0
      ? [needed(labels.gifts, words.none)]
      : will.gifts.map((gift) => needed(nameOfMyGift(will, gift), describeGift(will, gift)))),
    ...heldAnswers(will),
  ],
  'will.funeral-wishes': ({ whatToDo }) => [
    needed(labels.funeral, [said(whatToDo?.option), whatToDo?.description].filter(Boolean).join('\n')),
  ],
}

/** The answers of one step. */
export const answersOf = (step: StepName, will: Will, today: Day): Answer[] =>
  step === 'will.summary' ? [] : readers[step](withNamesApart(will), today).filter(isDefined)
