import { lastShares, sharesEqually } from '#core/will/equal-shares.ts'
import { isMarried } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { trustsOf } from '#core/will/trusts.ts'
import { always, defineClause, type Part } from '../clause.ts'
import {
  clauses,
  type DraftBlock,
  type DraftRun,
  inSeries,
  listInOneSentence,
  nameOf,
  paragraph,
  sentence,
  share,
} from '../wording.ts'
import { type Deemed, deadBeforeMe, deemedOf } from './deemed-dead.ts'
import { isUltimateDefault } from './if-a-share-fails.ts'
import { lastlyWithLater, laterChildParagraph, type WithLater, withEachLaterChild } from './later-children.ts'
import { inProportion, type Portion, portionsOf, portionsOrUnsaid } from './portions.ts'

/** Who takes what no other clause gives. Next of kin come after named people, without the people who are left out. */
export type UltimateDefault = {
  readonly named: readonly Portion[]
  readonly leftOut: Deemed
  /** Exactly equal, whatever the stored percentages had to be rounded to. */
  readonly equal: boolean
  /** Until a final order a separated spouse is still next of kin. */
  readonly separated: boolean
  readonly later: WithLater
  readonly married: boolean
  /** A clause of its own holds something on trust. Absent: none does. */
  readonly ofTrust?: true
}

export const ultimateDefaultOf = (will: Will): UltimateDefault => ({
  named: portionsOf(will, lastShares(will)),
  equal: sharesEqually(lastShares(will)),
  leftOut: deemedOf(will),
  later: lastlyWithLater(
    will,
    sharesEqually(lastShares(will)) || lastShares(will).persons.length === 1,
    portionsOf(will, lastShares(will)),
  ),
  separated: will.status === 'Separated',
  married: isMarried(will),
  ...(trustsOf(will).some(({ kind }) => kind !== 'Residue') && { ofTrust: true }),
})

const DEAD = ' as having died before me'

/**
 * Without these words one whose share has failed would have it back as next of kin: the rules of intestacy know no 28 days for a child,
 * and one who refuses a share, or loses it as a witness, may be the next of kin. Awaits a lawyer.
 */
const passedOver = ({ leftOut, separated }: UltimateDefault): DraftRun[] => {
  const people = [
    sentence`anyone who does not survive me`,
    sentence`anyone whose share of it has failed`,
    ...(separated ? [sentence`the spouse or civil partner from whom I am separated`] : []),
  ]
  const named = sentence`everyone named in ${clauses('left-out')}`
  if (!leftOut.isAnyLeftOut) return sentence`, treating ${inSeries(people)}${DEAD}`
  // Apart, so that "leaving no children" is said of the people left out alone: a separated spouse's children may be the testator's.
  return leftOut.theirChildrenToo
    ? sentence`, treating ${inSeries(people)}${DEAD}, and ${named} ${deadBeforeMe(leftOut)}`
    : sentence`, treating ${inSeries([...people, named])}${DEAD}`
}

const nextOfKin = (who: UltimateDefault): DraftRun[] =>
  sentence`the people who would inherit under the intestacy rules of England and Wales if I had died without a will, in the shares in which they would inherit, found at my death${passedOver(who)}.${
    who.married
      ? ' A husband, wife or civil partner who is one of them takes, within that share, the fixed sum that those rules give at my death.'
      : ''
  }`

// The clause about shares that fail speaks of the residue alone, so survival is said again here.
const ifTheySurvive = ({ named }: UltimateDefault): DraftBlock[] =>
  named.some(({ party }) => party.kind === 'person')
    ? [paragraph`A person takes under this clause only if they survive me.`]
    : []

const whatNobodyTakes = ({ ofTrust }: UltimateDefault): DraftRun[] =>
  sentence`Any part of my Residuary Estate${ofTrust ? ', or of a trust in this will,' : ''} that nobody takes under ${clauses('home-for-life', 'disabled-person', 'residue', 'if-a-share-fails')}`

const toNamed = (who: UltimateDefault): DraftBlock[] => {
  const [only, ...others] = who.named
  const whatever = sentence`${whatNobodyTakes(who)} goes`
  const alsoLater = laterChildParagraph(who.later)
  if (only && others.length === 0 && alsoLater.length === 0)
    return [paragraph`${whatever} to ${nameOf(only.party)}.`, ...ifTheySurvive(who)]
  const toOthers =
    others.length === 1 && alsoLater.length === 0
      ? sentence`added to the other`
      : who.equal
        ? sentence`added equally to the others`
        : sentence`added to the others, ${inProportion(who.named)}`
  if (only && others.length === 0)
    return [
      paragraph`${whatever} in equal shares to ${withEachLaterChild(only.party)}.`,
      ...ifTheySurvive(who),
      paragraph`A share here that nobody takes is ${toOthers}.`,
    ]
  return [
    who.equal ? paragraph`${whatever} in equal shares to:` : paragraph`${whatever} in these shares:`,
    listInOneSentence(
      who.named.map(({ party, part }) => (who.equal ? [nameOf(party)] : sentence`${share(part)} to ${nameOf(party)}`)),
    ),
    ...alsoLater,
    ...ifTheySurvive(who),
    paragraph`A share here that nobody takes is ${toOthers}.`,
  ]
}

export const ultimateDefaultPart: Part<UltimateDefault> = {
  steps: ['will.beneficiaries.backup-action'],
  concerns: isUltimateDefault,
  of: ultimateDefaultOf,
  outline: (will) => {
    const lastly = ultimateDefaultOf(will)
    return { ...lastly, named: portionsOrUnsaid(lastly.named) }
  },
}

/** Prevents a partial intestacy, in which people who are left out would take as next of kin. */
export const ultimateDefault = defineClause({
  id: 'ultimate-default',
  heading: 'If nobody is left to take',
  steps: ['will.beneficiaries.backup-action'],
  when: 'Always.',
  appliesTo: always,
  needs: { ultimateDefault: ultimateDefaultPart },
  from: ['trusts', 'ultimateDefault', 'persons', 'charities', 'excluded', 'status', 'haveChildren', 'laterChildren'],
  why: 'Says who gets everything if everyone you named has died.',
  source: 'Administration of Estates Act 1925 ss.46, 46A, 47 and 49; Matrimonial Causes Act 1973 s.18',
  draft: ({ ultimateDefault: who }) =>
    who.named.length === 0
      ? [paragraph`${whatNobodyTakes(who)} goes to ${nextOfKin(who)}`]
      : [...toNamed(who), paragraph`What nobody takes in that way goes to ${nextOfKin(who)}`],
})
