import { Link, useLocation } from 'react-router'
import { pathOf } from '#core/journey/pages.ts'
import { hasValues } from '#core/will/new-will.ts'
import type { Will } from '#core/will/schema.ts'
import { toValues as words } from '#words/en/picture.ts'
import { useOffered } from '../../api/offered-parts.ts'
import { useShownPlan } from '../../api/plan.ts'

/** The way to the page about what things are worth, which is about the will and not about a plan beside it. */
export function ToValues({ will }: { will: Will }) {
  const { pathname, search } = useLocation()
  const isOffered = useOffered('estimates')
  const isPlan = useShownPlan() !== undefined
  if (!isOffered || isPlan) return null
  return (
    <p className="above-20 below-28 lower-16 ruled off-paper">
      <Link to={pathOf('will.values')} state={{ from: `${pathname}${search}` }}>
        {hasValues(will) ? words.changeWhatThingsAreWorth : words.roughlyWhatIsItWorthSee}
      </Link>
    </p>
  )
}
