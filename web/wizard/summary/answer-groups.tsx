import { type GroupName, groupOf, groups, type StepName, stepNamed } from '#core/journey/steps.ts'
import { askedSteps, isHidden } from '#core/journey/walk.ts'
import type { Will } from '#core/will/schema.ts'
import { answersOf } from '#drafting/answers.ts'
import { shared, answerGroups as text } from '#words/en/summary.ts'
import { today } from '../../api/today.ts'
import { mode } from '../../api/visits.ts'
import { EditLink } from '../../ui/edit-link.tsx'
import { FoldingSection } from '../../ui/folding-section.tsx'
import pageCss from '../../ui/plain-page.module.css'
import css from '../../ui/summary.module.css'
import { CorrectDetails, correctableSteps } from './correct-details.tsx'

/** Leads to the step of an answer, or corrects it where the step is no longer shown. */
export function ChangeLink({ step, what, will }: { step: StepName; what: string; will: Will }) {
  if (isHidden(stepNamed(step), will, mode())) {
    const correctable = correctableSteps.find((each) => each === step)
    return correctable ? <CorrectDetails step={correctable} what={what} will={will} /> : null
  }
  return (
    <EditLink step={step}>
      {shared.change}
      <span className="visually-hidden"> {what}</span>
    </EditLink>
  )
}

/** The row of an answer, by which the page finds it again. */
export const rowOf = (step: StepName, label: string): string => `${step} ${label}`

/** What the customer changed on the step from which they come back. */
export type Changed = { readonly step: StepName; readonly rows: ReadonlySet<string>; readonly effect: string }

type AnswerRow = { readonly step: StepName; readonly label: string; readonly value: string }

/** Every answer of the steps that are asked, by its row. */
export const rowsIn = (will: Will): ReadonlyMap<string, AnswerRow> =>
  new Map(
    askedSteps(will, today()).flatMap(({ name }) =>
      answersOf(name, will, today()).map(
        ({ label, value }) => [rowOf(name, label), { step: name, label, value }] as const,
      ),
    ),
  )

/** Stands in the first row that changed: what the change does to who gets what. */
function Effect({ words }: { words: string }) {
  return words === '' ? null : <dd className={css.effect}>{text.sharesChanged(words)}</dd>
}

type Grouped = {
  readonly will: Will
  readonly changed?: Changed | undefined
  /** On a phone each group is a row that opens. */
  readonly folding?: boolean
}

function Group({ group, will, changed, folding = false }: Grouped & { group: GroupName }) {
  const steps = askedSteps(will, today()).filter(({ name }) => groupOf(name) === group)
  const [firstChanged] = changed?.rows ?? []
  const answers = steps.flatMap(({ name }) => answersOf(name, will, today()).map((answer) => ({ name, ...answer })))
  const list = (
    <dl>
      {answers.map(({ name, label, value }) => (
        <div
          key={rowOf(name, label)}
          data-row={rowOf(name, label)}
          tabIndex={-1}
          className={`${css.row} ${changed?.rows.has(rowOf(name, label)) ? css.changed : ''}`}
        >
          <dt className="soft">{label}</dt>
          <dd>{value || <span className="soft">{text.notAnsweredYet}</span>}</dd>
          <dd>
            <ChangeLink step={name} what={label} will={will} />
          </dd>
          {changed && rowOf(name, label) === firstChanged && <Effect words={changed.effect} />}
        </div>
      ))}
    </dl>
  )
  if (folding)
    return (
      <FoldingSection title={groups[group]} state={answers.length === 1 ? text.n1Answer : text.answers(answers.length)}>
        {list}
      </FoldingSection>
    )
  return (
    <section className={pageCss.panel}>
      <h2>{groups[group]}</h2>
      {list}
    </section>
  )
}

/** Every answer by its group, each with a way to change it. */
export function AnswerGroups(shown: Grouped) {
  return (Object.keys(groups) as GroupName[])
    .filter((group) => group !== 'summary')
    .map((group) => <Group key={group} group={group} {...shown} />)
}
