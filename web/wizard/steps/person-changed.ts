import { withChangedItem } from '#core/will/changes.ts'
import { personById } from '#core/will/questions.ts'
import type { Person, Will } from '#core/will/schema.ts'

/** A change of the will that changes one person in it. */
export const withPersonChanged =
  (id: number, change: Partial<Person>) =>
  (will: Will): Will => {
    const person = personById(will, id)
    return person ? withChangedItem(will, 'persons', { ...person, ...change }) : will
  }
