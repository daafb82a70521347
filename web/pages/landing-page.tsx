import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { funnelPath, stepAfter, stepAt, stepBefore } from '#core/funnel/funnel.ts'
import { type LandingState, landing, landingIn, missingAnswers } from '#core/funnel/landing.ts'
import { pathIn } from '#core/language.ts'
import { nameGiven } from '#core/rules/rule.ts'
import { isVisitorCode } from '#core/rules/visitor-messages.ts'
import { tidyName } from '#core/text/names.ts'
import type { Words } from '#words/en/visitors.ts'
import { firstUse } from '../api/first-use.ts'
import { answersStored, keepLandingState, landingState } from '../api/funnel-state.ts'
import { useLanguage, useWords } from '../content/use-words.ts'
import { NamedPaper, SamplePaper } from '../features/preview/lazy-paper.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorSummary, type Message, notPutRight, useFound } from '../ui/error-summary.tsx'
import css from '../ui/landing.module.css'
import { WelshNotice } from '../ui/language-links.tsx'
import { BackLink } from '../ui/plain-page.tsx'
import { PageTitle, Shell } from '../ui/shell.tsx'
import { Homeowner, Names, type QuestionProps, Residence, Sorry } from './landing-questions.tsx'

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
