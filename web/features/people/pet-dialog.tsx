import { petIsDescribed } from '#core/rules/beneficiaries.rules.ts'
import { petTypes, yesNo } from '#core/will/lists.ts'
import type { Pet } from '#core/will/schema.ts'
import { Radios } from '../../ui/choices.tsx'
import { MoneyField } from '../../ui/number-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ItemDialog, useItemForm } from './item-dialog.tsx'

export function PetDialog({ pet, onClose }: { pet?: Pet | undefined; onClose: () => void }) {
  const form = useItemForm('pets', pet, {
    // Who will look after it is what a pet is in a will for.
    begins: { fullname: '', guardianId: [], lookAfter: 'Yes' },
    check: petIsDescribed,
    kept: ({ money, ...rest }) => ({ ...rest, ...(rest.lookAfter === 'Yes' && money && { money }) }),
    onClose,
  })
  const { value, field } = form
  const name = value.fullname.trim() || 'this pet'
  return (
    <ItemDialog form={form} called="a pet">
      <TextField {...field('fullname')} label="Name" spellCheck={false} />
      <Radios {...field('type')} label="Kind of animal" layout="pills" options={petTypes} />
      <Radios
        {...field('lookAfter')}
        label={`Do you want to name someone to look after ${name}?`}
        layout="row"
        options={yesNo}
      />
      {value.lookAfter === 'Yes' && (
        <MoneyField
          {...field('money')}
          label={`Money for the person who looks after ${name}`}
          hint="We ask them to use it for the pet’s care, but they do not have to. The person who accepts the pet gets it."
          optional
        />
      )}
      <TextArea
        {...field('description')}
        label={`What should people know about ${name}?`}
        hint="Food, vet, habits. It goes into your letter of wishes, not into the will."
        optional
      />
    </ItemDialog>
  )
}
