import { type Advice, adviceOn, isAcknowledged, statementsBehind, withAcknowledged } from '#core/advice/advice.ts'
import { tilesOn } from '#core/advice/questions.ts'
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

/** Advice on the answers of a step. A warning is acknowledged when the step is saved. */
export function Notices({ step, advice }: { step: AdvisedStep; advice: readonly Advice[] }) {
  const due = advice.filter((each) => isDue(each, step))
  const firstReferral = due.find(({ level }) => level === 'refer')
  return (
    <div className={css.notices}>
      {due.map((advice) => (
        <Notice
          key={advice.id}
          advice={advice}
          understood={isAcknowledged(step.will, advice, today())}
          onUnderstood={(understood) =>
            step.set(`acknowledged.${advice.id}`, (will) => withAcknowledged(will, advice, understood, today()))
          }
          offer={
            <WayIn advice={advice} will={step.will} onChange={(change) => step.set(`advised.${advice.id}`, change)} />
          }
        >
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

/** The advice on this step's current answers, but for what stands under the tile of a statement. */
export function StepAdvice({ step }: { step: AdvisedStep }) {
  const underTiles = new Set(tilesOn(step.name, step.will, today()).flatMap(({ tile }) => tile.of))
  const advice = adviceOn(step.name, step.will, today()).filter(
    (each) => !statementsBehind(each, step.will, today()).some(({ id }) => underTiles.has(id)),
  )
  return (
    <div aria-live="polite">
      <Notices step={step} advice={advice} />
    </div>
  )
}
