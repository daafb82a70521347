import { candidatesOf } from '../will/questions.ts'
import type { Person, Will } from '../will/schema.ts'

/**
 * Who has the belongings that no gift names: those chosen, or those behind them when none of the first is left. Several divide
 * them as they agree. Without anybody they are part of the rest.
 */
export const belongingsTakers = (will: Will, dead: readonly number[]): Person[] => {
  const living = (ids: readonly number[]): Person[] =>
    candidatesOf(will).filter(({ id }) => ids.includes(id) && !dead.includes(id))
  const { persons = [], backupPersons = [] } = will.belongings ?? {}
  const first = living(persons)
  return first.length > 0 ? first : living(backupPersons)
}
