import { listed } from '#core/text/listed.ts'
import { personsOf } from '#core/will/questions.ts'
import page from '../../ui/plain-page.module.css'
import { BankruptChoice } from './bankrupt-choice.tsx'
import { candidates } from './candidates.ts'
import { PeopleChoice } from './people-choice.tsx'
import { SectionPage } from './section-page.tsx'
import { type SectionProps, useSection } from './use-section.ts'

export function ReplacementsPage({ type }: SectionProps) {
  const form = useSection(type, 'replacements')
  const { replacements = [] } = form.value
  const inOrder = personsOf(form.will, replacements).map(({ fullname }) => fullname)
  return (
    <SectionPage
      form={form}
      intro="An attorney may die, or no longer be able or willing to act. Replacements then step in. You do not have to name any."
      aside={
        <p>
          <strong>If your attorneys act jointly</strong>, all of them stop when one can no longer act, and the
          replacements take over.
        </p>
      }
    >
      <PeopleChoice
        will={form.will}
        name="replacements"
        label="Replacement attorneys"
        candidates={candidates(form.will, replacements, form.power.attorneys)}
        chosen={replacements}
        onChange={(chosen) => form.set({ replacements: chosen })}
        addTitle="Add a replacement attorney"
        error={form.errorOf('replacements')}
      />
      {inOrder.length > 1 && (
        <p className={page.soft} role="status">
          On your sheet in this order: {listed.format(inOrder)}.
        </p>
      )}
      <BankruptChoice form={form} chosen={replacements} />
    </SectionPage>
  )
}
