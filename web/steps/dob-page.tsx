import { DateField } from '../ui/date-field.tsx'
import { StepPage } from './step-page.tsx'
import { useStep } from './use-step.ts'

const parts = ['dob.day', 'dob.month', 'dob.year']

export function DobPage() {
  const step = useStep('will.about-me.dob')
  const wrong = step.errors.find((error) => parts.includes(error.field))
  return (
    <StepPage
      step={step}
      intro="You must be 18 or over to make a will. We do not print your date of birth in it, because anybody can read a will once it has been proved."
    >
      <DateField
        name="dob"
        label="Date of birth"
        hint="For example 9 3 1961"
        own
        value={step.will.details.dob}
        onChange={(dob) => step.set('dob', (will) => ({ ...will, details: { ...will.details, dob } }))}
        error={wrong?.text}
        invalidPart={wrong?.field.split('.')[1]}
      />
    </StepPage>
  )
}
