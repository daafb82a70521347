import { useState } from 'react'
import { type StepName, stepNamed } from '#core/journey/steps.ts'
import { questionsLeft } from '#core/journey/visit.ts'
import type { Will } from '#core/will/schema.ts'
import { submitForm } from '#words/en/forms.ts'
import { welcomeBack, stepNotices as words } from '#words/en/steps.ts'
import { today } from '../../api/today.ts'
import { takeGreeting } from '../../api/will.ts'
import { Button } from '../../ui/button.tsx'
import { ChangedElsewhere } from '../../ui/changed-elsewhere.tsx'
import pageCss from '../../ui/plain-page.module.css'
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

/** On the first page after a log-in: where the customer was, if they have seen it before, and how much is left. */
export function WelcomeBack({ at, will }: { at: StepName; will: Will }) {
  const [greeting] = useState(takeGreeting)
  if (!greeting || at === 'will.summary') return null
  const left = questionsLeft(at, will, today())
  return (
    <p className={pageCss.saved} role="status">
      {welcomeBack.welcomeBack(
        greeting.isSeenBefore ? ` ${welcomeBack.youWere(stepNamed(at).doing)}` : '',
        left === 1 ? welcomeBack.thisIsTheLastQuestion : welcomeBack.questionsLeft(left),
      )}
    </p>
  )
}
