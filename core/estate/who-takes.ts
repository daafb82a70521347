import { divide, type Portion, wholeTo } from './divide.ts'
import type { Failures } from './failures.ts'
import { Fraction, sumOf } from './fraction.ts'
import { issueOf } from './issue.ts'
import type { Part, Plan, Share } from './plan.ts'

const takersOfBackup = ({ to }: Part, failed: Failures): Portion[] => {
  const issue = failed(to)
  if (!issue) return wholeTo(to)
  return to.descendant ? issueOf(to, issue) : []
}

// What a backup takes does not follow the backup's own answer to "what if they die?": so no circle of backups can form.
const takersOfShare = ({ to, ifItFails }: Share, failed: Failures): Portion[] => {
  const issue = failed(to)
  if (!issue) return wholeTo(to)
  switch (ifItFails) {
    case 'to the other shares':
      return []
    case 'to their children':
      return issueOf(to, issue)
    default:
      return divide(ifItFails, (backup) => takersOfBackup(backup, failed))
  }
}

const lastlyTake = ({ to }: Part, failed: Failures): Portion[] => (failed(to) ? [] : wholeTo(to))

/**
 * Everybody who takes, once for each way they come to take. Their parts make 1, unless nobody takes: then it is all for
 * the next of kin.
 */
export const whoTakes = ({ shares, lastly }: Plan, failed: Failures): Portion[] => {
  const underShares = divide(shares, (share) => takersOfShare(share, failed))
  const portions = underShares.length > 0 ? underShares : divide(lastly, (part) => lastlyTake(part, failed))
  const total = sumOf(portions.map(({ share }) => share))
  if (portions.length > 0 && !total.equals(Fraction.one)) throw new Error(`The parts make ${total} and not 1`)
  return portions
}
