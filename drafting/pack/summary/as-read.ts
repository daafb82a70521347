/** The parts of the reading that the summary repeats, each with notes for a reader of the paper. */
import { ADULT_FROM_AGE } from '#core/constants.ts'
import { describeBeneficiary } from '#core/estate/describe-beneficiary.ts'
import { type BeneficiaryShare, outcome } from '#core/estate/distribution.ts'
import { afterLateFailure } from '#core/estate/late-failure.ts'
import type { PartOfClauses } from '#core/reading/agreement.ts'
import { type Day, dayInWords } from '#core/text/calendar-day.ts'
import { listed, namesOf, within } from '#core/text/names.ts'
import { isTheirsAtOnce } from '#core/will/children-age.ts'
import { excludedPersons, mayAppointGuardian, personById, petsOf, youngChildren } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { isFixedAtDeath, trustOf, trustOfShare, trustsOf } from '#core/will/trusts.ts'
import { ownsOnlineAssets } from '../../clauses/digital.ts'
import { hasFuneralWish } from '../../clauses/funeral.ts'
import { speciallyGuarded } from '../../clauses/guardians.ts'
import type { Parts } from '../../clauses/table.ts'
import { fullNames } from '../../reading/plain-words.ts'
import { sentenceOf } from '../../reading/sentences.ts'
import { type Block, paragraph, section } from '../pack-document.ts'

/** Who takes the part of an heir who dies under 18 without children, while all other beneficiaries are alive. */
const ifTheyDieYoung = (will: Will, today: Day): string[] => {
  const income = trustOf(will, 'Residue')
  return outcome(will, [], today).flatMap((taking) => {
    if (taking.type !== 'person' || !taking.heldUntil || trustOfShare(will, taking.id)) return []
    const person = personById(will, taking.id)
    // What is theirs from the start is part of what they leave, as is said above.
    if (!person || isTheirsAtOnce(person) || (income && isFixedAtDeath(income))) return []
    const then = afterLateFailure(will, taking.id, [], [{ person: taking.id }])
    const isHeld = (each: BeneficiaryShare): boolean =>
      each.type === 'person' && trustOfShare(will, each.id) !== undefined
    const takers = [
      ...then.filter((each) => !isHeld(each)).map((each) => within(describeBeneficiary(will, each).name)),
      ...then.filter(isHeld).map(({ name }) => `your executors, for ${name}`),
    ]
    return [
      `If ${taking.name} dies under ${taking.heldUntil} without children, what is left of that share goes to ${takers.length > 0 ? listed.format(takers) : 'your next of kin'}.`,
    ]
  })
}

const youngPeople = (will: Will, { childrenAge, otherAges: { waiting } }: Parts, today: Day): string[] => [
  'If someone dies before what is held becomes theirs, it passes as if you had died on that day.',
  ...(trustsOf(will).some(isFixedAtDeath) ? ['What they kept by outliving you is part of what they leave.'] : []),
  ...(childrenAge.age === ADULT_FROM_AGE && waiting.length === 0
    ? []
    : [
        'Those who wait for a later age than 18 have the income from 18, and your executors may hand over some of the rest early.',
      ]),
  ...ifTheyDieYoung(will, today),
]

const executors = (_will: Will, { firm }: Parts): string[] => [
  'Executors collect what you own, pay what you owe, and hand out the rest.',
  ...(firm
    ? [
        `The lawyers at ${firm.name} may charge for their work. This stood beside your choice on ${dayInWords(firm.on)}: “${firm.fees}” “${firm.commission}”`,
      ]
    : []),
]

const leftOut = (will: Will): string[] => [
  `Nothing goes to ${namesOf(excludedPersons(will))} in place of a parent, or as next of kin${will.excluded?.theirChildren === 'Yes' ? ', nor to those children' : ''}.`,
  'Your will says so, so that nobody thinks it was a mistake. It does not stop someone close to you from asking a court for a share.',
]

type Row = {
  readonly part: PartOfClauses
  readonly title: (will: Will) => string
  readonly isIn?: (will: Will, parts: Parts) => boolean
  readonly besides?: (will: Will, parts: Parts, today: Day) => readonly string[]
}

/** In the order in which they are printed. */
const rows: readonly Row[] = [
  { part: 'young-people', title: () => 'Young people', besides: youngPeople },
  { part: 'executors', title: () => 'Who carries out your will', besides: executors },
  {
    part: 'guardians',
    title: () => 'Who looks after your children',
    isIn: (_will, { guardians }) => guardians.length > 0,
    besides: (_will, { guardians }) => [
      `Their care begins only when no parent with parental responsibility is alive${speciallyGuarded(guardians).length > 0 ? ' or, for a child whose only or last special guardian you are, when you die' : ''}.`,
    ],
  },
  {
    part: 'pets',
    title: (will) => (petsOf(will).length === 1 ? 'Your pet' : 'Your pets'),
    isIn: (_will, { pets }) => pets.length > 0,
  },
  {
    part: 'online-accounts',
    title: () => 'Your online accounts',
    isIn: (will, { digital: { keepers } }) => keepers.length > 0 || ownsOnlineAssets(will),
    besides: () => ['No password is in your will.'],
  },
  {
    part: 'funeral',
    title: () => 'Your funeral',
    besides: (_will, { funeral }) =>
      hasFuneralWish(funeral) ? ['These are wishes. Your executors do not have to follow them.'] : [],
  },
  {
    part: 'left-out',
    title: () => 'Who you leave out',
    isIn: (_will, { exclusion: { fromEverything, fromTheRest } }) => fromEverything.length + fromTheRest.length > 0,
    besides: leftOut,
  },
]

/** What was read of a part, with the full name of each person. */
const asRead = (will: Will, part: PartOfClauses, today: Day): Block =>
  paragraph(sentenceOf(part, will, today, [], fullNames(will, today)))

/** Who takes if no named heir can. */
export const lastlyAsRead = (will: Will, today: Day): Block[] =>
  section('If nobody is left to take', asRead(will, 'if-nobody-is-left', today))

const withoutGuardian = (will: Will, today: Day): Block[] => {
  const without = youngChildren(will, today).filter((child) => !mayAppointGuardian(child))
  return without.length === 0
    ? []
    : [
        paragraph(
          `Your will names no guardian for ${namesOf(without)}. Only a parent with parental responsibility, or a child’s guardian, can do that.`,
        ),
      ]
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
