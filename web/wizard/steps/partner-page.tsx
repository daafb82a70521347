import { personIsDescribed } from '#core/rules/beneficiaries.rules.ts'
import type { MaritalStatus } from '#core/will/lists.ts'
import { newPerson } from '#core/will/new-will.ts'
import { partnerOf } from '#core/will/questions.ts'
import type { Person } from '#core/will/schema.ts'
import { createItem, newUuid, updateItem } from '../../api/save-queue.ts'
import { today } from '../../api/today.ts'
import { currentWill } from '../../api/will.ts'
import { DobField, FullNameField } from '../../features/people/person-fields.tsx'
import { StepPage } from './step-page.tsx'
import { usePageState, useStep } from './use-step.ts'

const titles: Partial<Record<MaritalStatus, string>> = {
  Married: 'Who are you married to?',
  'Civil Partnership': 'Who is your civil partner?',
  Engaged: 'Who are you engaged to?',
}

const newPartner = (status: MaritalStatus | undefined) =>
  newPerson({
    uuid: newUuid(),
    fullname: '',
    type: 'partner',
    relationship: status === 'Married' ? 'Spouse' : 'Partner',
    inherit: true,
  })

export function PartnerPage() {
  const [partner, setPartner] = usePageState<Omit<Person, 'id'>>(
    'will.beneficiaries.partner',
    () => partnerOf(currentWill()) ?? newPartner(currentWill().status),
  )
  const step = useStep('will.beneficiaries.partner', {
    pageState: partner,
    check: () => personIsDescribed(partner, today()),
    beforeSave: async () => {
      const existing = partnerOf(currentWill())
      if (existing) await updateItem('persons', { ...partner, id: existing.id })
      else await createItem('persons', partner)
    },
  })
  const set = (change: Partial<Person>) => setPartner((before) => ({ ...before, ...change }))
  return (
    <StepPage
      step={step}
      title={(step.will.status && titles[step.will.status]) ?? 'Who is your partner?'}
      intro="Write their full name. A will that names a person works better than one that says “my partner”."
    >
      <FullNameField value={partner.fullname} onChange={(fullname) => set({ fullname })} errorOf={step.errorOf} />
      <DobField
        value={partner.dob}
        onChange={(dob) => set({ dob, useAddressType: dob && 'dob' })}
        errorOf={step.errorOf}
        example="21 11 1963"
        optional
      />
    </StepPage>
  )
}
