import { useEffect, useState } from 'react'
import type { PageName } from '#core/journey/pages.ts'
import { type GroupName, groupOf, groups, type StepName, stepNamed } from '#core/journey/steps.ts'
import { askedSteps, isComplete, isHidden } from '#core/journey/walk.ts'
import { shareChangesInWords } from '#core/picture/share-changes.ts'
import { estateIsSplit } from '#core/rules/estate.rules.ts'
import { inheritors } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { answersOf } from '#drafting/answers.ts'
import { today } from '../../api/today.ts'
import { forgetTurnedAway, turnedAway } from '../../api/turned-away.ts'
import { mode } from '../../api/visits.ts'
import { takeLastEdit, useForm } from '../../api/will.ts'
import { SummaryAdvice } from '../../features/advice/summary-advice.tsx'
import { PaymentUnderWay } from '../../features/checkout/payment-under-way.tsx'
import { AccountList } from '../../features/people/account-list.tsx'
import { PersonList } from '../../features/people/person-list.tsx'
import { WhoGetsWhat } from '../../features/picture/who-gets-what.tsx'
import { EditLink } from '../../ui/edit-link.tsx'
import pageCss from '../../ui/plain-page.module.css'
import { PlainPage } from '../../ui/plain-page.tsx'
import css from '../../ui/summary.module.css'
import { UnsavedNotice } from '../../ui/unsaved-notice.tsx'
import { CorrectDetails, correctableSteps } from '../summary/correct-details.tsx'
import { EVERYBODY, Offer } from '../summary/offer.tsx'
import { TheWillItself } from '../summary/the-will-itself.tsx'

function ChangeLink({ step, what, will }: { step: StepName; what: string; will: Will }) {
  if (isHidden(stepNamed(step), will, mode())) {
    const correctable = correctableSteps.find((each) => each === step)
    return correctable ? <CorrectDetails step={correctable} what={what} will={will} /> : null
  }
  return (
    <EditLink step={step}>
      Change<span className="visually-hidden"> {what}</span>
    </EditLink>
  )
}

/** The row of an answer, by which the page finds it again. */
const rowOf = (step: StepName, label: string): string => `${step} ${label}`

/** What the customer changed on the step from which they come back. */
type Changed = { readonly step: StepName; readonly rows: ReadonlySet<string>; readonly effect: string }

const rowsIn = (will: Will): ReadonlyMap<string, string> =>
  new Map(
    askedSteps(will, today()).flatMap(({ name }) =>
      answersOf(name, will, today()).map(({ label, value }) => [rowOf(name, label), value] as const),
    ),
  )

const changedSince = (before: Will, will: Will): ReadonlySet<string> => {
  const [then, now] = [rowsIn(before), rowsIn(will)]
  return new Set([...now].filter(([row, value]) => then.get(row) !== value).map(([row]) => row))
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

/** Stands in the first row that changed: what the change does to who gets what. */
function Effect({ words }: { words: string }) {
  return words === '' ? null : <dd className={css.effect}>{`Shares changed. ${words}`}</dd>
}

function Group({ group, will, changed }: { group: GroupName; will: Will; changed: Changed | undefined }) {
  const steps = askedSteps(will, today()).filter(({ name }) => groupOf(name) === group)
  const [firstChanged] = changed?.rows ?? []
  return (
    <section className={pageCss.panel}>
      <h2>{groups[group]}</h2>
      <dl>
        {steps.flatMap(({ name }) =>
          answersOf(name, will, today()).map(({ label, value }) => (
            <div
              key={rowOf(name, label)}
              data-row={rowOf(name, label)}
              tabIndex={-1}
              className={`${css.row} ${changed?.rows.has(rowOf(name, label)) ? css.changed : ''}`}
            >
              <dt>{label}</dt>
              <dd>{value || <span className={pageCss.soft}>Not answered yet</span>}</dd>
              <dd>
                <ChangeLink step={name} what={label} will={will} />
              </dd>
              {changed && rowOf(name, label) === firstChanged && <Effect words={changed.effect} />}
            </div>
          )),
        )}
      </dl>
    </section>
  )
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

/** The picture and its shares are of a will that says how the rest is shared, never of a guess. */
const sharesAreSettled = (will: Will): boolean =>
  inheritors(will).length > 0 && estateIsSplit(will, today()).length === 0

export function SummaryPage() {
  const { will } = useForm()
  const changed = useComingBack(will)
  const shown = (Object.keys(groups) as GroupName[]).filter((group) => group !== 'summary')
  return (
    <PlainPage
      title="Check your will"
      progress={stepNamed('will.summary').progress}
      lead={
        will.toConfirm === 1
          ? 'Your partner has paid for this will. Check how each child is related to you, change anything that is wrong, and answer what is missing.'
          : 'This is everything you told us. Change anything you like, and your will changes with it.'
      }
    >
      <UnsavedNotice at="will.summary" />
      <TurnedAway will={will} />
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
        </div>
        <div className={css.answers}>
          {shown.map((group) => (
            <Group key={group} group={group} will={will} changed={changed} />
          ))}
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
