import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
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
import { answersStored, useFunnelStep } from '../../api/funnel-state.ts'
import { Answered, OpenQuestion } from '../../ui/answered.tsx'
import { Button } from '../../ui/button.tsx'
import { Radios } from '../../ui/choices.tsx'
import { useFound } from '../../ui/error-summary.tsx'
import landingCss from '../../ui/landing.module.css'
import { PlainPage } from '../../ui/plain-page.tsx'
import { Paragraph } from '../../ui/runs.tsx'
import { BackTo, Place, RequiresEarlierSteps } from './place.tsx'

type Asked = {
  readonly id: string
  readonly question: string
  readonly hint?: string
  readonly options: readonly string[]
}

/** A step of the funnel with single-choice questions: one is open, and those answered are lines above and below it. */
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
  const answerOf = ({ id }: Asked): string => state[id]?.value ?? ''
  const unanswered = asked.filter((each) => answerOf(each) === '')
  const [openId, setOpenId] = useState(() => (stopped ? undefined : unanswered[0])?.id ?? asked[0]?.id)
  const moved = useRef(false)
  const box = useRef<HTMLDivElement>(null)
  const moveTo = ({ id }: Asked) => {
    moved.current = true
    setErrors([])
    setOpenId(id)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the open question
  useLayoutEffect(() => {
    if (moved.current) {
      box.current?.focus({ preventScroll: true })
      // The button stands below it: both are to be seen, however many lines stand above.
      box.current?.scrollIntoView()
    }
    moved.current = false
  }, [openId])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const [following] = unanswered
    const isMissing = following?.id === openId
    setErrors(isMissing && following ? [{ field: following.id, text: messages.SELECT_OPTION }] : [])
    if (isMissing) return
    if (stopped) {
      document.getElementById('stopped')?.focus()
      return
    }
    if (following) {
      moveTo(following)
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
        {asked.map((each) => {
          const { id, question, hint, options } = each
          const field = state[id]
          if (id !== openId)
            return (
              answerOf(each) !== '' && (
                <Answered
                  key={id}
                  question={{ short: kept.said(question), answer: answerOf(each) }}
                  onChange={() => moveTo(each)}
                />
              )
            )
          return (
            <OpenQuestion key={id} box={box}>
              <Radios
                name={id}
                label={kept.said(question)}
                {...(hint !== undefined && { hint: kept.said(hint) })}
                options={options}
                layout={options.every((option) => option.length < 10) ? 'row' : 'cards'}
                value={field?.value}
                onChange={(value) => field && change({ [id]: withValue(withoutError(field), value) })}
                error={errors.find((error) => error.field === id)?.text}
              />
            </OpenQuestion>
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
