import { useForm } from '../../api/will.ts'
import { TextField } from '../../ui/text-field.tsx'
import { StepPage } from './step-page.tsx'
import { useDetails, useStep } from './use-step.ts'

export function FullNamePage() {
  const { user } = useForm()
  const step = useStep('will.about-me.full-name', {
    // The names from sign-up are the initial values until this page is answered.
    start: (will) =>
      will.details.first_name === undefined
        ? { ...will, details: { ...will.details, first_name: user.name, last_name: user.last_name } }
        : will,
  })
  const field = useDetails(step)
  const text = (name: 'title' | 'first_name' | 'middle_name' | 'last_name' | 'also_known_as') => ({
    ...field(name),
    name,
    spellCheck: false,
  })
  return (
    <StepPage
      step={step}
      intro="Write it as it is on your passport or birth certificate. It goes into the will exactly as you type it."
      aside={
        <p>
          <strong>Known by another name?</strong> If a bank or the Land Registry holds something under a different name,
          put that name in the last box, so that your executors can show it is you.
        </p>
      }
    >
      <TextField {...text('title')} label="Title" optional width="short" autoComplete="honorific-prefix" />
      <TextField {...text('first_name')} label="First name" autoComplete="given-name" />
      <TextField {...text('middle_name')} label="Middle names" optional autoComplete="additional-name" />
      <TextField {...text('last_name')} label="Last name" autoComplete="family-name" />
      <TextField {...text('also_known_as')} label="Also known as" optional />
    </StepPage>
  )
}
