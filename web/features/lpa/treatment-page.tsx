import page from '../../ui/plain-page.module.css'
import css from './lpa.module.css'
import { SectionPage } from './section-page.tsx'
import { type SectionProps, useSection } from './use-section.ts'

export function TreatmentPage({ type }: SectionProps) {
  const form = useSection(type, 'treatment')
  return (
    <SectionPage
      form={form}
      intro="Section 5 of the form asks one thing that we leave to you. There is nothing to answer here."
      aside={
        <p>
          <strong>Sign it too.</strong> You sign your choice on the form in front of a witness, before you sign section
          9 or on the same day.
        </p>
      }
    >
      <p>If you cannot decide yourself, who decides about treatment that could keep you alive?</p>
      <ol className={`${page.steps} ${css.options}`}>
        <li>Your attorneys may agree to it or refuse it for you.</li>
        <li>Your attorneys may not. Doctors decide, in your best interests.</li>
      </ol>
      <p className={page.notice}>Talk about it with your attorneys and your doctor first. Take the time you need.</p>
    </SectionPage>
  )
}
