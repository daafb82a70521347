import { useState } from 'react'
import { useLocation } from 'react-router'
import { withPartNow } from '#core/advice/left-out.triggers.ts'
import { neededFirst } from '#core/journey/walk.ts'
import { unless } from '#core/rules/rule.ts'
import { capital } from '#core/text/names.ts'
import { withSettledShares } from '#core/will/changes.ts'
import { adultCandidatesOf, type Heir, inheritors, nameOfHeir } from '#core/will/questions.ts'
import { asksForChildrenAge } from '#core/will/young-takers.ts'
import { kept } from '#words/en/forms.ts'
import { splitDistribution as words } from '#words/en/shares.ts'
import { useOffered } from '../../api/offered-parts.ts'
import { today } from '../../api/today.ts'
import { ToValues } from '../../features/picture/to-values.tsx'
import { Button } from '../../ui/button.tsx'
import { IncomeFirst, incomeFirstIsSaid } from '../trusts/income-first.tsx'
import { trustIn } from '../trusts/takers-step.ts'
import { InPoundsBesideStep } from '../values/beside-step.tsx'
import { HowShared, TotalOnPhone } from './how-shared.tsx'
import { StepPage } from './step-page.tsx'
import { useShares } from './use-shares.ts'
import { type Step, useStep } from './use-step.ts'

const isSeveral = (heir: Heir): boolean =>
  heir.kind === 'class' ? heir.group.of === 'My grandchildren' : heir.kind === 'person' && heir.person.died === true

/** The shares at once, and one line for a customer who wants somebody to have the income first. */
function SharedAtOnce({ step, onIncomeFirst }: { step: Step; onIncomeFirst: (() => void) | undefined }) {
  const { will } = step
  const heirs = inheritors(will)
  const [only] = heirs
  const alone = heirs.length === 1 && only !== undefined
  const first = neededFirst('will.estate-splits.split-distribution', will)
  const control = useShares(step)
  return (
    <StepPage
      step={step}
      handles={!alone && !first && control.isPulled ? control.handles : undefined}
      note={<TotalOnPhone step={step} control={control} />}
      title={alone ? words.theRest(capital(kept.said(nameOfHeir(only))), isSeveral(only) ? 'get' : 'gets') : undefined}
      intro={
        alone
          ? // Where an age is asked of a sole heir, that is enough to read.
            asksForChildrenAge(will, today())
            ? undefined
            : words.theRestIsEverythingLeftAfter
          : words.debtsComeFirst
      }
    >
      <HowShared step={step} control={control} />
      {onIncomeFirst && (
        <p className="above-32">
          <Button label={words.shouldSomeoneHaveTheIncome} look="link" onClick={onIncomeFirst} />
        </p>
      )}
      <InPoundsBesideStep will={step.will} at="shares" />
      <ToValues will={step.saved} />
    </StepPage>
  )
}

export function SplitDistributionPage() {
  const offered = useOffered('life-interest')
  const { state } = useLocation()
  const [asking, setAsking] = useState(false)
  const step = useStep('will.estate-splits.split-distribution', {
    start: (will) => withSettledShares(state?.partNow ? withPartNow(today())(will) : will),
    check: (draft) => [
      ...incomeFirstIsSaid(draft, asking),
      ...unless(draft.estateSplit !== undefined || inheritors(draft).length < 2, 'estateSplit', 'SELECT_OPTION'),
    ],
  })
  const { will } = step
  if (asking || trustIn(will, 'Residue')) return <IncomeFirst step={step} onEnd={() => setAsking(false)} />
  const mayHaveIncome = offered && adultCandidatesOf(will, today()).length > 0
  return <SharedAtOnce step={step} onIncomeFirst={mayHaveIncome ? () => setAsking(true) : undefined} />
}
