import type { ChangedPart } from '#core/api/wills.ts'
import { withoutAll, withoutUnusedShare } from '#core/will/changes.ts'
import { withColoursKept } from '#core/will/colours.ts'
import type { Charity, EditableWill, Person, Will } from '#core/will/schema.ts'
import { withoutValues, withValuesThatFit } from '#core/will/values.ts'
import { serverOwnedFieldsOf } from '../../db/repositories/wills.store.ts'

const gone = (before: readonly { id: number }[], after: readonly { id: number }[]): ReadonlySet<number> => {
  if (before === after) return new Set()
  const left = new Set(after.map(({ id }) => id))
  return new Set(before.map(({ id }) => id).filter((id) => !left.has(id)))
}

/** Removes the references to people and charities that are no longer in the lists. Those who are left keep their colours. */
export const detached = (stored: Will, next: Will): Will => {
  const [persons, charities] = [gone(stored.persons, next.persons), gone(stored.charities, next.charities)]
  if (persons.size + charities.size === 0) return next
  return withoutAll(withoutAll(withColoursKept(stored, next), 'persons', persons), 'charities', charities)
}

const settledList = <T extends Person | Charity>(heirs: T[]): T[] => {
  const settled = heirs.map(withoutUnusedShare)
  return settled.every((heir, index) => heir === heirs[index]) ? heirs : settled
}

/** The will in which those who take no share have no percentage and no backups, and what it no longer has is worth nothing. */
const settled = (will: Will): Will =>
  withValuesThatFit({ ...will, persons: settledList(will.persons), charities: settledList(will.charities) })

/** The will with a step's part: `details` is merged field by field, other keys are replaced. */
export const withPart = (stored: Will, { details, ...part }: ChangedPart): Will => {
  // JSON has no undefined: a key that is present has a value.
  const given = part as Partial<EditableWill>
  return detached(stored, settled({ ...stored, ...given, details: { ...stored.details, ...details } }))
}

/** Other answers beside what things are said to be worth now: these are of the testator, and of no version of the will. */
export const withValuesOf = ({ values }: Pick<Will, 'values'>, answers: EditableWill): EditableWill => ({
  ...withoutValues(answers),
  ...(values && { values }),
})

/** The will with all answers replaced. The server-owned fields stay. */
export const withAnswers = (stored: Will, answers: EditableWill): Will =>
  detached(stored, settled({ ...answers, ...serverOwnedFieldsOf(stored), id: stored.id, version: stored.version }))
