import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { pathOf } from '#core/journey/pages.ts'
import { groupOf, groups, stepNamed } from '#core/journey/steps.ts'
import { progressShown } from '#core/journey/walk.ts'
import { useSaveStatus } from '../../api/unsaved.ts'
import { markVisited } from '../../api/visits.ts'
import { useWords } from '../../content/use-words.ts'
import { Situation } from '../../features/advice/situation.tsx'
import { StepAdvice } from '../../features/advice/step-advice.tsx'
import { WillPreview } from '../../features/preview/will-preview.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Shell } from '../../ui/shell.tsx'
import css from '../../ui/step-page.module.css'
import { UnsavedNotice } from '../../ui/unsaved-notice.tsx'
import type { Step } from './use-step.ts'

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

/** Beside the button, where the customer looks. The status of the header is what a screen reader hears. */
function NotSaved() {
  const { notSaved, tryAgain } = useWords('shell')
  return useSaveStatus().is === 'failed' ? <span className={css.notSaved}>{`${notSaved} ${tryAgain}`}</span> : null
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

/** One step: its heading, fields, button and help, with the preview of the will beside it. */
export function StepPage({
  step,
  title,
  intro,
  aside,
  children,
}: {
  step: Step
  /** A heading that depends on the answers. Otherwise that of the step table. */
  title?: string
  intro?: ReactNode
  aside?: ReactNode
  children: ReactNode
}) {
  const [sheetOpen, setSheetOpen] = useState(false)
  const heading = title ?? stepNamed(step.name).title
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!step.busy) void step.save()
  }
  return (
    <Shell progress={progressShown(step.name)}>
      <div className={css.layout}>
        <main id="main" className={css.question}>
          <div className={css.column}>
            <BackLink step={step} />
            {step.stale && <StaleNotice step={step} />}
            {step.restored && !step.stale && (
              <p className={css.restored} role="status">
                This is what you typed before. It is not saved yet.
              </p>
            )}
            <UnsavedNotice at={step.name} />
            <ErrorSummary errors={step.errors} />
            <p className={css.group}>{groups[groupOf(step.name)]}</p>
            <PageTitle tab={heading} invalid={step.errors.length > 0}>
              {heading}
            </PageTitle>
            {intro && <div className={css.intro}>{intro}</div>}
            <form className={css.form} noValidate onSubmit={submit}>
              {children}
              <Situation step={step} />
              <StepAdvice step={step} />
              <div className={css.bar}>
                <span className={css.sheet}>
                  <Button look="link" onClick={() => setSheetOpen(true)}>
                    See what it says
                  </Button>
                </span>
                <Button type="submit" busy={step.busy}>
                  Save and continue
                </Button>
                <NotSaved />
              </div>
            </form>
            {aside && <div className={css.aside}>{aside}</div>}
          </div>
        </main>
        <aside className={css.preview} aria-label="Your will so far">
          <WillPreview will={step.will} step={step.name} />
        </aside>
      </div>
      {sheetOpen && (
        <Dialog title="Your will so far" sheet onClose={() => setSheetOpen(false)}>
          <WillPreview will={step.will} step={step.name} bare />
        </Dialog>
      )}
    </Shell>
  )
}
