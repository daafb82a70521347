import { DobField } from '../../features/people/person-fields.tsx'
import { StepPage } from './step-page.tsx'
import { useStep } from './use-step.ts'

export function DobPage() {
  const step = useStep('will.about-me.dob')
  return (
    <StepPage
      step={step}
      intro="You must be 18 or over to make a will. We do not print your date of birth in it, because anybody can read a will once it has been proved."
    >
      <DobField
        own
        value={step.will.details.dob}
        onChange={(dob) => step.set('dob', (will) => ({ ...will, details: { ...will.details, dob } }))}
        errorOf={step.errorOf}
        example="9 3 1961"
      />
    </StepPage>
  )
}
