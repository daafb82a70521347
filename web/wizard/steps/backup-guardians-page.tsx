import { backupGuardianField } from '#core/rules/guardians.rules.ts'
import { isMinor, mayAppointGuardian, youngChildren } from '#core/will/questions.ts'
import { today } from '../../api/today.ts'
import { ChoosePeople } from '../../features/people/choose-people.tsx'
import { TextArea } from '../../ui/text-field.tsx'
import css from './sections.module.css'
import { StepPage } from './step-page.tsx'
import { useStep } from './use-step.ts'

export function BackupGuardiansPage() {
  const step = useStep('will.beneficiaries.backup-guardians')
  const { will } = step
  const children = youngChildren(will, today()).filter(mayAppointGuardian)
  return (
    <StepPage
      step={step}
      title={
        children.length === 1
          ? 'Who should step in if your first choice cannot?'
          : 'Who should look after them if your first choice cannot?'
      }
      intro="You do not have to name anyone. If you do, they act only when none of your first choices can."
    >
      {children.map((child) => (
        <section key={child.id} className={css.block}>
          <h2 className={css.heading}>{child.fullname}</h2>
          <ChoosePeople
            will={will}
            field={backupGuardianField(child)}
            to={{ list: 'backupGuardian', child: child.id }}
            candidates={will.persons.filter(
              (person) => !isMinor(person, today()) && !person.isExcluded && !child.guardianId.includes(person.id),
            )}
            chosen={child.backupGuardianId}
            addAs="Backup Guardian"
            addTitle={`Add a backup guardian for ${child.fullname}`}
            chosenAs={`backup guardian of ${child.fullname}`}
            error={step.errorOf(backupGuardianField(child))}
          />
        </section>
      ))}
      <TextArea
        name="guardians.description"
        label="Is there anything their guardians should know?"
        hint="School, faith, people to stay in touch with. It goes into a letter for them, not into the will."
        optional
        value={will.guardians?.description ?? ''}
        onChange={(description) => step.set('guardians', (whole) => ({ ...whole, guardians: { description } }))}
      />
    </StepPage>
  )
}
