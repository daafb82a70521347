import { Link } from 'react-router'
import { pathOf } from '#core/journey/pages.ts'
import type { Will } from '#core/will/schema.ts'
import { openPlan, storedPlan, useShownPlan } from '../../api/plan.ts'
import { Button } from '../../ui/button.tsx'
import pageCss from '../../ui/plain-page.module.css'

/** On the summary: starts another plan, or goes back to the one that waits. */
export function AnotherPlan({ will }: { will: Will }) {
  const waits = storedPlan() !== undefined
  return (
    <section className={pageCss.panel}>
      <h2>{waits ? 'Your other plan' : 'Not sure yet?'}</h2>
      <p className="soft">
        {waits
          ? 'You have not decided on it yet. Your will is as it was.'
          : 'Copy your will into a plan, change anything, and see the two side by side. Your will stays as it is.'}
      </p>
      <div className="cluster above-32 off-paper">
        <Button
          look="secondary"
          onClick={() => {
            openPlan(will)
            window.scrollTo(0, 0)
          }}
        >
          {waits ? 'Go on with my plan' : 'What if I did it differently?'}
        </Button>
      </div>
    </section>
  )
}

/** On a step, while the tab shows the plan. */
export function PlanNotice() {
  if (!useShownPlan()) return null
  return (
    <p className={pageCss.saved}>
      You are changing your plan. Your will stays as it is.{' '}
      <Link to={pathOf('will.summary')}>See the two side by side</Link>
    </p>
  )
}
