import { useState } from 'react'
import type { CardKey } from '#core/picture/cards.ts'
import { withClass, withInherit } from '#core/will/changes.ts'
import { candidatesOrChosen } from '#core/will/choosing.ts'
import { INK } from '#core/will/colours.ts'
import { type ClassOption, classOptions } from '#core/will/lists.ts'
import { fullNameApart } from '#core/will/names-apart.ts'
import { classesOf, mayShare } from '#core/will/questions.ts'
import type { Charity, Person, Will } from '#core/will/schema.ts'
import { shared, recipients as words } from '#words/en/people.ts'
import { Checkboxes } from '../../ui/choices.tsx'
import { cardsOfWill } from '../picture/cards-of-will.ts'
import { Disc, PeopleDisc } from '../picture/disc.tsx'
import { AddButton, CardList } from './cards.tsx'
import { CharityDialog } from './charity-dialog.tsx'
import { describeCharity, describePerson, Mark } from './mark.tsx'
import { PersonDialog } from './person-dialog.tsx'

/** Who can be ticked to share something: people, charities, and classes with the words for each. The keys are those of `withTicked`. */
export const heirsToTick = (
  will: Will,
  {
    people = mayShare(will),
    classes,
    notes,
    describeBody = describeCharity,
    short = false,
    small = false,
  }: {
    people?: readonly Person[]
    classes: readonly ClassOption[]
    notes: Readonly<Record<ClassOption, string>>
    describeBody?: (charity: Charity) => string
    /** The names of the classes are read in short too. */
    short?: boolean
    small?: boolean
  },
) => {
  const cards = cardsOfWill(will)
  const drawn = (key: CardKey) => {
    const card = cards.find((each) => each.key === key)
    return {
      label: card?.fullname ?? '',
      ...(card && { short: card.name, mark: <Disc card={card} small={small} />, note: card.note }),
    }
  }
  return [
    ...people.map((person) => ({
      value: `persons.${person.id}`,
      checked: person.inherit,
      ...drawn(`person ${person.id}`),
    })),
    ...will.charities.map((charity) => ({
      value: `charities.${charity.id}`,
      checked: charity.inherit,
      ...drawn(`charity ${charity.id}`),
      note: describeBody(charity),
    })),
    ...classes.map((of) => ({
      value: `classes.${of}`,
      label: classLabels[of],
      ...(short && { short: classLabels[of] }),
      note: notes[of],
      checked: classesOf(will).some((group) => group.of === of),
      mark: <PeopleDisc colour={INK} small={small} />,
      wide: true,
    })),
  ]
}

const classLabels: Record<ClassOption, string> = words.classLabels

/** Ticks one of them, by its key: "persons.3". */
export const withTicked =
  (key: string, inherit: boolean) =>
  (will: Will): Will => {
    const [list, id] = key.split('.')
    const group = classOptions.find((of) => of === id)
    return group
      ? withClass(will, group, inherit)
      : withInherit(will, list === 'charities' ? 'charities' : 'persons', Number(id), inherit)
  }

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
  const [chosenBefore] = useState(persons)
  const field = charitiesOnly ? fields.charities : fields.persons
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
      : candidatesOrChosen(will, chosenBefore).map((person) => ({
          value: `persons.${person.id}`,
          label: fullNameApart(person, will),
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
    <div data-field={field}>
      <Checkboxes
        name={field}
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
        {!charitiesOnly && <AddButton onClick={() => setAdding('person')}>{shared.addAPerson}</AddButton>}
        <AddButton onClick={() => setAdding('charity')}>{shared.addACharity}</AddButton>
      </CardList>
      {adding === 'person' && (
        <PersonDialog
          will={will}
          addAs="Gift Person"
          title={words.title}
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
