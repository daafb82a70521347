import { useState } from 'react'
import { type GroupName, groupOf, groups, type StepName, stepNamed } from '#core/journey/steps.ts'
import { askedSteps, isHidden } from '#core/journey/walk.ts'
import { lpasBought } from '#core/lpa/lpas.ts'
import { nameIsGiven, testatorIsAnAdult } from '#core/rules/about-me.rules.ts'
import { askedWithName } from '#core/will/details-table.ts'
import type { Details, Will } from '#core/will/schema.ts'
import { answersOf } from '#drafting/answers.ts'
import { shared, answerGroups as text, correctDetails as words } from '#words/en/summary.ts'
import { saveStep } from '../../api/save-queue.ts'
import { today } from '../../api/today.ts'
import { mode } from '../../api/visits.ts'
import { currentWill } from '../../api/will.ts'
import { DetailField, DobField } from '../../features/people/person-fields.tsx'
import { Button } from '../../ui/button.tsx'
import { EditLink } from '../../ui/edit-link.tsx'
import { FoldingSection } from '../../ui/folding-section.tsx'
import pageCss from '../../ui/plain-page.module.css'
import { FormDialog, useSubmitForm } from '../../ui/submit-form.tsx'
import css from '../../ui/summary.module.css'

/** The testator's name and date of birth, which have no step once the will is paid for, and can be misspelt all the same. */

const correctableSteps = ['will.about-me.full-name', 'will.about-me.dob'] as const
type CorrectableStep = (typeof correctableSteps)[number]

const printAgain: Record<CorrectableStep, (will: Will) => string> = {
  'will.about-me.full-name': (will) =>
    words.yourNameIsOnEveryDocument(lpasBought(will) === 'none' ? '' : words.andOnYourPowersOfAttorney),
  'will.about-me.dob': (will) =>
    lpasBought(will) === 'none' ? words.weDoNotPrintYourDate : words.weDoNotPrintYourDate2,
}

function DetailsDialog({ step, will, onClose }: { step: CorrectableStep; will: Will; onClose: () => void }) {
  const isName = step === 'will.about-me.full-name'
  const form = useSubmitForm<Details>({
    initial: will.details,
    check: (details) => (isName ? nameIsGiven : testatorIsAnAdult)({ ...will, details }, today()),
    save: (details) => saveStep(step, () => ({ details })),
    onDone: onClose,
    dialog: words.details(step),
    over: () => currentWill().details,
  })
  const { field } = form
  return (
    <FormDialog
      title={isName ? words.correctYourName : words.correctYourDateOfBirth}
      action={words.save}
      form={form}
      onClose={onClose}
    >
      {isName ? (
        askedWithName.map((name) => <DetailField key={name} {...field(name)} />)
      ) : (
        <DobField {...field('dob')} own example="9 3 1961" />
      )}
      <p className={pageCss.notice}>{printAgain[step](will)}</p>
    </FormDialog>
  )
}

/** The way to correct an answer whose step is hidden. */
function CorrectDetails({ step, what, will }: { step: CorrectableStep; what: string; will: Will }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="link" onClick={() => setOpen(true)}>
        {words.correct}
        <span className="visually-hidden"> {what}</span>
      </Button>
      {open && <DetailsDialog step={step} will={will} onClose={() => setOpen(false)} />}
    </>
  )
}

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
