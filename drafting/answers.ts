/** The customer's answers in words, step by step, as the summary page and the solicitor's brief read them back. */

import { isNothing } from '#core/estate/fraction.ts'
import type { StepName } from '#core/journey/steps.ts'
import { homeOf } from '#core/rules/about-me.rules.ts'
import { type Day, dayInWords } from '#core/text/calendar-day.ts'
import { poundsInWords } from '#core/text/money.ts'
import { listed, listedOr, namesOf } from '#core/text/names.ts'
import { addressLine } from '#core/will/address-lines.ts'
import { type Backups, backupsOf, followedIn } from '#core/will/backups.ts'
import { describeGift, nameOfGift } from '#core/will/describe.ts'
import { alsoKnownAs, detailsTable, fullNameOf } from '#core/will/details-table.ts'
import { heirsShareEqually, lastShares, sharesEqually } from '#core/will/equal-shares.ts'
import {
  besideWhomLaterGetNothing,
  heirsSharingWithLaterChildren,
  laterChildrenShareAnywhere,
  laterChildrenTakeAlone,
} from '#core/will/later-children.ts'
import {
  charityById,
  childrenEverOf,
  classesOf,
  excludedPersons,
  executorsNamed,
  guardedLikeLater,
  type Heir,
  hasPartner,
  inheritors,
  isAppointmentDecided,
  mayAppointGuardian,
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
import type { Person, Shares, Will } from '#core/will/schema.ts'
import { partInShort, partOfShare } from '#core/will/share-parts.ts'
import { trustOfShare } from '#core/will/trusts.ts'
import { heldAnswers, incomeFirstAnswers, laterAgeAnswers, takersInWords } from './trust-answers.ts'

export type Answer = { readonly label: string; readonly value: string }

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
  return `${listed.format(names)}${equal && names.length > 1 ? ', equally' : ''}`
}

/** How the executors are told that they are named. */
const toldHow = ({ notifyExecutors, notifyHow }: Will): string | undefined => {
  if (notifyExecutors !== 'Yes') return notifyExecutors && 'I will tell them myself'
  return notifyHow === 'Email' ? 'By email, when I press send' : 'I give each of them a letter'
}

const backupsInWords = (will: Will, backups: Backups): string => {
  const takers = sharedAmong(will, backups, backups.equal)
  if (takers === '') return ''
  const followed = followedIn(will, backups).map(({ fullname }) => fullname)
  return `Goes to ${takers}${followed.length > 0 ? `. In place of ${listedOr.format(followed)}, their children` : ''}`
}

const whatIfDies = (person: Person, will: Will): string => {
  if (person.died) return 'Passes to their children'
  const trust = trustOfShare(will, person.id)
  if (trust) return `Goes to ${takersInWords(will, trust)}`
  const backups = backupsOf(will, person)
  if (laterChildrenTakeAlone(will, backups)) return 'Goes to any child I have by then, equally'
  if (backups) return backupsInWords(will, backups)
  switch (person.estateIfDie) {
    case 'Split between remaining beneficiaries':
      return inheritors(will).length > 1 || heirsSharingWithLaterChildren(will).length > 0
        ? 'Shared between the others'
        : 'Goes to whoever takes if everyone has died'
    case 'Pass to their children':
      return 'Passes to their children'
    default:
      return ''
  }
}

const lastOfAll = (will: Will): string => {
  if (will.ultimateDefault?.option === 'Next of kin') return 'My next of kin'
  const last = lastShares(will)
  const persons = last.persons.filter(({ id }) => !personById(will, id)?.isExcluded)
  return sharedAmong(will, { ...last, persons }, sharesEqually(last))
}

