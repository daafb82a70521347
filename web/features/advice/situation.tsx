import { useState } from 'react'
import { questionsOn, withQuestionsAnswered } from '#core/advice/questions.ts'
import type { Situation as SituationId } from '#core/will/lists.ts'
import { situation as words } from '#words/en/advice.ts'
import { today } from '../../api/today.ts'
import { Checkboxes, Radios } from '../../ui/choices.tsx'
import css from './advice.module.css'
import type { AdvisedStep } from './step-advice.tsx'

const NONE = 'None of these'
const SOME = words.oneOfTheseMayApply
const choices = [NONE, SOME] as const

/** The question over several statements. */
export const SITUATION = words.doesAnyOfThisApplyTo

const WHY = words.weWillTellYouIfYou

const isSaid = (answer: string | undefined): boolean => answer === 'Yes' || answer === 'Not sure'

/** What was answered to the statements of a step, in short. Undefined: some have no answer. Null: the step asks none. */
export const situationInShort = ({ name, will }: Pick<AdvisedStep, 'name' | 'will'>): string | undefined | null => {
  const answers = questionsOn(name, will, today()).map(({ id }) => will.situation?.[id])
  if (answers.length === 0) return null
  if (answers.includes(undefined)) return undefined
  const applying = answers.filter(isSaid).length
  return applying === 0 ? NONE : applying === 1 ? words.oneMayApply : words.mayApply(applying)
}

/** The statements of a step: one required choice, "None of these" or "One of these may apply". The second opens the list. `titled`: a heading asks it. */
export function Situation({ step, titled = false }: { step: AdvisedStep; titled?: boolean }) {
  const asked = questionsOn(step.name, step.will, today())
  const shown = asked.map(({ id }) => id).join()
  // "One of these may apply" before a statement is ticked. It ends when another answer changes which statements are asked.
  const [opened, setOpened] = useState<string>()
  if (asked.length === 0) return null
  const answers = step.will.situation ?? {}
  const applying = asked.map(({ id }) => id).filter((id) => isSaid(answers[id]))
  const isAnswered = asked.every(({ id }) => answers[id] !== undefined)
  const answered = isAnswered ? (applying.length > 0 ? SOME : NONE) : undefined
  const chosen = opened === shown ? SOME : answered
  const answer = (ids: readonly SituationId[] | undefined) =>
    step.set('situation', (will) => withQuestionsAnswered(will, step.name, asked, ids, today()))
  const tick = (ids: readonly SituationId[]) => answer(ids.length > 0 ? ids : undefined)
  const choose = (choice: (typeof choices)[number]) => {
    setOpened(choice === SOME ? shown : undefined)
    if (choice === NONE) answer([])
    else tick(asked.length === 1 ? asked.map(({ id }) => id) : applying)
  }
  const [first, ...others] = asked
  if (first && others.length === 0)
    return (
      <div className={css.situation}>
        <Radios
          name="situation"
          label={words.doesThisApplyToYou(first.text)}
          hint={WHY}
          layout="row"
          options={choices}
          labels={{ [NONE]: words.noItDoesNot, [SOME]: words.yesOrItMight }}
          value={chosen}
          onChange={choose}
          error={step.errorOf('situation')}
        />
      </div>
    )
  return (
    <div className={titled ? css.titled : css.situation}>
      <Radios
        name="situation"
        label={SITUATION}
        hideLegend={titled}
        hint={WHY}
        layout="columns"
        options={choices}
        value={chosen}
        onChange={choose}
        error={step.errorOf('situation')}
      >
        {chosen !== SOME && (
          <ul className={css.statements}>
            {asked.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        )}
      </Radios>
      {chosen === SOME && (
        <Checkboxes
          name="statements"
          label={words.tickEachOneThatAppliesOr}
          options={asked.map(({ id, text }) => ({ value: id, label: text, checked: applying.includes(id) }))}
          onChange={(id, on) =>
            tick(asked.map((each) => each.id).filter((each) => (each === id ? on : applying.includes(each))))
          }
        />
      )}
    </div>
  )
}
