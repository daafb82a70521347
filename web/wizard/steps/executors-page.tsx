import { isMinor } from '#core/will/questions.ts'
import { today } from '../../api/today.ts'
import { ChoosePeople } from '../../features/people/choose-people.tsx'
import { FirmOffer } from './firm-offer.tsx'
import { StepPage } from './step-page.tsx'
import { useStep } from './use-step.ts'

export function ExecutorsPage() {
  const step = useStep('will.executors.executors')
  const { will } = step
  return (
    <StepPage
      step={step}
      intro="Executors collect what you own, pay what you owe and give the rest to the people you named. Choose one to four adults you trust. They may also inherit."
      aside={
        <>
          <p>
            <strong>How many?</strong> Two is a good number: they can share the work, and one can go on if the other
            cannot.
          </p>
          <p>
            <strong>Do they need to be experts?</strong> No. They can pay a solicitor from your estate if they want
            help.
          </p>
        </>
      }
    >
      <ChoosePeople
        will={will}
        field="executor"
        to={{ list: 'executor' }}
        candidates={will.persons.filter((person) => !isMinor(person, today()) && !person.isExcluded)}
        chosen={will.executor}
        addAs="Executor"
        addTitle="Add an executor"
        chosenAs="executor"
        error={step.errorOf('executor')}
      />
      <FirmOffer step={step} />
    </StepPage>
  )
}
