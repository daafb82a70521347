/**
 * The journey, in order. Progress, direction, completeness, routes, titles and tracking are all read from this table.
 * `progress` is the specified percentage and may fall from one step to the next; `progressShown` in `walk.ts` never does.
 */

import * as aboutMe from '../rules/about-me.rules.ts'
import * as beneficiaries from '../rules/beneficiaries.rules.ts'
import * as estate from '../rules/estate.rules.ts'
import * as executors from '../rules/executors.rules.ts'
import { giftsAreDescribed } from '../rules/gifts.rules.ts'
import * as guardians from '../rules/guardians.rules.ts'
import type { Rule } from '../rules/rule.ts'
import * as trusts from '../rules/trusts.rules.ts'
import type { Day } from '../text/calendar-day.ts'
import {
  adultCandidatesOf,
  expectsGuardian,
  guardedChildren,
  hasPartner,
  isMarried,
  isOtherParent,
  partnerOf,
  personsOf,
  petsToLookAfter,
  statusByPartner,
  youngChildren,
} from '../will/questions.ts'
import type { Person, Will } from '../will/schema.ts'
import { sharePlanOf } from '../will/share-plans.ts'
import { asksForChildrenAge, othersWhoMayWait } from '../will/young-takers.ts'

export type AskedWhen = (will: Will, today: Day) => boolean

/** The two sides of the sheet beside a question: the words of the will, and the picture of the people in it. */
export type Side = 'words' | 'people'

export type StepRow = {
  /** Route name: dots become slashes under /my-will. */
  readonly name: `will.${string}`
  readonly title: string
  /** What a customer is doing on it, after "You were". */
  readonly doing: string
  /** Percent, as specified. */
  readonly progress: number
  /** The tracking event of the step. It stays the same when rows move, and 25, that of a step which is gone, is not given again. */
  readonly formEventId: number
  /** The condition for asking. Absent: always asked. */
  readonly asked?: AskedWhen
  /** When this holds, Previous skips the step, though Next may stop there. */
  readonly previousSkips?: AskedWhen
  /**
   * Whether another page has answered the step: that of the plans of shares, which asks what a plan leaves to be said, that of the
   * home, one that says the usual answer, or that of the guardians, who leave nobody to choose. Next passes over it then, while
   * nothing is missing.
   */
  readonly answeredElsewhere?: AskedWhen
  /** Is each one's own: a will made from a partner's is asked it, also where it may be left empty. */
  readonly own?: true
  /** Not shown once the will is paid for. */
  readonly hideOnPaid?: true
  /** The side of the sheet that the question is about. */
  readonly side: Side
  /** What the answer is for, shown while the step has no passage in the will. */
  readonly writesNothing?: string
  /** The rules that must pass for the step to be complete. */
  readonly checks: readonly Rule[]
}

/** The partner was named in full as the other owner of the home, as what the marital status says they are. */
const isPartnerWhoOwnsTheHome: AskedWhen = (will) => {
  const partner = partnerOf(will)
  const owners = aboutMe.ownHome(will)?.mortgageWithPersons ?? []
  const status = isMarried(will) ? will.status : undefined
  return partner !== undefined && owners.includes(partner.id) && statusByPartner(will) === status
}

const aYoungChild: AskedWhen = (will, today) => youngChildren(will, today).length > 0

/** Nobody else is known who could be a backup guardian, and none was chosen. */
const nobodyCouldStepIn: AskedWhen = (will, today) => {
  const children = guardedChildren(will, today)
  const isOver = (child: Person) => (each: Person) => child.guardianId.includes(each.id) || isOtherParent(each, child)
  return (
    children.length > 0 &&
    children.every((child) => !child.backupGuardianId.length && adultCandidatesOf(will, today).every(isOver(child)))
  )
}

