import { useState } from 'react'
import type { PersonType } from '#core/will/lists.ts'
import type { Will } from '#core/will/schema.ts'
import { FieldError } from '../../ui/field.tsx'
import { AddButton, CardList } from './cards.tsx'
import { PersonDialog } from './person-dialog.tsx'

/** A button that adds a person in a dialog. */
export function AddSomeone({
  will,
  addAs,
  field,
  title,
  label,
  inherit = false,
  error,
  onSaved,
}: {
  will: Will
  addAs: PersonType
  field: string
  title: string
  label: string
  inherit?: boolean
  error?: string | undefined
  onSaved?: (id: number) => void
}) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <CardList field={field} describedBy={error && `${field}-error`}>
        <AddButton onClick={() => setOpen(true)}>{label}</AddButton>
      </CardList>
      {error && <FieldError id={field}>{error}</FieldError>}
      {open && (
        <PersonDialog
          will={will}
          addAs={addAs}
          title={title}
          inherit={inherit}
          onSaved={onSaved}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
