import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { funnelPath, stepAfter, stepAt, stepBefore, withValue } from '#core/funnel/funnel.ts'
import { answered, type LandingState, landing, landingIn, missingAnswers } from '#core/funnel/landing.ts'
import { pathIn } from '#core/language.ts'
import { nameGiven } from '#core/rules/rule.ts'
import { isVisitorCode } from '#core/rules/visitor-messages.ts'
import { tidyName } from '#core/text/names.ts'
import { yesNo } from '#core/will/lists.ts'
import type { Words } from '#words/en/visitors.ts'
import { firstUse } from '../api/first-use.ts'
import { answersStored, keepLandingState, landingState } from '../api/funnel-state.ts'
import { useLanguage, useWords } from '../content/use-words.ts'
import { NamedPaper, SamplePaper } from '../features/preview/lazy-paper.tsx'
import { Button } from '../ui/button.tsx'
import { Radios } from '../ui/choices.tsx'
import { ErrorSummary, type Message, notPutRight, useFound } from '../ui/error-summary.tsx'
import css from '../ui/landing.module.css'
import { WelshNotice } from '../ui/language-links.tsx'
import { laterPart } from '../ui/lazy-page.tsx'
import { BackLink } from '../ui/plain-page.tsx'
import { PageTitle, Shell } from '../ui/shell.tsx'
import { TextField } from '../ui/text-field.tsx'

// Few need it, so it is not in the page that everybody waits for.
const WaitlistForm = laterPart(async () => (await import('./waitlist-form.tsx')).WaitlistForm)

type QuestionProps = {
  state: LandingState
  set: (change: Partial<LandingState>) => void
  errorOf: (field: keyof LandingState) => string | undefined
}

function Homeowner({ state, set, errorOf }: QuestionProps) {
  const words = useWords('landing')
  return (
    <Radios
      name="homeowner"
      label={<h2>{words.homeowner}</h2>}
      hint={words.homeownerHint}
      layout="row"
      options={yesNo}
      labels={words.answers}
      value={yesNo.find((each) => each === state.homeowner.value)}
      onChange={(value) => set({ homeowner: answered('homeowner', state, value) })}
      error={errorOf('homeowner')}
    />
  )
}

function Residence({ state, set, errorOf }: QuestionProps) {
  const words = useWords('landing')
  return (
    <Radios
      name="england_or_wales"
      label={words.pages['1'].title}
      hideLegend
      layout="row"
      options={yesNo}
      labels={words.answers}
      value={yesNo.find((each) => each === state.england_or_wales.value)}
      onChange={(value) => set({ england_or_wales: answered('england_or_wales', state, value) })}
      error={errorOf('england_or_wales')}
    />
  )
}

/** Shown under the question for as long as its answer is No, which can still be changed. */
function Sorry({ state }: { state: LandingState }) {
  const words = useWords('landing')
  return (
    <section className={css.sorry} aria-labelledby="sorry">
      <div role="status">
        <h2 className="below-16" id="sorry" tabIndex={-1}>
          {words.sorry}
        </h2>
        <p>{words.sorryWhy}</p>
      </div>
      <WaitlistForm name={state.name.value} last_name={state.last_name.value} />
    </section>
  )
}

function Names({ state, set, errorOf }: QuestionProps) {
  const words = useWords('landing')
  const text = (field: 'name' | 'last_name') => ({
    name: field,
    value: state[field].value,
    onChange: (value: string) => set({ [field]: withValue(state[field], value) }),
    error: errorOf(field),
    spellCheck: false,
  })
  return (
    <>
      <TextField {...text('name')} label={words.firstName} autoComplete="given-name" />
      <TextField {...text('last_name')} label={words.lastName} autoComplete="family-name" />
    </>
  )
}

// What its HTML says is all a visitor needs until they do something.
const FrontPage = lazy(async () => {
  await firstUse()
  return { default: (await import('./front-page.tsx')).FrontPage }
})

// Constants: React leaves their HTML as it is while the question above is answered.
const frontPage = (
  <Suspense fallback={<div className={css.waiting} />}>
    <FrontPage />
  </Suspense>
)

const writtenPaper = (
  <Suspense>
    <SamplePaper written />
  </Suspense>
)

