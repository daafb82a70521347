import type { Portion } from '../parts/portions.ts'
import { anyOf, type DraftRun, inSeries, percent, sentence, the } from '../wording.ts'

const PROPORTIONS = 'in the proportions that their percentages bear to each other'

/**
 * "it passes to X (70%) and Y (30%)", and who takes the part of a backup who cannot. A backup of the testator's own issue
 * is followed by their children, as Wills Act 1837 s.33 would have it if it applied.
 */
export const backupsTake = (backups: readonly Portion[]): DraftRun[] => {
  const issue = backups.filter(({ descendant }) => descendant).map(({ party }) => party)
  const [only, ...others] = backups
  if (only && others.length === 0)
    return sentence`it passes to ${the(only.party)}.${only.descendant ? sentence` If ${the(only.party)} does not take it either, the children of ${the(only.party)} take it in place of their parent.` : ''}`
  const named = inSeries(backups.map(({ party, hundredths }) => sentence`${the(party)} (${percent(hundredths)})`))
  const [first, ...more] = issue
  const children = first
    ? sentence` If the part of ${anyOf(issue)} fails, the children of ${more.length > 0 ? 'that person' : the(first)} take it in place of their parent.`
    : ''
  const rest = backups.length === 2 ? 'the other part' : `the other parts, ${PROPORTIONS}`
  return sentence`it passes to ${named}.${children} A part that nobody takes is added to ${rest}.`
}
