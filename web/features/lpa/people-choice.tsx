import type { Person, Will } from '#core/will/schema.ts'
import { Checkboxes } from '../../ui/choices.tsx'
import { AddSomeone } from '../people/add-someone.tsx'
import { describePerson } from '../people/describe.ts'

/** People of the will to choose from, in the order in which they are chosen, and a way to add somebody who is not in it. */
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
  const nobody = candidates.length === 0
  return (
    <>
      {!nobody && (
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
      <AddSomeone
        will={will}
        addAs="Person"
        field={nobody ? name : `${name}.add`}
        title={addTitle}
        label={nobody ? 'Add someone' : 'Add someone else'}
        error={nobody ? error : undefined}
        onSaved={(id) => choose(id, true)}
      />
    </>
  )
}
