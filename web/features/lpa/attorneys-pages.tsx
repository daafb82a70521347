import { listed } from '#core/text/names.ts'
import { MOST_PEOPLE_TO_TELL } from '#core/will/lpa-options.ts'
import { adultCandidatesOf, personsOf } from '#core/will/questions.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { today } from '../../api/today.ts'
import { TickPeople } from '../people/choose-people.tsx'
import { type SectionForm, SectionPage, type SectionProps, useSection } from './section-page.tsx'

/** The adults of a will who may be chosen, without those in another role. Chosen people stay on the list. */
const candidates = (will: Will, chosen: readonly number[], others: readonly number[] = []): Person[] => {
  const adults = adultCandidatesOf(will, today())
  return will.persons.filter(
    (person) => chosen.includes(person.id) || (adults.includes(person) && !others.includes(person.id)),
  )
}

/** For money and property only: asks whether a chosen person is bankrupt, which rules them out. */
function BankruptChoice({ form, chosen }: { form: SectionForm; chosen: readonly number[] }) {
  const people = personsOf(form.will, chosen)
  const { bankrupt = [] } = form.value
  if (form.type === 'Health and welfare' || people.length === 0) return null
  return (
    <TickPeople
      {...form.field('bankrupt')}
      value={bankrupt}
      will={form.will}
      label="Is any of them bankrupt, or under a debt relief order?"
      hint="Tick anyone who is. If nobody is, leave this empty."
      optional
      people={people}
      described={false}
    />
  )
}

const does = {
  'Property and financial affairs':
    'Attorneys look after your money and property: accounts, bills, pensions, your home. Choose adults you trust completely.',
  'Health and welfare':
    'Attorneys decide about your care, your treatment and where you live, when you cannot. Choose adults you trust completely.',
} as const

export function AttorneysPage({ type }: SectionProps) {
  const form = useSection(type, 'attorneys')
  const { attorneys = [] } = form.value
  return (
    <SectionPage
      form={form}
      intro={does[type]}
      aside={
        <>
          <p>
            <strong>How many?</strong> One is enough. With two or more, one may be able to carry on if another cannot.
            It depends on how you let them decide. The form has room for four.
          </p>
          <p>
            <strong>What the form asks.</strong> Their full name, date of birth and address. We ask for these a few
            questions further on.
          </p>
        </>
      }
    >
      <TickPeople
        {...form.field('attorneys')}
        value={attorneys}
        will={form.will}
        label="Your attorneys"
        hideLegend
        people={candidates(form.will, attorneys)}
        add={{ title: 'Add an attorney', first: 'Add someone' }}
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
    <SectionPage
      form={form}
      intro="An attorney may die, or no longer be able or willing to act. Replacements then step in. You do not have to name any."
      aside={
        <p>
          <strong>If your attorneys act jointly</strong>, all of them stop when one can no longer act, and the
          replacements take over.
        </p>
      }
    >
      <TickPeople
        {...form.field('replacements')}
        value={replacements}
        will={form.will}
        label="Replacement attorneys"
        hideLegend
        people={candidates(form.will, replacements, form.power.attorneys)}
        add={{ title: 'Add a replacement attorney', first: 'Add someone' }}
      />
      {inOrder.length > 1 && (
        <p className="soft" role="status">
          On your sheet in this order: {listed.format(inOrder)}.
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
      intro={`You can name up to ${MOST_PEOPLE_TO_TELL} people to be told before it is registered, so that they can speak up if they are worried. You do not have to name anyone.`}
      aside={
        <p>
          <strong>Why not an attorney?</strong> Attorneys and replacements already know. Choose someone else who knows
          you well.
        </p>
      }
    >
      <TickPeople
        {...form.field('peopleToTell')}
        value={peopleToTell}
        will={form.will}
        label="People to tell"
        hideLegend
        people={candidates(form.will, peopleToTell, [...attorneys, ...replacements])}
        add={{ title: 'Add someone to tell', first: 'Add someone' }}
      />
    </SectionPage>
  )
}
