import { yesNo } from '#core/will/lists.ts'
import { describePet } from '../../features/people/describe.ts'
import { ItemList } from '../../features/people/item-list.tsx'
import { PetDialog } from '../../features/people/pet-dialog.tsx'
import { Radios } from '../../ui/choices.tsx'
import { TextArea } from '../../ui/text-field.tsx'
import { StepPage } from './step-page.tsx'
import { useStep } from './use-step.ts'

export function PetsPage() {
  const step = useStep('will.beneficiaries.pets')
  const { will } = step
  const petById = (id: number | undefined) => will.pets.find((pet) => pet.id === id)
  return (
    <StepPage step={step} intro="You can leave a pet to someone who will look after it.">
      <Radios
        name="havePets"
        label="Do you have any pets?"
        hideLegend
        layout="row"
        options={yesNo}
        value={will.havePets}
        onChange={(havePets) => step.set('havePets', (whole) => ({ ...whole, havePets }))}
        error={step.errorOf('havePets')}
      />
      {will.havePets === 'Yes' && (
        <>
          <ItemList
            will={will}
            field="pets"
            items={will.pets.map((pet) => ({ id: pet.id, name: pet.fullname, note: describePet(pet) }))}
            add={will.pets.length > 0 ? 'Add another pet' : 'Add a pet'}
            dialog={(id, close) => <PetDialog pet={petById(id)} onClose={close} />}
            removing={(id) => {
              const pet = petById(id)
              return pet && { list: 'pets', item: { id, name: pet.fullname } }
            }}
            error={step.errorOf('pets')}
          />
          <TextArea
            name="petsDescription"
            label="Anything about their care?"
            hint="Food, vet, habits. It goes into a letter, not into the will."
            optional
            value={will.petsDescription ?? ''}
            onChange={(petsDescription) => step.set('petsDescription', (whole) => ({ ...whole, petsDescription }))}
          />
        </>
      )}
    </StepPage>
  )
}
