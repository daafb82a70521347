import { Link } from 'react-router'
import { ADULT_FROM_AGE } from '#core/constants.ts'
import { pathOf } from '#core/journey/pages.ts'
import { neededFirst } from '#core/journey/walk.ts'
import { unless } from '#core/rules/rule.ts'
import { ownChildrenOf } from '#core/will/backups.ts'
import { withChangedClass, withEqualShares } from '#core/will/changes.ts'
import { ageOfChildren, asksForChildrenAge } from '#core/will/children-age.ts'
import { laterChildrenMayTake } from '#core/will/later-children.ts'
import { type ClassShare, childrenAges, classShareOptions, estateSplitOptions } from '#core/will/lists.ts'
import { classesOf, inheritors, nameOfHeir } from '#core/will/questions.ts'
import { today } from '../../api/today.ts'
import { markVisited } from '../../api/visits.ts'
import { HandlesOfStep } from '../../features/picture/pull.tsx'
import { Radios } from '../../ui/choices.tsx'
import css from './sections.module.css'
import { ShareBar } from './share-bar.tsx'
import { ShareBoxes } from './share-boxes.tsx'
import bar from './shares.module.css'
import { StepPage } from './step-page.tsx'
import { useShares } from './use-shares.ts'
import { type Step, useStep } from './use-step.ts'

const ages = childrenAges.map((age) => `${age}` as const)

function AgeOfChildren({ step }: { step: Step }) {
  const { will } = step
  const own = ownChildrenOf(will)
  const [only, ...others] = own
  const isOne = only !== undefined && others.length === 0 && !laterChildrenMayTake(will)
  const age = ageOfChildren(will)
  return (
    <Radios
      name="childrenAge"
      label={`At what age should ${isOne ? only.fullname : 'your children'} get what you leave them?`}
      hint={
        age === ADULT_FROM_AGE
          ? undefined
          : `Your executors look after it until then. From 18 the income is theirs, and your executors can hand over some of the rest early. Stepchildren and grandchildren get theirs at 18.`
      }
      layout="pills"
      options={ages}
      value={`${age}`}
      onChange={(chosen) =>
        step.set('childrenAge', (whole) => ({ ...whole, childrenAge: childrenAges[ages.indexOf(chosen)] ?? 18 }))
      }
    />
  )
}

const grandchildrenShare: Record<ClassShare, string> = {
  'Each alike': 'Every grandchild gets the same',
  'By families': 'Each family gets the same',
}

function GrandchildrenShare({ step }: { step: Step }) {
  const [group] = classesOf(step.will).filter(({ of }) => of === 'My grandchildren')
  if (!group) return null
  return (
    <div className={css.next}>
      <Radios
        name="classes.share"
        label="How should your grandchildren divide their share?"
        options={classShareOptions}
        labels={grandchildrenShare}
        notes={{
          'Each alike': 'Three grandchildren have a third each, whoever their parents are.',
          'By families':
            'If one of your children has two children and another has one, the two have a quarter each, and the one has half.',
        }}
        value={group.share}
        onChange={(share) => step.set('classes.share', (will) => withChangedClass(will, group.of, { share }))}
        error={step.errorOf('classes.share')}
      />
    </div>
  )
}

export function SplitDistributionPage() {
  const step = useStep('will.estate-splits.split-distribution', {
    // A sole heir takes everything, and equal shares stay equal when an heir was added since.
    start: (will) =>
      inheritors(will).length === 1 || will.estateSplit === 'Equal shares' ? withEqualShares(will) : will,
    check: (draft) => unless(draft.estateSplit !== undefined, 'estateSplit', 'SELECT_OPTION'),
  })
  const { will } = step
  const heirs = inheritors(will)
  const [only] = heirs
  const first = neededFirst('will.estate-splits.split-distribution', will)
  const alone = heirs.length === 1 && only !== undefined
  const control = useShares(step)
  return (
    <HandlesOfStep value={alone || first ? undefined : control.handles}>
      <StepPage
        step={step}
        // Heard from the total itself; here it is seen on a phone, whose keyboard covers the total.
        note={
          will.estateSplit === 'Different shares' &&
          !alone && (
            <span className={bar.onPhone} aria-hidden="true">
              {control.total}
            </span>
          )
        }
        title={
          alone
            ? `${nameOfHeir(only)} ${only.kind === 'class' && only.group.of === 'My grandchildren' ? 'take' : 'takes'} everything that is left`
            : 'How should it be shared?'
        }
        intro={
          alone
            ? only.kind === 'class'
              ? 'This is everything that is left after debts, costs and gifts. To share it with others, go back and add someone.'
              : 'You chose only one, so there is nothing to share out. To share it, go back and add someone.'
            : 'Pull the bar, or type. These are shares of what is left after debts, costs and gifts.'
        }
      >
        {first && (
          <p className={css.note}>
            You have not chosen anyone to share it yet.{' '}
            <Link to={pathOf(first)} onClick={() => markVisited(first)}>
              Choose who should share what you leave
            </Link>
          </p>
        )}
        {!alone && !first && (
          <Radios
            name="estateSplit"
            label="Equal or different shares?"
            hideLegend
            layout="row"
            options={estateSplitOptions}
            value={will.estateSplit}
            onChange={control.choose}
            error={step.errorOf('estateSplit')}
          />
        )}
        {!alone && !first && <ShareBar control={control} />}
        {!alone && will.estateSplit && <ShareBoxes control={control} step={step} />}
        <GrandchildrenShare step={step} />
        {asksForChildrenAge(will, today()) && (
          <div className={css.next}>
            <AgeOfChildren step={step} />
          </div>
        )}
      </StepPage>
    </HandlesOfStep>
  )
}
