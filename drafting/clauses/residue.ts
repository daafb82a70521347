import { heirsShareEqually } from '#core/will/equal-shares.ts'
import { heirsSharingWithLaterChildren, laterChildrenMayTake } from '#core/will/later-children.ts'
import { classesOf, type Heir, inheritors } from '#core/will/questions.ts'
import type { Class, Will } from '#core/will/schema.ts'
import { trustOf, trustOfShare } from '#core/will/trusts.ts'
import { always, defineClause, type Part } from '../clause.ts'
import { type Party, partyOfCharity, partyOfPerson, unsaidParty } from '../party.ts'
import {
  clauses,
  type DraftBlock,
  type DraftRun,
  listInOneSentence,
  nameOf,
  orUnsaid,
  paragraph,
  sentence,
  share,
} from '../wording.ts'
import { heirNamed, membersOfClasses, partyOfClass } from './classes.ts'
import { type Deemed, leftOutPart } from './deemed-dead.ts'
import {
  type EndOfTrust,
  endOfTrust,
  type Living,
  laterChildAtTheEnd,
  livingFor,
  paidEarly,
  survivingMe,
  whenItEnds,
  whoIsLiving,
} from './end-of-trust.ts'
import { laterChildParagraph, type WithLater, withEachLaterChild, withLater } from './later-children.ts'
import type { Portion } from './portions.ts'

/** What is left after debts, costs and gifts, and who shares it. */
export type Residue = {
  /** Exactly equal, whatever the stored percentages had to be rounded to. */
  readonly equal: boolean
  readonly heirs: readonly Portion[]
  readonly later: WithLater
  readonly classes: readonly Class[]
  /** The disabled person whose share is held under a clause of its own. */
  readonly heldFor?: Party
}

const partyOfHeir = (will: Will, heir: Heir): Party => {
  switch (heir.kind) {
    case 'person':
      return partyOfPerson(will, heir.person)
    case 'charity':
      return partyOfCharity(heir.charity)
    case 'class':
      return partyOfClass(heir.group)
  }
}

const heldShare = (will: Will): Pick<Residue, 'heldFor'> => {
  const [heldFor] = inheritors(will).flatMap((heir) =>
    heir.kind === 'person' && trustOfShare(will, heir.person.id) ? [partyOfPerson(will, heir.person)] : [],
  )
  return heldFor ? { heldFor } : {}
}

export const residueOf = (will: Will): Residue => ({
  equal: heirsShareEqually(will),
  heirs: inheritors(will).map((heir) => ({ party: partyOfHeir(will, heir), part: heir.part })),
  later: withLater(will, heirsSharingWithLaterChildren(will), heirsShareEqually(will), inheritors(will)),
  classes: classesOf(will),
  ...heldShare(will),
})

/** The same of an unfinished will, with blanks. */
export const residueUnsaid = (will: Will): Residue => {
  const residue = residueOf(will)
  const heirs = residue.heirs.map(({ party, part }) => ({ party, part: orUnsaid(part) }))
  const isShared = heirs.length + residue.classes.length > 0
  return { ...residue, heirs: isShared ? heirs : [{ party: unsaidParty, part: undefined }] }
}

export const residuePart: Part<Residue> = {
  steps: ['will.beneficiaries.my-beneficiaries', 'will.estate-splits.split-distribution'],
  concerns: (field) => !field.startsWith('trusts'),
  of: residueOf,
  outline: residueUnsaid,
}

/**
 * Who shares something that the executors hold. Percentages and fractions are printed as they were given, equal shares as equal shares. Nothing
 * here is rounded.
 * @param hold "My Executors hold my Residuary Estate".
 * @param holdAll The same, where one person has the whole of it.
 */
