import { type ComponentProps, useRef } from 'react'
import type { Problem } from '#core/rules/messages.ts'
import type { ItemList, ItemOf, NewItem } from '#core/will/changes.ts'
import { shared, itemDialog as words } from '#words/en/people.ts'
import { newUuid, savedItem, saveItem } from '../../api/save-queue.ts'
import { FormDialog, useSubmitForm } from '../../ui/submit-form.tsx'

/** A dialog that adds something to a list of the will, or changes it. */

/** What has no answer to begin with, although it must have one. */
type Unanswered = { persons: never; charities: never; pets: 'type'; accounts: 'assetType'; gifts: 'type' }

/** Something of a list while it is typed. */
export type Typed<List extends ItemList> = Omit<ItemOf<List>, 'id' | Unanswered[List]> & {
  [Answer in keyof ItemOf<List> & Unanswered[List]]?: ItemOf<List>[Answer]
}

/**
 * The form of such a dialog.
 * @param item What is changed. Undefined: something is added.
 */
export const useItemForm = <List extends ItemList>(
  list: List,
  item: ItemOf<List> | undefined,
  options: {
    /** The answers that something which is added begins with. */
    begins: Omit<Typed<List>, 'uuid'>
    /** What the form holds of what is saved, if not all of it. */
    shown?: (saved: ItemOf<List>) => ItemOf<List>
    /** It has to find what is not answered at all. */
    check: (value: Typed<List>) => Problem[]
    /** What is saved of what is typed, if not all of it. `isAdded`: it is new, or was removed elsewhere. */
    kept?: (value: NewItem<List>, isAdded: boolean) => NewItem<List>
    /** The name under which the unsaved answers of something that is added are stored, if not that of its list. */
    addedAs?: string
    onSaved?: ((id: number) => void | Promise<void>) | undefined
    onClose: () => void
    /** What follows a save, if not the same. */
    onDone?: () => void
  },
) => {
  const { begins, shown = (saved) => saved, kept = (value) => value, onSaved, onClose } = options
  const saved = () => item && savedItem(list, item.id)
  const id = useRef(item?.id)
  // TypeScript cannot tell of a list that is not known yet that a whole item has all that is typed of one.
  const typed = (whole: ItemOf<List>) => shown(whole) as unknown as Typed<List>
  const form = useSubmitForm<Typed<List>>({
    ...options,
    initial: item ? typed(item) : ({ uuid: newUuid(), ...begins } as unknown as Typed<List>),
    save: async (value, isOpen) => {
      const answered = kept(value as unknown as NewItem<List>, saved() === undefined)
      id.current = await saveItem(list, answered, id.current)
      if (isOpen()) await onSaved?.(id.current)
    },
    // Another dialog may be open by then.
    onDone: (isOpen) => isOpen && (options.onDone ?? onClose)(),
    dialog: item ? `${list} ${item.id}` : `new ${options.addedAs ?? list}`,
    over:
      item &&
      (() => {
        const now = saved()
        return now && typed(now)
      }),
  })
  return { ...form, isNew: item === undefined, onClose }
}

/** `called`: "a pet". */
export function ItemDialog({
  form,
  called = '',
  ...dialog
}: Partial<ComponentProps<typeof FormDialog>> & {
  form: ComponentProps<typeof FormDialog>['form'] & { isNew: boolean; onClose: () => void }
  called?: string
  children: ComponentProps<typeof FormDialog>['children']
}) {
  return (
    <FormDialog
      title={`${form.isNew ? 'Add' : 'Change'} ${called}`}
      action={form.isNew ? words.add : shared.save}
      form={form}
      onClose={form.onClose}
      {...dialog}
    />
  )
}
