import type { Account, Will } from '#core/will/schema.ts'
import { Checkboxes } from '../../ui/choices.tsx'
import { AddSomeone } from './add-someone.tsx'
import { describePerson } from './describe.ts'

/** The people something is owned with: those in the will, and anybody added here. */
export function JointOwners({
  will,
  owners,
  onChange,
  error,
}: {
  will: Will
  owners: Account['mortgageWithPersons']
  onChange: (owners: number[]) => void
  error?: string | undefined
}) {
  const candidates = will.persons.filter((person) => !person.isExcluded)
  const choose = (id: number, on: boolean) => {
    const others = owners.filter((other) => other !== id)
    onChange(on ? [...others, id] : others)
  }
  return (
    <>
      {candidates.length > 0 && (
        <Checkboxes
          name="mortgageWithPersons"
          label="Who owns it with you?"
          options={candidates.map((person) => ({
            value: String(person.id),
            label: person.fullname,
            note: describePerson(person),
            checked: owners.includes(person.id),
          }))}
          onChange={(id, on) => choose(Number(id), on)}
          error={error}
        />
      )}
      <AddSomeone
        will={will}
        addAs="Person"
        field={candidates.length > 0 ? 'mortgageWithPersons.add' : 'mortgageWithPersons'}
        title="Who owns it with you?"
        label={candidates.length > 0 ? 'Add someone else' : 'Add the person who owns it with you'}
        error={candidates.length > 0 ? undefined : error}
        onSaved={(id) => choose(id, true)}
      />
    </>
  )
}
