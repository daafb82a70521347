import { backupField, ifDieField } from '#core/rules/estate.rules.ts'
import { listed } from '#core/text/names.ts'
import { ownChildrenOf, stepchildrenOf } from '#core/will/backups.ts'
import { withChangedClass } from '#core/will/changes.ts'
import { type ClassIfDie, classIfDieOptions, type EstateIfDie } from '#core/will/lists.ts'
import { classesOf, type Heir, inheritors, isBody, isDescendant } from '#core/will/questions.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { Checkboxes, Radios } from '../../ui/choices.tsx'
import { BackupShares } from './backup-shares.tsx'
import { withPersonChanged } from './person-changed.ts'
import css from './sections.module.css'
import { StepPage } from './step-page.tsx'
import { UltimateDefault } from './ultimate-default.tsx'
import { type Step, useStep } from './use-step.ts'

const labels: Record<EstateIfDie, string> = {
  'Pass to my children': 'My children, equally',
  'Pass to their children': 'Their children',
  'Split between remaining beneficiaries': 'The others who share with them',
  'Split between specific beneficiaries': 'People or charities I choose',
}

/**
 * The answers that suit a beneficiary. A sole beneficiary leaves no others to share with, and the children of a partner may
 * not be the testator's. An answer that a will already has is always shown.
 */
const offered = (will: Will, person: Person, heirs: readonly Heir[]): EstateIfDie[] => {
  const isPartner = person.type === 'partner'
  const suits: Record<EstateIfDie, boolean> = {
    'Pass to my children':
      isPartner && (ownChildrenOf(will).length + stepchildrenOf(will).length > 0 || will.laterChildren === 'Yes'),
    'Pass to their children': !isPartner,
    'Split between remaining beneficiaries': heirs.length > 1,
    'Split between specific beneficiaries': true,
  }
  return (Object.keys(labels) as EstateIfDie[]).filter((option) => suits[option] || option === person.estateIfDie)
}

const labelsFor = (will: Will, heirs: readonly Heir[]): Record<EstateIfDie, string> => ({
  ...labels,
  ...(ownChildrenOf(will).length + stepchildrenOf(will).length === 0 && {
    'Pass to my children': 'It passes to any child I have by then, equally',
  }),
  ...(heirs.length === 1 && {
    'Split between remaining beneficiaries': 'Those named at the end of this page',
  }),
})

const notesFor = (person: Person, heirs: readonly Heir[]): Partial<Record<EstateIfDie, string>> => {
  const others = heirs.length > 1 ? 'the others share it' : 'it goes to those named at the end of this page'
  return {
    'Pass to my children': 'If one of them has died too, their own children get their share.',
    'Pass to their children': `They take their parent’s share. If they leave none, ${others}.`,
    ...(isDescendant(person) && {
      'Split between remaining beneficiaries': `The children of ${person.fullname} would get nothing.`,
    }),
  }
}

/** Who "my children" are. Own children always take; stepchildren take where they are ticked. */
function MyChildren({ step, person, error }: { step: Step; person: Person; error: string | undefined }) {
  const own = ownChildrenOf(step.will).filter(({ id }) => id !== person.id)
  const stepchildren = stepchildrenOf(step.will).filter(({ id }) => id !== person.id)
  const { estateBackup } = person
  const field = backupField(person)
  const chosen = estateBackup.persons.map(({ id }) => id)
  const tick = (id: number, on: boolean) => {
    const others = estateBackup.persons.filter((share) => share.id !== id)
    const persons = on ? [...others, { id, percent: 0, theirChildren: true }] : others
    step.set(field, withPersonChanged(person.id, { estateBackup: { ...estateBackup, split: 'Equal shares', persons } }))
  }
  return (
    <>
      {own.length > 0 && <p className={css.note}>That means {listed.format(own.map(({ fullname }) => fullname))}.</p>}
      {stepchildren.length > 0 && (
        <Checkboxes
          name={field}
          label="Should your stepchildren share too?"
          options={stepchildren.map(({ id, fullname }) => ({
            value: String(id),
            label: fullname,
            checked: chosen.includes(id),
          }))}
          onChange={(id, on) => tick(Number(id), on)}
          error={error}
        />
      )}
    </>
  )
}

function HeirBackup({ step, person, heirs }: { step: Step; person: Person; heirs: readonly Heir[] }) {
  const error = step.errorOf(backupField(person))
  return (
    <section className={css.block}>
      <Radios
        name={ifDieField(person)}
        label={`If ${person.fullname} dies first, who gets their share?`}
        options={offered(step.will, person, heirs)}
        labels={labelsFor(step.will, heirs)}
        notes={notesFor(person, heirs)}
        value={person.estateIfDie}
        onChange={(estateIfDie) => step.set(ifDieField(person), withPersonChanged(person.id, { estateIfDie }))}
        error={step.errorOf(ifDieField(person))}
      />
      {person.estateIfDie === 'Split between specific beneficiaries' && (
        <BackupShares step={step} person={person} error={error} />
      )}
      {person.estateIfDie === 'Pass to my children' && <MyChildren step={step} person={person} error={error} />}
    </section>
  )
}

const ifGrandchildDies: Record<ClassIfDie, string> = {
  'To their children': 'Their own children take their part',
  'To the others': 'It is shared between my other grandchildren',
}

function GrandchildDies({ step }: { step: Step }) {
  const [group] = classesOf(step.will).filter(({ of }) => of === 'My grandchildren')
  if (!group) return null
  return (
    <section className={css.block}>
      <Radios
        name="classes.ifDie"
        label="If a grandchild dies before you, what happens to their part?"
        options={classIfDieOptions}
        labels={ifGrandchildDies}
        notes={{ 'To the others': 'The children of that grandchild would get nothing.' }}
        value={group.ifDie}
        onChange={(ifDie) => step.set('classes.ifDie', (will) => withChangedClass(will, group.of, { ifDie }))}
        error={step.errorOf('classes.ifDie')}
      />
    </section>
  )
}

export function BackupActionPage() {
  const step = useStep('will.beneficiaries.backup-action')
  const heirs = inheritors(step.will)
  return (
    <StepPage
      step={step}
      intro="You may not get the chance to change your will. So say now what should happen."
      aside={
        <p>
          <strong>“Dies first”</strong> also means within 28 days after you. It saves dealing with the same things
          twice, in two estates.
        </p>
      }
    >
      {heirs.map((heir) =>
        heir.kind === 'person' && !isBody(heir.person) ? (
          <HeirBackup key={heir.person.id} step={step} person={heir.person} heirs={heirs} />
        ) : null,
      )}
      <GrandchildDies step={step} />
      <UltimateDefault step={step} />
    </StepPage>
  )
}
