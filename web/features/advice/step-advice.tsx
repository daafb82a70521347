import { type Advice, adviceOn, isAcknowledged, withAcknowledged, withSituation } from '#core/advice/advice.ts'
import { questionsOn } from '#core/advice/questions.ts'
import type { StepName } from '#core/journey/steps.ts'
import type { Situation as SituationId } from '#core/will/lists.ts'
import type { Will } from '#core/will/schema.ts'
import { today } from '../../api/today.ts'
import { Checkboxes } from '../../ui/choices.tsx'
import css from './advice.module.css'
import { Notice } from './notice.tsx'

/** The part of a step that advice needs: its draft, and a function that changes it. */
type AdvisedStep = {
  readonly name: StepName
  readonly will: Will
  readonly errors: readonly unknown[]
  readonly set: (key: string, change: (will: Will) => Will) => void
}

const NONE = 'none'

/** The statements of a step as checkboxes. "None of these" is an option of its own. */
export function Situation({ step }: { step: AdvisedStep }) {
  const asked = questionsOn(step.name, step.will, today())
  if (asked.length === 0) return null
  const answers = step.will.situation ?? {}
  const several = asked.length > 1
  const answer = (given: Parameters<typeof withSituation>[1]) =>
    step.set('situation', (will) => withSituation(will, { ...step.will.situation, ...given }))
  const toAll = (on: boolean) =>
    answer(Object.fromEntries(asked.map(({ id }) => [id, on ? ('No' as const) : undefined])))
  const toOne = (id: SituationId, on: boolean) => answer({ [id]: on ? 'Yes' : undefined })
  return (
    <div className={css.situation}>
      <Checkboxes
        name="situation"
        label={several ? 'Does any of this apply to you?' : 'Does this apply to you?'}
        hint="We ask so that we can tell you when a solicitor would serve you better than we can."
        options={[
          ...asked.map(({ id, text }) => ({
            value: id,
            label: text,
            checked: answers[id] === 'Yes' || answers[id] === 'Not sure',
          })),
          {
            value: NONE,
            label: several ? 'None of these apply' : 'No, this does not apply',
            checked: asked.every(({ id }) => answers[id] === 'No'),
          },
        ]}
        onChange={(value, on) => {
          const question = asked.find(({ id }) => id === value)
          if (question) toOne(question.id, on)
          else toAll(on)
        }}
      />
    </div>
  )
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
