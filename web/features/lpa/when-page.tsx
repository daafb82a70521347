import { whenTheyActOptions } from '#core/lpa/lists.ts'
import { Radios } from '../../ui/choices.tsx'
import { SectionPage } from './section-page.tsx'
import { type SectionProps, useSection } from './use-section.ts'

const notes = {
  'As soon as it is registered':
    'While you can decide, they act only with your agreement. It helps if you are ill, away or cannot get to the bank.',
  'Only when I cannot decide': 'Whoever they deal with may first ask for proof that you cannot.',
} as const

export function WhenPage({ type }: SectionProps) {
  const form = useSection(type, 'when')
  return (
    <SectionPage
      form={form}
      intro="Attorneys for money and property may start before you need them to. It works only once it is registered."
    >
      <Radios
        name="whenTheyAct"
        label="When they may start"
        hideLegend
        options={whenTheyActOptions}
        notes={notes}
        value={form.value.whenTheyAct}
        onChange={(whenTheyAct) => form.set({ whenTheyAct })}
        error={form.errorOf('whenTheyAct')}
      />
    </SectionPage>
  )
}
