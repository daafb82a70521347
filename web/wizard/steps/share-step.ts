import { withChangedItem } from '#core/will/changes.ts'
import { personById } from '#core/will/questions.ts'
import type { Person, Will } from '#core/will/schema.ts'
import type { Step } from './use-step.ts'

/** What the questions about shares need of a step: the residue is asked about on one, and so are the takers of a trust. */
export type ShareStep = Pick<Step, 'will' | 'set' | 'errorOf'> & {
  /** Saves at once that somebody who was just added is chosen. Absent: it is saved with the will that the step shows. */
  readonly saveChosen?: (change: (will: Will) => Will) => Promise<void>
}

/** A change of the will that changes one person in it. */
export const withPersonChanged =
  (id: number, change: Partial<Person>) =>
  (will: Will): Will => {
    const person = personById(will, id)
    return person ? withChangedItem(will, 'persons', { ...person, ...change }) : will
  }
