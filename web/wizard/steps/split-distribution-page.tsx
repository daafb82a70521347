import { Link } from 'react-router'
import { ADULT_FROM_AGE, WHOLE_ESTATE_HUNDREDTHS } from '#core/constants.ts'
import { pathOf } from '#core/journey/pages.ts'
import { neededFirst } from '#core/journey/walk.ts'
import { shareField } from '#core/rules/estate.rules.ts'
import { unless } from '#core/rules/rule.ts'
import { percentInWords } from '#core/text/money.ts'
import { ownChildrenOf } from '#core/will/backups.ts'
import { withChangedClass, withEqualShares } from '#core/will/changes.ts'
import { ageOfChildren, asksForChildrenAge } from '#core/will/children-age.ts'
import { laterChildrenMayTake } from '#core/will/later-children.ts'
import { type ClassShare, childrenAges, classShareOptions, estateSplitOptions } from '#core/will/lists.ts'
import { classesOf, type Heir, inheritors, nameOfHeir } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { today } from '../../api/today.ts'
import { markVisited } from '../../api/visits.ts'
import { Card, CardList } from '../../features/people/cards.tsx'
import { Radios } from '../../ui/choices.tsx'
import { FieldError } from '../../ui/field.tsx'
import { PercentField } from '../../ui/text-field.tsx'
import { withPersonChanged } from './person-changed.ts'
import css from './sections.module.css'
import { StepPage } from './step-page.tsx'
import { type Step, useStep } from './use-step.ts'

/** Sets the share of an heir, in hundredths of a percent. */
const withShare = (will: Will, heir: Heir, hundredths: number): Will => {
  const change = { estatePercent: hundredths / 100 }
  switch (heir.kind) {
    case 'person':
      return withPersonChanged(heir.person.id, change)(will)
    case 'charity':
      return {
        ...will,
        charities: will.charities.map((charity) =>
          charity.id === heir.charity.id ? { ...charity, ...change } : charity,
        ),
      }
    case 'class':
      return withChangedClass(will, heir.group.of, change)
  }
}

function Shares({ step, heirs }: { step: Step; heirs: readonly Heir[] }) {
  const total = heirs.reduce((sum, heir) => sum + heir.hundredths, 0)
  const wrong = step.errorOf('estatePercent')
  return (
    <div data-field="estatePercent">
      {heirs.map((heir) => (
        <PercentField
          key={shareField(heir)}
          name={shareField(heir)}
          label={nameOfHeir(heir)}
          value={heir.hundredths === 0 ? undefined : heir.hundredths / 100}
          onChange={(percent) =>
            step.set(shareField(heir), (will) => withShare(will, heir, Math.round((percent ?? 0) * 100)))
          }
          error={step.errorOf(shareField(heir))}
        />
      ))}
      <p className={`${css.total} ${wrong ? css.wrong : ''}`} role="status">
        <span>Total</span>
        <span>
          {percentInWords(total)}%
          {total !== WHOLE_ESTATE_HUNDREDTHS &&
            (total < WHOLE_ESTATE_HUNDREDTHS
              ? `, ${percentInWords(WHOLE_ESTATE_HUNDREDTHS - total)}% to go`
              : `, ${percentInWords(total - WHOLE_ESTATE_HUNDREDTHS)}% too much`)}
        </span>
      </p>
      {wrong && <FieldError id="estatePercent">{wrong}</FieldError>}
    </div>
  )
}

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
  const choose = (option: (typeof estateSplitOptions)[number]) =>
    step.set('estateSplit', (whole) =>
      option === 'Equal shares' ? withEqualShares(whole) : { ...whole, estateSplit: option },
    )
  return (
    <StepPage
      step={step}
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
          : 'These are shares of the rest: what is left after debts, costs and gifts.'
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
          onChange={choose}
          error={step.errorOf('estateSplit')}
        />
      )}
      {!alone && will.estateSplit === 'Equal shares' && (
        <CardList>
          {heirs.map((heir) => (
            <Card key={shareField(heir)} name={nameOfHeir(heir)} note={`One of ${heirs.length} equal shares`} />
          ))}
        </CardList>
      )}
      {!alone && will.estateSplit === 'Different shares' && <Shares step={step} heirs={heirs} />}
      <GrandchildrenShare step={step} />
      {asksForChildrenAge(will, today()) && (
        <div className={css.next}>
          <AgeOfChildren step={step} />
        </div>
      )}
    </StepPage>
  )
}
