import { yesNo } from '#core/will/lists.ts'
import { Radios } from '../../ui/choices.tsx'
import { StepPage } from './step-page.tsx'
import { useStep } from './use-step.ts'

const labels = { Yes: 'Yes, make a letter for each of them', No: 'No, I will tell them myself' } as const

export function ExecutorNotifyPage() {
  const step = useStep('will.executors.executor-notify')
  return (
    <StepPage
      step={step}
      intro="It helps if they know they are named and where the will is. The letter says nothing about what is in it."
    >
      <Radios
        name="notifyExecutors"
        label="Shall we let your executors know?"
        hideLegend
        options={yesNo}
        labels={labels}
        value={step.will.notifyExecutors}
        onChange={(notifyExecutors) => step.set('notifyExecutors', (will) => ({ ...will, notifyExecutors }))}
        error={step.errorOf('notifyExecutors')}
      />
    </StepPage>
  )
}
