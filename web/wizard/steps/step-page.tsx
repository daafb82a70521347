import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { pathOf } from '#core/journey/pages.ts'
import { groupOf, groups, stepNamed } from '#core/journey/steps.ts'
import type { Will } from '#core/will/schema.ts'
import { questionInPlace, step as words } from '#words/en/steps.ts'
import { markVisited } from '../../api/visits.ts'
import { summaryAfterEdit } from '../../api/will.ts'
import type { GivenToDesk } from '../../features/preview/use-desk.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { PageTitle } from '../../ui/shell.tsx'
import css from '../../ui/step-page.module.css'
import { UnsavedNotice } from '../../ui/unsaved-notice.tsx'
import { useIsWide } from '../../ui/use-is-wide.ts'
import { PlanNotice } from '../summary/another-plan.tsx'
import { useInPlace } from './in-place.ts'
import questionInPlaceCss from './question-in-place.module.css'
import { StepBar } from './step-bar.tsx'
import { type Question, StepForm } from './step-form.tsx'
import { StripOfDesk, useGiveToFrame } from './step-frame.tsx'
import { StepNotices, WelcomeBack } from './step-notices.tsx'
import type { Step } from './use-step.ts'

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

function BackLink({ step }: { step: Step }) {
  const to = step.editing ? 'will.summary' : step.previous
  if (!to) return null
  return (
    <Link className={css.back} to={step.editing ? summaryAfterEdit() : pathOf(to)} onClick={() => markVisited(to)}>
      <span aria-hidden="true">←</span> {step.editing ? words.backToTheSummary : words.back}
    </Link>
  )
}

type StepPageProps = Question &
  Pick<GivenToDesk, 'people' | 'inShort' | 'handles'> & {
    /** The will as the desk shows it, where that is another. */
    readonly shown?: Will | undefined
  }

/** One step, on a page of its own or beside the clause that it writes. */
export function StepPage(props: StepPageProps) {
  return useInPlace() ? <QuestionInPlace {...props} /> : <WholePage {...props} />
}

/** Its heading, fields, help and button. The frame around the steps has the desk: the words of the will and the people in it. */
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
      <BackLink step={step} />
      <PlanNotice />
      <WelcomeBack at={name} will={step.saved} />
      <StepNotices step={step} />
      <UnsavedNotice at={name} />
      <ErrorSummary errors={step.errors} reveal={sequence?.reveal} />
      <Section step={step} />
      <PageTitle tab={heading} invalid={step.errors.length > 0}>
        {heading}
      </PageTitle>
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
      <h2 ref={heading} tabIndex={-1} className={questionInPlaceCss.heading}>
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
          <Button look="link" onClick={step.cancel}>
            {step.typed ? questionInPlace.closeWithoutSaving : questionInPlace.close}
          </Button>
        </StepBar>
      </StepForm>
    </div>
  )
}
