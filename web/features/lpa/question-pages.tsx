import type { LpaAnswers } from '#core/lpa/lpas.ts'
import { listed } from '#core/text/names.ts'
import {
  certificateProviderKinds,
  howTheyActOptions,
  MOST_PEOPLE_TO_TELL,
  whenTheyActOptions,
} from '#core/will/lpa-options.ts'
import { adultCandidatesOf, personsOf } from '#core/will/questions.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { decisions, attorneys as ofAttorneys, treatment, when, wishes, certificate as words } from '#words/en/lpa.ts'
import { today } from '../../api/today.ts'
import { Radios } from '../../ui/choices.tsx'
import page from '../../ui/plain-page.module.css'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { bind } from '../../ui/use-answers.ts'
import { AddressFields } from '../people/address-fields.tsx'
import { TickPeople } from '../people/choose-people.tsx'
import css from './lpa.module.css'
import { ReadingPage, type SectionForm, SectionPage, type SectionProps, useSection } from './section-page.tsx'

/** The adults of a will who may be chosen, without those in another role. Chosen people stay on the list. */
const candidates = (will: Will, chosen: readonly number[], others: readonly number[] = []): Person[] => {
  const adults = adultCandidatesOf(will, today())
  return will.persons.filter(
    (person) => chosen.includes(person.id) || (adults.includes(person) && !others.includes(person.id)),
  )
}

type PeopleAsked = 'attorneys' | 'replacements' | 'peopleToTell' | 'bankrupt'

/** Binds the people of a question, of whom some are ticked. */
const peopleOf = (form: SectionForm, name: PeopleAsked) => {
  const { value = [], ...field } = form.field(name)
  return { ...field, value, will: form.will }
}

/** For money and property only: asks whether a chosen person is bankrupt, which rules them out. */
function BankruptChoice({ form, chosen }: { form: SectionForm; chosen: readonly number[] }) {
  const people = personsOf(form.will, chosen)
  if (form.type === 'Health and welfare' || people.length === 0) return null
  return (
    <TickPeople {...peopleOf(form, 'bankrupt')} {...ofAttorneys.bankrupt} optional people={people} described={false} />
  )
}

const does = {
  'Property and financial affairs': ofAttorneys.attorneysLookAfterYourMoney,
  'Health and welfare': ofAttorneys.attorneysDecideAboutYourCare,
} as const

export function AttorneysPage({ type }: SectionProps) {
  const form = useSection(type, 'attorneys')
  const { attorneys = [] } = form.value
  return (
    <SectionPage form={form} intro={does[type]} help={[ofAttorneys.howManyOneIsEnough, ofAttorneys.whatTheFormAsks]}>
      <TickPeople
        {...peopleOf(form, 'attorneys')}
        label={ofAttorneys.yourAttorneys}
        hideLegend
        people={candidates(form.will, attorneys)}
        add={ofAttorneys.addAnAttorney}
      />
      <BankruptChoice form={form} chosen={attorneys} />
    </SectionPage>
  )
}

export function ReplacementsPage({ type }: SectionProps) {
  const form = useSection(type, 'replacements')
  const { replacements = [] } = form.value
  const inOrder = personsOf(form.will, replacements).map(({ fullname }) => fullname)
  return (
    <SectionPage form={form} intro={ofAttorneys.anAttorneyMayDie} help={[ofAttorneys.ifYourAttorneysActJointly]}>
      <TickPeople
        {...peopleOf(form, 'replacements')}
        label={ofAttorneys.replacementAttorneys}
        hideLegend
        people={candidates(form.will, replacements, form.power.attorneys)}
        add={ofAttorneys.addAReplacement}
      />
      {inOrder.length > 1 && (
        <p className="soft" role="status">
          {ofAttorneys.onYourSheetInThisOrder(listed.format(inOrder))}
        </p>
      )}
      <BankruptChoice form={form} chosen={replacements} />
    </SectionPage>
  )
}

export function PeopleToTellPage({ type }: SectionProps) {
  const form = useSection(type, 'people-to-tell')
  const { peopleToTell = [] } = form.value
  const { attorneys, replacements } = form.power
  return (
    <SectionPage
      form={form}
      intro={ofAttorneys.youCanNameUpTo(MOST_PEOPLE_TO_TELL)}
      help={[ofAttorneys.whyNotAnAttorney]}
    >
      <TickPeople
        {...peopleOf(form, 'peopleToTell')}
        label={ofAttorneys.peopleToTell}
        hideLegend
        people={candidates(form.will, peopleToTell, [...attorneys, ...replacements])}
        add={ofAttorneys.addSomeoneToTell}
      />
    </SectionPage>
  )
}

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
