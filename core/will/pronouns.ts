/** What to call a person after their name: "she" and "her" only where the relationship tells it, else the name again. */
import { relationOf } from './questions.ts'
import { factsOf } from './relationships.ts'
import type { Person } from './schema.ts'

/** "she", "her"; without a pronoun the name and "Anne’s". */
export type Pronouns = { readonly they: string; readonly their: string; readonly them: string }

/** @param name How the person is called on this page, such as the first name. */
export const pronounsOf = (person: Person, name: string): Pronouns => {
  const { pronoun } = factsOf(relationOf(person))
  if (pronoun === 'he') return { they: 'he', their: 'his', them: 'him' }
  if (pronoun === 'she') return { they: 'she', their: 'her', them: 'her' }
  return { they: name, their: `${name}’s`, them: name }
}
