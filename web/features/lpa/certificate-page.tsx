import type { LpaAnswers } from '#core/lpa/lpas.ts'
import { certificateProviderKinds } from '#core/will/lpa-options.ts'
import { certificate as words } from '#words/en/lpa.ts'
import { Radios } from '../../ui/choices.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { bind } from '../../ui/use-answers.ts'
import { AddressFields } from '../people/address-fields.tsx'
import css from './lpa.module.css'
import { SectionPage, type SectionProps, useSection } from './section-page.tsx'

type Provider = NonNullable<LpaAnswers['certificateProvider']>

const notes = { 'Has the professional skills': words.suchAsADoctor } as const

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
      intro={words.aCertificateProviderTalksToYou}
      help={[words.whoMayNotDoIt, words.askThemFirst]}
    >
      <TextField {...field('name')} label={words.theirFullName} spellCheck={false} />
      <Radios {...field('kind')} label={words.whyCanTheyDoIt} options={certificateProviderKinds} notes={notes} />
      <fieldset>
        <legend className="visually-hidden">{words.theirAddress}</legend>
        <div className={css.address}>
          <h2 className="below-8 larger">{words.theirAddress}</h2>
          <p className="soft">{words.leaveItAllEmpty}</p>
        </div>
        <AddressFields {...field('address')} />
      </fieldset>
    </SectionPage>
  )
}
