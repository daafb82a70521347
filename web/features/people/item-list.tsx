import { type ReactNode, useState } from 'react'
import type { Will } from '#core/will/schema.ts'
import { FieldError } from '../../ui/field.tsx'
import { AddButton, Card, CardAction, CardList } from './cards.tsx'
import { type Removable, RemoveDialog } from './remove-dialog.tsx'

export type Listed = { id: number; name: string; note?: string | undefined }

/**
 * A list of people or things that can be added, changed and removed, each in a dialog. `dialog` draws the one that adds
 * (without an id) or changes.
 */
export function ItemList({
  will,
  field,
  items,
  add,
  dialog,
  removing,
  error,
}: {
  will: Will
  field: string
  items: readonly Listed[]
  /** What the button says: "Add a child". Without it nothing is added here. */
  add?: string | undefined
  dialog: (id: number | undefined, close: () => void) => ReactNode
  removing: (id: number) => Removable | undefined
  error?: string | undefined
}) {
  const [open, setOpen] = useState<{ what: 'add' } | { what: 'change' | 'remove'; id: number }>()
  const close = () => setOpen(undefined)
  const removed = open?.what === 'remove' ? removing(open.id) : undefined
  return (
    <>
      <CardList field={field} describedBy={error && `${field}-error`}>
        {items.map(({ id, name, note }) => (
          <Card
            key={id}
            name={name}
            note={note}
            actions={
              <>
                <CardAction verb="Change" name={name} onClick={() => setOpen({ what: 'change', id })} />
                <CardAction verb="Remove" name={name} onClick={() => setOpen({ what: 'remove', id })} />
              </>
            }
          />
        ))}
        {add && <AddButton onClick={() => setOpen({ what: 'add' })}>{add}</AddButton>}
      </CardList>
      {error && <FieldError id={field}>{error}</FieldError>}
      {open?.what === 'add' && dialog(undefined, close)}
      {open?.what === 'change' && dialog(open.id, close)}
      {removed && <RemoveDialog will={will} what={removed} onClose={close} />}
    </>
  )
}
