import { jointOwnersAreNamed } from '#core/rules/about-me.rules.ts'
import { unless } from '#core/rules/rule.ts'
import { type AssetType, assetTypes, JOINT_OWNER, ownerOptions } from '#core/will/lists.ts'
import type { Account, Will } from '#core/will/schema.ts'
import { createItem, newUuid, updateItem } from '../../api/save-queue.ts'
import { Radios } from '../../ui/choices.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Select, TextField } from '../../ui/text-field.tsx'
import { useSubmitForm } from '../../ui/use-submit-form.ts'
import { JointOwners } from './joint-owners.tsx'

type AccountForm = Omit<Account, 'id' | 'assetType'> & { assetType?: AssetType | undefined }

const isWhole = (form: AccountForm): form is Omit<Account, 'id'> => form.assetType !== undefined

/** Adds or edits something the executors should know of. It feeds their inventory, not the will. */
export function AccountDialog({
  will,
  account,
  onClose,
}: {
  will: Will
  account?: Account | undefined
  onClose: () => void
}) {
  const form = useSubmitForm<AccountForm>({
    initial: account ?? { uuid: newUuid(), mortgageWithPersons: [] },
    check: (value) => [
      ...unless(value.assetType !== undefined, 'assetType', 'SELECT_OPTION'),
      ...jointOwnersAreNamed(will, value),
    ],
    save: async (value) => {
      if (!isWhole(value)) return
      if (account) await updateItem('accounts', { ...value, id: account.id })
      else await createItem('accounts', value)
    },
    onDone: onClose,
    dialog: account ? `accounts ${account.id}` : 'new accounts',
  })
  const { value, set, errorOf } = form
  return (
    <FormDialog
      title={account ? 'Change an account or asset' : 'Add an account or asset'}
      action={account ? 'Save' : 'Add'}
      form={form}
      onClose={onClose}
    >
      <Select
        name="assetType"
        label="What is it?"
        options={assetTypes}
        value={value.assetType}
        onChange={(assetType) => set({ assetType })}
        error={errorOf('assetType')}
      />
      <TextField
        name="title"
        label="Where is it, or who is it with?"
        hint="A bank, a website, an address"
        optional
        value={value.title ?? ''}
        onChange={(title) => set({ title })}
      />
      <TextField
        name="number"
        label="Last four digits or reference"
        hint="Never a password or PIN"
        optional
        width="short"
        value={value.number ?? ''}
        onChange={(number) => set({ number })}
      />
      <Radios
        name="owner"
        label="Who owns it?"
        optional
        options={ownerOptions}
        value={value.owner}
        onChange={(owner) => set({ owner })}
      />
      {value.owner === JOINT_OWNER && (
        <JointOwners
          will={will}
          owners={value.mortgageWithPersons}
          onChange={(mortgageWithPersons) => set({ mortgageWithPersons })}
          error={errorOf('mortgageWithPersons')}
        />
      )}
    </FormDialog>
  )
}
