import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { pathOf } from '#core/journey/pages.ts'
import { groupOf, groups, stepNamed } from '#core/journey/steps.ts'
import { askedSteps, progressShown } from '#core/journey/walk.ts'
import { today } from '../../api/today.ts'
import { markVisited } from '../../api/visits.ts'
import { Situation } from '../../features/advice/situation.tsx'
import { StepAdvice } from '../../features/advice/step-advice.tsx'
import { Desk, type PeopleOfStep } from '../../features/preview/desk.tsx'
import { useSide } from '../../features/preview/desk-side.ts'
import { DeskStrip } from '../../features/preview/desk-strip.tsx'
import { useChangeInWords } from '../../features/preview/latest-change.ts'
import { useDesk, useIsBeside } from '../../features/preview/use-desk.ts'
import { Button } from '../../ui/button.tsx'
import { DialogActions } from '../../ui/dialog.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Shell } from '../../ui/shell.tsx'
import css from '../../ui/step-page.module.css'
import { UnsavedNotice } from '../../ui/unsaved-notice.tsx'
import { PlanNotice } from '../summary/another-plan.tsx'
import type { QuestionSequence } from './question-sequence.tsx'
import { StepBar } from './step-bar.tsx'
import type { Step } from './use-step.ts'
import { WelcomeBack } from './welcome-back.tsx'

/** The choice after a save conflict. It takes the focus, since the button that was pressed may be a screen below it. */
function StaleNotice({ step }: { step: Step }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className={css.stale} role="alert" tabIndex={-1} ref={box}>
      <h2>Your will was changed somewhere else</h2>
      <p className={css.intro}>
        It was saved in another window or on another device after you opened this page. Nothing has been lost.
      </p>
      <DialogActions>
        <Button look="secondary" onClick={() => step.resolveConflict('local')}>
          Keep what I typed here
        </Button>
        <Button look="link" onClick={() => step.resolveConflict('remote')}>
          Use the newer answers
        </Button>
      </DialogActions>
    </div>
  )
}

const toSide = { people: 'To the picture', words: 'To the words' } as const

/** The section of the journey, and which of its questions this is. */
function Section({ step }: { step: Step }) {
  const section = groupOf(step.name)
  const asked = askedSteps(step.will, today()).filter(({ name }) => groupOf(name) === section)
  const at = asked.findIndex(({ name }) => name === step.name)
  return (
    <p className={css.group}>
      {groups[section]}
      {asked.length > 1 && at >= 0 && (
        <span className={css.of}>
          {' '}
          · {at + 1} of {asked.length}
        </span>
      )}
    </p>
  )
}

function BackLink({ step }: { step: Step }) {
  const to = step.editing ? 'will.summary' : step.previous
  if (!to) return null
  return (
    <Link className={css.back} to={pathOf(to)} onClick={() => markVisited(to)}>
      <span aria-hidden="true">←</span> {step.editing ? 'Back to the summary' : 'Back'}
    </Link>
  )
}

/** One step: its heading, fields, help and button, with the desk beside it: the words of the will and the people in it. */
export function StepPage({
  step,
  title,
  intro,
  aside,
  note,
  people,
  inShort,
  sequence,
  children,
}: {
  step: Step
  /** A heading that depends on the answers. Otherwise that of the step table. */
  title?: string | undefined
  intro?: ReactNode
  aside?: ReactNode
  /** Beside the button, before "Saved": "4 people ticked." */
  note?: ReactNode
  /** The people side of the desk, where the step asks on the picture. */
  people?: PeopleOfStep | undefined
  /** The same picture in the strip of a phone. */
  inShort?: ReactNode
  /** The questions of a step that asks them one after the other. They are its fields, its statements among them. */
  sequence?: QuestionSequence
  children?: ReactNode
}) {
  const desk = useDesk(step.will, step.name, { people, inShort })
  const beside = useIsBeside()
  const [side] = useSide(step.name)
  const changed = useChangeInWords(desk.document, desk.change)
  const heading = title ?? stepNamed(step.name).title
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (step.busy) return
    const next = sequence?.next
    if (next && !step.waiting) next.go()
    else void step.save()
  }
  return (
    <Shell
      progress={progressShown(step.editing ? 'will.summary' : step.name)}
      statusAtButton
      toDesk={beside ? toSide[side] : undefined}
    >
      <div className={css.layout}>
        <main id="main" className={`${css.question} ${css.withBar}`}>
          <div className={css.column}>
            <BackLink step={step} />
            <PlanNotice />
            <WelcomeBack at={step.name} will={step.saved} />
            {step.stale && <StaleNotice step={step} />}
            {step.restored && !step.stale && (
              <div className={css.restored}>
                <p role="status">This is what you typed before. It is not saved yet.</p>
                <Button look="link" onClick={step.discard}>
                  Go back to what is saved
                </Button>
              </div>
            )}
            <UnsavedNotice at={step.name} />
            <ErrorSummary errors={step.errors} />
            <Section step={step} />
            <PageTitle tab={heading} invalid={step.errors.length > 0}>
              {heading}
            </PageTitle>
            {intro && !sequence?.isUnderWay && <div className={css.intro}>{intro}</div>}
            <form className={css.form} noValidate onSubmit={submit}>
              {sequence?.body}
              {children}
              {!sequence && <Situation step={step} />}
              {!sequence?.next && <StepAdvice step={step} />}
              {aside && <div className={css.aside}>{aside}</div>}
              <div className={css.foot}>
                {!beside && <DeskStrip {...desk} step={step.name} />}
                <StepBar step={step} next={sequence?.next} note={note} />
              </div>
            </form>
          </div>
        </main>
        {beside && (
          <aside className={css.preview} aria-label="Your will so far" id="desk" tabIndex={-1}>
            <Desk {...desk} />
          </aside>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {changed}
      </p>
    </Shell>
  )
}
