import { petIsDescribed } from '#core/rules/beneficiaries.rules.ts'
import { petTypes } from '#core/will/lists.ts'
import type { Pet } from '#core/will/schema.ts'
import { yesNo } from '#core/will/yes-no.ts'
import { newUuid, savedItem, saveItem } from '../../api/save-queue.ts'
import { Radios } from '../../ui/choices.tsx'
import { MoneyField } from '../../ui/number-field.tsx'
import { FormDialog } from '../../ui/submit-form.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSubmitForm } from '../../ui/use-submit-form.ts'

type PetForm = Omit<Pet, 'id' | 'type'> & Partial<Pick<Pet, 'type'>>

const isWhole = (form: PetForm): form is Omit<Pet, 'id'> => form.type !== undefined

export function PetDialog({ pet, onClose }: { pet?: Pet | undefined; onClose: () => void }) {
  const form = useSubmitForm<PetForm>({
    // Who will look after it is what a pet is in a will for.
    initial: pet ?? { uuid: newUuid(), fullname: '', guardianId: [], lookAfter: 'Yes' },
    check: petIsDescribed,
    save: async (value) => {
      if (!isWhole(value)) return
      const { money, ...rest } = value
      await saveItem('pets', { ...rest, ...(value.lookAfter === 'Yes' && money && { money }) }, pet?.id)
    },
    onDone: onClose,
    dialog: pet ? `pets ${pet.id}` : 'new pets',
    over: pet && (() => savedItem('pets', pet.id)),
  })
  const { value, set, errorOf } = form
  const name = value.fullname.trim() || 'this pet'
  return (
    <FormDialog title={pet ? 'Change a pet' : 'Add a pet'} action={pet ? 'Save' : 'Add'} form={form} onClose={onClose}>
      <TextField
        name="fullname"
        label="Name"
        value={value.fullname}
        onChange={(fullname) => set({ fullname })}
        error={errorOf('fullname')}
        spellCheck={false}
      />
      <Radios
        name="type"
        label="Kind of animal"
        layout="pills"
        options={petTypes}
        value={value.type}
        onChange={(type) => set({ type })}
        error={errorOf('type')}
      />
      <Radios
        name="lookAfter"
        label={`Do you want to name someone to look after ${name}?`}
        layout="row"
        options={yesNo}
        value={value.lookAfter}
        onChange={(lookAfter) => set({ lookAfter })}
        error={errorOf('lookAfter')}
      />
      {value.lookAfter === 'Yes' && (
        <MoneyField
          name="money"
          label={`Money for the person who looks after ${name}`}
          hint="We ask them to use it for the pet’s care, but they do not have to. The person who accepts the pet gets it."
          optional
          value={value.money}
          onChange={(money) => set({ money })}
          error={errorOf('money')}
        />
      )}
      <TextArea
        name="description"
        label={`What should people know about ${name}?`}
        hint="Food, vet, habits. It goes into your letter of wishes, not into the will."
        optional
        value={value.description ?? ''}
        onChange={(description) => set({ description })}
        error={errorOf('description')}
      />
    </FormDialog>
  )
}
