import { type ComponentProps, useState } from 'react'
import { problemsOfStep } from '#core/journey/walk.ts'
import { backupGuardianField, guardianField } from '#core/rules/guardians.rules.ts'
import { listed } from '#core/text/names.ts'
import { type StepchildRole, stepchildRoles, type YesNoNotSure, yesNoNotSure } from '#core/will/lists.ts'
import {
  guardedChildren,
  guardedLikeLater,
  guardedTogether,
  isAddedAsStepchild,
  isAppointmentDecided,
  isStepchild,
  mayAppointGuardian,
  ownWithGuardian,
  shareGuardians,
} from '#core/will/questions.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { shared, guardians as words } from '#words/en/steps.ts'
import { today } from '../../api/today.ts'
import { useForm } from '../../api/will.ts'
import { ChoosePeople } from '../../features/people/choose-people.tsx'
import { Button } from '../../ui/button.tsx'
import { Radios } from '../../ui/choices.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import css from './sections.module.css'
import { StepPage } from './step-page.tsx'
import { type Step, useStep } from './use-step.ts'

const firstName = (person: Person): string => person.fullname.split(/\s+/)[0] ?? person.fullname
const firstNames = (children: readonly Person[]): string => listed.format(children.map(firstName))

const idsOf = (children: readonly Person[]): string => children.map(({ id }) => id).join()

/**
 * Children who are asked about together, until the customer answers for each: those who are alike when the page opens. `shown`: the
 * groups of a will as the page asks about them.
 */
const useTogether = (alike: (will: Will) => readonly Person[][]) => {
  const { will } = useForm()
  const [together, setTogether] = useState(() => alike(will).map(idsOf))
  const shown = (draft: Will) =>
    alike(draft).flatMap((group) => (together.includes(idsOf(group)) ? [group] : group.map((child) => [child])))
  const answerForEach = (groups: readonly Person[][]) =>
    groups.some(({ length }) => length > 1) && (
      <p>
        <Button
          label={words.answerForEachChild}
          look="link"
          onClick={() => {
            setTogether([])
            document.querySelector('h1')?.focus()
          }}
        />
      </p>
    )
  return { shown, answerForEach }
}

