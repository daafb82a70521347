import { TextArea } from '../../ui/text-field.tsx'
import { SectionPage } from './section-page.tsx'
import { type SectionProps, useSection } from './use-section.ts'

const examples = {
  'Property and financial affairs': 'For example: I would like to go on giving to my church.',
  'Health and welfare': 'For example: I would like to live near my sister.',
} as const

export function WishesPage({ type }: SectionProps) {
  const form = useSection(type, 'wishes')
  return (
    <SectionPage
      form={form}
      intro="Preferences guide your attorneys. Instructions bind them. You do not have to write either."
      aside={
        <p>
          <strong>Take care with instructions.</strong> One that cannot work in law can keep the form from being
          registered. Show them to a solicitor first.
        </p>
      }
    >
      <TextArea
        name="preferences"
        label="What would you like them to keep in mind?"
        hint={examples[type]}
        optional
        value={form.value.preferences ?? ''}
        onChange={(preferences) => form.set({ preferences })}
        error={form.errorOf('preferences')}
      />
      <TextArea
        name="instructions"
        label="What must they do, or never do?"
        optional
        value={form.value.instructions ?? ''}
        onChange={(instructions) => form.set({ instructions })}
        error={form.errorOf('instructions')}
      />
    </SectionPage>
  )
}