const samplePaper = (
  <Suspense>
    <SamplePaper />
  </Suspense>
)

type Page = { hero?: true; Fields: (props: QuestionProps) => ReactNode; fields: readonly (keyof LandingState)[] }

type StepName = (typeof landing.children)[number]['name']

const pagesByStep: Record<StepName, Page> = {
  '0': { hero: true, Fields: Homeowner, fields: ['homeowner'] },
  '1': { Fields: Residence, fields: ['england_or_wales'] },
  '2': { Fields: Names, fields: ['name', 'last_name'] },
}

/** What is wrong, each with its code in the place of words: they are said in the language of the page, which may change meanwhile. */
const problemsOn = (page: Page, state: LandingState): Message[] => {
  if (page.fields.includes('name'))
    return [...nameGiven('name', state.name.value), ...nameGiven('last_name', state.last_name.value)].map(
      ({ field, code }) => ({ field, text: code }),
    )
  return missingAnswers(state)
    .filter(({ field }) => page.fields.includes(field))
    .map(({ field }) => ({ field, text: 'SELECT_OPTION' }))
}

const sentenceOf = (code: string, said: Words['messages']): string => {
  if (!isVisitorCode(code)) throw new Error(`${code} is not among the messages that a visitor can meet`)
  return said[code]
}

function LandingStep({ step, page }: { step: StepName; page: Page }) {
  const language = useLanguage()
  const words = useWords('landing')
  const said = useWords('messages')
  const group = landingIn(language)
  const before = stepBefore(group, step)
  const [state, setState] = useState(landingState)
  const [found, setFound] = useFound()
  const navigate = useNavigate()
  const set = (change: Partial<LandingState>) => {
    const after = { ...state, ...change }
    setState(after)
    keepLandingState(after)
  }
  const sorry = page.fields.includes('england_or_wales') && state.england_or_wales.value === 'No'
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const problems = problemsOn(page, state)
    setFound(problems)
    if (problems.length > 0) return
    keepLandingState(state)
    await answersStored()
    if (sorry) {
      document.getElementById('sorry')?.focus()
      return
    }
    const next = stepAfter(group, step)
    await navigate(next ? funnelPath(group, next.name) : pathIn(language, '/sign-up'))
  }
  const { Fields } = page
  const { title, lead } = words.pages[step]
  const errors = notPutRight(found, problemsOn(page, state)).map((error) => ({
    ...error,
    text: sentenceOf(error.text, said),
  }))
  return (
    <Shell>
      <main id="main" className="column grow">
        <div className={css.layout}>
          <div className={css.head}>
            {before && <BackLink to={funnelPath(group, before.name)}>{words.back}</BackLink>}
            <ErrorSummary errors={errors} />
            <PageTitle tab={title} invalid={errors.length > 0} className={page.hero && css.hero} />
            <p className={css.lead}>{lead}</p>
          </div>
          <section className={css.preview} aria-label={words.desk}>
            {page.fields.includes('name') ? (
              <Suspense>
                <NamedPaper name={tidyName(state.name.value)} last_name={tidyName(state.last_name.value)} />
              </Suspense>
            ) : page.hero ? (
              writtenPaper
            ) : (
              samplePaper
            )}
          </section>
          <div className={css.question}>
            <form method="post" noValidate onSubmit={(event) => void submit(event)}>
              <Fields
                state={state}
                set={set}
                errorOf={(field) => errors.find((error) => error.field === field)?.text}
              />
              <Button label={words.goOn} type="submit" look={sorry ? 'secondary' : 'primary'} />
            </form>
            {sorry && <Sorry state={state} />}
            {page.hero && (
              <dl className={css.facts}>
                {words.facts.map(([fact, more]) => (
                  <div key={fact}>
                    <dt>{fact}</dt>
                    <dd className="soft small tight">{more}</dd>
                  </div>
                ))}
              </dl>
            )}
            <WelshNotice />
          </div>
        </div>
        {page.hero && frontPage}
      </main>
    </Shell>
  )
}

export function LandingPage() {
  const here = stepAt(landingIn(useLanguage()), useLocation().pathname)?.name
  const step = landing.children.find(({ name }) => name === here)?.name
  return step && <LandingStep key={step} step={step} page={pagesByStep[step]} />
}
