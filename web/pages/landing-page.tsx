import { type FormEvent, type ReactNode, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { tidyName } from '#core/formats/name.ts'
import { funnelPath, stepAfter, stepAt, stepBefore } from '#core/funnel/funnel.ts'
import { type LandingState, landing, missingAnswers } from '#core/funnel/landing.ts'
import { nameGiven } from '#core/rules/fields.rules.ts'
import { messages, type Problem } from '#core/rules/messages.ts'
import { Shell } from '../app/shell.tsx'
import { Paper } from '../desk/paper.tsx'
import stepCss from '../steps/step-page.module.css'
import { Button } from '../ui/button.tsx'
import { ErrorSummary, type ShownError } from '../ui/error-summary.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import css from './landing.module.css'
import { Homeowner, Names, type QuestionProps, Residence, Sorry } from './landing-questions.tsx'
import { keepLandingState, landingState } from './landing-state.ts'
import { sampleWill } from './sample-will.ts'

type Page = {
  title: string
  hero?: true
  lead: string
  Fields: (props: QuestionProps) => ReactNode
  fields: readonly (keyof LandingState)[]
}

type StepName = (typeof landing.children)[number]['name']

const pagesByStep: Record<StepName, Page> = {
  '0': {
    title: 'Write your will and see every word.',
    hero: true,
    lead: 'Answer plain questions. The document writes itself beside you. Start free, and pay only when it says what you mean.',
    Fields: Homeowner,
    fields: ['homeowner'],
  },
  '1': {
    title: 'Do you live in England or Wales?',
    lead: 'Your usual home. Wills follow the law of the place you live in.',
    Fields: Residence,
    fields: ['england_or_wales'],
  },
  '2': {
    title: 'What is your name?',
    lead: 'As on your passport or birth certificate. You can add middle names later.',
    Fields: Names,
    fields: ['name', 'last_name'],
  },
}

const problemsOn = (page: Page, state: LandingState): Problem[] => {
  if (page.fields.includes('name'))
    return [...nameGiven('name', state.name.value), ...nameGiven('last_name', state.last_name.value)]
  return missingAnswers(state)
    .filter(({ field }) => page.fields.includes(field))
    .map(({ field }) => ({ field, code: 'SELECT_OPTION' }))
}

function LandingStep({ step, page }: { step: StepName; page: Page }) {
  const before = stepBefore(landing, step)
  const [state, setState] = useState(landingState)
  const [errors, setErrors] = useState<readonly ShownError[]>([])
  const navigate = useNavigate()
  const set = (change: Partial<LandingState>) => setState((before) => ({ ...before, ...change }))
  const sorry = page.fields.includes('england_or_wales') && state.england_or_wales.value === 'No'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problems = problemsOn(page, state)
    setErrors(problems.map(({ field, code }) => ({ field, text: messages[code] })))
    if (problems.length > 0) return
    keepLandingState(state)
    if (sorry) {
      document.getElementById('sorry')?.focus()
      return
    }
    const next = stepAfter(landing, step)
    void navigate(next ? funnelPath(landing, next.name) : '/sign-up')
  }
  const typed = [state.name.value, state.last_name.value].map(tidyName).filter(Boolean).join(' ')
  const { Fields } = page
  return (
    <Shell>
      <div className={css.layout}>
        <main id="main" className={css.question}>
          <div className={css.column}>
            {before && (
              <Link className={stepCss.back} to={funnelPath(landing, before.name)}>
                <span aria-hidden="true">←</span> Back
              </Link>
            )}
            <ErrorSummary errors={errors} />
            <PageTitle tab={page.title} invalid={errors.length > 0} className={page.hero && css.hero}>
              {page.title}
            </PageTitle>
            <p className={css.lead}>{page.lead}</p>
            <form noValidate onSubmit={submit}>
              <Fields
                state={state}
                set={set}
                errorOf={(field) => errors.find((error) => error.field === field)?.text}
              />
              <Button type="submit" look={sorry ? 'secondary' : 'primary'}>
                Continue
              </Button>
            </form>
            {sorry && <Sorry state={state} />}
          </div>
        </main>
        <aside className={css.desk} aria-label="What a will looks like">
          <Paper document={sampleWill(typed || 'Margaret Ellen Hale')} step="will.estate-splits.split-distribution" />
        </aside>
      </div>
    </Shell>
  )
}

export function LandingPage() {
  const here = stepAt(landing, useLocation().pathname)?.name
  const step = landing.children.find(({ name }) => name === here)?.name
  return step && <LandingStep key={step} step={step} page={pagesByStep[step]} />
}
