import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { PageName } from '#core/journey/pages.ts'
import { isComplete } from '#core/journey/walk.ts'
import type { Will } from '#core/will/schema.ts'
import { summaryNotices as words } from '#words/en/summary.ts'
import { today } from '../../api/today.ts'
import { forgetTurnedAway, turnedAway } from '../../api/turned-away.ts'
import { PaymentUnderWay } from '../../features/checkout/payment-under-way.tsx'
import pageCss from '../../ui/plain-page.module.css'
import { textInState } from '../../ui/router-state.ts'
import { Paragraph } from '../../ui/runs.tsx'
import { UnsavedNotice } from '../../ui/unsaved-notice.tsx'

/** Why the page that was asked for is not shown. */
const reasons: Partial<Record<PageName, string>> = {
  'will.addons': words.checkYourWillHereFirstYou,
  'will.my-checkout': words.checkYourWillHereFirstYou,
  'will.my-downloads': words.yourDocumentsAreReadyOnce,
  'will.my-downloads-thank-you': words.yourDocumentsAreReadyOnce,
  'will.lpa': words.youCanAnswerForAPower,
}

function TurnedAway({ will }: { will: Will }) {
  const [from] = useState(turnedAway)
  useEffect(forgetTurnedAway, [])
  const reason = from && reasons[from]
  if (reason === undefined) return null
  const open = !isComplete(will, today())
  return (
    <p className={pageCss.notice} role="status">
      {open && from !== 'will.lpa' ? `${words.someQuestionsAreStillToAnswer} ` : ''}
      {reason}
    </p>
  )
}

/** Right after the plan became the will. */
function Adopted() {
  if (textInState(useLocation().state, 'adopted') === undefined) return null
  return <Paragraph of={words.yourPlanIsNowYourWill} className={pageCss.notice} role="status" />
}

/** What has to be said first on the summary, in whichever form it is shown. */
export function SummaryNotices({ will }: { will: Will }) {
  return (
    <>
      <UnsavedNotice at="will.summary" />
      <TurnedAway will={will} />
      <Adopted />
      <PaymentUnderWay />
    </>
  )
}
