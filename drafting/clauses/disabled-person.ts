import { personsOf } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { trustOf, trustsOf } from '#core/will/trusts.ts'
import { defineClause, type Part } from '../clause.ts'
import { type Party, partyOfPerson } from '../party.ts'
import { clauses, type DraftBlock, nameOf, paragraph, pounds, sentence } from '../wording.ts'
import { leftOutPart } from './deemed-dead.ts'
import { whenItEnds } from './end-of-trust.ts'
import { type Ending, endingOf, whoTakesAtTheEnd } from './shares-at-the-end.ts'

/** What is held for a disabled person for life. */
export type ForDisabledPerson = Ending & {
  /** Pence. Undefined: the person's share of the residue. */
  readonly amount: number | undefined
  /** Whatever else the will would give to the person is held too. */
  readonly everythingElse: boolean
  /** Another clause lets the same person live in a home, or gives them an income. */
  readonly hasOtherTrust: boolean
  /** Who else may have the small sum that the law allows each year. */
  readonly smallSumFor: Party | undefined
}

const forDisabledPersonOf = (will: Will): ForDisabledPerson | undefined => {
  const trust = trustOf(will, 'Disabled person')
  if (!trust) return undefined
  const { amount, smallSumFor } = trust
  const [small] = personsOf(will, smallSumFor === undefined ? [] : [smallSumFor])
  return {
    ...endingOf(will, trust),
    amount,
    everythingElse: trust.everythingElse === 'Yes',
    hasOtherTrust: trustsOf(will).some((each) => each !== trust && each.for === trust.for),
    smallSumFor: small && partyOfPerson(will, small),
  }
}

/** Undefined where nothing is held for a disabled person. */
export const disabledPersonPart: Part<ForDisabledPerson | undefined> = {
  steps: [],
  of: forDisabledPersonOf,
  outline: forDisabledPersonOf,
}

const fund = ({ amount, end: { person } }: ForDisabledPerson): DraftBlock =>
  amount === undefined
    ? paragraph`What ${clauses('residue', 'if-a-share-fails', 'ultimate-default')} would give to ${nameOf(person)}, my Executors do not give to ${nameOf(person)}: they hold it on trust under this clause.`
    : paragraph`I give ${pounds(amount)} to my Executors on trust, free of the inheritance tax on my death. They hold it under this clause.`

const everythingElse = ({ everythingElse, hasOtherTrust, end: { person } }: ForDisabledPerson): DraftBlock[] =>
  everythingElse
    ? [
        paragraph`Whatever else this will would give to ${nameOf(person)}, in any way and at any time${hasOtherTrust ? sentence`, other than under a trust of which ${nameOf(person)} has the benefit` : ''}, my Executors do not give to ${nameOf(person)} either: they hold it on trust under this clause, with the rest.`,
      ]
    : []

/**
 * Nothing may be used for anyone else in that person's life, and they have no right to anything: both are conditions of the tax
 * relief. A means test counts what is paid to them.
 */
const howItIsUsed = ({ end: { person }, smallSumFor }: ForDisabledPerson): DraftBlock[] => [
  paragraph`Until the trust ends, my Executors may use any of the income and the capital for the benefit of ${nameOf(person)} as they think fit, and add income that they do not use to the capital. ${nameOf(person)} has no right to either.`,
  paragraph`While ${nameOf(person)} lives, nothing may be used for anyone else${
    smallSumFor
      ? sentence`, except that in each year to 5 April my Executors may use for ${nameOf(smallSumFor)} up to the annual limit in section 89 of the Inheritance Tax Act 1984`
      : ''
  }. Section 32 of the Trustee Act 1925 gives no power to pay those who take later. Nobody may be added to those who benefit under this clause.`,
]

export const disabledPerson = defineClause({
  id: 'disabled-person',
  heading: 'For a disabled person',
  steps: ['will.gifts', 'will.estate-splits.split-distribution'],
  when: 'Money or a share of what is left is held for a disabled person for life.',
  appliesTo: (will) => trustOf(will, 'Disabled person') !== undefined,
  needs: { disabledPerson: disabledPersonPart, leftOut: leftOutPart },
  from: ['trusts', 'persons', 'charities', 'ultimateDefault', 'excluded', 'haveChildren', 'laterChildren'],
  why: 'Holds what you leave for someone who gets a disability benefit, so that your executors can use it for them.',
  source: 'Inheritance Tax Act 1984 s.89; Finance Act 2005 Sch.1A para.1; Trustee Act 1925 s.32',
  draft: ({ disabledPerson: held, leftOut }) =>
    held === undefined
      ? []
      : [
          fund(held),
          ...everythingElse(held),
          ...howItIsUsed(held),
          ...whenItEnds(held.end),
          ...whoTakesAtTheEnd(held, sentence`everything then held under this clause`, leftOut),
          ...(held.amount === undefined ? [] : [paragraph`None of it becomes part of my Residuary Estate.`]),
        ],
})
