import { backupField, ifDieField } from '#core/rules/estate.rules.ts'
import { withChangedItem } from '#core/will/changes.ts'
import { type EstateIfDie, estateIfDieOptions } from '#core/will/lists.ts'
import { type Heir, inheritors, personById } from '#core/will/questions.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { Radios } from '../../ui/choices.tsx'
import { BackupShares } from './backup-shares.tsx'
import css from './sections.module.css'
import { StepPage } from './step-page.tsx'
import { UltimateDefault } from './ultimate-default.tsx'
import { type Step, useStep } from './use-step.ts'

const labels: Record<EstateIfDie, string> = {
  'Split between remaining beneficiaries': 'It is shared between my other beneficiaries',
  'Split between specific beneficiaries': 'It goes to people or charities I choose',
  'Pass to their children': 'It passes to their children',
}

/** Somebody who takes everything leaves no remaining beneficiaries to split between. */
const offered = (heirs: readonly Heir[]): readonly EstateIfDie[] =>
  heirs.length > 1
    ? estateIfDieOptions
    : estateIfDieOptions.filter((option) => option !== 'Split between remaining beneficiaries')

export const withPersonChanged =
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
