import { type Advice, adviceOn, isAcknowledged } from '#core/advice/advice-for.ts'
import { withAcknowledged } from '#core/advice/changes.ts'
import { today } from '../../api/today.ts'
import css from './advice.module.css'
import { Notice } from './notice.tsx'
import type { AdvisedStep } from './situation.tsx'

// A figure not typed yet is no mistake: what a rule refuses is explained once it has been refused.
const isDue = (advice: Advice, step: AdvisedStep): boolean =>
  advice.level !== 'block' || !advice.byRule || step.errors.length > 0

/** What there is to say about the answers on this step, as they stand. A warning is acknowledged with the step. */
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
          {advice === firstReferral && (
            <p>
              You can go on, and your answers are saved.{' '}
              {step.will.paid ? 'Talk to a solicitor before you sign.' : 'We do not take payment while this is so.'} On
              the summary there is a page to print and take with you.
            </p>
          )}
        </Notice>
      ))}
    </div>
  )
}
