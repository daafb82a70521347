import type { ChangedPart } from '#core/api/wills.ts'
import { withoutCharity, withoutPerson } from '#core/will/changes.ts'
import type { EditableWill, Will } from '#core/will/schema.ts'
import { serverOwnedFieldsOf } from '../../db/repositories/wills.store.ts'

const gone = (before: readonly { id: number }[], after: readonly { id: number }[]): number[] => {
  if (before === after) return []
  const left = new Set(after.map(({ id }) => id))
  return before.map(({ id }) => id).filter((id) => !left.has(id))
}

/** Whoever a save leaves out of the list is removed, and a removed person is named nowhere. */
export const detached = (stored: Will, next: Will): Will => {
  const withoutPersons = gone(stored.persons, next.persons).reduce(withoutPerson, next)
  return gone(stored.charities, next.charities).reduce(withoutCharity, withoutPersons)
}

/** A step's part put into the will: `details` field by field, everything else replaced by key. */
export const withPart = (stored: Will, { details, ...part }: ChangedPart): Will => {
  // JSON carries no undefined: a key that is there has a value.
  const given = part as Partial<EditableWill>
  return detached(stored, { ...stored, ...given, details: { ...stored.details, ...details } })
}

/** Every answer replaced; what only the server sets stays. */
export const withAnswers = (stored: Will, answers: EditableWill): Will =>
  detached(stored, { ...answers, ...serverOwnedFieldsOf(stored), id: stored.id, version: stored.version })
