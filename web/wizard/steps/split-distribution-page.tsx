import { Link } from 'react-router'
import { ADULT_FROM_AGE, WHOLE_ESTATE_HUNDREDTHS } from '#core/constants.ts'
import { pathOf } from '#core/journey/pages.ts'
import { neededFirst } from '#core/journey/walk.ts'
import { shareField } from '#core/rules/estate.rules.ts'
import { unless } from '#core/rules/rule.ts'
import { percentInWords } from '#core/text/money.ts'
import { ownChildrenOf } from '#core/will/backups.ts'
import { withEqualShares } from '#core/will/changes.ts'
import { ageOfChildren, asksForChildrenAge } from '#core/will/children-age.ts'
import { laterChildrenMayTake } from '#core/will/later-children.ts'
import { childrenAges, estateSplitOptions } from '#core/will/lists.ts'
import { type Heir, inheritors, nameOfHeir } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { today } from '../../api/today.ts'
import { markVisited } from '../../api/visits.ts'
import { Card, CardList } from '../../features/people/cards.tsx'
import { Radios } from '../../ui/choices.tsx'
import { FieldError } from '../../ui/field.tsx'
import { PercentField } from '../../ui/text-field.tsx'
import css from './sections.module.css'
import { StepPage } from './step-page.tsx'
import { type Step, useStep } from './use-step.ts'

const isHeir = (heir: Heir, list: 'persons' | 'charities', id: number): boolean =>
  heir.kind === 'person' ? list === 'persons' && heir.person.id === id : list === 'charities' && heir.charity.id === id

/** Sets the shares of the given heirs, in hundredths of a percent. */
const withShares = (will: Will, shares: readonly { heir: Heir; hundredths: number }[]): Will => {
  const of = (list: 'persons' | 'charities', id: number) => shares.find(({ heir }) => isHeir(heir, list, id))
  const put = <T extends { id: number; estatePercent: number }>(list: 'persons' | 'charities', item: T): T => {
    const share = of(list, item.id)
    return share ? { ...item, estatePercent: share.hundredths / 100 } : item
  }
  return {
    ...will,
    persons: will.persons.map((person) => put('persons', person)),
    charities: will.charities.map((charity) => put('charities', charity)),
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
            step.set(shareField(heir), (will) =>
              withShares(will, [{ heir, hundredths: Math.round((percent ?? 0) * 100) }]),
            )
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
              ? `, ${percentInWords(WHOLE_ESTATE_HUNDREDTHS - total)}% left to give`
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
      label={`At what age should ${isOne ? only.fullname : 'your children'} have what you leave them?`}
      hint={
        age === ADULT_FROM_AGE
          ? undefined
          : `Your executors look after it until then. From 18 the income is theirs, and your executors may hand over some of the rest early. Stepchildren and grandchildren have theirs at 18.`
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
      title={alone ? `${nameOfHeir(only)} takes everything that is left` : 'How should it be shared?'}
      intro={
        alone
          ? 'You named one beneficiary, so there is nothing to divide. To share it, go back and add someone.'
          : 'These are shares of what is left after debts, costs and gifts.'
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
      {asksForChildrenAge(will, today()) && (
        <div className={css.next}>
          <AgeOfChildren step={step} />
        </div>
      )}
    </StepPage>
  )
}
