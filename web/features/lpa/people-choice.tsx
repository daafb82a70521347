import { adultCandidatesOf, personsOf } from '#core/will/questions.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { today } from '../../api/today.ts'
import { Checkboxes } from '../../ui/choices.tsx'
import { AddPerson } from '../people/choose-people.tsx'
import { describePerson } from '../people/describe.ts'
import type { SectionForm } from './section-page.tsx'

/** The adults of a will who may be chosen, without those in another role. Chosen people stay on the list. */
export const candidates = (will: Will, chosen: readonly number[], others: readonly number[] = []): Person[] => {
  const adults = adultCandidatesOf(will, today())
  return will.persons.filter(
    (person) => chosen.includes(person.id) || (adults.includes(person) && !others.includes(person.id)),
  )
}

/** A choice of people from the will, in the order of choosing, with a button that adds a person. */
export function PeopleChoice({
  will,
  name,
  label,
  candidates,
  chosen,
  onChange,
  addTitle,
  error,
}: {
  will: Will
  name: string
  label: string
  candidates: readonly Person[]
  chosen: readonly number[]
  onChange: (chosen: number[]) => void
  addTitle: string
  error: string | undefined
}) {
  const choose = (id: number, on: boolean) => {
    const others = chosen.filter((other) => other !== id)
    onChange(on ? [...others, id] : others)
  }
  const isEmpty = candidates.length === 0
  return (
    <>
      {!isEmpty && (
        <Checkboxes
          name={name}
          label={label}
          hideLegend
          options={candidates.map((person) => ({
            value: String(person.id),
            label: person.fullname,
            note: describePerson(person),
            checked: chosen.includes(person.id),
          }))}
          onChange={(id, on) => choose(Number(id), on)}
          error={error}
        />
      )}
      <AddPerson
        will={will}
        addAs="Person"
        field={isEmpty ? name : `${name}.add`}
        title={addTitle}
        label={isEmpty ? 'Add someone' : 'Add someone else'}
        error={isEmpty ? error : undefined}
        onSaved={(id) => choose(id, true)}
      />
    </>
  )
}

/** For money and property only: asks whether a chosen person is bankrupt, which rules them out. */
export function BankruptChoice({ form, chosen }: { form: SectionForm; chosen: readonly number[] }) {
  const people = personsOf(form.will, chosen)
  const { bankrupt = [] } = form.value
  if (form.type === 'Health and welfare' || people.length === 0) return null
  return (
    <Checkboxes
      name="bankrupt"
      label="Is any of them bankrupt, or under a debt relief order?"
      hint="Tick anyone who is. If nobody is, leave this empty."
      optional
      options={people.map(({ id, fullname }) => ({
        value: String(id),
        label: fullname,
        checked: bankrupt.includes(id),
      }))}
      onChange={(id, on) => {
        const others = bankrupt.filter((other) => other !== Number(id))
        form.set({ bankrupt: on ? [...others, Number(id)] : others })
      }}
    />
  )
}
