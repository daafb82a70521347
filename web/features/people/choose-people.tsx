import { useState } from 'react'
import { type ChosenFor, withChosenPerson } from '#core/will/changes.ts'
import type { PersonType } from '#core/will/lists.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { saveWhole } from '../../api/save-queue.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { AddButton, Card, CardAction, CardList } from './cards.tsx'
import { describePerson } from './describe.ts'
import { PersonDialog } from './person-dialog.tsx'

/** A button that adds a person in a dialog. */
export function AddPerson({
  will,
  addAs,
  field,
  title,
  label,
  inherit = false,
  error,
  onSaved,
}: {
  will: Will
  addAs: PersonType
  field: string
  title: string
  label: string
  inherit?: boolean
  error?: string | undefined
  onSaved?: (id: number) => void
}) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <CardList field={field} describedBy={error && `${field}-error`}>
        <AddButton onClick={() => setOpen(true)}>{label}</AddButton>
      </CardList>
      {error && <FieldError id={field}>{error}</FieldError>}
      {open && (
        <PersonDialog
          will={will}
          addAs={addAs}
          title={title}
          inherit={inherit}
          onSaved={onSaved}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/**
 * A choice of people for a role, as cards. Choosing saves at once. A new person is added in a dialog and chosen; people who were
 * added for such a role can be edited here.
 */
export function ChoosePeople({
  will,
  field,
  label,
  to,
  candidates,
  chosen,
  addAs,
  addTitle,
  chosenAs,
  error,
}: {
  will: Will
  /** Where the error summary finds it. */
  field: string
  /** The question, where the page asks it more than once. */
  label?: string
  to: ChosenFor
  candidates: readonly Person[]
  chosen: readonly number[]
  addAs: PersonType
  addTitle: string
  /** The role under the name of a chosen person: "guardian of Ruth". */
  chosenAs: string
  error?: string | undefined
}) {
  const [open, setOpen] = useState<Person | 'add'>()
  const [failed, setFailed] = useState(false)
  const choose = async (id: number, take: boolean) => {
    setFailed(false)
    try {
      await saveWhole((whole) => withChosenPerson(whole, id, to, take))
    } catch {
      setFailed(true)
    }
  }
  const note = (person: Person) =>
    [describePerson(person), chosen.includes(person.id) && chosenAs].filter(Boolean).join(' · ')
  return (
    <>
      <CardList field={field} label={label} describedBy={error && `${field}-error`}>
        {candidates.map((person) => {
          const isChosen = chosen.includes(person.id)
          return (
            <Card
              key={person.id}
              name={person.fullname}
              note={note(person)}
              chosen={isChosen}
              actions={
                <>
                  {person.type === addAs && (
                    <CardAction verb="Change" name={person.fullname} onClick={() => setOpen(person)} />
                  )}
                  <Button look="quiet" onClick={() => void choose(person.id, !isChosen)}>
                    {isChosen ? 'Remove' : 'Choose'}
                    <span className="visually-hidden">
                      {' '}
                      {person.fullname} as {chosenAs}
                    </span>
                  </Button>
                </>
              }
            />
          )
        })}
        <AddButton onClick={() => setOpen('add')}>
          {candidates.length > 0 ? 'Add someone else' : 'Add someone'}
        </AddButton>
      </CardList>
      {error && <FieldError id={field}>{error}</FieldError>}
      <div role="alert">{failed && <FieldError id={`${field}-save`}>Not saved. Try again</FieldError>}</div>
      {open === 'add' && (
        <PersonDialog
          will={will}
          addAs={addAs}
          title={addTitle}
          onSaved={(id) => saveWhole((whole) => withChosenPerson(whole, id, to))}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open !== undefined && open !== 'add' && (
        <PersonDialog
          will={will}
          person={open}
          addAs={addAs}
          title={`Change ${open.fullname}`}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
