import type { ChangedPart } from '#core/api/wills.ts'
import { withoutCharity, withoutPerson } from '#core/will/changes.ts'
import type { EditableWill, Will } from '#core/will/schema.ts'
import { serverOwnedFieldsOf } from '../../db/repositories/wills.store.ts'

const gone = (before: readonly { id: number }[], after: readonly { id: number }[]): number[] => {
  if (before === after) return []
  const left = new Set(after.map(({ id }) => id))
  return before.map(({ id }) => id).filter((id) => !left.has(id))
}

/** Removes the references to people and charities that are no longer in the lists. */
export const detached = (stored: Will, next: Will): Will => {
  const withoutPersons = gone(stored.persons, next.persons).reduce(withoutPerson, next)
  return gone(stored.charities, next.charities).reduce(withoutCharity, withoutPersons)
}

/** The will with a step's part: `details` is merged field by field, other keys are replaced. */
export const withPart = (stored: Will, { details, ...part }: ChangedPart): Will => {
  // JSON has no undefined: a key that is present has a value.
  const given = part as Partial<EditableWill>
  return detached(stored, { ...stored, ...given, details: { ...stored.details, ...details } })
}

/** The will with all answers replaced. The server-owned fields stay. */
export const withAnswers = (stored: Will, answers: EditableWill): Will =>
  detached(stored, { ...answers, ...serverOwnedFieldsOf(stored), id: stored.id, version: stored.version })
