import { folded } from '#core/charities/folded.ts'
import { filled } from '#core/rules/fields.rules.ts'
import { newCharity } from '#core/will/new-will.ts'
import type { Charity } from '#core/will/schema.ts'
import { createItem, newUuid, updateItem } from '../../api/save-queue.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSubmitForm } from '../../ui/use-submit-form.ts'
import { CharityNameField, type FoundCharity } from './charity-name-field.tsx'

/** The number that came with a chosen charity goes when the name becomes another's, and comes back with the name. */
const numberFor = (fullname: string, chosen: FoundCharity, charityId = ''): { charityId?: string } => {
  const same = folded(fullname) === folded(chosen.name)
  if (same) return charityId === '' ? { charityId: chosen.number } : {}
  return charityId === chosen.number ? { charityId: '' } : {}
}

/** Adds or edits a charity. `onSaved` gets its id. */
export function CharityDialog({
  charity,
  type = 'Charity',
  inherit = false,
  onSaved,
  onClose,
}: {
  charity?: Charity | undefined
  type?: Charity['type']
  inherit?: boolean
  onSaved?: (id: number) => void | Promise<void>
  onClose: () => void
}) {
  const form = useSubmitForm<Omit<Charity, 'id'>>({
    initial: charity ?? newCharity({ uuid: newUuid(), fullname: '', type, inherit }),
    check: (value) => filled('fullname', value.fullname),
    save: async (value) => {
      if (charity) await updateItem('charities', { ...value, id: charity.id })
      const id = charity?.id ?? (await createItem('charities', value))
      await onSaved?.(id)
    },
    onDone: onClose,
    dialog: charity ? `charities ${charity.id}` : `new ${type}`,
  })
  const { value, set, errorOf } = form
  return (
    <FormDialog
      title={charity ? 'Change a charity' : 'Add a charity'}
      action={charity ? 'Save' : 'Add'}
      form={form}
      onClose={onClose}
    >
      <CharityNameField
        value={value.fullname}
        onChange={(fullname, chosen) => set({ fullname, ...(chosen && numberFor(fullname, chosen, value.charityId)) })}
        onChoose={({ name, number }) => set({ fullname: name, charityId: number })}
        error={errorOf('fullname')}
      />
      <TextField
        name="charityId"
        label="Registered charity number"
        hint="On its website, usually at the foot of the page"
        optional
        width="short"
        value={value.charityId ?? ''}
        onChange={(charityId) => set({ charityId })}
        error={errorOf('charityId')}
      />
    </FormDialog>
  )
}
