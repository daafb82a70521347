import { petGuardianField } from '#core/rules/beneficiaries.rules.ts'
import { isMinor, petsToLookAfter } from '#core/will/questions.ts'
import { today } from '../../api/today.ts'
import { ChoosePeople } from '../../features/people/choose-people.tsx'
import css from './sections.module.css'
import { StepPage } from './step-page.tsx'
import { useStep } from './use-step.ts'

export function PetsGuardiansPage() {
  const step = useStep('will.beneficiaries.pets-guardians')
  const { will } = step
  const pets = petsToLookAfter(will)
  return (
    <StepPage
      step={step}
      title={pets.length === 1 ? `Who should look after ${pets[0]?.fullname}?` : 'Who should look after your pets?'}
      intro="In law a pet is given, like a possession. The first person you choose is asked first; they can say no."
    >
      {pets.map((pet) => (
        <section key={pet.id} className={css.block}>
          {pets.length > 1 && <h2 className={css.heading}>{pet.fullname}</h2>}
          <ChoosePeople
            will={will}
            field={petGuardianField(pet)}
            to={{ list: 'petGuardian', pet: pet.id }}
            candidates={will.persons.filter((person) => !isMinor(person, today()) && !person.isExcluded)}
            chosen={pet.guardianId}
            addAs="Guardian"
            addTitle={`Add someone to look after ${pet.fullname}`}
            chosenAs={`looks after ${pet.fullname}`}
            error={step.errorOf(petGuardianField(pet))}
          />
        </section>
      ))}
    </StepPage>
  )
}
