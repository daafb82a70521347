import { isMinor } from '#core/will/questions.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { today } from '../../api/today.ts'

/** The adults of a will who may be named, without those who have another part already. Whoever is chosen stays on the list. */
export const candidates = (will: Will, chosen: readonly number[], others: readonly number[] = []): Person[] =>
  will.persons.filter(
    (person) =>
      chosen.includes(person.id) || (!isMinor(person, today()) && !person.isExcluded && !others.includes(person.id)),
  )
