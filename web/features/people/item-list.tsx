import { type ReactNode, useState } from 'react'
import { listed } from '#core/text/names.ts'
import type { ItemList, ItemOf } from '#core/will/changes.ts'
import { charityById, personById } from '#core/will/questions.ts'
import { type Link, type LinkPlace, linksOfCharity, linksOfPerson } from '#core/will/references.ts'
import type { Will } from '#core/will/schema.ts'
import { shared, itemList as words } from '#words/en/people.ts'
import { deleteItem } from '../../api/save-queue.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { FieldError } from '../../ui/field.tsx'
import { AddButton, Card, CardAction, CardFold, CardList } from './cards.tsx'

const places: Record<LinkPlace, (of: string) => string> = {
  executor: () => words.executor,
  executorBackup: () => words.backupExecutor,
  guardian: (of) => words.guardianOf(of),
  backupGuardian: (of) => words.backupGuardianOf(of),
  petGuardian: (of) => words.lookingAfter(of),
  estate: () => words.aShareOfTheRest,
  estateBackup: (of) => words.backupForSShare(of),
  ultimateDefault: () => words.theLastResort,
  gift: (of) => words.aGift(of),
  belongings: () => words.yourBelongings,
  trust: () => words.whatIsHeldForATime,
  account: (of) => words.jointOwner(of),
  digitalAssets: () => words.yourOnlineAccounts,
  attorneys: (of) => words.attorneyFor(of),
  replacements: (of) => words.replacementAttorneyFor(of),
  peopleToTell: (of) => words.beingToldAboutYourPowerOf(of),
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
      <p>{words.youAlsoChoseThemFor}</p>
      <ul className="bullets above-8">
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
    <Dialog title={words.title(name)} onClose={onClose}>
      <Links links={linksOf(will, list, id)} />
      {state === 'failed' && (
        <p className="above-16 danger strong" role="alert">
          {words.notRemovedTryAgain}
        </p>
      )}
      <DialogActions>
        <Button label={shared.remove} look="danger" busy={state === 'busy'} onClick={() => void remove()} />
        <Button label={words.keep} look="link" onClick={onClose} />
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
  row,
  add,
  dialog,
  error,
}: {
  will: Will
  list: List
  /** Those of the list that stand here. */
  items?: readonly ItemOf<List>[]
  /** Where the error summary finds it. */
  field?: string
  shown: (item: ItemOf<List>) => { name: string; note?: string | undefined; mark: ReactNode }
  /** Of a long list: the row in which an entry stands with those of the same key. The rows of the last one and of what was changed are open. */
  row?: ((item: ItemOf<List>) => { key: string; name: string; mark: ReactNode }) | undefined
  /** The text of the add button: "Add a child". Without it there is no such button. */
  add?: string | undefined
  /** What adds, without an item, or changes one. */
  dialog: (item: ItemOf<List> | undefined, close: () => void) => ReactNode
  error?: string | undefined
}) {
  const [open, setOpen] = useState<{ what: 'add' | 'change' | 'remove'; id?: number }>()
  /** What was changed last: it may have gone to another row. */
  const [changed, setChanged] = useState<number>()
  // The reply to what another dialog saved may come after it was closed.
  const close = () => setOpen((now) => (now === open ? undefined : now))
  const change = (id: number) => {
    setChanged(id)
    setOpen({ what: 'change', id })
  }
  const all: readonly ItemOf<List>[] = will[list]
  const item = all.find(({ id }) => id === open?.id)
  const cards = new Map(all.map((each) => [each.id, shown(each)]))
  /** Two of one name are told apart by what else is said of them. */
  const calledOf = (each: ItemOf<List>): string => {
    const { name = '', note } = cards.get(each.id) ?? {}
    const isAlone = [...cards.values()].filter((other) => other.name === name).length < 2
    return isAlone ? name : [name, row ? row(each).name : note].filter(Boolean).join(', ')
  }
  const cardOf = (each: ItemOf<List>) => {
    const { id } = each
    const called = calledOf(each)
    return (
      <Card
        key={id}
        field={`${list}.${id}`}
        {...shown(each)}
        actions={
          <>
            <CardAction verb={shared.change} name={called} whole onClick={() => change(id)} />
            <CardAction verb={shared.remove} name={called} onClick={() => setOpen({ what: 'remove', id })} />
          </>
        }
      />
    )
  }
  const rowOf = ([first, ...others]: readonly ItemOf<List>[]) => {
    if (!row || !first) return null
    const { key, ...head } = row(first)
    const own = [first, ...others]
    const isOpen = own.some(({ id }) => id === changed || id === items.at(-1)?.id)
    return (
      <CardFold
        key={key}
        {...head}
        note={listed.format(own.map((each) => cards.get(each.id)?.name ?? ''))}
        open={isOpen}
      >
        {own.map(cardOf)}
      </CardFold>
    )
  }
  return (
    <>
      <CardList field={field} describedBy={error && `${field}-error`}>
        {row ? [...Map.groupBy(items, (each) => row(each).key).values()].map(rowOf) : items.map(cardOf)}
        {add && <AddButton onClick={() => setOpen({ what: 'add' })}>{add}</AddButton>}
      </CardList>
      {error && <FieldError id={field}>{error}</FieldError>}
      {open && open.what !== 'remove' && dialog(item, close)}
      {open?.what === 'remove' && item && (
        <RemoveDialog will={will} list={list} id={item.id} name={calledOf(item)} onClose={close} />
      )}
    </>
  )
}
