import { submitForm } from '#words/en/forms.ts'
import { stepNotices as words } from '#words/en/steps.ts'
import { Button } from '../../ui/button.tsx'
import { ChangedElsewhere } from '../../ui/changed-elsewhere.tsx'
import css from '../../ui/step-page.module.css'
import type { Step } from './use-step.ts'

/** It takes the focus at once, since the button that was pressed may be a screen below it. */
function StaleNotice({ step }: { step: Step }) {
  return (
    <ChangedElsewhere
      title={words.title}
      presses={step.pressesWhileAsked + 1}
      keep={{ label: submitForm.changed.keep, go: () => step.resolveConflict('local') }}
      take={{ label: submitForm.changed.take, go: () => step.resolveConflict('remote') }}
    >
      {words.itWasSavedInAnotherWindow}
    </ChangedElsewhere>
  )
}

/** What the customer has to know of the answers on the screen before they change them. */
export function StepNotices({ step }: { step: Step }) {
  if (step.stale) return <StaleNotice step={step} />
  if (!step.restored) return null
  return (
    <div className={css.restored}>
      <p role="status">{submitForm.thisIsWhatYouTypedBefore}</p>
      <Button look="link" onClick={step.discard}>
        {words.goBackToWhatIsSaved}
      </Button>
    </div>
  )
}
