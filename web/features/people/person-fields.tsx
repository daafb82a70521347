/** Fields that every form about a person has. */
import { ADULT_FROM_AGE } from '#core/constants.ts'
import type { Birthday } from '#core/will/schema.ts'
import { today } from '../../api/today.ts'
import { DateField } from '../../ui/date-field.tsx'
import { TextField } from '../../ui/text-field.tsx'

type ErrorOf = (field: string) => string | undefined

export function FullNameField({
  value,
  onChange,
  errorOf,
}: {
  value: string
  onChange: (fullname: string) => void
  errorOf: ErrorOf
}) {
  return (
    <TextField
      name="fullname"
      label="Full name"
      hint="As on their passport or birth certificate."
      value={value}
      onChange={onChange}
      error={errorOf('fullname')}
      spellCheck={false}
    />
  )
}

const parts = ['dob.day', 'dob.month', 'dob.year'] as const

/** A date of birth. `own`: the customer's own. */
export function DobField({
  value,
  onChange,
  errorOf,
  example,
  optional = false,
  own = false,
}: {
  value: Birthday | undefined
  onChange: (dob: Birthday | undefined) => void
  errorOf: ErrorOf
  example: string
  optional?: boolean
  own?: boolean
}) {
  const wrong = parts.find((part) => errorOf(part) !== undefined)
  return (
    <DateField
      name="dob"
      label="Date of birth"
      hint={`For example, ${example}.`}
      optional={optional}
      own={own}
      latestYear={today().year - (own ? ADULT_FROM_AGE : 0)}
      value={value}
      onChange={onChange}
      error={wrong && errorOf(wrong)}
      invalidPart={wrong?.split('.')[1]}
    />
  )
}
