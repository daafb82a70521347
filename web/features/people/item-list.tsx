import { type ReactNode, useState } from 'react'
import type { ItemList, ItemOf } from '#core/will/changes.ts'
import { type Link, type LinkPlace, linksOfCharity, linksOfPerson } from '#core/will/links.ts'
import { charityById, personById } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
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

const linksOf = (will: Will, list: ItemList, id: number): Link[] => {
  const person = list === 'persons' && personById(will, id)
  const charity = list === 'charities' && charityById(will, id)
  return person ? linksOfPerson(will, person) : charity ? linksOfCharity(will, charity) : []
}

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
function RemoveDialog({
  will,
  list,
  id,
  name,
  onClose,
}: {
  will: Will
  list: ItemList
  id: number
  name: string
  onClose: () => void
}) {
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking')
  const remove = async () => {
    setState('busy')
    try {
      await deleteItem(list, id)
      onClose()
    } catch {
      setState('failed')
    }
  }
  return (
    <Dialog title={`Remove ${name}?`} onClose={onClose}>
      <Links links={linksOf(will, list, id)} />
      {state === 'failed' && (
        <p className="above-16 danger strong" role="alert">
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

/** A list of people or things that can be added, changed and removed, each in a dialog. */
export function ItemsOfWill<List extends ItemList>({
  will,
  list,
  items = will[list],
  field = list,
  shown,
  add,
  dialog,
  onAdd,
  error,
}: {
  will: Will
  list: List
  /** Those of the list that stand here. */
  items?: readonly ItemOf<List>[]
  /** Where the error summary finds it. */
  field?: string
  shown: (item: ItemOf<List>) => { name: string; note?: string | undefined; mark: ReactNode }
  /** The text of the add button: "Add a child". Without it there is no such button. */
  add?: string | undefined
  /** What adds, without an item, or changes one. */
  dialog: (item: ItemOf<List> | undefined, close: () => void) => ReactNode
  /** The add button is pressed. */
  onAdd?: (() => void) | undefined
  error?: string | undefined
}) {
  const [open, setOpen] = useState<{ what: 'add' | 'change' | 'remove'; id?: number }>()
  const close = () => setOpen(undefined)
  const all: readonly ItemOf<List>[] = will[list]
  const item = all.find(({ id }) => id === open?.id)
  const beginAdding = () => {
    onAdd?.()
    setOpen({ what: 'add' })
  }
  return (
    <>
      <CardList field={field} describedBy={error && `${field}-error`}>
        {items.map((each) => {
          const { id } = each
          const card = shown(each)
          return (
            <Card
              key={id}
              {...card}
              actions={
                <>
                  <CardAction verb="Change" name={card.name} whole onClick={() => setOpen({ what: 'change', id })} />
                  <CardAction verb="Remove" name={card.name} onClick={() => setOpen({ what: 'remove', id })} />
                </>
              }
            />
          )
        })}
        {add && <AddButton onClick={beginAdding}>{add}</AddButton>}
      </CardList>
      {error && <FieldError id={field}>{error}</FieldError>}
      {open && open.what !== 'remove' && dialog(item, close)}
      {open?.what === 'remove' && item && (
        <RemoveDialog will={will} list={list} id={item.id} name={shown(item).name} onClose={close} />
      )}
    </>
  )
}
