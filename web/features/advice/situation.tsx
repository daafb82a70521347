import { withSituation } from '#core/advice/changes.ts'
import { questionsOn } from '#core/advice/questions.ts'
import type { StepName } from '#core/journey/steps.ts'
import type { Situation as SituationId } from '#core/will/lists.ts'
import type { Will } from '#core/will/schema.ts'
import { today } from '../../api/today.ts'
import { Checkboxes } from '../../ui/choices.tsx'
import css from './advice.module.css'

/** What advice needs of a step of the wizard: its draft, and a way to change it. */
export type AdvisedStep = {
  readonly name: StepName
  readonly will: Will
  readonly errors: readonly unknown[]
  readonly set: (key: string, change: (will: Will) => Will) => void
}

const NONE = 'none'

/** The statements of a step, to tick where they are true. To say that none is, is a choice like the others. */
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
