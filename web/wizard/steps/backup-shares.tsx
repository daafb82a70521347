import { useState } from 'react'
import { backupField } from '#core/rules/estate.rules.ts'
import { childrenUsuallyFollow, mayBeFollowed } from '#core/will/backups.ts'
import { equalPercents, sharesEqually } from '#core/will/equal-shares.ts'
import { candidatesOf, isDescendant, personById } from '#core/will/questions.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { saveWhole } from '../../api/save-queue.ts'
import { CharityDialog } from '../../features/people/charity-dialog.tsx'
import { describeCharity, describePerson } from '../../features/people/describe.ts'
import { PersonDialog } from '../../features/people/person-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkboxes } from '../../ui/choices.tsx'
import layout from '../../ui/field.module.css'
import { withPersonChanged } from './person-changed.ts'
import { SplitFields } from './split-fields.tsx'
import type { Step } from './use-step.ts'

type Backup = Person['estateBackup']
type List = 'persons' | 'charities'

/** Percentages as equal as they can be, for those who share equally and as a start for those who do not. */
const evenly = (backup: Backup): Backup => {
  const { persons, charities } = backup
  const percents = equalPercents(persons.length + charities.length)
  return {
    ...backup,
    persons: persons.map((entry, index) => ({ ...entry, percent: percents[index] ?? 0 })),
    charities: charities.map((entry, index) => ({ ...entry, percent: percents[persons.length + index] ?? 0 })),
  }
}

const withTaker = (will: Will, backup: Backup, list: List, id: number, on: boolean): Backup => {
  const others = { ...backup, [list]: backup[list].filter((share) => share.id !== id) }
  if (!on) return evenly(others)
  const person = list === 'persons' ? personById(will, id) : undefined
  const added = { id, percent: 0, ...(person && { theirChildren: childrenUsuallyFollow(person) }) }
  return evenly({ ...others, split: 'Equal shares', [list]: [...others[list], added] })
}

const candidates = (will: Will, person: Person) => [
  ...candidatesOf(will)
    .filter((other) => other.id !== person.id)
    .map((other) => ({ list: 'persons' as const, id: other.id, name: other.fullname, note: describePerson(other) })),
  ...will.charities.map((charity) => ({
    list: 'charities' as const,
    id: charity.id,
    name: charity.fullname,
    note: describeCharity(charity),
  })),
]

type Candidate = ReturnType<typeof candidates>[number]
type Put = (change: (backup: Backup) => Backup) => void

/** How several backups share the part of the person who died. */
function Split({ field, backup, chosen, put }: { field: string; backup: Backup; chosen: Candidate[]; put: Put }) {
  return (
    <SplitFields
      field={field}
      equal={sharesEqually(backup)}
      takers={chosen}
      percentOf={({ list, id }) => backup[list].find((share) => share.id === id)?.percent}
      onSplit={(split) => put((before) => ({ ...evenly(before), split }))}
      onPercent={({ list, id }, percent) =>
        put((before) => ({
          ...before,
          split: 'Different shares',
          [list]: before[list].map((share) => (share.id === id ? { ...share, percent } : share)),
        }))
      }
    />
  )
}

/** For each backup, whether their own children take after them. */
function TheirChildren({ step, field, backup, put }: { step: Step; field: string; backup: Backup; put: Put }) {
  const people = backup.persons.flatMap((share) => {
    const person = personById(step.will, share.id)
    return person && mayBeFollowed(person) ? [{ person, follow: share.theirChildren ?? isDescendant(person) }] : []
  })
  if (people.length === 0) return null
  return (
    <Checkboxes
      name={`${field}.theirChildren`}
      label="And if one of them has died too?"
      hint={`Tick anyone whose own children should then get their share. Without a tick, it goes to ${
        backup.persons.length + backup.charities.length > 1 ? 'the others named here' : 'those who come next'
      }.`}
      options={people.map(({ person, follow }) => ({
        value: String(person.id),
        label: `The children of ${person.fullname} get it`,
        checked: follow,
      }))}
      onChange={(value, on) =>
        put((before) => ({
          ...before,
          persons: before.persons.map((share) =>
            share.id === Number(value) ? { ...share, theirChildren: on } : share,
          ),
        }))
      }
    />
  )
}

/** Who takes a beneficiary's share instead, and how much each of them takes. */
export function BackupShares({ step, person, error }: { step: Step; person: Person; error: string | undefined }) {
  const [adding, setAdding] = useState<'person' | 'charity'>()
  const backup = person.estateBackup
  const field = backupField(person)
  const put: Put = (change) => {
    step.set(field, withPersonChanged(person.id, { estateBackup: change(backup) }))
  }
  // A person who was added a moment ago is in the will of the server, and in the draft when the change is applied.
  // Choosing a person or charity who was added saves at once, as for executors and guardians.
  const add = async (list: List, id: number) => {
    const { estateIfDie } = person
    const chosen = (will: Will): Will =>
      withPersonChanged(person.id, { estateIfDie, estateBackup: withTaker(will, backup, list, id, true) })(will)
    await saveWhole(chosen)
    step.set(field, chosen)
  }
  const all = candidates(step.will, person)
  const isChosen = ({ list, id }: Candidate) => backup[list].some((share) => share.id === id)
  const chosen = all.filter(isChosen)
  return (
    <>
      <Checkboxes
        name={field}
        label="Who gets it instead?"
        options={all.map((each) => ({
          value: `${each.list}.${each.id}`,
          label: each.name,
          note: each.note,
          checked: isChosen(each),
        }))}
        onChange={(value, on) => {
          const [list, id] = value.split('.')
          put((before) => withTaker(step.will, before, list === 'charities' ? 'charities' : 'persons', Number(id), on))
        }}
        error={error}
      />
      <p className={layout.more}>
        <Button look="link" onClick={() => setAdding('person')}>
          Add a person
        </Button>
        <Button look="link" onClick={() => setAdding('charity')}>
          Add a charity
        </Button>
      </p>
      {chosen.length > 1 && <Split field={field} backup={backup} chosen={chosen} put={put} />}
      <TheirChildren step={step} field={field} backup={backup} put={put} />
      {adding === 'person' && (
        <PersonDialog
          will={step.will}
          addAs="Person"
          title={`Who gets ${person.fullname}’s share?`}
          onSaved={(id) => add('persons', id)}
          onClose={() => setAdding(undefined)}
        />
      )}
      {adding === 'charity' && (
        <CharityDialog onSaved={(id) => add('charities', id)} onClose={() => setAdding(undefined)} />
      )}
    </>
  )
}
