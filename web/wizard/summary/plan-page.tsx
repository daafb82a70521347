import { useState } from 'react'
import { describeShare, type Fraction } from '#core/estate/fraction.ts'
import { pathOf } from '#core/journey/pages.ts'
import { stepNamed } from '#core/journey/steps.ts'
import { problemsOf } from '#core/journey/walk.ts'
import { type Picture, pictureOf } from '#core/picture/picture.ts'
import { rowsOf } from '#core/picture/rows.ts'
import { shareChanges } from '#core/picture/share-changes.ts'
import { pictureInWords } from '#core/picture/words.ts'
import { withColours } from '#core/will/colours.ts'
import { editable, hasValues } from '#core/will/new-will.ts'
import type { Will } from '#core/will/schema.ts'
import { differences } from '#drafting/compare.ts'
import { preview } from '#drafting/draft.ts'
import { planComparison as both, plan as words } from '#words/en/summary.ts'
import { changedPart } from '../../api/changed-part.ts'
import { call, expectFailedCall } from '../../api/http.ts'
import { useOffered } from '../../api/offered-parts.ts'
import { closePlan, dropPlan, shownPlan, storedPlan, useShownPlan } from '../../api/plan.ts'
import { newerWill, withSaveStatus } from '../../api/save-queue.ts'
import { storage } from '../../api/storage.ts'
import { today } from '../../api/today.ts'
import { putRealWill, realWill, takeLastEdit, useForm, useRealWill } from '../../api/will.ts'
import { PersonList } from '../../features/people/person-list.tsx'
import { FlowPicture } from '../../features/picture/flow-picture.tsx'
import { SideBySide } from '../../features/picture/side-by-side.tsx'
import { WillDocument } from '../../features/preview/will-document.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { EditLink } from '../../ui/edit-link.tsx'
import { FoldingSection } from '../../ui/folding-section.tsx'
import { laterPart } from '../../ui/lazy-page.tsx'
import pageCss from '../../ui/plain-page.module.css'
import { PlainPage } from '../../ui/plain-page.tsx'
import { useGoOn } from '../../ui/router-state.ts'
import { AnswerGroups, ChangeLink, rowsIn } from './answer-groups.tsx'
import css from './plan-page.module.css'

// Loaded on demand: the estimate is much to load, and most plans are compared in shares.
const PlanInPounds = laterPart(async () => (await import('./plan-in-pounds.tsx')).PlanInPounds)

const WithoutAWill = laterPart(async () => (await import('../../features/without-a-will/beside-plan.tsx')).WithoutAWill)

const HEADS = [both.what, both.yourWillNow, both.yourPlan] as const

function Side({ title, picture }: { title: string; picture: Picture }) {
  return (
    <section className={pageCss.panel}>
      <h2>{title}</h2>
      <FlowPicture picture={picture} caption={pictureInWords(picture)} head={false} />
    </section>
  )
}

/** Who gets what in both. Where that is the same, it is drawn once. */
function Pictures({ will, plan }: { will: Will; plan: Will }) {
  const [now, planned] = [pictureOf(will, today()), pictureOf(plan, today())]
  if (JSON.stringify(rowsOf(now)) === JSON.stringify(rowsOf(planned)))
    return <Side title={words.whoGetsWhatTheSameIn} picture={planned} />
  return (
    <div className={`${css.sides} stack from-top gap-24`}>
      <Side title={both.yourWillNow} picture={now} />
      <Side title={both.yourPlan} picture={planned} />
    </div>
  )
}

const inWords = (share: Fraction | undefined): string => {
  if (share === undefined) return words.notSaidYet
  return share.numerator === 0n ? words.nothing : describeShare(share)
}

/** Each answer that is not the same in both. */
const differentAnswers = (will: Will, plan: Will) => {
  const [now, planned] = [rowsIn(will), rowsIn(plan)]
  return [...new Map([...planned, ...now])].flatMap(([key, { step, label }]) => {
    const [one, other] = [now, planned].map((rows) => rows.get(key)?.value || both.notAnswered) as [string, string]
    return one === other ? [] : [{ key, step, what: label, one, other }]
  })
}

