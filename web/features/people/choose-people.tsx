import { type ComponentProps, useId, useState } from 'react'
import { withChosenPerson } from '#core/will/changes.ts'
import { type Office, officeAdds, type ShownToChoose, shownToChoose } from '#core/will/choosing.ts'
import type { PersonType } from '#core/will/lists.ts'
import { fullNameApart } from '#core/will/names-apart.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { shared, choosePeople as words } from '#words/en/people.ts'
import { saveWhole } from '../../api/save-queue.ts'
import { today } from '../../api/today.ts'
import { Button } from '../../ui/button.tsx'
import { Checkboxes } from '../../ui/choices.tsx'
import layout from '../../ui/field.module.css'
import { FieldError } from '../../ui/field.tsx'
import { AddButton, Card, CardAction, CardList, CardTick } from './cards.tsx'
import { CharityDialog } from './charity-dialog.tsx'
import { ChildDialog } from './child-dialog.tsx'
import { describePerson, Mark } from './mark.tsx'
import { PersonDialog } from './person-dialog.tsx'

/** A button that adds a person in a dialog. */
export function AddPerson({
  will,
  addAs,
  field,
  title,
  label,
  inherit,
  error,
  onSaved,
  onAdded,
}: {
  will: Will
  addAs: PersonType
  field: string
  title: string
  label: string
  inherit?: 'everyone'
  error?: string | undefined
  onSaved?: (id: number) => void
  /** Once the dialog of one who was added is closed. */
  onAdded?: (() => void) | undefined
}) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
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
          onDone={() => {
            close()
            onAdded?.()
          }}
          onClose={close}
        />
      )}
    </>
  )
}

type Taking = 'persons' | 'charities'

/** Under people and charities to tick: links that add another, who is chosen at once. `only`: of the one kind alone. */
export function AddTaker({
  will,
  title,
  only,
  field,
  onAdded,
}: {
  will: Will
  title: string
  only?: Taking | undefined
  /** The field of those to tick. Where there are none, its errors lead here. */
  field: string
  onAdded: (list: Taking, id: number) => void | Promise<void>
}) {
  const [adding, setAdding] = useState<Taking>()
  const dialog = (list: Taking) => ({
    onSaved: async (id: number) => onAdded(list, id),
    onClose: () => setAdding(undefined),
  })
  return (
    <>
      <p className={layout.more} data-field={field}>
        {only !== 'charities' && <Button label={shared.addAPerson} look="link" onClick={() => setAdding('persons')} />}
        {only !== 'persons' && <Button label={shared.addACharity} look="link" onClick={() => setAdding('charities')} />}
      </p>
      {adding === 'persons' && <PersonDialog will={will} addAs="Person" title={title} {...dialog(adding)} />}
      {adding === 'charities' && <CharityDialog {...dialog(adding)} />}
    </>
  )
}

/** People of the will to tick. `add`: somebody who is not among them can be added, with the words for that where there are none. */
export function TickPeople({
  will,
  people,
  value,
  onChange,
  add,
  onAdded,
  described = true,
  ...field
}: Omit<ComponentProps<typeof Checkboxes>, 'options' | 'onChange'> & {
  will: Will
  people: readonly Person[]
  /** The ids of those who are ticked, in the order of ticking. */
  value: readonly number[]
  onChange: (ticked: number[]) => void
  add?: { readonly title: string; readonly first: string }
  /** Once somebody was added. */
  onAdded?: (() => void) | undefined
  /** Says under each name who they are. */
  described?: boolean
}) {
  const tick = (id: number, on: boolean) => {
    const others = value.filter((other) => other !== id)
    onChange(on ? [...others, id] : others)
  }
  const isEmpty = people.length === 0
  return (
    <>
      {!isEmpty && (
        <Checkboxes
          {...field}
          options={people.map((person) => ({
            value: String(person.id),
            label: fullNameApart(person, will),
            note: described ? describePerson(person) : undefined,
            mark: field.layout === 'columns' && <Mark will={will} of={`person ${person.id}`} />,
            checked: value.includes(person.id),
          }))}
          onChange={(id, on) => tick(Number(id), on)}
        />
      )}
      {add && (
        <AddPerson
          will={will}
          addAs="Person"
          field={isEmpty ? field.name : `${field.name}.add`}
          title={add.title}
          label={isEmpty ? add.first : words.addSomeoneElse}
          error={isEmpty ? field.error : undefined}
          onSaved={(id) => tick(id, true)}
          onAdded={onAdded}
        />
      )}
    </>
  )
}

