import { petIsDescribed } from '#core/rules/beneficiaries.rules.ts'
import { petTypes, yesNo } from '#core/will/lists.ts'
import type { Pet } from '#core/will/schema.ts'
import { petDialog as words } from '#words/en/people.ts'
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
    <ItemDialog form={form} called={words.aPet}>
      <TextField {...field('fullname')} label={words.name} spellCheck={false} />
      <Radios {...field('type')} label={words.kindOfAnimal} layout="pills" options={petTypes} />
      <Radios {...field('lookAfter')} label={words.doYouWantToNameSomeone(name)} layout="row" options={yesNo} />
      {value.lookAfter === 'Yes' && (
        <MoneyField
          {...field('money')}
          label={words.moneyForThePersonWhoLooks(name)}
          hint={words.weAskThemToUseIt}
          optional
        />
      )}
      <TextArea
        {...field('description')}
        label={words.whatShouldPeopleKnowAbout(name)}
        hint={words.foodVetHabitsItGoesInto}
        optional
      />
    </ItemDialog>
  )
}
