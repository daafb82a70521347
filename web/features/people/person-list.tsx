import type { PersonType } from '#core/will/lists.ts'
import { charityById, personById } from '#core/will/questions.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { CharityDialog } from './charity-dialog.tsx'
import { ChildDialog } from './child-dialog.tsx'
import { describeCharity, describePerson } from './describe.ts'
import { ItemList } from './item-list.tsx'
import { Mark } from './mark.tsx'
import { PersonDialog } from './person-dialog.tsx'

/** People of one kind, added, changed and removed. Children have a dialog of their own. */
export function PersonList({
  will,
  persons,
  addAs,
  field = 'persons',
  add,
  inherit,
  onAdd,
  error,
}: {
  will: Will
  persons: readonly Person[]
  addAs: PersonType
  field?: string
  /** The text of the add button. Without it there is no such button. */
  add?: string
  inherit?: 'family'
  /** The add button is pressed. */
  onAdd?: (() => void) | undefined
  error?: string | undefined
}) {
  const dialog = (id: number | undefined, close: () => void) => {
    const person = id === undefined ? undefined : personById(will, id)
    if ((person?.type ?? addAs) === 'Child') return <ChildDialog will={will} child={person} onClose={close} />
    return (
      <PersonDialog
        will={will}
        person={person}
        addAs={addAs}
        inherit={inherit}
        title={person ? `Change ${person.fullname}` : (add ?? '')}
        onClose={close}
      />
    )
  }
  return (
    <ItemList
      will={will}
      field={field}
      items={persons.map((person) => ({
        id: person.id,
        name: person.fullname,
        note: describePerson(person),
        mark: <Mark will={will} of={`person ${person.id}`} />,
      }))}
      add={add}
      dialog={dialog}
      removing={(id) => {
        const item = personById(will, id)
        return item && { list: 'persons', item }
      }}
      onAdd={onAdd}
      error={error}
    />
  )
}

export function CharityList({ will }: { will: Will }) {
  return (
    <ItemList
      will={will}
      field="charities"
      items={will.charities.map((charity) => ({
        id: charity.id,
        name: charity.fullname,
        note: describeCharity(charity),
        mark: <Mark will={will} of={`charity ${charity.id}`} />,
      }))}
      add="Add a charity"
      dialog={(id, close) => (
        <CharityDialog charity={id === undefined ? undefined : charityById(will, id)} onClose={close} />
      )}
      removing={(id) => {
        const item = charityById(will, id)
        return item && { list: 'charities', item }
      }}
    />
  )
}
