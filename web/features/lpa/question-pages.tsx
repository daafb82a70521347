import { useState } from 'react'
import { formDetailsAreWhole } from '#core/lpa/lpa.rules.ts'
import { formDetailsOf, type LpaAnswers, lpaOf, peopleOnForm, withFormDetails, withLpa } from '#core/lpa/lpas.ts'
import { emailGiven } from '#core/rules/fields.rules.ts'
import { dayInWords } from '#core/text/calendar-day.ts'
import { isFilled, listed } from '#core/text/names.ts'
import { addressLine } from '#core/will/address-lines.ts'
import {
  certificateProviderKinds,
  howTheyActOptions,
  type LpaType,
  lpaForms,
  MOST_PEOPLE_TO_TELL,
  whenTheyActOptions,
} from '#core/will/lpa-options.ts'
import type { FormDetails, Lpa } from '#core/will/lpa-schema.ts'
import { fullNameApart } from '#core/will/names-apart.ts'
import { adultCandidatesOf, personsOf } from '#core/will/questions.ts'
import type { Address, Person, Will } from '#core/will/schema.ts'
import {
  decisions,
  attorneys as ofAttorneys,
  details as ofDetails,
  shared,
  treatment,
  when,
  wishes,
  certificate as words,
} from '#words/en/lpa.ts'
import { saveAnswers } from '../../api/save-queue.ts'
import { today } from '../../api/today.ts'
import { currentWill, useForm } from '../../api/will.ts'
import { bind } from '../../ui/answers.ts'
import { Button } from '../../ui/button.tsx'
import { Radios } from '../../ui/choices.tsx'
import page from '../../ui/plain-page.module.css'
import { FormDialog, useSubmitForm } from '../../ui/submit-form.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { EmailField, TextField } from '../../ui/text-field.tsx'
import { AddressFields } from '../people/address-fields.tsx'
import { Card, CardAction, CardList } from '../people/cards.tsx'
import { TickPeople } from '../people/choose-people.tsx'
import { Mark } from '../people/mark.tsx'
import { DobField } from '../people/person-fields.tsx'
import { EmailAddress } from '../verification/confirm-email-form.tsx'
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
  if (form.type === 'Health and welfare') return null
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
        layout="columns"
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
  const inOrder = personsOf(form.will, replacements).map((person) => fullNameApart(person, form.will))
  return (
    <SectionPage form={form} intro={ofAttorneys.anAttorneyMayDie} help={[ofAttorneys.ifYourAttorneysActJointly]}>
      <TickPeople
        {...peopleOf(form, 'replacements')}
        layout="columns"
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
        layout="columns"
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
      <h2 className="above-24 below-8 larger">{treatment.whatIsIt}</h2>
      <p>{treatment.careSurgeryMedicine}</p>
      <h2 className="above-24 below-8 larger">{treatment.whatDoesTheFormAsk}</h2>
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
        <div className="above-12 below-20">
          <h2 className="below-8 larger">{words.theirAddress}</h2>
          <p className="soft">{words.leaveItAllEmpty}</p>
        </div>
        <AddressFields {...field('address')} />
      </fieldset>
    </SectionPage>
  )
}

const isGiven = (address: Address | undefined): address is Address => Object.values(address ?? {}).some(isFilled)