/** A question about children who have the same answer to it, which their first child is the place of. */
function GuardianQuestion<const Option extends string>({
  step,
  group,
  field,
  said,
  saying = (answer) => ({ [field]: answer }),
  ...asked
}: {
  step: Step
  group: readonly Person[]
  field: 'parentalResponsibility' | 'otherParentalResponsibility' | 'stepchildRole'
  said: Option | undefined
  /** What an answer says of each child. */
  saying?: (answer: Option) => Partial<Person>
} & Pick<ComponentProps<typeof Radios<Option>>, 'label' | 'hint' | 'options' | 'labels'>) {
  const name = `${field}.${group[0]?.id}`
  return (
    <Radios
      {...asked}
      name={name}
      layout="pills"
      value={said}
      onChange={(answer) =>
        step.set(name, (will) => ({
          ...will,
          persons: will.persons.map((person) =>
            group.some(({ id }) => id === person.id) ? { ...person, ...saying(answer) } : person,
          ),
        }))
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

/** What is said of a child's parents: of another one only where the testator has parental responsibility. */
const parentsWithResponsibility = ['Yes, both', 'Only me', 'Not sure of them', 'No', 'Not sure'] as const
type Responsible = (typeof parentsWithResponsibility)[number]

const ofAnother: Partial<Record<Responsible, YesNoNotSure>> = {
  'Yes, both': 'Yes',
  'Only me': 'No',
  'Not sure of them': 'Not sure',
}

const responsibleFor = ({ parentalResponsibility: own, otherParentalResponsibility: other }: Person) =>
  parentsWithResponsibility.find((each) => (own === 'Yes' ? other && ofAnother[each] === other : each === own))

const responsible = (answer: Responsible): Partial<Person> => {
  const other = ofAnother[answer]
  if (other) return { parentalResponsibility: 'Yes', otherParentalResponsibility: other }
  return { parentalResponsibility: answer === 'No' ? 'No' : 'Not sure' }
}

const whyNoGuardian = (child: Person, first: string): string =>
  isAddedAsStepchild(child) ? words.aStepParentCannotAppointA(first) : words.onlyAParentWithParental(first)

function ChildGuardians({ step, group, headed }: { step: Step; group: readonly Person[]; headed: boolean }) {
  const [child] = group
  if (!child) return null
  const first = firstNames(group)
  const added = isAddedAsStepchild(child)
  return (
    <section className={css.block}>
      {headed && <h2 className={css.heading}>{group.length === 1 ? child.fullname : first}</h2>}
      {added ? (
        <GuardianQuestion
          step={step}
          group={group}
          field="stepchildRole"
          said={child.stepchildRole}
          label={words.haveYouAdoptedOrAreYou(first)}
          hint={words.aCourtOrderOrAnEarlier}
          options={stepchildRoles}
          labels={roleLabels}
        />
      ) : (
        <GuardianQuestion
          step={step}
          group={group}
          field="parentalResponsibility"
          said={responsibleFor(child)}
          saying={responsible}
          label={words.doBothParentsHaveParental(first)}
          hint={words.aGrandparentOrAStepParent}
          options={parentsWithResponsibility}
          labels={words.parentsWithResponsibility}
        />
      )}
      {child.stepchildRole === 'Adopted' &&
        added &&
        group.map((each) => (
          <p key={each.id} className="below-20 soft">
            {words.adoptionMadeYourChildInLaw(firstName(each))}
          </p>
        ))}
      {added && mayAppointGuardian(child) && (
        <GuardianQuestion
          step={step}
          group={group}
          field="otherParentalResponsibility"
          said={child.otherParentalResponsibility}
          label={isStepchild(child) ? words.isAParentWithParental(first) : words.doesAnotherParentHaveParental(first)}
          hint={words.aGrandparentOrAStepParent}
          options={yesNoNotSure}
        />
      )}
      {mayAppointGuardian(child) && (
        <ChoosePeople
          will={step.will}
          field={guardianField(child)}
          label={words.guardiansOf(first)}
          to={{ list: 'guardian', children: group.map(({ id }) => id) }}
          addTitle={words.addAGuardianFor(first)}
          chosenAs={words.guardianOf(first)}
          error={step.errorOf(guardianField(child))}
        />
      )}
      {isAppointmentDecided(child) && !mayAppointGuardian(child) && (
        <p className="below-20 soft">{whyNoGuardian(child, first)}</p>
      )}
    </section>
  )
}

const GUARDIANS = 'will.beneficiaries.guardians'

export function GuardiansPage() {
  const { shown, answerForEach } = useTogether((will) => guardedTogether(will, today()))
  // What is asked of a group is missing once, and stands at the fields of its first child.
  const check = (draft: Will) => {
    const asked = shown(draft).map(([first]) => `.${first?.id}`)
    return problemsOfStep(GUARDIANS, draft, today()).filter(({ field }) => asked.some((id) => field.endsWith(id)))
  }
  const step = useStep(GUARDIANS, { check })
  const groups = shown(step.will)
  const children = groups.flat()
  const names = firstNames(children)
  return (
    <StepPage
      step={step}
      title={children.length === 1 ? shared.whoShouldLookAfter(names) : undefined}
      intro={words.ifNoParentIsAlive}
      help={[words.canINameTwoPeopleYes, words.whatIsParentalResponsibility]}
    >
      {groups.map((group) => (
        <ChildGuardians key={idsOf(group)} step={step} group={group} headed={groups.length > 1} />
      ))}
      {answerForEach(groups)}
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

const ofSameGuardians = (will: Will): Person[][] => {
  const children = guardedChildren(will, today())
  return shareGuardians(children) ? [children] : children.map((child) => [child])
}

export function BackupGuardiansPage() {
  const step = useStep('will.beneficiaries.backup-guardians')
  const { will } = step
  const { shown, answerForEach } = useTogether(ofSameGuardians)
  const groups = shown(will)
  return (
    <StepPage
      step={step}
      title={groups.flat().length === 1 ? words.whoShouldStepInIfYour : undefined}
      intro={words.youCanLeaveThisEmpty}
    >
      {groups.map((group) => {
        const [child] = group
        const names = group.length === 1 ? child?.fullname : firstNames(group)
        return (
          child &&
          names && (
            <section key={idsOf(group)} className={css.block}>
              <h2 className={css.heading}>{names}</h2>
              <ChoosePeople
                will={will}
                field={backupGuardianField(child)}
                to={{ list: 'backupGuardian', children: group.map(({ id }) => id) }}
                addTitle={words.addABackupGuardianFor(names)}
                chosenAs={words.backupGuardianOf(names)}
                error={step.errorOf(backupGuardianField(child))}
              />
            </section>
          )
        )
      })}
      {answerForEach(groups)}
      <LaterChildGuardians step={step} />
      <TextArea {...step.part('guardians')('description')} {...words.description} optional />
    </StepPage>
  )
}