export const sharedOut = (
  hold: readonly DraftRun[],
  holdAll: readonly DraftRun[],
  { equal, heirs, later, classes }: Residue,
  leftOut: Deemed,
  living: Living = survivingMe,
): DraftBlock[] => {
  const [only, ...others] = heirs
  const after = [
    ...membersOfClasses(classes, leftOut, living),
    ...(only && others.length === 0 ? [] : laterChildParagraph(later)),
  ]
  if (only && others.length === 0)
    return later.children.length > 0
      ? [paragraph`${hold} in equal shares for ${withEachLaterChild(only.party)}.`]
      : [paragraph`${holdAll} for ${nameOf(only.party)}.`, ...after]
  return equal
    ? [
        paragraph`${hold} in equal shares, one share for each of these:`,
        listInOneSentence(heirs.map(({ party }) => heirNamed(party))),
        ...after,
      ]
    : [
        paragraph`${hold} in these shares:`,
        listInOneSentence(heirs.map(({ party, part }) => sentence`${share(part)} for ${heirNamed(party)}`)),
        ...after,
      ]
}

/** The income of the residue goes to one person before the others share it. */
export type IncomeForLife = {
  readonly end: EndOfTrust
  readonly capital: boolean
  /** Children of the testator who are born later may be among those who share it. */
  readonly later: boolean
}

const incomeForLifeOf = (will: Will): IncomeForLife | undefined => {
  const trust = trustOf(will, 'Residue')
  return trust && { end: endOfTrust(will, trust), capital: trust.capital === 'Yes', later: laterChildrenMayTake(will) }
}

/** Undefined where those who share the residue have it at once. */
export const incomeForLifePart: Part<IncomeForLife | undefined> = {
  steps: ['will.estate-splits.split-distribution'],
  concerns: (field) => field.startsWith('trusts.Residue'),
  of: incomeForLifeOf,
  outline: incomeForLifeOf,
}

const whileItLasts = ({ end, capital }: IncomeForLife): DraftBlock[] => [
  paragraph`My Executors hold my Residuary Estate on trust. Until the trust ends they pay its income to ${nameOf(end.person)}, and may let ${nameOf(end.person)} live without paying rent in a home that it holds or buys.${
    capital
      ? sentence` Those of my Executors other than ${nameOf(end.person)} may pay ${nameOf(end.person)} any or all of the capital.`
      : ''
  }`,
  ...whenItEnds(end),
  paidEarly(end),
]

/** A share that a clause of its own holds for a disabled person is not theirs. */
const sharesHeld = ({ heldFor }: Residue): DraftBlock[] =>
  heldFor
    ? [
        paragraph`What is for ${nameOf(heldFor)} is not given to ${nameOf(heldFor)}: ${clauses('disabled-person')} says how it is held.`,
      ]
    : []

export const residue = defineClause({
  id: 'residue',
  heading: 'Who shares what is left',
  steps: ['will.estate-splits.split-distribution', 'will.beneficiaries.my-beneficiaries'],
  when: 'Always.',
  appliesTo: always,
  needs: { residue: residuePart, incomeForLife: incomeForLifePart, leftOut: leftOutPart },
  from: ['trusts', 'persons', 'charities', 'classes', 'estateSplit', 'excluded', 'haveChildren', 'laterChildren'],
  why: 'Says who gets the rest, and how much each.',
  source: 'Skrymsher v Northcote (1818): a share of residue that fails is not shared out unless the will says so',
  draft: ({ residue, incomeForLife: income, leftOut }) =>
    income
      ? [
          ...whileItLasts(income),
          ...sharedOut(
            sentence`When the trust ends, my Executors hold my Residuary Estate`,
            sentence`When the trust ends, my Executors hold the whole of my Residuary Estate`,
            residue,
            leftOut,
            livingFor(income.end),
          ),
          whoIsLiving(income.end),
          ...laterChildAtTheEnd(income.end, income.later),
          ...sharesHeld(residue),
        ]
      : [
          ...sharedOut(
            sentence`My Executors hold my Residuary Estate`,
            sentence`My Executors hold the whole of my Residuary Estate`,
            residue,
            leftOut,
          ),
          ...sharesHeld(residue),
        ],
})
