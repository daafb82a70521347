import { useState } from 'react'
import { equalSplit } from '#core/estate/plan.ts'
import { backupField, ifDieField } from '#core/rules/estate.rules.ts'
import { withChangedItem } from '#core/will/changes.ts'
import { type EstateIfDie, estateIfDieOptions } from '#core/will/lists.ts'
import { candidatesOf, type Heir, inheritors, personById } from '#core/will/questions.ts'
import type { Person, Share, Will } from '#core/will/schema.ts'
import { CharityDialog } from '../../features/people/charity-dialog.tsx'
import { describeCharity, describePerson } from '../../features/people/describe.ts'
import { PersonDialog } from '../../features/people/person-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkboxes, Radios } from '../../ui/choices.tsx'
import { PercentField } from '../../ui/text-field.tsx'
import css from './sections.module.css'
import { StepPage } from './step-page.tsx'
import { UltimateDefault } from './ultimate-default.tsx'
import { type Step, useStep } from './use-step.ts'

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

/** Who takes a beneficiary's share instead, and how much each of them takes. */
function BackupShares({ step, person, error }: { step: Step; person: Person; error: string | undefined }) {
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

const labels: Record<EstateIfDie, string> = {
  'Split between remaining beneficiaries': 'It is shared between my other beneficiaries',
  'Split between specific beneficiaries': 'It goes to people or charities I choose',
  'Pass to their children': 'It passes to their children',
}

/** A sole beneficiary leaves no others to split the share between. */
const offered = (heirs: readonly Heir[]): readonly EstateIfDie[] =>
  heirs.length > 1
    ? estateIfDieOptions
    : estateIfDieOptions.filter((option) => option !== 'Split between remaining beneficiaries')

const withPersonChanged =
  (id: number, change: Partial<Person>) =>
  (will: Will): Will => {
    const person = personById(will, id)
    return person ? withChangedItem(will, 'persons', { ...person, ...change }) : will
  }

function HeirBackup({ step, person, heirs }: { step: Step; person: Person; heirs: readonly Heir[] }) {
  const options = offered(heirs)
  const chosen = options.find((option) => option === person.estateIfDie)
  return (
    <section className={css.block}>
      <Radios
        name={ifDieField(person)}
        label={`If ${person.fullname} dies before you, what happens to their share?`}
        options={options}
        labels={labels}
        value={chosen}
        onChange={(estateIfDie) => step.set(ifDieField(person), withPersonChanged(person.id, { estateIfDie }))}
        error={step.errorOf(ifDieField(person))}
      />
      {chosen === 'Split between specific beneficiaries' && (
        <BackupShares step={step} person={person} error={step.errorOf(backupField(person))} />
      )}
    </section>
  )
}

export function BackupActionPage() {
  const step = useStep('will.beneficiaries.backup-action')
  const heirs = inheritors(step.will)
  return (
    <StepPage
      step={step}
      intro="You may not get the chance to change your will. Say now what should happen, so that nothing is left to chance."
      aside={
        <p>
          <strong>“Before you”</strong> includes anyone who dies within 28 days of you. It saves passing the same things
          through two estates.
        </p>
      }
    >
      {heirs.map((heir) =>
        heir.kind === 'person' ? (
          <HeirBackup key={heir.person.id} step={step} person={heir.person} heirs={heirs} />
        ) : null,
      )}
      <UltimateDefault step={step} />
    </StepPage>
  )
}
