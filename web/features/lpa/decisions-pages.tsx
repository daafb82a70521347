import { howTheyActOptions, whenTheyActOptions } from '#core/will/lpa-options.ts'
import { decisions, treatment, when, wishes } from '#words/en/lpa.ts'
import { Radios } from '../../ui/choices.tsx'
import page from '../../ui/plain-page.module.css'
import { TextArea } from '../../ui/text-area.tsx'
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
