import { editable } from '#core/will/new-will.ts'
import type { EditableWill, Will } from '#core/will/schema.ts'
import type { ChangedPart } from '#core/wire/wills.ts'

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Only what differs, in the will's own shape: of the details, the fields that do. */
export const changedPart = (from: Will, to: Will): ChangedPart => {
  const before = editable(from)
  const { details, ...rest } = editable(to)
  const changed = Object.entries(rest).filter(([key, value]) => !same(value, before[key as keyof EditableWill]))
  const fields = Object.entries(details).filter(
    ([key, value]) => !same(value, before.details[key as keyof EditableWill['details']]),
  )
  return { ...Object.fromEntries(changed), ...(fields.length > 0 && { details: Object.fromEntries(fields) }) }
}

/** A will with a changed part in place: details field by field, everything else by key. */
export const withPart = (will: Will, { details, ...part }: ChangedPart): Will => ({
  ...will,
  ...(Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as Partial<Will>),
  details: { ...will.details, ...details },
})

/** Whether a will already says all that a part would change. */
export const alreadySays = (will: Will, part: ChangedPart): boolean =>
  Object.keys(changedPart(will, withPart(will, part))).length === 0
