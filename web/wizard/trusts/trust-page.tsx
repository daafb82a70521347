import type { ReactNode } from 'react'
import { trustField } from '#core/rules/trusts.rules.ts'
import type { Trust } from '#core/will/schema.ts'
import { withoutTrust } from '#core/will/trust-changes.ts'
import { trust as words } from '#words/en/trusts.ts'
import { Button } from '../../ui/button.tsx'
import { useQuestionSequence } from '../steps/question-sequence.tsx'
import { StepPage } from '../steps/step-page.tsx'
import type { Pressed, Step } from '../steps/use-step.ts'
import { disabledQuestions } from './disabled-questions.tsx'
import { homeQuestions } from './home-questions.tsx'
import { trusteesLacking } from './questions-of-both.tsx'

const pages: Record<'Home' | 'Disabled person', { title: string; intro: ReactNode; questions: typeof homeQuestions }> =
  {
    Home: { ...words.letSomeoneLiveInYourHome, questions: homeQuestions },
    'Disabled person': { ...words.moneyHeldForADisabledPerson, questions: disabledQuestions },
  }

/** The page of gifts while it asks about something held for a time. What is answered is saved when the last question is. */
export function TrustPage({
  step,
  trust,
  isNew,
  onDone,
}: {
  step: Step
  trust: Trust & { readonly kind: keyof typeof pages }
  isNew: boolean
  onDone: () => void
}) {
  const { kind } = trust
  const { title, intro, questions } = pages[kind]
  const sequence = useQuestionSequence(step, questions(step, trust, isNew))
  const isAsked = (field: string) => field.startsWith(trustField(kind, ''))
  const finish = async (): Promise<Pressed> => {
    const wrong = step.inTheWay(isAsked, trusteesLacking(kind))
    if (wrong) return wrong
    if (await step.saveSoFar(['trusts', 'accounts'])) onDone()
    return 'shown'
  }
  const leaveOut = () => {
    step.set(`trusts.${kind}`, (will) => withoutTrust(will, kind))
    onDone()
  }
  return (
    <StepPage
      step={step}
      title={title}
      intro={intro}
      sequence={{ ...sequence, next: sequence.next ?? { label: words.done, go: finish } }}
    >
      <p className="above-20">
        <Button
          label={isNew ? words.leaveThisOut : words.backToYourGifts}
          look="link"
          onClick={isNew ? leaveOut : onDone}
        />
      </p>
    </StepPage>
  )
}
