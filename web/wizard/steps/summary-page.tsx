import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { PageName } from '#core/journey/pages.ts'
import { stepNamed } from '#core/journey/steps.ts'
import { isComplete } from '#core/journey/walk.ts'
import { shareChangesInWords } from '#core/picture/share-changes.ts'
import { estateIsSplit } from '#core/rules/estate.rules.ts'
import { inheritors } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { useShownPlan } from '../../api/plan.ts'
import { today } from '../../api/today.ts'
import { forgetTurnedAway, turnedAway } from '../../api/turned-away.ts'
import { takeLastEdit, useForm } from '../../api/will.ts'
import { SummaryAdvice } from '../../features/advice/summary-advice.tsx'
import { PaymentUnderWay } from '../../features/checkout/payment-under-way.tsx'
import { AccountList } from '../../features/people/account-list.tsx'
import { PersonList } from '../../features/people/person-list.tsx'
import { WhoGetsWhat } from '../../features/picture/who-gets-what.tsx'
import pageCss from '../../ui/plain-page.module.css'
import { PlainPage } from '../../ui/plain-page.tsx'
import { textInState } from '../../ui/router-state.ts'
import css from '../../ui/summary.module.css'
import { UnsavedNotice } from '../../ui/unsaved-notice.tsx'
import { AnotherPlan } from '../summary/another-plan.tsx'
import { AnswerGroups, type Changed, rowsIn } from '../summary/answer-groups.tsx'
import { EVERYBODY, Offer } from '../summary/offer.tsx'
import { TheWillItself } from '../summary/the-will-itself.tsx'

const changedSince = (before: Will, will: Will): ReadonlySet<string> => {
  const [then, now] = [rowsIn(before), rowsIn(will)]
  return new Set([...now].filter(([row, { value }]) => then.get(row)?.value !== value).map(([row]) => row))
}

/** The row to come back to, and what has changed since the change was started. Brings that row into view, with the focus. */
const useComingBack = (will: Will): Changed | undefined => {
  const [edit] = useState(takeLastEdit)
  const rows = edit && changedSince(edit.before, will)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    const all = [...document.querySelectorAll<HTMLElement>('[data-row]')]
    const isOfStep = ({ dataset }: HTMLElement) => edit !== undefined && dataset.row?.startsWith(`${edit.step} `)
    const isChanged = ({ dataset }: HTMLElement) => rows?.has(dataset.row ?? '')
    const row = all.find((each) => isOfStep(each) && isChanged(each)) ?? all.find(isOfStep)
    row?.scrollIntoView({ block: 'center' })
    row?.focus({ preventScroll: true })
  }, [])
  return edit && rows && { step: edit.step, rows, effect: shareChangesInWords(edit.before, will, today()) }
}

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

/** The picture and its shares are of a will that says how the rest is shared, never of a guess. */
const sharesAreSettled = (will: Will): boolean =>
  inheritors(will).length > 0 && estateIsSplit(will, today()).length === 0

function Summary() {
  const { will } = useForm()
  const changed = useComingBack(will)
  return (
    <PlainPage
      title="Check your will"
      progress={stepNamed('will.summary').progress}
      lead={
        will.toConfirm === 1
          ? 'Your partner has paid for this will. Check how each child is related to you, change anything that is wrong, and answer what is missing.'
          : undefined
      }
    >
      <UnsavedNotice at="will.summary" />
      <TurnedAway will={will} />
      <Adopted />
      <PaymentUnderWay />
      <div className={css.page}>
        {sharesAreSettled(will) && (
          <div className={css.picture}>
            <WhoGetsWhat will={will} className={pageCss.panel} />
          </div>
        )}
        <div className={css.beside}>
          <Offer will={will} />
          <SummaryAdvice will={will} />
          <TheWillItself will={will} />
          {will.persons.length > 0 && <AnotherPlan will={will} />}
        </div>
        <div className={css.answers}>
          <AnswerGroups will={will} changed={changed} />
          <section className={pageCss.panel} id={EVERYBODY}>
            <h2>Everyone you named</h2>
            <p className={pageCss.soft}>Change a name or a detail here, and it changes everywhere in your will.</p>
            <div className={pageCss.form}>
              <PersonList will={will} persons={will.persons} field="people" addAs="Person" />
            </div>
          </section>
          <section className={pageCss.panel}>
            <h2>Things you own</h2>
            <p className={pageCss.soft}>A list for your executors. It is not part of your will.</p>
            <div className={pageCss.form}>
              <AccountList will={will} />
            </div>
          </section>
        </div>
      </div>
    </PlainPage>
  )
}

// Loaded on demand, since few customers make another plan.
const PlanPage = lazy(async () => ({ default: (await import('../summary/plan-page.tsx')).PlanPage }))

/** The summary of the will, or of both while the tab shows another plan. */
export function SummaryPage() {
  if (!useShownPlan()) return <Summary />
  return (
    <Suspense>
      <PlanPage />
    </Suspense>
  )
}
