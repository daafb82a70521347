import { Link } from 'react-router'
import { ADULT_FROM_AGE } from '#core/constants.ts'
import { pathOf } from '#core/journey/pages.ts'
import type { StepName } from '#core/journey/steps.ts'
import { neededFirst } from '#core/journey/walk.ts'
import { ownChildrenOf } from '#core/will/backups.ts'
import { laterChildrenMayTake } from '#core/will/later-children.ts'
import { childrenAges, estateSplitOptions } from '#core/will/lists.ts'
import { inheritors } from '#core/will/questions.ts'
import { ageOfChildren, asksForChildrenAge } from '#core/will/young-takers.ts'
import { untilAnAge, howShared as words } from '#words/en/shares.ts'
import { useOffered } from '../../api/offered-parts.ts'
import { today } from '../../api/today.ts'
import { markVisited } from '../../api/visits.ts'
import { Radios } from '../../ui/choices.tsx'
import { GrandchildrenShare, hasGrandchildren } from './grandchildren-questions.tsx'
import { ages, LaterAges } from './later-ages.tsx'
import { ShareBar } from './share-bar.tsx'
import { ShareBoxes } from './share-boxes.tsx'
import type { SharesControl } from './use-shares.ts'
import type { Step } from './use-step.ts'

/** From which age the testator's own children may have what they take. `said`: nothing is chosen before it is answered. */
export function AgeOfChildren({ step, said = false }: { step: Step; said?: boolean }) {
  const { will } = step
  const own = ownChildrenOf(will)
  const [only, ...others] = own
  const isOne = only !== undefined && others.length === 0 && !laterChildrenMayTake(will)
  const age = ageOfChildren(will)
  const othersWait = useOffered('ages')
  return (
    <>
      <Radios
        name="childrenAge"
        label={words.atWhatAgeShouldGetWhat(isOne ? only.fullname : words.yourChildren)}
        layout="pills"
        options={ages}
        value={said && will.childrenAge === undefined ? undefined : `${age}`}
        error={step.errorOf('childrenAge')}
        onChange={(chosen) =>
          step.set('childrenAge', (whole) => ({ ...whole, childrenAge: childrenAges[ages.indexOf(chosen)] ?? 18 }))
        }
      />
      <div role="status">
        {age > ADULT_FROM_AGE && (
          <p className="soft small above-8">
            {untilAnAge.executorsHold} {untilAnAge.thoseWhoWait} {!othersWait && words.stepchildrenAndGrandchildren}
          </p>
        )}
      </div>
    </>
  )
}

/** Beside the button: heard from the total itself; here it is seen on a phone, whose keyboard covers the total. */
export function TotalOnPhone({ step, control }: { step: Step; control: SharesControl }) {
  return step.will.estateSplit === 'Different shares' && inheritors(step.will).length > 1 ? (
    <span className="narrow-only" aria-hidden="true">
      {control.total}
    </span>
  ) : null
}

/** The way to another page, on which is asked what stands in the way here. */
export const AskedAt = ({ field, at, says }: { field: string; at: StepName; says: string }) => (
  <span data-field={field}>
    <Link to={pathOf(at)} onClick={() => markVisited(at)}>
      {says}
    </Link>
  </span>
)

/** How those who share the residue share it, and from which age they may have it. */
export function HowShared({ step, control }: { step: Step; control: SharesControl }) {
  const { will } = step
  const alone = inheritors(will).length === 1
  const first = neededFirst('will.estate-splits.split-distribution', will)
  return (
    <>
      {first && (
        <p className="below-20 soft">
          {words.youHaveNotChosenAnyoneTo}{' '}
          <AskedAt field="persons" at={first} says={words.chooseWhoShouldShareWhatYou} />
        </p>
      )}
      {!alone && !first && (
        <Radios
          name="estateSplit"
          label={words.equalOrDifferentShares}
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
      {hasGrandchildren(step) && (
        <div className="above-32">
          <GrandchildrenShare step={step} />
        </div>
      )}
      {asksForChildrenAge(will, today()) && (
        <div className="above-32">
          <AgeOfChildren step={step} />
        </div>
      )}
      <LaterAges step={step} />
    </>
  )
}
