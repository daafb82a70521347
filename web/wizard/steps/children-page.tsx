import { yesNo } from '#core/will/lists.ts'
import { childrenOf } from '#core/will/questions.ts'
import { PersonList } from '../../features/people/person-list.tsx'
import { Radios } from '../../ui/choices.tsx'
import { StepPage } from './step-page.tsx'
import { useStep } from './use-step.ts'

export function ChildrenPage() {
  const step = useStep('will.beneficiaries.children')
  return (
    <StepPage
      step={step}
      intro="Children of any age, by birth or adoption, and stepchildren you want to name."
      aside={
        <p>
          <strong>Stepchildren</strong> are not counted as your children by law, so they take only what you leave them
          by name. Add them here if you want to.
        </p>
      }
    >
      <Radios
        name="haveChildren"
        label="Do you have children?"
        hideLegend
        layout="row"
        options={yesNo}
        value={step.will.haveChildren}
        onChange={(haveChildren) => step.set('haveChildren', (will) => ({ ...will, haveChildren }))}
        error={step.errorOf('haveChildren')}
      />
      {step.will.haveChildren === 'Yes' && (
        <PersonList
          will={step.will}
          persons={childrenOf(step.will)}
          addAs="Child"
          add={childrenOf(step.will).length > 0 ? 'Add another child' : 'Add a child'}
          error={step.errorOf('persons')}
        />
      )}
    </StepPage>
  )
}
