import { AddressFields } from '../../features/people/address-fields.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { StepPage } from './step-page.tsx'
import { useDetails, useStep } from './use-step.ts'

export function FullAddressPage() {
  const step = useStep('will.about-me.full-address')
  const field = useDetails(step)
  return (
    <StepPage step={step} intro="Your usual home, in England or Wales.">
      <AddressFields
        name="address"
        own
        value={step.will.details.address}
        onChange={(address) => step.set('address', (will) => ({ ...will, details: { ...will.details, address } }))}
        errorOf={step.errorOf}
      />
      <TextField
        {...field('phone')}
        name="phone"
        label="Phone number"
        hint="Only so that we can reach you about your will. It is not printed."
        optional
        type="tel"
        autoComplete="tel"
        width="medium"
      />
    </StepPage>
  )
}
