import { useState } from 'react'
import { equalSplit } from '#core/estate/plan.ts'
import { backupField } from '#core/rules/estate.rules.ts'
import type { Person, Share, Will } from '#core/will/schema.ts'
import { CharityDialog } from '../../features/people/charity-dialog.tsx'
import { describeCharity, describePerson } from '../../features/people/describe.ts'
import { PersonDialog } from '../../features/people/person-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkboxes } from '../../ui/choices.tsx'
import { PercentField } from '../../ui/number-fields.tsx'
import { withPersonChanged } from './backup-action-page.tsx'
import type { Step } from './use-step.ts'

type Backup = Person['estateBackup']
type List = keyof Backup

const evenly = ({ persons, charities }: Backup): Backup => {
  const percents = equalSplit(persons.length + charities.length).map((each) => each / 100)
  const share = (entry: Share, index: number): Share => ({ id: entry.id, percent: percents[index] ?? 0 })
  return {
    persons: persons.map(share),
    charities: charities.map((entry, index) => share(entry, persons.length + index)),
  }
}

const withTaker = (backup: Backup, list: List, id: number, on: boolean): Backup =>
  evenly({
    ...backup,
    [list]: on
      ? [...backup[list].filter((share) => share.id !== id), { id, percent: 0 }]
      : backup[list].filter((share) => share.id !== id),
  })

const candidates = (will: Will, person: Person) => [
  ...will.persons
    .filter((other) => other.id !== person.id && !other.isExcluded)
    .map((other) => ({ list: 'persons' as const, id: other.id, name: other.fullname, note: describePerson(other) })),
  ...will.charities.map((charity) => ({
    list: 'charities' as const,
    id: charity.id,
    name: charity.fullname,
    note: describeCharity(charity),
  })),
]

/** Who takes somebody's share instead, and how much of it each. */
export function BackupShares({ step, person, error }: { step: Step; person: Person; error: string | undefined }) {
  const [adding, setAdding] = useState<'person' | 'charity'>()
  const backup = person.estateBackup
  const field = backupField(person)
  const put = (change: (backup: Backup) => Backup) => {
    step.set(`${field}`, withPersonChanged(person.id, { estateBackup: change(backup) }))
  }
  const all = candidates(step.will, person)
  const shareOf = (list: List, id: number) => backup[list].find((share) => share.id === id)
  const chosen = all.filter(({ list, id }) => shareOf(list, id))
  return (
    <>
      <Checkboxes
        name={field}
        label="Who takes it instead?"
        options={all.map(({ list, id, name, note }) => ({
          value: `${list}.${id}`,
          label: name,
          note,
          checked: shareOf(list, id) !== undefined,
        }))}
        onChange={(value, on) => {
          const [list, id] = value.split('.')
          put((before) => withTaker(before, list === 'charities' ? 'charities' : 'persons', Number(id), on))
        }}
        error={error}
      />
      {chosen.length > 1 &&
        chosen.map(({ list, id, name }) => (
          <PercentField
            key={`${list}.${id}`}
            name={`${field}.${list}.${id}`}
            label={`Part for ${name}`}
            value={shareOf(list, id)?.percent}
            onChange={(percent) =>
              put((before) => ({
                ...before,
                [list]: before[list].map((share) => (share.id === id ? { id, percent: percent ?? 0 } : share)),
              }))
            }
          />
        ))}
      <p>
        <Button look="link" onClick={() => setAdding('person')}>
          Add a person
        </Button>{' '}
        <Button look="link" onClick={() => setAdding('charity')}>
          Add a charity
        </Button>
      </p>
      {adding === 'person' && (
        <PersonDialog
          will={step.will}
          addAs="Person"
          title={`Who takes the share of ${person.fullname}?`}
          onSaved={(id) => put((before) => withTaker(before, 'persons', id, true))}
          onClose={() => setAdding(undefined)}
        />
      )}
      {adding === 'charity' && (
        <CharityDialog
          onSaved={(id) => put((before) => withTaker(before, 'charities', id, true))}
          onClose={() => setAdding(undefined)}
        />
      )}
    </>
  )
}
