import { AddressFields } from '../ui/address-fields.tsx'
import { StepPage } from './step-page.tsx'
import { useStep } from './use-step.ts'

export function FullAddressPage() {
  const step = useStep('will.about-me.full-address')
  return (
    <StepPage step={step} intro="Your usual home, in England or Wales.">
      <AddressFields
        name="address"
        own
        value={step.will.details.address}
        onChange={(address) => step.set('address', (will) => ({ ...will, details: { ...will.details, address } }))}
        errorOf={step.errorOf}
      />
    </StepPage>
  )
}
