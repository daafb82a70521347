import type { Day } from '#core/text/calendar-day.ts'
import { withNamesApart } from '#core/will/names-apart.ts'
import type { Will } from '#core/will/schema.ts'
import type { Parts } from '../clauses/table.ts'
import { partsOf } from '../complete-will.ts'
import type { Party } from '../party.ts'

/** The executors who get a letter: those whom the testator wants told. Substitutes are not told, and a firm knows already. */
export const executorsWrittenTo = (will: Will, { executors }: Pick<Parts, 'executors'>): readonly Party[] =>
  will.notifyExecutors === 'Yes' ? executors : []

/** Each guardian and each backup guardian, once. */
export const guardiansWrittenTo = ({ guardians }: Pick<Parts, 'guardians'>): readonly Party[] => {
  const all = [...guardians.flatMap((group) => group.guardians), ...guardians.flatMap(({ backups }) => backups)]
  return [...new Map(all.map((party) => [party.key, party])).values()]
}

/** Whom the letters of a will are for, and whether each is said to be given. Of answers that are wrong there are no letters. */
export const lettersToGive = (will: Will, today: Day): { readonly to: string; readonly given: boolean }[] => {
  const { executors = [], guardians = [] } = partsOf(withNamesApart(will), today)
  const letters = [
    ...executorsWrittenTo(will, { executors }).map((party) => ({ party, as: 'executor' })),
    ...guardiansWrittenTo({ guardians }).map((party) => ({ party, as: 'guardian' })),
  ]
  const { lettersGiven = [] } = will
  return letters.map(({ party, as }) => ({
    to: party.name,
    given: lettersGiven.some((letter) => letter.to === party.key && letter.as === as),
  }))
}
