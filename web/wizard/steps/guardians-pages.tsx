import {
  backupGuardianField,
  guardianField,
  otherResponsibilityField,
  responsibilityField,
  stepchildRoleField,
} from '#core/rules/guardians.rules.ts'
import { listed } from '#core/text/names.ts'
import { withChangedItem } from '#core/will/changes.ts'
import { type StepchildRole, stepchildRoles, yesNoNotSure } from '#core/will/lists.ts'
import {
  guardedLikeLater,
  isAddedAsStepchild,
  isAppointmentDecided,
  isStepchild,
  mayAppointGuardian,
  ownWithGuardian,
  personById,
  shareGuardians,
  youngChildren,
} from '#core/will/questions.ts'
import type { Person } from '#core/will/schema.ts'
import { today } from '../../api/today.ts'
import { ChoosePeople } from '../../features/people/choose-people.tsx'
import { Radios } from '../../ui/choices.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import css from './sections.module.css'
import { StepPage } from './step-page.tsx'
import { type Step, useStep } from './use-step.ts'

const firstName = (person: Person): string => person.fullname.split(/\s+/)[0] ?? person.fullname

function GuardianQuestion<const Option extends string>({
  step,
  child,
  field,
  name,
  label,
  hint,
  options,
  labels,
}: {
  step: Step
  child: Person
  field: 'parentalResponsibility' | 'otherParentalResponsibility' | 'stepchildRole'
  name: string
  label: string
  hint?: string
  options: readonly Option[]
  labels?: Record<Option, string>
}) {
  return (
    <Radios
      name={name}
      label={label}
      {...(hint !== undefined && { hint })}
      layout="pills"
      options={options}
      {...(labels && { labels })}
      value={options.find((option) => option === child[field])}
      onChange={(answer) =>
        step.set(name, (will) => {
          const current = personById(will, child.id)
          return current ? withChangedItem(will, 'persons', { ...current, [field]: answer }) : will
        })
      }
      error={step.errorOf(name)}
    />
  )
}

const roleLabels: Record<StepchildRole, string> = {
  Adopted: 'I have adopted them',
  Guardian: 'I am their guardian',
  'Special guardian': 'I am their special guardian',
  'None of these': 'None of these',
  'Not sure': 'Not sure',
}

const whyNoGuardian = (child: Person, first: string): string =>
  isAddedAsStepchild(child)
    ? `A step-parent cannot appoint a guardian, even with parental responsibility, so your will names none for ${first}. ${first}’s own parents can, in their wills.`
    : `Only a parent with parental responsibility can appoint a guardian, so your will cannot name one for ${first}. Birth mothers always have it. A solicitor can tell you if you do.`

function ChildGuardians({ step, child }: { step: Step; child: Person }) {
  const first = firstName(child)
  const added = isAddedAsStepchild(child)
  return (
    <section className={css.block}>
      <h2 className={css.heading}>{child.fullname}</h2>
      {added ? (
        <GuardianQuestion
          step={step}
          child={child}
          field="stepchildRole"
          name={stepchildRoleField(child)}
          label={`Have you adopted ${first}, or are you their guardian or special guardian?`}
          hint="A court order or an earlier will makes a person a guardian. An agreement that gives you parental responsibility does not."
          options={stepchildRoles}
          labels={roleLabels}
        />
      ) : (
        <GuardianQuestion
          step={step}
          child={child}
          field="parentalResponsibility"
          name={responsibilityField(child)}
          label={`Do you have parental responsibility for ${first}?`}
          options={yesNoNotSure}
        />
      )}
      {child.stepchildRole === 'Adopted' && added && (
        <p className="below-20 soft">
          Adoption made {first} your child in law, so your will calls {first} your son or daughter.
        </p>
      )}
      {mayAppointGuardian(child) && (
        <GuardianQuestion
          step={step}
          child={child}
          field="otherParentalResponsibility"
          name={otherResponsibilityField(child)}
          label={
            isStepchild(child)
              ? `Is a parent with parental responsibility for ${first} alive?`
              : `Does another parent have parental responsibility for ${first}?`
          }
          hint="A grandparent or a step-parent who has it does not count here."
          options={yesNoNotSure}
        />
      )}
      {mayAppointGuardian(child) && (
        <ChoosePeople
          will={step.will}
          field={guardianField(child)}
          label={`Who should look after ${first}?`}
          to={{ list: 'guardian', child: child.id }}
          addAs="Guardian"
          addTitle={`Add a guardian for ${first}`}
          chosenAs={`guardian of ${first}`}
          under18="GUARDIAN_UNDER_18"
          error={step.errorOf(guardianField(child))}
        />
      )}
      {isAppointmentDecided(child) && !mayAppointGuardian(child) && (
        <p className="below-20 soft">{whyNoGuardian(child, first)}</p>
      )}
    </section>
  )
}