function Differences({ will, plan }: { will: Will; plan: Will }) {
  const answers = differentAnswers(will, plan)
  const shares = shareChanges(will, plan, today()).map(({ key, name, stage, before, after }) => ({
    key,
    what: stage ? `${name}, ${stage}` : name,
    one: inWords(before),
    other: inWords(after),
  }))
  return (
    <section className={pageCss.panel}>
      <h2>{words.whatIsDifferent}</h2>
      {answers.length === 0 && shares.length === 0 && <p className="soft">{words.nothingYetChangeAnAnswerBelow}</p>}
      {shares.length > 0 && <SideBySide caption={words.sharesThatAreDifferent} heads={HEADS} rows={shares} marked />}
      {answers.length > 0 && (
        <SideBySide
          caption={words.answersThatAreDifferent}
          heads={HEADS}
          rows={answers}
          marked
          change={({ key, what }) => {
            const step = answers.find((each) => each.key === key)?.step
            return step && <ChangeLink step={step} what={what} will={plan} />
          }}
        />
      )}
    </section>
  )
}

/** The two in pounds, or what it takes to see that. */
function InPounds({ will, plan }: { will: Will; plan: Will }) {
  if (!useOffered('estimates')) return null
  if (!hasValues(will) && !hasValues(plan)) return <p className="soft">{words.onYourSummaryYouCanSay}</p>
  return <PlanInPounds will={will} plan={plan} />
}

