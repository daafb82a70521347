import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { tidyName } from '#core/formats/name.ts'
import { withValue } from '#core/funnel/form-field.ts'
import { funnelPath } from '#core/funnel/funnel.ts'
import { answered, type LandingState, landing, missingAnswers } from '#core/funnel/landing.ts'
import { nameGiven } from '#core/rules/fields.rules.ts'
import { messages, type Problem } from '#core/rules/messages.ts'
import { yesNo } from '#core/will/lists.ts'
import { Shell } from '../app/shell.tsx'
import { Paper } from '../desk/paper.tsx'
import stepCss from '../steps/step-page.module.css'
import { Button } from '../ui/button.tsx'
import { Radios } from '../ui/choices.tsx'
import { ErrorSummary, type ShownError } from '../ui/error-summary.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { TextField } from '../ui/text-field.tsx'
import css from './landing.module.css'
import { keepLandingState, landingState } from './landing-state.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { sampleWill } from './sample-will.ts'

// Few need it, so it is not in the page that everybody waits for.
const WaitlistForm = lazy(async () => ({ default: (await import('./waitlist-form.tsx')).WaitlistForm }))

type StepProps = {
  state: LandingState
  set: (change: Partial<LandingState>) => void
  errorOf: (field: keyof LandingState) => string | undefined
}

function Homeowner({ state, set, errorOf }: StepProps) {
  return (
    <Radios
      name="homeowner"
      label={<h2>Do you own your home?</h2>}
      hint="Alone or with someone else."
      layout="row"
      options={yesNo}
      value={yesNo.find((each) => each === state.homeowner.value)}
      onChange={(value) => set({ homeowner: answered('homeowner', state, value) })}
      error={errorOf('homeowner')}
    />
  )
}

function Residence({ state, set, errorOf }: StepProps) {
  return (
    <Radios
      name="england_or_wales"
      label="Do you live in England or Wales?"
      hideLegend
      layout="row"
      options={yesNo}
      value={yesNo.find((each) => each === state.england_or_wales.value)}
      onChange={(value) => set({ england_or_wales: answered('england_or_wales', state, value) })}
      error={errorOf('england_or_wales')}
    />
  )
}

/** Shown under the question for as long as its answer is No, which can still be changed. */
function Sorry({ state }: { state: LandingState }) {
  return (
    <section className={css.sorry} aria-labelledby="sorry">
      <div role="status">
        <h2 id="sorry" tabIndex={-1}>
          Sorry, we cannot write your will yet
        </h2>
        <p>
          The law is different in Scotland, Northern Ireland and abroad, and a will made here might not do what you
          want. A solicitor where you live can help.
        </p>
      </div>
      <Suspense>
        <WaitlistForm name={state.name.value} last_name={state.last_name.value} />
      </Suspense>
    </section>
  )
}

function Names({ state, set, errorOf }: StepProps) {
  const text = (field: 'name' | 'last_name') => ({
    name: field,
    value: state[field].value,
    onChange: (value: string) => set({ [field]: withValue(state[field], value) }),
    error: errorOf(field),
    spellCheck: false,
  })
  return (
    <>
      <TextField {...text('name')} label="First name" autoComplete="given-name" />
      <TextField {...text('last_name')} label="Last name" autoComplete="family-name" />
    </>
  )
}

type Page = {
  title: string
  hero?: true
  lead: string
  Fields: (props: StepProps) => ReactNode
  fields: readonly (keyof LandingState)[]
}

const pagesByStep: Record<string, Page> = {
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

function LandingStep({ step, page }: { step: number; page: Page }) {
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
    const next = landing.children[step + 1]
    void navigate(next ? funnelPath(landing, next.name) : '/sign-up')
  }
  const typed = [state.name.value, state.last_name.value].map(tidyName).filter(Boolean).join(' ')
  const { Fields } = page
  return (
    <Shell>
      <div className={css.layout}>
        <main id="main" className={css.question}>
          <div className={css.column}>
            {step > 0 && (
              <Link className={stepCss.back} to={funnelPath(landing, String(step - 1))}>
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
  const { step = '' } = useParams()
  const page = pagesByStep[step]
  return page ? <LandingStep key={step} step={Number(step)} page={page} /> : <NotFoundPage />
}
