import { type FormEvent, type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { type ChoiceState, checkMyWill } from '#core/existing-will/funnel.ts'
import { withoutError, withValue } from '#core/funnel/form-field.ts'
import { type FunnelStep, funnelUrl, stepAfter, stepBefore } from '#core/funnel/funnel.ts'
import { messages } from '#core/rules/messages.ts'
import { Button } from '../../ui/button.tsx'
import { Radios } from '../../ui/choices.tsx'
import { ErrorSummary, type ShownError } from '../../ui/error-summary.tsx'
import css from '../../ui/plain-page.module.css'
import { PlainPage } from '../../ui/plain-page.tsx'
import stepCss from '../../ui/step-page.module.css'
import { useFunnelStep } from '../funnel/use-funnel-step.ts'

type Asked = {
  readonly id: string
  readonly question: string
  readonly hint?: string
  readonly options: readonly string[]
}

export function BackTo({ step }: { step: FunnelStep<unknown> | undefined }) {
  if (!step) return null
  return (
    <Link className={stepCss.back} to={funnelUrl(checkMyWill, step.name)}>
      <span aria-hidden="true">←</span> Back
    </Link>
  )
}

/** A step of the funnel that asks some questions, one choice each. */
export function ChoicePage({
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
  /** What keeps somebody with these answers from going on. */
  stop?: (state: ChoiceState) => ReactNode
}) {
  const [state, change] = useFunnelStep<ChoiceState>(checkMyWill, step)
  const [errors, setErrors] = useState<readonly ShownError[]>([])
  const navigate = useNavigate()
  const stopped = stop?.(state)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const open = asked.filter(({ id }) => (state[id]?.value ?? '') === '')
    setErrors(open.map(({ id }) => ({ field: id, text: messages.SELECT_OPTION })))
    if (open.length > 0) return
    if (stopped) {
      document.getElementById('stopped')?.focus()
      return
    }
    const next = stepAfter(checkMyWill, step.name)
    if (next) void navigate(funnelUrl(checkMyWill, next.name))
  }
  return (
    <PlainPage
      white
      title={title}
      lead={lead}
      invalid={errors.length > 0}
      above={
        <>
          <BackTo step={stepBefore(checkMyWill, step.name)} />
          <ErrorSummary errors={errors} />
        </>
      }
    >
      <form className={css.form} noValidate onSubmit={submit}>
        {asked.map(({ id, question, hint, options }) => {
          const field = state[id]
          return (
            <Radios
              key={id}
              name={id}
              label={question}
              {...(hint !== undefined && { hint })}
              options={options}
              layout={options.every((option) => option.length < 10) ? 'row' : 'cards'}
              value={field?.value}
              onChange={(value) => field && change({ [id]: withValue(withoutError(field), value) })}
              error={errors.find((error) => error.field === id)?.text}
            />
          )
        })}
        <div className={css.actions}>
          <Button type="submit" look={stopped ? 'secondary' : 'primary'}>
            Continue
          </Button>
        </div>
      </form>
      {stopped}
    </PlainPage>
  )
}
