import { withInherit } from '#core/will/changes.ts'
import { candidatesOf } from '#core/will/questions.ts'
import { AddPerson } from '../../features/people/choose-people.tsx'
import { describeCharity, describePerson } from '../../features/people/describe.ts'
import { CharityList, PersonList } from '../../features/people/person-list.tsx'
import { Checkboxes } from '../../ui/choices.tsx'
import css from './sections.module.css'
import { StepPage } from './step-page.tsx'
import { useStep } from './use-step.ts'

export function MyBeneficiariesPage() {
  const step = useStep('will.beneficiaries.my-beneficiaries')
  const { will } = step
  const options = [
    ...candidatesOf(will).map((person) => ({
      value: `persons.${person.id}`,
      label: person.fullname,
      note: describePerson(person),
      checked: person.inherit,
    })),
    ...will.charities.map((charity) => ({
      value: `charities.${charity.id}`,
      label: charity.fullname,
      note: describeCharity(charity),
      checked: charity.inherit,
    })),
  ]
  const toggle = (key: string, inherit: boolean) => {
    const [list, id] = key.split('.')
    step.set(`inherit.${key}`, (whole) =>
      withInherit(whole, list === 'charities' ? 'charities' : 'persons', Number(id), inherit),
    )
  }
  return (
    <StepPage
      step={step}
      intro="Everything that is left after debts, costs and gifts goes to the people and charities you tick here. You set the shares on a later page."
      aside={
        <p>
          <strong>Only want to leave someone one thing?</strong> Leave them unticked here and add a gift for them later.
        </p>
      }
    >
      <Checkboxes
        name="persons"
        label="People and charities"
        hideLegend
        options={options}
        onChange={toggle}
        error={step.errorOf('persons')}
      />
      <AddPerson will={will} addAs="Person" inherit field="add" title="Add a person" label="Add someone else" />
    </StepPage>
  )
}

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
