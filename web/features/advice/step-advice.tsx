import { type Advice, adviceOn, isAcknowledged, withAcknowledged } from '#core/advice/advice.ts'
import type { StepName } from '#core/journey/steps.ts'
import type { Will } from '#core/will/schema.ts'
import { stepAdvice as words } from '#words/en/advice.ts'
import { today } from '../../api/today.ts'
import css from './advice.module.css'
import { Notice } from './notice.tsx'
import { WayIn } from './way-in.tsx'

/** The part of a step that advice needs: its draft, and a function that changes it. */
export type AdvisedStep = {
  readonly name: StepName
  readonly will: Will
  readonly errors: readonly unknown[]
  readonly errorOf: (field: string) => string | undefined
  readonly set: (key: string, change: (will: Will) => Will) => void
}

// A missing figure is no error before the step is submitted: a rule's message is shown only after that.
const isDue = (advice: Advice, step: AdvisedStep): boolean =>
  advice.level !== 'block' || !advice.byRule || step.errors.length > 0

/** The advice on this step's current answers. A warning is acknowledged when the step is saved. */
export function StepAdvice({ step }: { step: AdvisedStep }) {
  const due = adviceOn(step.name, step.will, today()).filter((advice) => isDue(advice, step))
  const firstReferral = due.find(({ level }) => level === 'refer')
  return (
    <div className={css.notices} aria-live="polite">
      {due.map((advice) => (
        <Notice
          key={advice.id}
          advice={advice}
          understood={isAcknowledged(step.will, advice, today())}
          onUnderstood={(understood) =>
            step.set(`acknowledged.${advice.id}`, (will) => withAcknowledged(will, advice, understood, today()))
          }
        >
          <WayIn advice={advice} will={step.will} onChange={(change) => step.set(`advised.${advice.id}`, change)} />
          {advice === firstReferral && (
            <p>
              {words.youCanCarryOnAndYour(
                step.will.paid ? words.talkToASolicitorBeforeYou : words.weCannotTakePaymentWhileThis,
              )}
            </p>
          )}
        </Notice>
      ))}
    </div>
  )
}