export const steps = [
  {
    name: 'will.about-me.full-name',
    title: 'What is your full name?',
    doing: 'giving your name',
    progress: 3,
    formEventId: 1,
    hideOnPaid: true,
    side: 'words',
    checks: [aboutMe.nameIsGiven],
  },
  {
    name: 'will.about-me.full-address',
    title: 'Where do you live?',
    doing: 'giving your address',
    progress: 6,
    formEventId: 2,
    side: 'words',
    checks: [aboutMe.addressIsGiven],
  },
  {
    name: 'will.about-me.you-own-property',
    title: 'Do you own your home?',
    doing: 'telling us about your home',
    progress: 6,
    formEventId: 3,
    side: 'people',
    writesNothing: 'This answer writes nothing in your will. It settles what your will is about.',
    checks: [aboutMe.ownershipOfHomeIsSaid],
  },
  {
    name: 'will.about-me.dob',
    title: 'What is your date of birth?',
    doing: 'giving your date of birth',
    progress: 12,
    formEventId: 4,
    hideOnPaid: true,
    side: 'words',
    writesNothing: 'This answer writes nothing in your will. It shows that you are an adult.',
    checks: [aboutMe.testatorIsAnAdult],
  },
  {
    name: 'will.about-me.marital-status',
    title: 'What is your marital status?',
    doing: 'telling us if you are married',
    progress: 15,
    formEventId: 5,
    side: 'people',
    writesNothing: 'This answer writes nothing in your will. It settles who we ask you about next.',
    checks: [aboutMe.maritalStatusIsSaid],
  },
  {
    name: 'will.beneficiaries.partner',
    title: 'Who is your partner?',
    doing: 'naming your partner',
    progress: 17,
    formEventId: 6,
    asked: hasPartner,
    answeredElsewhere: isPartnerWhoOwnsTheHome,
    side: 'people',
    writesNothing: 'This answer writes nothing yet. Your will names your partner wherever you choose them.',
    checks: [beneficiaries.partnerIsNamed, beneficiaries.relationsAreSaid],
  },
  {
    name: 'will.beneficiaries.children',
    title: 'Do you have children?',
    doing: 'naming your children',
    progress: 19,
    formEventId: 7,
    side: 'people',
    writesNothing: 'This answer writes nothing yet. Your will names a child wherever you choose them.',
    checks: [beneficiaries.childrenAreNamed, beneficiaries.relationsAreSaidAlone],
  },
  {
    name: 'will.beneficiaries.other-beneficiaries',
    title: 'Would you like to name anyone else?',
    doing: 'naming other people',
    progress: 20,
    formEventId: 8,
    side: 'people',
    writesNothing: 'This answer writes nothing yet. Your will names someone wherever you choose them.',
    checks: [beneficiaries.someBeneficiaryIsNamed],
  },
  {
    name: 'will.beneficiaries.guardians',
    title: 'Who should look after your children?',
    doing: 'choosing guardians',
    progress: 22,
    formEventId: 9,
    asked: aYoungChild,
    side: 'words',
    writesNothing:
      'This answer writes nothing in your will. Your will names a guardian only where you may appoint one.',
    checks: [guardians.youngChildrenHaveGuardians],
  },
  {
    name: 'will.beneficiaries.backup-guardians',
    title: 'Who should look after them if your first choice cannot?',
    doing: 'choosing backup guardians',
    progress: 22,
    formEventId: 10,
    asked: (will, today) => youngChildren(will, today).some(expectsGuardian),
    answeredElsewhere: nobodyCouldStepIn,
    own: true,
    side: 'words',
    writesNothing: 'This answer writes nothing in your will. A backup stands behind a guardian whom your will names.',
    checks: [guardians.backupGuardiansDiffer],
  },
  {
    name: 'will.beneficiaries.pets',
    title: 'Do you have any pets?',
    doing: 'telling us about your pets',
    progress: 25,
    formEventId: 11,
    previousSkips: (will) => will.havePets === 'No',
    own: true,
    side: 'words',
    writesNothing: 'This answer writes nothing yet. If you have pets, a clause says who looks after them.',
    checks: [beneficiaries.petsAreNamed],
  },
  {
    name: 'will.beneficiaries.pets-guardians',
    title: 'Who should look after your pets?',
    doing: 'choosing who looks after your pets',
    progress: 27,
    formEventId: 12,
    asked: (will) => petsToLookAfter(will).length > 0,
    side: 'words',
    checks: [beneficiaries.petsHaveGuardians],
  },
  {
    name: 'will.beneficiaries.my-beneficiaries',
    title: 'Who should share what you leave?',
    doing: 'choosing who shares what you leave',
    progress: 40,
    formEventId: 13,
    side: 'people',
    checks: [beneficiaries.aBeneficiaryInherits],
  },
  {
    name: 'will.beneficiaries.backup-action',
    title: 'What if someone dies before you?',
    doing: 'saying what happens if someone dies before you',
    progress: 48,
    formEventId: 14,
    answeredElsewhere: (will) => ![undefined, 'partner'].includes(sharePlanOf(will)?.id),
    side: 'people',
    checks: [
      estate.eachDeathIsAnswered,
      estate.deathOfGrandchildIsAnswered,
      estate.backupsAreNamed,
      estate.ultimateDefaultIsSaid,
    ],
  },
  {
    name: 'will.estate-splits.split-distribution',
    title: 'How should it be shared?',
    doing: 'sharing out what you leave',
    progress: 54,
    formEventId: 15,
    answeredElsewhere: (will, today) =>
      sharePlanOf(will) !== undefined &&
      (will.childrenAge !== undefined || !asksForChildrenAge(will, today)) &&
      othersWhoMayWait(will, today).length === 0,
    side: 'people',
    checks: [estate.estateIsSplit, estate.grandchildrenKnowTheirShares, trusts.incomeForLifeIsDescribed],
  },
  {
    name: 'will.estate-splits.exclude',
    title: 'Is there anyone you want to leave out?',
    doing: 'saying if you leave anyone out',
    progress: 59,
    formEventId: 16,
    side: 'words',
    writesNothing: 'This answer writes nothing yet. If you leave someone out, a clause says so.',
    checks: [estate.excludedPeopleAreNamed],
  },
  {
    name: 'will.executors.executors',
    title: 'Who should carry out your will?',
    doing: 'choosing executors',
    progress: 65,
    formEventId: 17,
    side: 'words',
    checks: [executors.executorsAreChosen],
  },
  {
    name: 'will.executors.my-executors',
    title: 'Who should step in if they cannot?',
    doing: 'choosing backup executors',
    progress: 68,
    formEventId: 18,
    // A person under 18 may be named: no one acts before 18, and the will says so (Senior Courts Act 1981 s.118).
    side: 'words',
    checks: [executors.substitutesAreLiving, trusts.trustsHaveTrustees],
  },
  {
    name: 'will.executors.digital-assets',
    title: 'Who should deal with your online accounts?',
    doing: 'choosing who deals with your online accounts',
    progress: 72,
    formEventId: 19,
    answeredElsewhere: (will) => will.executorCareAssets !== undefined,
    side: 'words',
    writesNothing:
      'This answer writes nothing in your will. Your executors deal with your online accounts as with everything you own.',
    checks: [executors.digitalAssetsAreCaredFor, aboutMe.jointAccountsNameTheirOwners],
  },
  {
    name: 'will.executors.executor-notify',
    title: 'Shall we let your executors know?',
    doing: 'saying how your executors are told',
    progress: 72,
    formEventId: 20,
    asked: (will) => personsOf(will, will.executor).length > 0,
    answeredElsewhere: (will) => will.notifyExecutors !== undefined,
    side: 'words',
    writesNothing: 'This answer writes nothing in your will. It settles how your executors hear from you.',
    checks: [executors.notifyingIsDecided],
  },
  {
    name: 'will.gifts',
    title: 'Would you like to leave any gifts?',
    doing: 'choosing gifts',
    progress: 80,
    formEventId: 21,
    own: true,
    side: 'words',
    writesNothing: 'Nothing is written yet. Each gift becomes a clause here.',
    checks: [giftsAreDescribed, trusts.trustsAmongGiftsAreDescribed, trusts.belongingsAreDescribed],
  },
  {
    name: 'will.funeral-wishes',
    title: 'What would you like to happen to your body?',
    doing: 'telling us your funeral wishes',
    progress: 95,
    formEventId: 22,
    side: 'words',
    checks: [executors.funeralWishesAreSaid],
  },
  {
    name: 'will.summary',
    title: 'Check your will',
    doing: 'checking your will',
    progress: 99,
    formEventId: 23,
    side: 'words',
    checks: [beneficiaries.aPersonIsNamed, beneficiaries.peopleAreToldApart],
  },
] as const satisfies readonly StepRow[]

export type StepName = (typeof steps)[number]['name']

const rows: readonly (StepRow & { readonly name: StepName })[] = steps

export const stepRows = rows

const rowsByName: ReadonlyMap<string, StepRow & { readonly name: StepName }> = new Map(
  rows.map((row) => [row.name, row]),
)

/** @throws when there is no step of that name. */
export const stepNamed = (name: StepName): StepRow & { readonly name: StepName } => {
  const row = rowsByName.get(name)
  if (!row) throw new Error(`There is no step called ${name}`)
  return row
}

export const isStepName = (name: string): name is StepName => rowsByName.has(name)

/** The names of the groups of steps on screen, in order. */
export const groups = {
  'about-me': 'About you',
  beneficiaries: 'Beneficiaries',
  'estate-splits': 'Your estate',
  executors: 'Executors',
  gifts: 'Gifts',
  'funeral-wishes': 'Funeral wishes',
  summary: 'Summary',
} as const
export type GroupName = keyof typeof groups

export const groupOf = (name: StepName): GroupName => name.split('.')[1] as GroupName
