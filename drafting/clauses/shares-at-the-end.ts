/** Who has what a trust held when it ends, and who takes instead. The words are those of the residue. */
import { laterChildrenMayTake } from '#core/will/later-children.ts'
import type { Trust, Will } from '#core/will/schema.ts'
import { willOfTakers } from '#core/will/trusts.ts'
import { type DraftBlock, type DraftRun, sentence } from '../wording.ts'
import type { Deemed } from './deemed-dead.ts'
import {
  asIfIHadDied,
  type EndOfTrust,
  endOfTrust,
  laterChildAtTheEnd,
  livingFor,
  whoIsLiving,
} from './end-of-trust.ts'
import { ifTheyFail, type Substitution, substitutionsUnsaid } from './if-a-share-fails.ts'
import { type Residue, residueUnsaid, sharedOut } from './residue.ts'

export type SharesAtTheEnd = {
  readonly residue: Residue
  readonly substitutions: readonly Substitution[]
  /** Children of the testator who are born later may be among them. */
  readonly later: boolean
}

/** What is not said has blanks. */
const sharesAtTheEnd = (will: Will, trust: Trust): SharesAtTheEnd => {
  const then = willOfTakers(will, trust)
  return {
    residue: residueUnsaid(then),
    substitutions: substitutionsUnsaid(then),
    later: laterChildrenMayTake(will, then),
  }
}

/** What every trust says of its end: when, who has to be living, who takes, and who takes instead. */
export type Ending = { readonly end: EndOfTrust; readonly shares: SharesAtTheEnd }

export const endingOf = (will: Will, trust: Trust): Ending => ({
  end: endOfTrust(will, trust),
  shares: sharesAtTheEnd(will, trust),
})

/** @param what "the Home, and everything else then held under this clause,". */
export const whoTakesAtTheEnd = (ending: Ending, what: readonly DraftRun[], leftOut: Deemed): DraftBlock[] => {
  const { end, shares } = ending
  const living = livingFor(end)
  const hold = sentence`When the trust ends, my Executors hold ${what}`
  return [
    ...sharedOut(hold, hold, shares.residue, leftOut, living),
    whoIsLiving(end),
    ...laterChildAtTheEnd(end, shares.later),
    ...ifTheyFail({ ...shares, leftOut, living, asIf: asIfIHadDied(end) }),
  ]
}
