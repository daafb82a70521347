import { useState } from 'react'
import { candidatesOf } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { Checkboxes } from '../../ui/choices.tsx'
import { AddButton, CardList } from './cards.tsx'
import { CharityDialog } from './charity-dialog.tsx'
import { describeCharity, describePerson } from './describe.ts'
import { Mark } from './mark.tsx'
import { PersonDialog } from './person-dialog.tsx'

type Chosen = { persons: number[]; charities: number[] }

/** The people and charities that receive a gift, with buttons that add new ones. */
export function Recipients({
  will,
  label,
  hint,
  fields,
  persons,
  charities,
  charitiesOnly = false,
  onChange,
  onAdded,
  error,
}: Chosen & {
  will: Will
  label: string
  hint?: string | undefined
  fields: { persons: string; charities: string }
  charitiesOnly?: boolean
  onChange: (chosen: Chosen) => void
  /** Saves that a person or charity who was added here is chosen. */
  onAdded: (list: keyof Chosen, id: number) => Promise<void>
  error?: string | undefined
}) {
  const [adding, setAdding] = useState<'person' | 'charity'>()
  const toggle = (list: keyof Chosen, id: number, on: boolean) => {
    const before = { persons, charities }
    const others = before[list].filter((other) => other !== id)
    onChange({ ...before, [list]: on ? [...others, id] : others })
  }
  const add = async (list: keyof Chosen, id: number) => {
    await onAdded(list, id)
    toggle(list, id, true)
  }
  const options = [
    ...(charitiesOnly
      ? []
      : candidatesOf(will).map((person) => ({
          value: `persons.${person.id}`,
          label: person.fullname,
          note: describePerson(person),
          mark: <Mark will={will} of={`person ${person.id}`} />,
          checked: persons.includes(person.id),
        }))),
    ...will.charities.map((charity) => ({
      value: `charities.${charity.id}`,
      label: charity.fullname,
      note: describeCharity(charity),
      mark: <Mark will={will} of={`charity ${charity.id}`} />,
      checked: charities.includes(charity.id),
    })),
  ]
  return (
    <div data-field={fields.persons}>
      <Checkboxes
        name={charitiesOnly ? fields.charities : fields.persons}
        label={label}
        hint={hint}
        layout="columns"
        options={options}
        onChange={(value, on) => {
          const [list, id] = value.split('.')
          toggle(list === 'charities' ? 'charities' : 'persons', Number(id), on)
        }}
        error={error}
      />
      <CardList columns>
        {!charitiesOnly && <AddButton onClick={() => setAdding('person')}>Add a person</AddButton>}
        <AddButton onClick={() => setAdding('charity')}>Add a charity</AddButton>
      </CardList>
      {adding === 'person' && (
        <PersonDialog
          will={will}
          addAs="Gift Person"
          title="Who is the gift for?"
          onSaved={(id) => add('persons', id)}
          onClose={() => setAdding(undefined)}
        />
      )}
      {adding === 'charity' && (
        <CharityDialog
          type="Gift Charity"
          onSaved={(id) => add('charities', id)}
          onClose={() => setAdding(undefined)}
        />
      )}
    </div>
  )
}
