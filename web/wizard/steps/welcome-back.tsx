import { useState } from 'react'
import { type StepName, stepNamed } from '#core/journey/steps.ts'
import { questionsLeft } from '#core/journey/visit.ts'
import type { Will } from '#core/will/schema.ts'
import { welcomeBack as words } from '#words/en/steps.ts'
import { today } from '../../api/today.ts'
import { takeGreeting } from '../../api/will.ts'
import pageCss from '../../ui/plain-page.module.css'

/** On the first page after a log-in: where the customer was, if they have seen it before, and how much is left. */
export function WelcomeBack({ at, will }: { at: StepName; will: Will }) {
  const [greeting] = useState(takeGreeting)
  if (!greeting || at === 'will.summary') return null
  const left = questionsLeft(at, will, today())
  return (
    <p className={pageCss.saved} role="status">
      {words.welcomeBack(
        greeting.isSeenBefore ? ` ${words.youWere(stepNamed(at).doing)}` : '',
        left === 1 ? words.thisIsTheLastQuestion : words.questionsLeft(left),
      )}
    </p>
  )
}
