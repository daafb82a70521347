import { listed } from '#core/text/listed.ts'
import { executorsNamed } from '#core/will/appointed-firm.ts'
import { isMinor } from '#core/will/questions.ts'
import { today } from '../../api/today.ts'
import { ChoosePeople } from '../../features/people/choose-people.tsx'
import { StepPage } from './step-page.tsx'
import { useStep } from './use-step.ts'

export function MyExecutorsPage() {
  const step = useStep('will.executors.my-executors')
  const { will } = step
  const names = listed.format(executorsNamed(will))
  return (
    <StepPage
      step={step}
      intro={`You chose ${names}. Someone may have died or be unable to act when the time comes, so it helps to name a substitute.`}
      aside={
        <p>
          <strong>Do I have to?</strong> No. If you named one executor only, we suggest that you do.
        </p>
      }
    >
      <ChoosePeople
        will={will}
        field="executorBackup"
        to={{ list: 'executorBackup' }}
        candidates={will.persons.filter(
          (person) => !isMinor(person, today()) && !person.isExcluded && !will.executor.includes(person.id),
        )}
        chosen={will.executorBackup}
        addAs="Executor"
        addTitle="Add a substitute executor"
        chosenAs="substitute"
        error={step.errorOf('executorBackup')}
      />
    </StepPage>
  )
}
