import type { ComponentProps } from 'react'
import { type AskedWithName, askedWithName } from '#core/will/details-table.ts'
import { aboutMe as words } from '#words/en/steps.ts'
import { useForm } from '../../api/will.ts'
import { DetailField } from '../../features/people/person-fields.tsx'
import fields from '../../ui/field.module.css'
import { StepPage } from './step-page.tsx'
import { useStep } from './use-step.ts'

const looks: Partial<Record<AskedWithName, Partial<ComponentProps<typeof DetailField>>>> = {
  title: { width: 'short' },
  also_known_as: { hint: words.aMaidenNameOrAnyName },
}

const inPairs: readonly AskedWithName[] = ['first_name', 'middle_name', 'last_name', 'title']

export function FullNamePage() {
  const { user } = useForm()
  const step = useStep('will.about-me.full-name', {
    // The names from sign-up are the initial values until this page is answered.
    start: (will) => ({ ...will, details: { first_name: user.name, last_name: user.last_name, ...will.details } }),
  })
  const field = step.details
  const text = (name: AskedWithName) => <DetailField key={name} {...field(name)} {...looks[name]} filledIn />
  return (
    <StepPage step={step} intro={words.asOnYourPassportOrBirth}>
      <div className={fields.pair}>{inPairs.map(text)}</div>
      {askedWithName.filter((name) => !inPairs.includes(name)).map(text)}
    </StepPage>
  )
}
