import { personsOf } from '#core/will/questions.ts'
import { Checkboxes } from '../../ui/choices.tsx'
import type { SectionForm } from './use-section.ts'

/** For money and property only: whether any of those chosen may not look after it. */
export function BankruptChoice({ form, chosen }: { form: SectionForm; chosen: readonly number[] }) {
  const people = personsOf(form.will, chosen)
  const { bankrupt = [] } = form.value
  if (form.type === 'Health and welfare' || people.length === 0) return null
  return (
    <Checkboxes
      name="bankrupt"
      label="Is any of them bankrupt, or under a debt relief order?"
      hint="Tick their name if so. Otherwise leave this empty."
      optional
      options={people.map(({ id, fullname }) => ({
        value: String(id),
        label: fullname,
        checked: bankrupt.includes(id),
      }))}
      onChange={(id, on) => {
        const others = bankrupt.filter((other) => other !== Number(id))
        form.set({ bankrupt: on ? [...others, Number(id)] : others })
      }}
    />
  )
}
