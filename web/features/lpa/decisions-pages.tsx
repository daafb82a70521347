import type { LpaAnswers } from '#core/lpa/lpas.ts'
import { certificateProviderKinds, howTheyActOptions, whenTheyActOptions } from '#core/will/lpa-options.ts'
import { decisions, treatment, when, wishes, certificate as words } from '#words/en/lpa.ts'
import { Radios } from '../../ui/choices.tsx'
import page from '../../ui/plain-page.module.css'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { bind } from '../../ui/use-answers.ts'
import { AddressFields } from '../people/address-fields.tsx'
import css from './lpa.module.css'
import { ReadingPage, SectionPage, type SectionProps, useSection } from './section-page.tsx'

const decisionNotes = {
  Jointly: decisions.theyMustAllAgree,
  'Jointly and severally': decisions.togetherOrAlone,
  'Jointly for some decisions': decisions.youSayWhichTheyMustMake,
} as const

export function DecisionsPage({ type }: SectionProps) {
  const form = useSection(type, 'decisions')
  const { howTheyAct } = form.value
  return (
    <SectionPage form={form} intro={decisions.youChoseMoreThanOne}>
      <Radios
        {...form.field('howTheyAct')}
        label={decisions.howTheyMakeDecisions}
        hideLegend
        options={howTheyActOptions}
        notes={decisionNotes}
      />
      {howTheyAct === 'Jointly for some decisions' && (
        <TextArea {...form.field('jointDecisions')} {...decisions.jointDecisions} />
      )}
    </SectionPage>
  )
}

const whenNotes = {
  'As soon as it is registered': when.whileYouCanDecide,
  'Only when I cannot decide': when.banksAndOthersMayFirstAsk,
} as const

export function WhenPage({ type }: SectionProps) {
  const form = useSection(type, 'when')
  return (
    <SectionPage form={form} intro={when.attorneysForMoneyAndProperty}>
      <Radios
        {...form.field('whenTheyAct')}
        label={when.whenTheyMayStart}
        hideLegend
        options={whenTheyActOptions}
        notes={whenNotes}
      />
    </SectionPage>
  )
}

/** Life-sustaining treatment is chosen with a signature on form LP1H, so it is explained here and left to the paper. */
export function TreatmentPage({ type }: SectionProps) {
  return (
    <ReadingPage
      type={type}
      section="treatment"
      intro={treatment.youChooseThisOnThePaperForm}
      help={[treatment.oneChoiceSigned]}
    >
      <h2 className={css.question}>{treatment.whatIsIt}</h2>
      <p>{treatment.careSurgeryMedicine}</p>
      <h2 className={css.question}>{treatment.whatDoesTheFormAsk}</h2>
      <p>{treatment.ifYouCannotDecideYourself}</p>
      <ol className={`${page.steps} ${css.options}`}>
        <li>{treatment.yourAttorneysMayAgree}</li>
        <li>{treatment.yourAttorneysMayNot}</li>
      </ol>
      <p className={page.notice}>{treatment.talkAboutItWithYourAttorneys}</p>
    </ReadingPage>
  )
}

const examples = {
  'Property and financial affairs': wishes.iWouldLikeToGoOnGiving,
  'Health and welfare': wishes.iWouldLikeToLiveNear,
} as const

export function WishesPage({ type }: SectionProps) {
  const form = useSection(type, 'wishes')
  return (
    <SectionPage form={form} intro={wishes.preferencesGuideYourAttorneys} help={[wishes.takeCareWithInstructions]}>
      <TextArea {...form.field('preferences')} label={wishes.whatWouldYouLikeThem} hint={examples[type]} optional />
      <TextArea {...form.field('instructions')} label={wishes.whatMustTheyDo} optional />
    </SectionPage>
  )
}

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
