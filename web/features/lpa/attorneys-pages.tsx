import { listed } from '#core/text/names.ts'
import { MOST_PEOPLE_TO_TELL } from '#core/will/lpa-options.ts'
import { adultCandidatesOf, personsOf } from '#core/will/questions.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { attorneys as words } from '#words/en/lpa.ts'
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
  return <TickPeople {...peopleOf(form, 'bankrupt')} {...words.bankrupt} optional people={people} described={false} />
}

const does = {
  'Property and financial affairs': words.attorneysLookAfterYourMoney,
  'Health and welfare': words.attorneysDecideAboutYourCare,
} as const

export function AttorneysPage({ type }: SectionProps) {
  const form = useSection(type, 'attorneys')
  const { attorneys = [] } = form.value
  return (
    <SectionPage form={form} intro={does[type]} help={[words.howManyOneIsEnough, words.whatTheFormAsks]}>
      <TickPeople
        {...peopleOf(form, 'attorneys')}
        label={words.yourAttorneys}
        hideLegend
        people={candidates(form.will, attorneys)}
        add={words.addAnAttorney}
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
    <SectionPage form={form} intro={words.anAttorneyMayDie} help={[words.ifYourAttorneysActJointly]}>
      <TickPeople
        {...peopleOf(form, 'replacements')}
        label={words.replacementAttorneys}
        hideLegend
        people={candidates(form.will, replacements, form.power.attorneys)}
        add={words.addAReplacement}
      />
      {inOrder.length > 1 && (
        <p className="soft" role="status">
          {words.onYourSheetInThisOrder(listed.format(inOrder))}
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
    <SectionPage form={form} intro={words.youCanNameUpTo(MOST_PEOPLE_TO_TELL)} help={[words.whyNotAnAttorney]}>
      <TickPeople
        {...peopleOf(form, 'peopleToTell')}
        label={words.peopleToTell}
        hideLegend
        people={candidates(form.will, peopleToTell, [...attorneys, ...replacements])}
        add={words.addSomeoneToTell}
      />
    </SectionPage>
  )
}
