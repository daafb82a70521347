import { type ReactNode, useState } from 'react'
import { type Link, type LinkPlace, linksOfCharity, linksOfPerson } from '#core/will/references.ts'
import type { Charity, Person, Will } from '#core/will/schema.ts'
import { deleteItem } from '../../api/save-queue.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { FieldError } from '../../ui/field.tsx'
import { AddButton, Card, CardAction, CardList } from './cards.tsx'
import css from './remove-dialog.module.css'

const places: Record<LinkPlace, (of: string) => string> = {
  executor: () => 'executor',
  executorBackup: () => 'backup executor',
  guardian: (of) => `guardian of ${of}`,
  backupGuardian: (of) => `backup guardian of ${of}`,
  petGuardian: (of) => `looking after ${of}`,
  estate: () => 'a share of the rest',
  estateBackup: (of) => `backup for ${of}’s share`,
  ultimateDefault: () => 'the last resort',
  gift: (of) => `a gift: ${of}`,
  belongings: () => 'your belongings',
  trust: () => 'what is held for a time',
  account: (of) => `joint owner: ${of}`,
  digitalAssets: () => 'your online accounts',
  attorneys: (of) => `attorney for ${of}`,
  replacements: (of) => `replacement attorney for ${of}`,
  peopleToTell: (of) => `being told about your power of attorney for ${of}`,
}

type Removable =
  | { list: 'persons'; item: Person }
  | { list: 'charities'; item: Charity }
  | { list: 'pets' | 'accounts' | 'gifts'; item: { id: number; name: string } }

const linksOf = (will: Will, what: Removable): Link[] => {
  if (what.list === 'persons') return linksOfPerson(will, what.item)
  if (what.list === 'charities') return linksOfCharity(will, what.item)
  return []
}

const nameOf = (what: Removable): string =>
  what.list === 'persons' || what.list === 'charities' ? what.item.fullname : what.item.name

/** Where else the will names a person or charity who is about to go. */
export function Links({ links }: { links: readonly Link[] }) {
  if (links.length === 0) return null
  return (
    <>
      <p>You also chose them for:</p>
      <ul className={css.links}>
        {links.map((link) => (
          <li key={`${link.place} ${link.of}`}>{places[link.place](link.of ?? '')}</li>
        ))}
      </ul>
    </>
  )
}

/** Asks before an entry is removed, and lists where else the will names it. */
function RemoveDialog({ will, what, onClose }: { will: Will; what: Removable; onClose: () => void }) {
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking')
  const remove = async () => {
    setState('busy')
    try {
      await deleteItem(what.list, what.item.id)
      onClose()
    } catch {
      setState('failed')
    }
  }
  return (
    <Dialog title={`Remove ${nameOf(what)}?`} onClose={onClose}>
      <Links links={linksOf(will, what)} />
      {state === 'failed' && (
        <p className={css.failed} role="alert">
          Not removed. Try again.
        </p>
      )}
      <DialogActions>
        <Button look="danger" busy={state === 'busy'} onClick={() => void remove()}>
          Remove
        </Button>
        <Button look="link" onClick={onClose}>
          Keep
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type Listed = { id: number; name: string; note?: string | undefined; mark: ReactNode }

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
  onAdd,
  error,
}: {
  will: Will
  field: string
  items: readonly Listed[]
  /** The text of the add button: "Add a child". Without it there is no such button. */
  add?: string | undefined
  dialog: (id: number | undefined, close: () => void) => ReactNode
  removing: (id: number) => Removable | undefined
  /** The add button is pressed. */
  onAdd?: (() => void) | undefined
  error?: string | undefined
}) {
  const [open, setOpen] = useState<{ what: 'add' } | { what: 'change' | 'remove'; id: number }>()
  const close = () => setOpen(undefined)
  const beginAdding = () => {
    onAdd?.()
    setOpen({ what: 'add' })
  }
  const removed = open?.what === 'remove' ? removing(open.id) : undefined
  return (
    <>
      <CardList field={field} describedBy={error && `${field}-error`}>
        {items.map(({ id, name, note, mark }) => (
          <Card
            key={id}
            name={name}
            note={note}
            mark={mark}
            actions={
              <>
                <CardAction verb="Change" name={name} whole onClick={() => setOpen({ what: 'change', id })} />
                <CardAction verb="Remove" name={name} onClick={() => setOpen({ what: 'remove', id })} />
              </>
            }
          />
        ))}
        {add && <AddButton onClick={beginAdding}>{add}</AddButton>}
      </CardList>
      {error && <FieldError id={field}>{error}</FieldError>}
      {open?.what === 'add' && dialog(undefined, close)}
      {open?.what === 'change' && dialog(open.id, close)}
      {removed && <RemoveDialog will={will} what={removed} onClose={close} />}
    </>
  )
}
