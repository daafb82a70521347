import { Link } from 'react-router'
import { pathOf } from '#core/journey/pages.ts'
import type { Will } from '#core/will/schema.ts'
import { anotherPlan as words } from '#words/en/summary.ts'
import { openPlan, storedPlan, useShownPlan } from '../../api/plan.ts'
import { Button } from '../../ui/button.tsx'
import pageCss from '../../ui/plain-page.module.css'

/** On the summary: starts another plan, or goes back to the one that waits. */
export function AnotherPlan({ will }: { will: Will }) {
  const waits = storedPlan() !== undefined
  return (
    <section className={`${pageCss.panel} off-paper`}>
      <h2>{waits ? words.yourOtherPlan : words.notSureYet}</h2>
      <p className="soft">{waits ? words.youHaveNotDecidedOnIt : words.copyYourWillIntoAPlan}</p>
      <div className="cluster above-32">
        <Button
          label={waits ? words.goOnWithMyPlan : words.whatIfIDidItDifferently}
          look="secondary"
          onClick={() => {
            openPlan(will)
            window.scrollTo(0, 0)
          }}
        />
      </div>
    </section>
  )
}

/** On a step, while the tab shows the plan. */
export function PlanNotice() {
  if (!useShownPlan()) return null
  return (
    <p className={pageCss.saved}>
      {words.youAreChangingYourPlanYour} <Link to={pathOf('will.summary')}>{words.seeTheTwoSideBySide}</Link>
    </p>
  )
}