/** What the form asks of one person. Empty fields are lines on the sheet. */
function DetailsDialog({
  will,
  type,
  person,
  acts,
  onClose,
}: {
  will: Will
  type: LpaType
  person: Person
  acts: boolean
  onClose: () => void
}) {
  const before = formDetailsOf(will, lpaOf(will, type), person)
  const form = useSubmitForm<Pick<FormDetails, 'dob' | 'address'>>({
    initial: before,
    check: (value) => formDetailsAreWhole(value, acts, today()),
    save: ({ dob, address }) => {
      const details: FormDetails = {
        person: person.id,
        ...(acts && dob && { dob }),
        ...(isGiven(address) && { address }),
      }
      return saveAnswers((whole) => withLpa(whole, withFormDetails(lpaOf(whole, type), details)))
    },
    onDone: onClose,
    dialog: `powers ${lpaForms[type].key} details ${person.id}`,
    over: () => formDetailsOf(currentWill(), lpaOf(currentWill(), type), person),
  })
  const { value, set, field } = form
  const home = will.details.address
  return (
    <FormDialog title={fullNameApart(person, will)} action={ofDetails.save} form={form} onClose={onClose}>
      {acts && <DobField {...field('dob')} example="9 3 1961" optional />}
      {home && !isGiven(value.address) && (
        <p className="above-12 below-20">
          <Button
            label={ofDetails.theyLiveWithMe(addressLine(home))}
            look="secondary"
            onClick={() => set({ address: home })}
          />
        </p>
      )}
      <AddressFields {...field('address')} abroad />
    </FormDialog>
  )
}

const noteOn = (will: Will, power: Lpa, person: Person, acts: boolean): string => {
  const { dob, address } = formDetailsOf(will, power, person)
  return [
    ...(acts ? [dob ? ofDetails.born(dayInWords(dob)) : ofDetails.dateOfBirthNotGiven] : []),
    address ? addressLine(address) : ofDetails.addressNotGiven,
  ].join(' · ')
}

/** The email of the person who makes the power. The form asks for it where there is one. */
function OwnEmailDialog({ will, onClose }: { will: Will; onClose: () => void }) {
  const form = useSubmitForm({
    initial: { email: will.details.email ?? '' },
    check: ({ email }) => (isFilled(email) ? emailGiven('email', email) : []),
    save: ({ email: typed }) =>
      saveAnswers(({ details: { email: _, ...details }, ...whole }) => ({
        ...whole,
        details: { ...details, ...(isFilled(typed) && { email: typed.trim() }) },
      })),
    onDone: onClose,
    dialog: 'powers email',
    over: () => ({ email: currentWill().details.email ?? '' }),
  })
  return (
    <FormDialog title={ofDetails.yourEmailForTheForm} action={ofDetails.save} form={form} onClose={onClose}>
      <EmailField {...form.field('email')} hint={ofDetails.youMayLeaveItOut} />
    </FormDialog>
  )
}

/** The dates of birth and addresses that the form asks for. They are stored apart from the will, whose words stay. */
export function DetailsPage({ type }: SectionProps) {
  const { will } = useForm()
  const [open, setOpen] = useState<{ person: Person; acts: boolean }>()
  const [ownEmail, setOwnEmail] = useState(false)
  const power = lpaOf(will, type)
  return (
    <ReadingPage
      type={type}
      section="details"
      intro={ofDetails.theFormAsksForTheDateOf}
      help={[ofDetails.doYouNotKnowItYet]}
    >
      <CardList field="formDetails">
        <Card
          name={ofDetails.you}
          mark={<Mark will={will} of="you" />}
          note={will.details.email ? <EmailAddress email={will.details.email} /> : ofDetails.emailNotGiven}
          actions={
            <CardAction verb={shared.addOrChange} name={ofDetails.yourEmail} onClick={() => setOwnEmail(true)} />
          }
        />
        {peopleOnForm(power, will).map(({ person, acts }) => (
          <Card
            key={person.id}
            name={fullNameApart(person, will)}
            mark={<Mark will={will} of={`person ${person.id}`} />}
            note={noteOn(will, power, person, acts)}
            actions={
              <CardAction
                verb={shared.addOrChange}
                name={fullNameApart(person, will)}
                onClick={() => setOpen({ person, acts })}
              />
            }
          />
        ))}
      </CardList>
      {ownEmail && <OwnEmailDialog will={will} onClose={() => setOwnEmail(false)} />}
      {open && <DetailsDialog {...open} will={will} type={type} onClose={() => setOpen(undefined)} />}
    </ReadingPage>
  )
}
