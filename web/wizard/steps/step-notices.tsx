import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { DialogActions } from '../../ui/dialog.tsx'
import css from '../../ui/step-page.module.css'
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

/** What the customer has to know of the answers on the screen before they change them. */
export function StepNotices({ step }: { step: Step }) {
  if (step.stale) return <StaleNotice step={step} />
  if (!step.restored) return null
  return (
    <div className={css.restored}>
      <p role="status">This is what you typed before. It is not saved yet.</p>
      <Button look="link" onClick={step.discard}>
        Go back to what is saved
      </Button>
    </div>
  )
}
