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
import { shared, guardians as words } from '#words/en/steps.ts'
import { today } from '../../api/today.ts'
import { ChoosePeople } from '../../features/people/choose-people.tsx'
import { Radios } from '../../ui/choices.tsx'
import { Runs } from '../../ui/runs.tsx'
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
  Adopted: words.iHaveAdoptedThem,
  Guardian: words.iAmTheirGuardian,
  'Special guardian': words.iAmTheirSpecialGuardian,
  'None of these': words.noneOfThese,
  'Not sure': words.notSure,
}

const whyNoGuardian = (child: Person, first: string): string =>
  isAddedAsStepchild(child) ? words.aStepParentCannotAppointA(first) : words.onlyAParentWithParental(first)

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
          label={words.haveYouAdoptedOrAreYou(first)}
          hint={words.aCourtOrderOrAnEarlier}
          options={stepchildRoles}
          labels={roleLabels}
        />
      ) : (
        <GuardianQuestion
          step={step}
          child={child}
          field="parentalResponsibility"
          name={responsibilityField(child)}
          label={words.doYouHaveParental(first)}
          options={yesNoNotSure}
        />
      )}
      {child.stepchildRole === 'Adopted' && added && (
        <p className="below-20 soft">{words.adoptionMadeYourChildInLaw(first)}</p>
      )}
      {mayAppointGuardian(child) && (
        <GuardianQuestion
          step={step}
          child={child}
          field="otherParentalResponsibility"
          name={otherResponsibilityField(child)}
          label={isStepchild(child) ? words.isAParentWithParental(first) : words.doesAnotherParentHaveParental(first)}
          hint={words.aGrandparentOrAStepParent}
          options={yesNoNotSure}
        />
      )}
      {mayAppointGuardian(child) && (
        <ChoosePeople
          will={step.will}
          field={guardianField(child)}
          label={shared.whoShouldLookAfter(first)}
          to={{ list: 'guardian', child: child.id }}
          addAs="Guardian"
          addTitle={words.addAGuardianFor(first)}
          chosenAs={words.guardianOf(first)}
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
      title={children.length === 1 ? shared.whoShouldLookAfter(names) : undefined}
      intro={words.under18IfNoParentWith(
        names,
        children.length === 1 ? 'is' : 'are',
        children.length === 1 ? names : 'them',
      )}
      aside={
        <>
          <p>
            <Runs of={words.canINameTwoPeopleYes} />
          </p>
          <p>
            <Runs of={words.whatIsParentalResponsibility} />
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
      {...words.guardiansOfLater}
      options={[...own.map(({ id }) => `${id}`), NOBODY_YET]}
      labels={Object.fromEntries([
        ...own.map((child) => [`${child.id}`, words.theSamePeopleAsFor(firstName(child))]),
        [NOBODY_YET, words.iWillSayWhenTheChild],
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
      title={children.length === 1 ? words.whoShouldStepInIfYour : words.whoShouldLookAfterThemIf}
      intro={words.youDoNotHaveToChoose}
    >
      {children.map((child) => (
        <section key={child.id} className={css.block}>
          <h2 className={css.heading}>{child.fullname}</h2>
          <ChoosePeople
            will={will}
            field={backupGuardianField(child)}
            to={{ list: 'backupGuardian', child: child.id }}
            addAs="Backup Guardian"
            addTitle={words.addABackupGuardianFor(child.fullname)}
            chosenAs={words.backupGuardianOf(child.fullname)}
            under18="GUARDIAN_UNDER_18"
            error={step.errorOf(backupGuardianField(child))}
          />
        </section>
      ))}
      <LaterChildGuardians step={step} />
      <TextArea {...step.part('guardians')('description')} {...words.description} optional />
    </StepPage>
  )
}
