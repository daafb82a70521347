import { type FormEvent, type ReactNode, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { type ChoiceState, checkMyWill, questionSteps, startQuestions, startStep } from '#core/existing-will/funnel.ts'
import { type QuestionStep, questionsOn, willQuestions } from '#core/existing-will/questions.ts'
import {
  type FunnelStep,
  funnelUrl,
  stepAfter,
  stepAt,
  stepBefore,
  withoutError,
  withValue,
} from '#core/funnel/funnel.ts'
import { messages } from '#core/rules/messages.ts'
import { question as table } from '#words/en/existing-will.ts'
import { kept } from '#words/en/forms.ts'
import { answersStored, neededFor, stateOf, useFunnelStep } from '../../api/funnel-state.ts'
import { Button } from '../../ui/button.tsx'
import { Radios } from '../../ui/choices.tsx'
import { useFound } from '../../ui/error-summary.tsx'
import landingCss from '../../ui/landing.module.css'
import { BackLink, PlainPage } from '../../ui/plain-page.tsx'
import { Paragraph } from '../../ui/runs.tsx'

/** The stored answers of a step of questions. */
export const questionState = (name: QuestionStep): ChoiceState => stateOf(checkMyWill, questionSteps[name])

type Asked = {
  readonly id: string
  readonly question: string
  readonly hint?: string
  readonly options: readonly string[]
}

export function BackTo({ step }: { step: FunnelStep<unknown> | undefined }) {
  if (!step) return null
  return <BackLink to={funnelUrl(checkMyWill, step.name)}>{table.back}</BackLink>
}

const asked = checkMyWill.children.map(({ name }) => name)
const places = asked.slice(0, asked.indexOf('payment') + 1)

/** How far a step of the check is, in words. */
export function Place({ step }: { step: string }) {
  return <p className="soft">{table.stepOf(places.indexOf(step) + 1, places.length)}</p>
}

/** A step of the funnel with single-choice questions. */
function ChoicePage({
  step,
  asked,
  title,
  lead,
  stop,
}: {
  step: FunnelStep<ChoiceState>
  asked: readonly Asked[]
  title: string
  lead?: string
  /** Shown when these answers stop the check. */
  stop?: (state: ChoiceState) => ReactNode
}) {
  const [state, change] = useFunnelStep<ChoiceState>(checkMyWill, step)
  const [errors, setErrors] = useFound()
  const navigate = useNavigate()
  const [storing, setStoring] = useState(false)
  const stopped = stop?.(state)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const open = asked.filter(({ id }) => (state[id]?.value ?? '') === '')
    setErrors(open.map(({ id }) => ({ field: id, text: messages.SELECT_OPTION })))
    if (open.length > 0) return
    if (stopped) {
      document.getElementById('stopped')?.focus()
      return
    }
    const next = stepAfter(checkMyWill, step.name)
    if (!next) return
    // The next page asks what is stored, and so does a reload.
    setStoring(true)
    await answersStored()
    await navigate(funnelUrl(checkMyWill, next.name))
  }
  return (
    <PlainPage
      title={title}
      lead={lead}
      above={
        <>
          <BackTo step={stepBefore(checkMyWill, step.name)} />
          <Place step={step.name} />
        </>
      }
      errors={errors}
    >
      <form method="post" className="above-32" noValidate onSubmit={(event) => void submit(event)}>
        {asked.map(({ id, question, hint, options }) => {
          const field = state[id]
          return (
            <Radios
              key={id}
              name={id}
              label={kept.said(question)}
              {...(hint !== undefined && { hint: kept.said(hint) })}
              options={options}
              layout={options.every((option) => option.length < 10) ? 'row' : 'cards'}
              value={field?.value}
              onChange={(value) => field && change({ [id]: withValue(withoutError(field), value) })}
              error={errors.find((error) => error.field === id)?.text}
            />
          )
        })}
        <div className="cluster above-32 off-paper">
          <Button label={table.continue} type="submit" busy={storing} look={stopped ? 'secondary' : 'primary'} />
        </div>
      </form>
      {stopped}
    </PlainPage>
  )
}

function Elsewhere() {
  return (
    <section className={landingCss.sorry} aria-labelledby="stopped">
      <h2 className="below-16" id="stopped" tabIndex={-1}>
        {table.sorryWeCannotCheckYourWill}
      </h2>
      <Paragraph of={table.theLawIsDifferentIn} />
    </section>
  )
}

export function StartPage() {
  return (
    <ChoicePage
      step={startStep}
      asked={startQuestions}
      {...table.doYouAlreadyHaveAWill}
      stop={(state) => state.england_or_wales?.value === 'No' && <Elsewhere />}
    />
  )
}

/** Shows a page when every step before it is answered, and otherwise redirects to the first one that is not. */
export function RequiresEarlierSteps({ before, children }: { before: string; children: ReactNode }) {
  const needed = neededFor(checkMyWill, before)
  return needed ? <Navigate to={funnelUrl(checkMyWill, needed.name)} replace /> : children
}

const titles: Record<QuestionStep, string> = table.titles

/** The page of the question step at this address. */
export function QuestionPage() {
  const { pathname } = useLocation()
  const here = stepAt(checkMyWill, pathname)?.name
  const name = willQuestions.find(({ step }) => step === here)?.step
  if (!name) return null
  return (
    <RequiresEarlierSteps before={name}>
      <ChoicePage key={name} step={questionSteps[name]} asked={questionsOn(name)} title={titles[name]} />
    </RequiresEarlierSteps>
  )
}
