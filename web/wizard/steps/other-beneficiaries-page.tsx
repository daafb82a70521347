import { CharityList } from '../../features/people/charity-list.tsx'
import { PersonList } from '../../features/people/person-list.tsx'
import css from './sections.module.css'
import { StepPage } from './step-page.tsx'
import { useStep } from './use-step.ts'

export function OtherBeneficiariesPage() {
  const step = useStep('will.beneficiaries.other-beneficiaries')
  const { will } = step
  return (
    <StepPage
      step={step}
      intro="Relatives, friends and charities you may want to leave something to. You decide who gets what later."
    >
      <h2 className={css.heading}>People</h2>
      <PersonList
        will={will}
        persons={will.persons.filter((person) => person.type === 'Person')}
        addAs="Person"
        add="Add a person"
        inherit
        error={step.errorOf('persons')}
      />
      <h2 className={css.heading}>Charities</h2>
      <CharityList will={will} />
    </StepPage>
  )
}
