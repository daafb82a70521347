import type { LpaAnswers } from '#core/lpa/lpas.ts'
import { certificateProviderKinds } from '#core/will/lpa-options.ts'
import { Radios } from '../../ui/choices.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { bind } from '../../ui/use-answers.ts'
import { AddressFields } from '../people/address-fields.tsx'
import css from './lpa.module.css'
import { SectionPage, type SectionProps, useSection } from './section-page.tsx'

type Provider = NonNullable<LpaAnswers['certificateProvider']>

const notes = { 'Has the professional skills': 'Such as a doctor, a solicitor or a social worker' } as const

export function CertificatePage({ type }: SectionProps) {
  const form = useSection(type, 'certificate')
  const { certificateProvider: provider = { name: '' } } = form.value
  const field = bind<Provider, 'certificateProvider.'>(
    {
      value: provider,
      set: (change) => form.set({ certificateProvider: { ...provider, ...change } }),
      errorOf: form.errorOf,
    },
    'certificateProvider.',
  )
  return (
    <SectionPage
      form={form}
      intro="A certificate provider talks to you and signs that you understand the power of attorney, and that nobody is pressing you."
      aside={
        <>
          <p>
            <strong>Who may not do it.</strong> An attorney or a replacement. A relative, partner, business partner or
            paid employee of yours or of an attorney. Anyone who runs or works in a care home where you live, or their
            relative.
          </p>
          <p>
            <strong>Ask them first.</strong> They must be 18 or over, and they sign after you.
          </p>
        </>
      }
    >
      <TextField {...field('name')} label="Their full name" spellCheck={false} />
      <Radios {...field('kind')} label="Why can they do it?" options={certificateProviderKinds} notes={notes} />
      <fieldset>
        <legend className="visually-hidden">Their address</legend>
        <div className={css.address}>
          <h2 className="below-8 larger">Their address</h2>
          <p className="soft">Leave it all empty if you do not know it yet. You can write it on the form.</p>
        </div>
        <AddressFields {...field('address')} />
      </fieldset>
    </SectionPage>
  )
}
