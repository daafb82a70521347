import type { PersonType } from '#core/will/lists.ts'
import { fullNameApart } from '#core/will/names-apart.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { shared } from '#words/en/people.ts'
import { CharityDialog } from './charity-dialog.tsx'
import { ChildDialog } from './child-dialog.tsx'
import { ItemsOfWill } from './item-list.tsx'
import { describeCharity, describePerson, Mark } from './mark.tsx'
import { PersonDialog } from './person-dialog.tsx'

/** People of one kind, added, changed and removed. Children have a dialog of their own. */
export function PersonList({
  will,
  persons,
  addAs,
  field = 'persons',
  add,
  inherit,
  onSaved,
  error,
}: {
  will: Will
  persons: readonly Person[]
  addAs: PersonType
  field?: string
  /** The text of the add button. Without it there is no such button. */
  add?: string
  inherit?: 'family'
  onSaved?: () => void
  error?: string | undefined
}) {
  return (
    <ItemsOfWill
      will={will}
      list="persons"
      items={persons}
      field={field}
      shown={(person) => ({
        name: fullNameApart(person, will),
        note: describePerson(person),
        mark: <Mark will={will} of={`person ${person.id}`} />,
      })}
      add={add}
      dialog={(person, close) =>
        (person?.type ?? addAs) === 'Child' ? (
          <ChildDialog will={will} child={person} onSaved={onSaved} onClose={close} />
        ) : (
          <PersonDialog
            will={will}
            person={person}
            addAs={addAs}
            inherit={inherit}
            title={person ? shared.change2(person.fullname) : (add ?? '')}
            onSaved={onSaved}
            onClose={close}
          />
        )
      }
      error={error}
    />
  )
}

export function CharityList({ will }: { will: Will }) {
  return (
    <ItemsOfWill
      will={will}
      list="charities"
      shown={(charity) => ({
        name: charity.fullname,
        note: describeCharity(charity),
        mark: <Mark will={will} of={`charity ${charity.id}`} />,
      })}
      add={shared.addACharity}
      dialog={(charity, close) => <CharityDialog charity={charity} onClose={close} />}
    />
  )
}
