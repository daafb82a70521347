/** The parts of the reading that the summary repeats, each with notes for a reader of the paper. */

import { ADULT_FROM_AGE } from '#core/constants.ts'
import { describeBeneficiary } from '#core/estate/describe-beneficiary.ts'
import { type BeneficiaryShare, outcome } from '#core/estate/distribution.ts'
import { afterLateFailure } from '#core/estate/late-failure.ts'
import type { PartOfClauses } from '#core/reading/agreement.ts'
import { type Day, dayInWords } from '#core/text/calendar-day.ts'
import { listed, listedOr, namesOf, within } from '#core/text/names.ts'
import { excludedPersons, mayAppointGuardian, personById, petsOf, youngChildren } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { isFixedAtDeath, trustOf, trustOfShare, trustsOf } from '#core/will/trusts.ts'
import { isTheirsAtOnce } from '#core/will/young-takers.ts'
import { untilAnAge } from '#words/en/shares.ts'
import { asRead as words } from '#words/en/summary-and-trusts.ts'
import { ownsOnlineAssets } from '../../clauses/digital.ts'
import { givesConsent, hasFuneralWish } from '../../clauses/funeral.ts'
import { speciallyGuarded } from '../../clauses/guardians.ts'
import type { Parts } from '../../clauses/table.ts'
import { fullNames } from '../../reading/plain-words.ts'
import { sentenceOf } from '../../reading/sentences.ts'
import { type Block, paragraph, section } from '../pack-document.ts'

/** Who takes the part of an heir who dies too young, while all other beneficiaries are alive: of one whose children would take, without children. */
const ifTheyDieYoung = (will: Will, today: Day): string[] => {
  const income = trustOf(will, 'Residue')
  return outcome(will, [], today).flatMap((taking) => {
    if (taking.type !== 'person' || !taking.heldUntil || trustOfShare(will, taking.id)) return []
    const person = personById(will, taking.id)
    // What is theirs from the start is part of what they leave, as is said above.
    if (!person || isTheirsAtOnce(person) || (income && isFixedAtDeath(income))) return []
    const leaving = (livingChildren: number) =>
      afterLateFailure(will, taking.id, [], [{ person: taking.id, livingChildren }])
    const then = leaving(0)
    const childrenTake = leaving(1).some((each) => each.type === 'child' && each.of === taking.id)
    const isHeld = (each: BeneficiaryShare): boolean =>
      each.type === 'person' && trustOfShare(will, each.id) !== undefined
    const takers = [
      ...then.filter((each) => !isHeld(each)).map((each) => within(describeBeneficiary(will, each).name)),
      ...then.filter(isHeld).map(({ name }) => words.executorsFor(name)),
    ]
    return [
      words.ifDiesUnder(
        taking.name,
        taking.heldUntil,
        childrenTake ? words.withoutChildren : '',
        takers.length > 0 ? listed.format(takers) : words.nextOfKin,
      ),
    ]
  })
}

const youngPeople = (will: Will, { childrenAge, heldOnTrust, otherAges }: Parts, today: Day): string[] => [
  words.ifSomeoneDies,
  ...(heldOnTrust.length > 0 ? [words.afterATime] : []),
  ...(trustsOf(will).some(isFixedAtDeath) ? [words.whatTheyKept] : []),
  ...(childrenAge.age === ADULT_FROM_AGE && otherAges.waiting.length === 0 ? [] : [untilAnAge.thoseWhoWait]),
  ...ifTheyDieYoung(will, today),
]

const executors = (_will: Will, { firm }: Parts): string[] => [
  words.executorsCollectWhat,
  ...(firm ? [words.theLawyersMay(firm.name, dayInWords(firm.on), firm.fees, firm.commission)] : []),
]

const leftOut = (will: Will): string[] => [
  words.nothingGoesTo(
    listedOr.format(excludedPersons(will).map(({ fullname }) => fullname)),
    will.excluded?.theirChildren === 'Yes' ? words.norToThose : '',
  ),
  words.yourWillSays,
]

type Row = {
  readonly part: PartOfClauses
  readonly title: (will: Will) => string
  readonly isIn?: (will: Will, parts: Parts) => boolean
  readonly besides?: (will: Will, parts: Parts, today: Day) => readonly string[]
}

/** In the order in which they are printed. */
const rows: readonly Row[] = [
  { part: 'young-people', title: () => words.youngPeople, besides: youngPeople },
  { part: 'executors', title: () => words.whoCarriesOut, besides: executors },
  {
    part: 'guardians',
    title: () => words.whoLooksAfter,
    isIn: (_will, { guardians }) => guardians.length > 0,
    besides: (_will, { guardians }) => [
      words.theirCareBegins(speciallyGuarded(guardians).length > 0 ? words.orForAChild : ''),
    ],
  },
  {
    part: 'pets',
    title: (will) => (petsOf(will).length === 1 ? words.yourPet : words.yourPets),
    isIn: (_will, { pets }) => pets.length > 0,
  },
  {
    part: 'online-accounts',
    title: () => words.onlineAccounts,
    isIn: (will, { digital: { keepers } }) => keepers.length > 0 || ownsOnlineAssets(will),
    besides: () => [words.noPasswordIs],
  },
  {
    part: 'funeral',
    title: () => words.yourFuneral,
    besides: (_will, { funeral }) => [
      ...(hasFuneralWish(funeral) ? [words.theseAreWishes] : []),
      ...(givesConsent(funeral) ? [words.consentIsMore] : []),
    ],
  },
  {
    part: 'left-out',
    title: () => words.whoYouLeave,
    isIn: (_will, { exclusion: { fromEverything, fromTheRest } }) => fromEverything.length + fromTheRest.length > 0,
    besides: leftOut,
  },
]

/** What was read of a part, with the full name of each person. */
const asRead = (will: Will, part: PartOfClauses, today: Day): Block =>
  paragraph(sentenceOf(part, will, today, [], fullNames(will, today)))

/** Who takes if no named heir can. */
export const lastlyAsRead = (will: Will, today: Day): Block[] =>
  section(words.ifNobody, asRead(will, 'if-nobody-is-left', today))

const withoutGuardian = (will: Will, today: Day): Block[] => {
  const without = youngChildren(will, today).filter((child) => !mayAppointGuardian(child))
  return without.length === 0 ? [] : [paragraph(words.yourWillNames(namesOf(without)))]
}

/** Who does what, when the young get it, and who is left out. */
export const partsAsRead = (will: Will, parts: Parts, today: Day): Block[] =>
  rows.flatMap(({ part, title, isIn = () => true, besides = () => [] }) =>
    section(
      title(will),
      ...(isIn(will, parts)
        ? [asRead(will, part, today), ...besides(will, parts, today).map((words) => paragraph(words))]
        : []),
      ...(part === 'guardians' ? withoutGuardian(will, today) : []),
    ),
  )
