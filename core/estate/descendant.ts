import type { Relationship } from '../will/lists.ts'
import { includes, isChildPerson, isStepchild } from '../will/questions.ts'
import type { Person } from '../will/schema.ts'

const issue = ['Son', 'Daughter', 'Grandchild', 'Great Grandchild'] as const satisfies readonly Relationship[]

/** Of those Wills Act 1837 s.33 speaks of: the testator's children and remoter issue. A stepchild is not one. */
export const isDescendant = (person: Person): boolean =>
  includes(issue, person.relationship) || (isChildPerson(person) && !isStepchild(person))
