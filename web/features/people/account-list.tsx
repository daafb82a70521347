import { jointOwnersAreNamed } from '#core/rules/about-me.rules.ts'
import { unless } from '#core/rules/rule.ts'
import { describeAccount, nameOfAccount } from '#core/will/describe.ts'
import { type AssetType, assetTypes, JOINT_OWNER, ownerOptions } from '#core/will/lists.ts'
import { candidatesOf } from '#core/will/questions.ts'
import type { Account, Will } from '#core/will/schema.ts'
import { newUuid, savedItem, saveItem } from '../../api/save-queue.ts'
import { Checkboxes, Radios } from '../../ui/choices.tsx'
import { Select } from '../../ui/select.tsx'
import { FormDialog } from '../../ui/submit-form.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSubmitForm } from '../../ui/use-submit-form.ts'
import { AddPerson } from './choose-people.tsx'
import { describePerson } from './describe.ts'
import { ItemList } from './item-list.tsx'
import { iconOfAccount, Mark, ThingMark } from './mark.tsx'
import { PropertyOwnership } from './property-ownership.tsx'

/** The joint owners of an asset: people of the will, and people added here. */
export function JointOwners({
  will,
  owners,
  onChange,
  error,
}: {
  will: Will
  owners: Account['mortgageWithPersons']
  onChange: (owners: number[]) => void
  error?: string | undefined
}) {
  const candidates = candidatesOf(will)
  const choose = (id: number, on: boolean) => {
    const others = owners.filter((other) => other !== id)
    onChange(on ? [...others, id] : others)
  }
  return (
    <>
      {candidates.length > 0 && (
        <Checkboxes
          name="mortgageWithPersons"
          label="Who owns it with you?"
          layout="columns"
          options={candidates.map((person) => ({
            value: String(person.id),
            label: person.fullname,
            note: describePerson(person),
            mark: <Mark will={will} of={`person ${person.id}`} />,
            checked: owners.includes(person.id),
          }))}
          onChange={(id, on) => choose(Number(id), on)}
          error={error}
        />
      )}
      <AddPerson
        will={will}
        addAs="Person"
        field={candidates.length > 0 ? 'mortgageWithPersons.add' : 'mortgageWithPersons'}
        title="Who owns it with you?"
        label={candidates.length > 0 ? 'Add someone else' : 'Add the person who owns it with you'}
        error={candidates.length > 0 ? undefined : error}
        onSaved={(id) => choose(id, true)}
      />
    </>
  )
}

type AccountForm = Omit<Account, 'id' | 'assetType'> & { assetType?: AssetType | undefined }

const isWhole = (form: AccountForm): form is Omit<Account, 'id'> => form.assetType !== undefined

/** Adds or edits an asset for the executors' inventory. A gift may be of a property in it. */
export function AccountDialog({
  will,
  account,
  from,
  onSaved,
  onClose,
}: {
  will: Will
  account?: Account | undefined
  /** What is known already of an asset that is added. */
  from?: Pick<AccountForm, 'assetType' | 'title'>
  onSaved?: (id: number) => void
  onClose: () => void
}) {
  const form = useSubmitForm<AccountForm>({
    initial: account ?? { uuid: newUuid(), mortgageWithPersons: [], ...from },
    check: (value) => [
      ...unless(value.assetType !== undefined, 'assetType', 'SELECT_OPTION'),
      ...unless(value.assetType !== 'Property' || value.owner !== undefined, 'owner', 'SELECT_OPTION'),
      ...jointOwnersAreNamed(will, value),
    ],
    save: async (value) => {
      if (!isWhole(value)) return
      const id = await saveItem('accounts', value, account?.id)
      if (id !== account?.id) onSaved?.(id)
    },
    onDone: onClose,
    dialog: account ? `accounts ${account.id}` : 'new accounts',
    over: account && (() => savedItem('accounts', account.id)),
  })
  const { value, set, errorOf } = form
  const property = value.assetType === 'Property'
  return (
    <FormDialog
      title={account ? 'Change something you own' : 'Add something you own'}
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
        label={property ? 'What is its address?' : 'Where is it, or who is it with?'}
        hint={property ? undefined : 'A bank, a website or an address.'}
        optional
        value={value.title ?? ''}
        onChange={(title) => set({ title })}
      />
      {(!property || value.number) && (
        <TextField
          name="number"
          label="Last four digits, or a reference"
          hint="Never a password or PIN."
          optional
          width="short"
          value={value.number ?? ''}
          onChange={(number) => set({ number })}
        />
      )}
      <Radios
        name="owner"
        label="Who owns it?"
        optional={value.assetType !== 'Property'}
        options={ownerOptions}
        value={value.owner}
        onChange={(owner) => set({ owner })}
        error={errorOf('owner')}
      />
      {value.owner === JOINT_OWNER && (
        <JointOwners
          will={will}
          owners={value.mortgageWithPersons}
          onChange={(mortgageWithPersons) => set({ mortgageWithPersons })}
          error={errorOf('mortgageWithPersons')}
        />
      )}
      {property && <PropertyOwnership value={value} set={set} errorOf={errorOf} />}
      <TextArea
        name="description"
        label="What should your executors know about it?"
        hint="For example, where its papers are. It goes into their list, not into the will. Never a password or PIN."
        optional
        value={value.description ?? ''}
        onChange={(description) => set({ description })}
        error={errorOf('description')}
      />
    </FormDialog>
  )
}

export function AccountList({ will, error }: { will: Will; error?: string | undefined }) {
  const accountById = (id: number | undefined) => will.accounts.find((account) => account.id === id)
  return (
    <ItemList
      will={will}
      field="accounts"
      items={will.accounts.map((account) => ({
        id: account.id,
        name: nameOfAccount(account),
        note: describeAccount(account),
        mark: <ThingMark icon={iconOfAccount(account)} />,
      }))}
      add="Add something you own"
      dialog={(id, close) => <AccountDialog will={will} account={accountById(id)} onClose={close} />}
      removing={(id) => {
        const account = accountById(id)
        return account && { list: 'accounts', item: { id, name: nameOfAccount(account) } }
      }}
      error={error}
    />
  )
}
