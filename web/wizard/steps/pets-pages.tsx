import { petGuardianField } from '#core/rules/beneficiaries.rules.ts'
import { yesNo } from '#core/will/lists.ts'
import { petsToLookAfter } from '#core/will/questions.ts'
import { shared, pets as words } from '#words/en/steps.ts'
import { ChoosePeople } from '../../features/people/choose-people.tsx'
import { describePet } from '../../features/people/describe.ts'
import { ItemsOfWill } from '../../features/people/item-list.tsx'
import { Mark } from '../../features/people/mark.tsx'
import { PetDialog } from '../../features/people/pet-dialog.tsx'
import { Radios } from '../../ui/choices.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import css from './sections.module.css'
import { StepPage } from './step-page.tsx'
import { useStep } from './use-step.ts'

export function PetsPage() {
  const step = useStep('will.beneficiaries.pets')
  const { will } = step
  const havePets = step.field('havePets')
  return (
    <StepPage
      step={step}
      intro={words.youCanLeaveAPetTo}
      none={
        will.havePets === undefined
          ? { says: words.noPets, answer: (whole) => ({ ...whole, havePets: 'No' }) }
          : undefined
      }
    >
      {will.havePets && <Radios {...havePets} label={words.doYouHaveAnyPets} hideLegend layout="row" options={yesNo} />}
      {will.havePets !== 'No' && (
        <ItemsOfWill
          will={will}
          list="pets"
          shown={(pet) => ({
            name: pet.fullname,
            note: describePet(pet),
            mark: <Mark will={will} of={`pet ${pet.id}`} />,
          })}
          add={will.pets.length > 0 ? words.addAnotherPet : words.addAPet}
          dialog={(pet, close) => <PetDialog pet={pet} onClose={close} />}
          onAdd={() => havePets.onChange('Yes')}
          error={step.errorOf('pets')}
        />
      )}
      {will.havePets === 'Yes' && <TextArea {...step.field('petsDescription')} {...words.petsDescription} optional />}
    </StepPage>
  )
}

export function PetsGuardiansPage() {
  const step = useStep('will.beneficiaries.pets-guardians')
  const { will } = step
  const pets = petsToLookAfter(will)
  return (
    <StepPage
      step={step}
      title={pets.length === 1 ? shared.whoShouldLookAfter(pets[0]?.fullname) : words.title}
      intro={words.byLawAPetIsA}
    >
      {pets.map((pet) => (
        <section key={pet.id} className={css.block}>
          {pets.length > 1 && <h2 className={css.heading}>{pet.fullname}</h2>}
          <ChoosePeople
            will={will}
            field={petGuardianField(pet)}
            to={{ list: 'petGuardian', pet: pet.id }}
            addTitle={words.addSomeoneToLookAfter(pet.fullname)}
            chosenAs={words.looksAfter(pet.fullname)}
            purpose={words.toLookAfter(pet.fullname)}
            error={step.errorOf(petGuardianField(pet))}
          />
        </section>
      ))}
    </StepPage>
  )
}