const shares = (will: Will): string => {
  const heirs = inheritors(will)
  const held = (heir: Heir): string =>
    heir.kind === 'person' && trustOfShare(will, heir.person.id) ? ', held for them for life' : ''
  if (heirs.length === 1) return heirs.map((heir) => `${nameOfHeir(heir)}: the whole${held(heir)}`).join()
  return heirs
    .map((heir) =>
      heirsShareEqually(will)
        ? `${nameOfHeir(heir)}: an equal share${held(heir)}`
        : `${nameOfHeir(heir)}: ${isNothing(heir.part) ? 'not said yet' : partInShort(heir.part)}${held(heir)}`,
    )
    .join('\n')
}

const ifGrandchildDies = {
  'To their children': 'Their children take it',
  'To the others': 'Shared between the others',
} as const
const sharedByGrandchildren = { 'Each alike': 'Equally', 'By families': 'One equal part for each family' } as const

const childrenToComeInWords = { Yes: 'May share what I leave', No: 'Not included' } as const
/** What comes of the answer: with unequal parts, or one child left out of them, a later child gets nothing there. */
const laterChildrenInWords = (will: Will): string => {
  if (will.laterChildren !== 'Yes') return 'Not included'
  if (besideWhomLaterGetNothing(will).length === 0) return 'Share equally with those named'
  return laterChildrenShareAnywhere(will)
    ? 'Share only where all my children are named with equal parts, and get nothing elsewhere'
    : 'Were to share, and get nothing: my children are not named together with equal parts'
}

/** Where the guardians of the children differ. Empty until it is said whose a later child has. */
const guardiansOfLaterChild = (will: Will, today: Day): string => {
  const own = ownWithGuardian(will, today)
  const like = guardedLikeLater(own)
  if (like) return `The same as ${like.fullname}`
  return own.some(({ guardiansOfLater }) => guardiansOfLater !== undefined) ? 'None yet' : ''
}

type Read = (will: Will, today: Day) => (Answer | undefined)[]

const one = (label: string, value: string | undefined): Answer => ({ label, value: value ?? '' })
const optional = (label: string, value: string | undefined): Answer | undefined =>
  value ? { label, value } : undefined

const relationsSaid = (will: Will): Answer[] =>
  relationsToSay(will).map((person) => one(person.fullname, person.relationship))