/** A plan may be adopted as it is. What is missing then is asked for on the summary. */
function StillToAnswer({ plan }: { plan: Will }) {
  const steps = [...new Set(problemsOf(plan, today()).map(({ step }) => step))].filter(
    (step) => step !== 'will.summary',
  )
  if (steps.length === 0) return null
  return (
    <section className={pageCss.panel}>
      <h2>{words.stillToAnswerInYourPlan}</h2>
      <ul>
        {steps.map((step) => (
          <li key={step}>
            <EditLink step={step} className="inline-row tall-8">
              {stepNamed(step).title}
            </EditLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Pixels of a page shown above the first passage that differs. */
const ABOVE = 60

/** Scrolls each page to the first passage that differs. */
const toMarks = (sides: HTMLElement): void => {
  for (const side of sides.querySelectorAll('section')) {
    const marked = side.querySelector<HTMLElement>('[data-marked]')
    if (marked) side.scrollTop = Math.max(0, marked.offsetTop - ABOVE)
  }
}

function Words({ will, plan }: { will: Will; plan: Will }) {
  const [now, planned] = [preview(will, today()), preview(plan, today())]
  const page = (title: string, document: typeof now, other: typeof now) => (
    <div>
      <h3>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={css.words} tabIndex={0} aria-label={words.wordForWord(title)}>
        <WillDocument document={document} marks={differences(document, other).differs} bare />
      </section>
    </div>
  )
  const same = differences(planned, now)
  if (same.differs.size === 0 && same.missing.length === 0) return null
  return (
    <details className={pageCss.panel} onToggle={({ currentTarget }) => toMarks(currentTarget)}>
      <summary>{words.seeTheWordsSideBySide}</summary>
      <div className={`${css.sides} stack from-top gap-24`}>
        {page(both.yourWillNow, now, planned)}
        {page(both.yourPlan, planned, now)}
      </div>
    </details>
  )
}

/** The newer will of a refusal, where it has the answers of the plan already: the reply to an earlier attempt was lost. */
const adoptedBefore = (error: unknown, plan: Will): { will: Will } => {
  const will = newerWill(error)
  if (!will || Object.keys(changedPart(will, withColours(plan))).length > 0) throw error
  return { will }
}

/** The answers of the plan become those of the will, in one save. Throws as a save of an older version, when the will changed meanwhile. */
const adoptPlan = (): Promise<void> => {
  const plan = shownPlan()
  if (!plan) throw new Error('No plan is shown')
  return withSaveStatus(async () => {
    const will = realWill()
    const body = { version: will.version, will: editable(plan.will) }
    const adopted = await call('POST /api/wills/wills/adopt', { body, will: will.id }).catch((error: unknown) =>
      adoptedBefore(error, plan.will),
    )
    // What was changed in the plan meanwhile waits in it.
    if ((shownPlan() ?? storedPlan())?.will.version === plan.will.version) dropPlan()
    putRealWill(adopted.will)
  })
}

type Deciding = 'adopt' | 'drop'

function Decide({ what, paid, onClose }: { what: Deciding; paid: boolean; onClose: () => void }) {
  const goOn = useGoOn()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [isOlder, setOlder] = useState(false)
  const adopt = async () => {
    setBusy(true)
    setFailure('')
    try {
      await adoptPlan()
      await goOn(pathOf('will.summary'), { replace: true, state: { adopted: 'yes' } })
    } catch (error) {
      const { message } = expectFailedCall(error)
      const newer = newerWill(error)
      if (newer) putRealWill(newer)
      setOlder(newer !== undefined)
      setFailure(newer ? words.yourWillWasChangedSomewhere : message)
      setBusy(false)
    }
  }
  if (what === 'drop')
    return (
      <Dialog title={words.throwThisPlanAway} onClose={onClose}>
        <p>{words.yourWillStaysAsItIs}</p>
        <DialogActions>
          <Button label={words.throwThePlanAway} look="danger" onClick={dropPlan} />
          <Button label={words.keepThePlan} look="link" onClick={onClose} />
        </DialogActions>
      </Dialog>
    )
  return (
    <Dialog title={words.useThisPlanAsYourWill} onClose={onClose}>
      <p>{words.yourWillTakesTheAnswersOf}</p>
      {paid && <p>{words.ifYouHaveSignedOneIt}</p>}
      <p role="alert" className="failure">
        {failure}
      </p>
      <DialogActions>
        {!isOlder && <Button label={words.useThisPlan} busy={busy} onClick={() => void adopt()} />}
        <Button
          label={isOlder ? words.compareThemAgain : words.notYet}
          look={isOlder ? 'primary' : 'link'}
          onClick={onClose}
        />
      </DialogActions>
    </Dialog>
  )
}

/** What becomes of the plan. One that is still like the will cannot be taken in its place. */
function WhichOne({ differs, onDecide }: { differs: boolean; onDecide: (what: Deciding) => void }) {
  return (
    <section className={`${pageCss.panel} ${pageCss.dark}`}>
      <h2>{words.whichDoYouWant}</h2>
      <div className={`${css.choices} line wrap gap-12`}>
        {differs && <Button label={words.useThisPlanAsMyWill} look="inverse" onClick={() => onDecide('adopt')} />}
        <Button label={words.decideLater} look="inverse" onClick={closePlan} />
        <Button label={words.throwThePlanAway} look="inverse" onClick={() => onDecide('drop')} />
      </div>
      <p className="above-16">{storage.outlasts() ? words.decideLaterTakesYouBackTo : words.decideLaterLosesIt}</p>
    </section>
  )
}

/** The will and another plan side by side. It stands in the place of the summary while the tab shows the plan. */
export function PlanPage() {
  const { will: plan } = useForm()
  const will = useRealWill()
  const copiedFrom = useShownPlan()?.copiedFrom
  const [deciding, setDeciding] = useState<Deciding>()
  const differs = differentAnswers(will, plan).length > 0 || shareChanges(will, plan, today()).length > 0
  // The summary would take it for a change of the will.
  useState(takeLastEdit)
  return (
    <PlainPage canvas {...words.whatIfIDidItDifferently} progress={stepNamed('will.summary').progress}>
      {copiedFrom !== undefined && copiedFrom !== will.version && (
        <p className={pageCss.notice} role="status">
          {words.yourWillHasChangedSinceYou}
        </p>
      )}
      <div className="stack gap-24 above-28">
        <Differences will={will} plan={plan} />
        <InPounds will={will} plan={plan} />
        <Pictures will={will} plan={plan} />
        <WithoutAWill will={plan} />
        <StillToAnswer plan={plan} />
        {differs && <WhichOne differs onDecide={setDeciding} />}
        <Words will={will} plan={plan} />
        <h2 className="above-24">{words.changeYourPlan}</h2>
        <div className="stack gap-24">
          <AnswerGroups will={plan} folding />
          <FoldingSection title={words.everyoneInYourPlan} state={words.people(plan.persons.length)}>
            <div className="above-32">
              <PersonList will={plan} persons={plan.persons} field="people" addAs="Person" />
            </div>
          </FoldingSection>
        </div>
        {!differs && <WhichOne differs={false} onDecide={setDeciding} />}
      </div>
      {deciding && <Decide what={deciding} paid={will.paid === 1} onClose={() => setDeciding(undefined)} />}
    </PlainPage>
  )
}
