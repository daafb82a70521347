import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { PageName } from '#core/journey/pages.ts'
import { isComplete } from '#core/journey/walk.ts'
import type { Will } from '#core/will/schema.ts'
import { today } from '../../api/today.ts'
import { forgetTurnedAway, turnedAway } from '../../api/turned-away.ts'
import { PaymentUnderWay } from '../../features/checkout/payment-under-way.tsx'
import pageCss from '../../ui/plain-page.module.css'
import { textInState } from '../../ui/router-state.ts'
import { UnsavedNotice } from '../../ui/unsaved-notice.tsx'

/** Why the page that was asked for is not shown. */
const reasons: Partial<Record<PageName, string>> = {
  'will.addons': 'Check your will here first. You carry on to the payment from this page.',
  'will.my-checkout': 'Check your will here first. You carry on to the payment from this page.',
  'will.my-downloads': 'Your documents are ready once nothing is left to answer and you have paid.',
  'will.my-downloads-thank-you': 'Your documents are ready once nothing is left to answer and you have paid.',
  'will.lpa': 'You can answer for a power of attorney once you have paid for it.',
}

function TurnedAway({ will }: { will: Will }) {
  const [from] = useState(turnedAway)
  useEffect(forgetTurnedAway, [])
  const reason = from && reasons[from]
  if (reason === undefined) return null
  const open = !isComplete(will, today())
  return (
    <p className={pageCss.notice} role="status">
      {open && from !== 'will.lpa' ? 'Some questions are still to answer. They are listed on this page. ' : ''}
      {reason}
    </p>
  )
}

/** Right after the plan became the will. */
function Adopted() {
  if (textInState(useLocation().state, 'adopted') === undefined) return null
  return (
    <p className={pageCss.notice} role="status">
      Your plan is now your will. If you change your mind, go back to{' '}
      <Link to="/account/history">your earlier answers</Link>.
    </p>
  )
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
