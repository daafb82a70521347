import { useEffect, useRef, useState } from 'react'
import { pathOf } from '#core/journey/pages.ts'
import { groupOf, groups, type StepName, stepNamed } from '#core/journey/steps.ts'
import { questionsLeft } from '#core/journey/visit.ts'
import type { Will } from '#core/will/schema.ts'
import { submitForm } from '#words/en/forms.ts'
import { questionInPlace, stepNotices, welcomeBack, step as words } from '#words/en/steps.ts'
import { today } from '../../api/today.ts'
import { markVisited } from '../../api/visits.ts'
import { summaryAfterEdit, takeGreeting } from '../../api/will.ts'
import type { GivenToSheet } from '../../features/preview/use-sheet.ts'
import { Button } from '../../ui/button.tsx'
import { ChangedElsewhere } from '../../ui/changed-elsewhere.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import pageCss from '../../ui/plain-page.module.css'
import { BackLink } from '../../ui/plain-page.tsx'
import { PageTitle } from '../../ui/shell.tsx'
import css from '../../ui/step-page.module.css'
import { UnsavedNotice } from '../../ui/unsaved-notice.tsx'
import { useIsWide } from '../../ui/use-media.ts'
import { PlanNotice } from '../summary/another-plan.tsx'
import { useInPlace } from './in-place.ts'
import questionInPlaceCss from './question-in-place.module.css'
import { StepBar } from './step-bar.tsx'
import { type Question, StepForm } from './step-form.tsx'
import { StripOfDesk, useGiveToFrame } from './step-frame.tsx'
import type { Step } from './use-step.ts'

/** It takes the focus at once, since the button that was pressed may be a screen below it. */
function StaleNotice({ step }: { step: Step }) {
  return (
    <ChangedElsewhere
      title={stepNotices.title}
      presses={step.pressesWhileAsked + 1}
      keep={{ label: submitForm.changed.keep, go: () => step.resolveConflict('local') }}
      take={{ label: submitForm.changed.take, go: () => step.resolveConflict('remote') }}
    >
      {stepNotices.itWasSavedInAnotherWindow}
    </ChangedElsewhere>
  )
}

/** What the customer has to know of the answers on the screen before they change them. */
function StepNotices({ step }: { step: Step }) {
  if (step.stale) return <StaleNotice step={step} />
  if (!step.restored || !step.differs) return null
  return (
    <div className={css.restored}>
      <p role="status">{submitForm.thisIsWhatYouTypedBefore}</p>
      <Button label={stepNotices.goBackToWhatIsSaved} look="link" onClick={step.discard} />
    </div>
  )
}

/** On the first page after a log-in: where the customer was, if they have seen it before, and how much is left. */
function WelcomeBack({ at, will }: { at: StepName; will: Will }) {
  const [greeting] = useState(takeGreeting)
  if (!greeting || at === 'will.summary') return null
  const left = questionsLeft(at, will, today())
  return (
    <p className={pageCss.saved} role="status">
      {greeting.isSeenBefore && welcomeBack.youWere(stepNamed(at).doing)}{' '}
      {left === 1 ? welcomeBack.thisIsTheLastQuestion : welcomeBack.questionsLeft(left)}
    </p>
  )
}

/** The part of the journey, and which it is: how many questions it has hangs on the answers, and how many parts there are does not. */
function Section({ step }: { step: Step }) {
  const parts = Object.keys(groups)
  return (
    <p className={css.group}>
      <span className="soft plain">{words.part(parts.indexOf(groupOf(step.name)) + 1, parts.length)}</span>{' '}
      {groups[groupOf(step.name)]}
    </p>
  )
}

function WayBack({ step }: { step: Step }) {
  const to = step.editing ? 'will.summary' : step.previous
  if (!to) return null
  return (
    <BackLink to={step.editing ? summaryAfterEdit() : pathOf(to)} onClick={() => markVisited(to)}>
      {step.editing ? words.backToTheSummary : words.back}
    </BackLink>
  )
}

type StepPageProps = Question &
  Pick<GivenToSheet, 'people' | 'inShort' | 'handles'> & {
    /** The will as the sheet shows it, where that is another. */
    readonly shown?: Will | undefined
  }

/** One step, on a page of its own or beside the clause that it writes. */
export function StepPage(props: StepPageProps) {
  return useInPlace() ? <QuestionInPlace {...props} /> : <WholePage {...props} />
}

/** Its heading, fields, help and button. The frame around the steps has the sheet: the words of the will and the people in it. */
function WholePage({
  step,
  title,
  intro,
  help,
  note,
  none,
  people,
  inShort,
  handles,
  shown,
  sequence,
  children,
}: StepPageProps) {
  const { name, will, editing } = step
  useGiveToFrame({ step: name, will: shown ?? will, editing, people, inShort, handles })
  const beside = useIsWide()
  const heading = title ?? sequence?.title ?? stepNamed(name).title
  return (
    <div className="measure">
      <WayBack step={step} />
      <Section step={step} />
      <PlanNotice />
      <WelcomeBack at={name} will={step.saved} />
      <StepNotices step={step} />
      <UnsavedNotice at={name} />
      <ErrorSummary errors={step.errors} reveal={sequence?.reveal} />
      <PageTitle tab={heading} invalid={step.errors.length > 0} />
      {intro && !sequence?.isUnderWay && <div className={css.intro}>{intro}</div>}
      <StepForm step={step} help={help} none={none} sequence={sequence} fields={children}>
        <div className={css.foot}>
          {!beside && sequence?.title === undefined && <StripOfDesk />}
          <StepBar step={step} next={sequence?.next} note={note} saves={none?.says} />
        </div>
      </StepForm>
    </div>
  )
}

/** A question beside the clause that it writes. On a phone it fills the page. */
function QuestionInPlace({ step, title, intro, help, note, none, sequence, children }: Question) {
  const followsUp = useInPlace()?.followsUp
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('section')?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <div className={questionInPlaceCss.card}>
      <StepNotices step={step} />
      <ErrorSummary errors={step.errors} reveal={sequence?.reveal} />
      {followsUp && <p className={questionInPlaceCss.follows}>{questionInPlace.yourAnswerLeadsToOneMore}</p>}
      <h2 ref={heading} tabIndex={-1} className="title pretty above-4 below-8">
        {title ?? sequence?.title ?? stepNamed(step.name).title}
      </h2>
      {intro && !sequence?.isUnderWay && <div className="soft small pretty">{intro}</div>}
      <StepForm step={step} help={help} none={none} sequence={sequence} fields={children}>
        <StepBar
          step={step}
          next={sequence?.next}
          note={note}
          saves={none?.says ?? questionInPlace.save}
          className={questionInPlaceCss.bar}
        >
          <Button
            label={step.typed ? questionInPlace.closeWithoutSaving : questionInPlace.close}
            look="link"
            onClick={step.cancel}
          />
        </StepBar>
      </StepForm>
    </div>
  )
}
