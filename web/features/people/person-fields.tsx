/** Fields that every form about a person has. */

import type { ComponentProps } from 'react'
import { ADULT_FROM_AGE } from '#core/constants.ts'
import { type AskedWithName, type Detail, detailsTable } from '#core/will/details-table.ts'
import { shared, personFields as words } from '#words/en/people.ts'
import { today } from '../../api/today.ts'
import { DateField } from '../../ui/date-field.tsx'
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx'

export function FullNameField(field: Pick<TextFieldProps, 'name' | 'value' | 'onChange' | 'error'>) {
  return <TextField {...field} {...words.fullName} spellCheck={false} />
}

/** A date of birth. `own`: the customer's own. */
export function DobField({
  example,
  ...field
}: Omit<ComponentProps<typeof DateField>, 'label' | 'hint' | 'latestYear'> & { example: string }) {
  return (
    <DateField
      {...field}
      label={shared.dateOfBirth}
      hint={words.forExample(example)}
      latestYear={today().year - (field.own ? ADULT_FROM_AGE : 0)}
    />
  )
}

/** A detail of the testator's name. `filledIn`: the browser may fill it in. */
export function DetailField({
  filledIn = false,
  ...field
}: Omit<TextFieldProps, 'label' | 'optional' | 'name'> & { name: AskedWithName; filledIn?: boolean }) {
  const { label, isOptional = false, autoComplete = 'off' }: Detail = detailsTable[field.name]
  return (
    <TextField
      {...field}
      label={label}
      optional={isOptional}
      autoComplete={filledIn ? autoComplete : 'off'}
      spellCheck={false}
    />
  )
}
