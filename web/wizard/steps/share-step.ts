import type { Will } from '#core/will/schema.ts'
import type { Step } from './use-step.ts'

/** What the questions about shares need of a step: the residue is asked about on one, and so are the takers of a trust. */
export type ShareStep = Pick<Step, 'will' | 'set' | 'errorOf'> & {
  /** Saves at once that somebody who was just added is chosen. Absent: it is saved with the will that the step shows. */
  readonly saveChosen?: (change: (will: Will) => Will) => Promise<void>
}