export function GuardiansPage() {
  const step = useStep('will.beneficiaries.guardians')
  const children = youngChildren(step.will, today())
  const names = listed.format(children.map(firstName))
  return (
    <StepPage
      step={step}
      title={children.length === 1 ? `Who should look after ${names}?` : undefined}
      intro={`${names} ${children.length === 1 ? 'is' : 'are'} under 18. If no parent with parental responsibility is alive, a guardian brings ${children.length === 1 ? names : 'them'} up to the age of 18.`}
      aside={
        <>
          <p>
            <strong>Can I name two people?</strong> Yes. They act together, so choose people who get on. You can name
            backups on the next page.
          </p>
          <p>
            <strong>What is parental responsibility?</strong> The legal rights and duties of a parent. A birth mother
            has it. A father or second parent usually has it if married to her or named on the birth certificate.
          </p>
        </>
      }
    >
      {children.map((child) => (
        <ChildGuardians key={child.id} step={step} child={child} />
      ))}
    </StepPage>
  )
}

const NOBODY_YET = 'Nobody yet'

/** Where the children have different guardians, a child born later has none until the testator says whose. */
function LaterChildGuardians({ step }: { step: Step }) {
  const { will } = step
  const own = ownWithGuardian(will, today())
  if (shareGuardians(own)) return null
  const said = own.some(({ guardiansOfLater }) => guardiansOfLater !== undefined)
  const like = guardedLikeLater(own)
  return (
    <Radios
      name="guardiansOfLater"
      label="Who would look after a child you have or adopt later?"
      hint="Your children do not all have the same guardians and backups, so your will has to say it."
      options={[...own.map(({ id }) => `${id}`), NOBODY_YET]}
      labels={Object.fromEntries([
        ...own.map((child) => [`${child.id}`, `The same people as for ${firstName(child)}`]),
        [NOBODY_YET, 'I will say when the child is here'],
      ])}
      value={like ? `${like.id}` : said ? NOBODY_YET : undefined}
      onChange={(chosen) =>
        step.set('guardiansOfLater', (whole) => ({
          ...whole,
          persons: whole.persons.map((person) =>
            own.some(({ id }) => id === person.id)
              ? { ...person, guardiansOfLater: `${person.id}` === chosen ? 'Yes' : 'No' }
              : person,
          ),
        }))
      }
    />
  )
}

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
      intro="You do not have to choose a backup. They act only if none of your first choices can."
    >
      {children.map((child) => (
        <section key={child.id} className={css.block}>
          <h2 className={css.heading}>{child.fullname}</h2>
          <ChoosePeople
            will={will}
            field={backupGuardianField(child)}
            to={{ list: 'backupGuardian', child: child.id }}
            addAs="Backup Guardian"
            addTitle={`Add a backup guardian for ${child.fullname}`}
            chosenAs={`backup guardian of ${child.fullname}`}
            under18="GUARDIAN_UNDER_18"
            error={step.errorOf(backupGuardianField(child))}
          />
        </section>
      ))}
      <LaterChildGuardians step={step} />
      <TextArea
        {...step.part('guardians')('description')}
        label="Is there anything their guardians should know?"
        hint="School, faith, people to stay in touch with. We put this in a letter to them, not in your will."
        optional
      />
    </StepPage>
  )
}