/** Why a chosen person cannot stay chosen, under their name. */
const unfitWords = words.unfitWords satisfies Record<NonNullable<ShownToChoose['unfit']>, string>

/** "Mark Bennett, who may be the other parent", "2 people who are under 18". */
const seldomWords = (will: Will, { list }: Office, seldom: readonly ShownToChoose[]): string => {
  const [only, ...others] = seldom
  const who = only && others.length === 0 ? words.who(fullNameApart(only.person, will)) : words.peopleWho(seldom.length)
  if (list === 'guardian' || list === 'backupGuardian') return words.mayBeTheOtherParent(who)
  return words.under18(who, seldom.length === 1 ? 'is' : 'are')
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
  addTitle,
  chosenAs,
  purpose = words.as(chosenAs),
  next,
  except,
  error,
}: {
  will: Will
  /** Where the error summary finds it. */
  field: string
  /** The question, where the page asks it more than once. */
  label?: string
  to: Office
  addTitle: string
  /** The role under the name of a chosen person: "guardian of Ruth". */
  chosenAs: string
  /** What the person is chosen for, after their name in the name of the button: "to look after Biscuit". */
  purpose?: string
  /** The ids of those who are asked only if one before them says no. */
  next?: readonly number[]
  /** The id of a person who is not offered: it would be them against themselves. */
  except?: number
  error?: string | undefined
}) {
  const id = useId()
  const { addAs, under18 } = officeAdds[to.list]
  const [open, setOpen] = useState<Person | 'add'>()
  const close = () => setOpen(undefined)
  const [failed, setFailed] = useState(false)
  const choose = async (person: number, take: boolean) => {
    setFailed(false)
    try {
      await saveWhole((whole) => withChosenPerson(whole, person, to, take))
    } catch {
      setFailed(true)
    }
  }
  const [more, setMore] = useState(false)
  const all = shownToChoose(will, to, today()).filter(({ person, chosen }) => chosen || person.id !== except)
  const seldom = all.filter((shown) => shown.seldom)
  const shownNow = all.filter((shown) => more || !shown.seldom)
  const note = (shown: ShownToChoose) =>
    [
      describePerson(shown.person),
      shown.chosen && (next?.includes(shown.person.id) ? words.askedNext : chosenAs),
      shown.actsFrom && words.canActFrom(shown.actsFrom),
      shown.unfit && unfitWords[shown.unfit],
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <>
      <CardList field={field} label={label} describedBy={error && `${id}-error`} columns>
        {shownNow.map((shown) => {
          const { person, chosen: isChosen, unfit } = shown
          const name = fullNameApart(person, will)
          return (
            <Card
              key={person.id}
              name={name}
              note={note(shown)}
              mark={<Mark will={will} of={`person ${person.id}`} />}
              chosen={isChosen}
              actions={
                <>
                  {(person.type === addAs || unfit) && (
                    <CardAction verb={shared.change} name={name} onClick={() => setOpen(person)} />
                  )}
                  <CardTick
                    chosen={isChosen}
                    what={`${name} ${purpose}`}
                    onClick={() => void choose(person.id, !isChosen)}
                  />
                </>
              }
            />
          )
        })}
        <AddButton onClick={() => setOpen('add')}>
          {shownNow.length > 0 ? words.addSomeoneElse : words.addSomeone}
        </AddButton>
      </CardList>
      {seldom.length > 0 && (
        <p>
          <Button look="link" onClick={() => setMore(!more)} aria-expanded={more}>
            {more ? words.hide : words.show} {seldomWords(will, to, seldom)}
          </Button>
        </p>
      )}
      {error && <FieldError id={id}>{error}</FieldError>}
      <div role="alert">{failed && <FieldError id={`${id}-save`}>{words.notSavedTryAgain}</FieldError>}</div>
      {open === 'add' && (
        <PersonDialog
          will={will}
          addAs={addAs}
          title={addTitle}
          under18={under18}
          onSaved={(added) => saveWhole((whole) => withChosenPerson(whole, added, to))}
          onClose={close}
        />
      )}
      {typeof open === 'object' &&
        (open.type === 'Child' ? (
          <ChildDialog will={will} child={open} onClose={close} />
        ) : (
          <PersonDialog will={will} person={open} addAs={addAs} title={shared.change2(open.fullname)} onClose={close} />
        ))}
    </>
  )
}
