import { maritalStatuses } from '#core/will/lists.ts'
import { Radios } from '../../ui/choices.tsx'
import { StepPage } from './step-page.tsx'
import { useStep } from './use-step.ts'

export function MaritalStatusPage() {
  const step = useStep('will.about-me.marital-status')
  return (
    <StepPage
      step={step}
      aside={
        <>
          <p>
            <strong>Why it matters.</strong> Getting married or forming a civil partnership normally cancels a will made
            before it. If you tell us you are engaged, your will says whom you expect to marry.
          </p>
          <p>
            <strong>Separated?</strong> Until a divorce is final, the law still treats you as married.
          </p>
        </>
      }
    >
      <Radios
        name="status"
        label="Choose one"
        hideLegend
        options={maritalStatuses}
        value={step.will.status}
        onChange={(status) => step.set('status', (will) => ({ ...will, status }))}
        error={step.errorOf('status')}
      />
    </StepPage>
  )
}