const readers: Record<Exclude<StepName, 'will.summary'>, Read> = {
  'will.about-me.full-name': ({ details }) => [
    one('Full name', fullNameOf(details)),
    optional(detailsTable.also_known_as.label, alsoKnownAs(details)),
  ],
  'will.about-me.full-address': ({ details }) => [one('Address', details.address && addressLine(details.address))],
  'will.about-me.you-own-property': (will) => [
    one('Own your home', [will.ownProperty, homeOf(will)?.owner].filter(Boolean).join('. ')),
  ],
  'will.about-me.dob': ({ details }) => [one('Date of birth', details.dob && dayInWords(details.dob))],
  'will.about-me.marital-status': ({ status }) => [one('Marital status', status)],
  'will.beneficiaries.partner': (will) => [one('Partner', partnerOf(will)?.fullname), ...relationsSaid(will)],
  'will.beneficiaries.children': (will) => [
    one(
      'Children',
      will.haveChildren === 'No'
        ? 'None'
        : listed.format(
            childrenEverOf(will).map(({ fullname, died }) => (died ? `${fullname}, who has died` : fullname)),
          ),
    ),
    ...(hasPartner(will) ? [] : relationsSaid(will)),
    will.haveChildren === 'Yes'
      ? optional('Later children', laterChildrenInWords(will))
      : optional('Children to come', will.laterChildren && childrenToComeInWords[will.laterChildren]),
  ],
  'will.beneficiaries.other-beneficiaries': (will) => [
    one(
      'Other people and charities',
      namesOf([...will.persons.filter((person) => person.type === 'Person'), ...will.charities]) || 'None',
    ),
  ],
  'will.beneficiaries.guardians': (will, today) =>
    youngChildren(will, today).map((child) =>
      one(
        `Guardians of ${child.fullname}`,
        mayAppointGuardian(child) || !isAppointmentDecided(child)
          ? namesOf(personsOf(will, child.guardianId))
          : 'None: you cannot appoint one',
      ),
    ),
  'will.beneficiaries.backup-guardians': (will, today) => [
    one(
      'Backup guardians',
      youngChildren(will, today)
        .filter((child) => child.backupGuardianId.length > 0)
        .map((child) => `${namesOf(personsOf(will, child.backupGuardianId))} for ${child.fullname}`)
        .join('\n') || 'None',
    ),
    ...(shareGuardians(ownWithGuardian(will, today))
      ? []
      : [one('Guardians of a later child', guardiansOfLaterChild(will, today))]),
  ],
  'will.beneficiaries.pets': (will) => [one('Pets', will.havePets === 'No' ? 'None' : namesOf(petsOf(will)))],
  'will.beneficiaries.pets-guardians': (will) =>
    petsToLookAfter(will).flatMap((pet) => [
      one(`Looking after ${pet.fullname}`, namesOf(personsOf(will, pet.guardianId))),
      optional(`Money with ${pet.fullname}`, pet.money ? poundsInWords(pet.money) : undefined),
    ]),
  'will.beneficiaries.my-beneficiaries': (will) => [
    one('Who inherits', listed.format(inheritors(will).map(nameOfHeir))),
  ],
  'will.beneficiaries.backup-action': (will) => [
    ...inheritors(will).map((heir) =>
      heir.kind === 'person'
        ? one(
            `If ${heir.person.died ? 'a child of ' : ''}${heir.person.fullname} dies first`,
            whatIfDies(heir.person, will),
          )
        : undefined,
    ),
    ...classesOf(will).map(({ of, ifDie }) =>
      of === 'My grandchildren' ? one('If a grandchild dies first', ifDie && ifGrandchildDies[ifDie]) : undefined,
    ),
    one('If everyone has died', lastOfAll(will)),
  ],
  'will.estate-splits.split-distribution': (will) => [
    one('Shares', shares(will)),
    ...classesOf(will).map(({ of, share }) =>
      of === 'My grandchildren' ? one('How grandchildren share', share && sharedByGrandchildren[share]) : undefined,
    ),
    optional('Age of my children', will.childrenAge === undefined ? undefined : `${will.childrenAge}`),
    ...laterAgeAnswers(will),
    ...incomeFirstAnswers(will),
  ],
  'will.estate-splits.exclude': (will) => [
    one('Left out', will.excluded?.option === 'No' ? 'Nobody' : namesOf(excludedPersons(will))),
    will.excluded?.option === 'Yes' ? one('Their children left out too', will.excluded.theirChildren) : undefined,
  ],
  'will.executors.executors': (will) => [one('Executors', listed.format(executorsNamed(will)))],
  'will.executors.my-executors': (will) => [
    one('Backup executors', namesOf(personsOf(will, will.executorBackup)) || 'None'),
  ],
  'will.executors.digital-assets': (will) => [
    one(
      'Online accounts',
      will.executorCareAssets?.option === 'Someone else'
        ? namesOf(personsOf(will, will.executorCareAssets.persons))
        : will.executorCareAssets?.option,
    ),
  ],
  'will.executors.executor-notify': (will) => [one('Telling your executors', toldHow(will))],
  'will.gifts': (will) => [
    ...(will.gifts.length === 0
      ? [one('Gifts', 'None')]
      : will.gifts.map((gift) => one(nameOfGift(will, gift), describeGift(will, gift)))),
    ...heldAnswers(will),
  ],
  'will.funeral-wishes': ({ whatToDo }) => [
    one('Funeral', [whatToDo?.option, whatToDo?.description].filter(Boolean).join('\n')),
  ],
}

/** The answers of one step. An empty value has not been given. */
export const answersOf = (step: StepName, will: Will, today: Day): Answer[] =>
  step === 'will.summary' ? [] : readers[step](will, today).filter(isDefined)
