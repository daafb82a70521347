import { Button } from '../../ui/button.tsx'
import { ChangedElsewhere } from '../../ui/changed-elsewhere.tsx'
import css from '../../ui/step-page.module.css'
import type { Step } from './use-step.ts'

/** It takes the focus at once, since the button that was pressed may be a screen below it. */
function StaleNotice({ step }: { step: Step }) {
  return (
    <ChangedElsewhere
      title="Your will was changed somewhere else"
      presses={step.pressesWhileAsked + 1}
      keep={{ label: 'Keep what I typed here', go: () => step.resolveConflict('local') }}
      take={{ label: 'Use the newer answers', go: () => step.resolveConflict('remote') }}
    >
      It was saved in another window or on another device after you opened this page. Nothing has been lost.
    </ChangedElsewhere>
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
