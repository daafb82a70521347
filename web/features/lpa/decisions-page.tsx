import { howTheyActOptions } from '#core/lpa/lists.ts'
import { Radios } from '../../ui/choices.tsx'
import { TextArea } from '../../ui/text-field.tsx'
import { SectionPage } from './section-page.tsx'
import { type SectionProps, useSection } from './use-section.ts'

const notes = {
  Jointly: 'Only all together. If one can no longer act, none of them can.',
  'Jointly and severally': 'Together, or each alone. If one can no longer act, the others go on.',
  'Jointly for some decisions': 'You say which they must make together. The others each can make alone.',
} as const

export function DecisionsPage({ type }: SectionProps) {
  const form = useSection(type, 'decisions')
  const { howTheyAct, jointDecisions } = form.value
  return (
    <SectionPage form={form} intro="You chose more than one attorney, so the form asks how they make decisions.">
      <Radios
        name="howTheyAct"
        label="How they make decisions"
        hideLegend
        options={howTheyActOptions}
        notes={notes}
        value={howTheyAct}
        onChange={(chosen) => form.set({ howTheyAct: chosen })}
        error={form.errorOf('howTheyAct')}
      />
      {howTheyAct === 'Jointly for some decisions' && (
        <TextArea
          name="jointDecisions"
          label="Which decisions must they make together?"
          hint="For example: selling my home"
          value={jointDecisions ?? ''}
          onChange={(typed) => form.set({ jointDecisions: typed })}
          error={form.errorOf('jointDecisions')}
        />
      )}
    </SectionPage>
  )
}
