import { fullNameApart } from '#core/picture/cards.ts'
import { evenly, mayBeFollowed, withTaker } from '#core/will/backups.ts'
import { sharesEqually } from '#core/will/equal-shares.ts'
import { isDescendant, mayShare, nameOfSharer, personById } from '#core/will/questions.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { withSaid } from '#core/will/share-parts.ts'
import { incomeFirst } from '#core/will/trusts.ts'
import { kept } from '#words/en/forms.ts'
import { backupShares as words } from '#words/en/shares.ts'
import { AddTaker } from '../../features/people/choose-people.tsx'
import { describeCharity, describePerson, Mark } from '../../features/people/mark.tsx'
import { Checkboxes } from '../../ui/choices.tsx'
import { SplitFields } from './split-fields.tsx'

export type Backup = Person['estateBackup']
type List = 'persons' | 'charities'

const candidates = (will: Will, people: readonly Person[], only: List | undefined) => [
  ...(only === 'charities' ? [] : people).map((other) => ({
    list: 'persons' as const,
    card: `person ${other.id}` as const,
    id: other.id,
    name: kept.said(nameOfSharer({ ...other, fullname: fullNameApart(other, will) })),
    note: describePerson(other),
  })),
  ...(only === 'persons' ? [] : will.charities).map((charity) => ({
    list: 'charities' as const,
    card: `charity ${charity.id}` as const,
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
      shareOf={({ list, id }) => backup[list].find((share) => share.id === id)}
      onSplit={(split) => put((before) => ({ ...evenly(before), split }))}
      onSaid={(said) => {
        const saidOf = (list: List, id: number) =>
          said[chosen.findIndex((each) => each.list === list && each.id === id)]
        put((before) => ({
          ...before,
          split: 'Different shares',
          persons: before.persons.map((share) => withSaid(share, saidOf('persons', share.id))),
          charities: before.charities.map((share) => withSaid(share, saidOf('charities', share.id))),
        }))
      }}
    />
  )
}

/** For each backup, whether their own children take after them. */
function TheirChildren({ will, field, backup, put }: { will: Will; field: string; backup: Backup; put: Put }) {
  const people = backup.persons.flatMap((share) => {
    const person = personById(will, share.id)
    return person && mayBeFollowed(person) ? [{ person, follow: share.theirChildren ?? isDescendant(person) }] : []
  })
  if (people.length === 0) return null
  return (
    <Checkboxes
      name={`${field}.theirChildren`}
      label={words.andIfOneOfThemHas}
      hint={words.tickAnyoneWhoseOwnChildren(
        backup.persons.length + backup.charities.length > 1 ? words.theOthersNamedHere : words.thoseWhoComeNext,
      )}
      options={people.map(({ person, follow }) => ({
        value: String(person.id),
        label: words.theChildrenOfGetIt(fullNameApart(person, will)),
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

/** Who takes a share instead of a person who died, and how much of it each of them takes. */
export function BackupShares({
  will,
  field,
  label,
  addTitle,
  backup,
  without,
  people = mayShare(will).filter(({ id }) => id !== without && id !== incomeFirst(will)?.id),
  only,
  splitField,
  put,
  onAdded,
  error,
}: {
  will: Will
  field: string
  label: string
  /** The title of the dialog that adds a person. */
  addTitle: string
  backup: Backup
  /** The person whose share it is, and who is not their own backup. */
  without?: number
  /** Who may be chosen, where that is not everyone but the one whose share it is. */
  people?: readonly Person[]
  /** People or charities alone, none of whom is followed by their own children. */
  only?: List
  splitField?: string
  put: Put
  /** Chooses a person or charity who was added, and saves at once, as for executors and guardians. */
  onAdded: (chosen: (will: Will) => Backup) => Promise<void>
  error: string | undefined
}) {
  const all = candidates(will, people, only)
  const isChosen = ({ list, id }: Candidate) => backup[list].some((share) => share.id === id)
  const chosen = all.filter(isChosen)
  return (
    <>
      {all.length > 0 && (
        <Checkboxes
          name={field}
          label={label}
          layout="columns"
          options={all.map((each) => ({
            value: `${each.list}.${each.id}`,
            label: each.name,
            note: each.note,
            mark: <Mark will={will} of={each.card} small />,
            checked: isChosen(each),
          }))}
          onChange={(value, on) => {
            const [list, id] = value.split('.')
            put((before) => withTaker(will, before, list === 'charities' ? 'charities' : 'persons', Number(id), on))
          }}
          error={error}
        />
      )}
      <AddTaker
        will={will}
        title={addTitle}
        only={only}
        field={field}
        onAdded={(list, id) => onAdded((newest) => withTaker(newest, backup, list, id, true))}
      />
      {chosen.length > 1 && <Split field={splitField ?? field} backup={backup} chosen={chosen} put={put} />}
      {!only && <TheirChildren will={will} field={field} backup={backup} put={put} />}
    </>
  )
}
