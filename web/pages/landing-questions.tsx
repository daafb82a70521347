import { lazy, Suspense } from 'react'
import { withValue } from '#core/funnel/form-field.ts'
import { answered, type LandingState } from '#core/funnel/landing.ts'
import { yesNo } from '#core/will/yes-no.ts'
import { Radios } from '../ui/choices.tsx'
import { TextField } from '../ui/text-field.tsx'
import css from './landing.module.css'

// Few need it, so it is not in the page that everybody waits for.
const WaitlistForm = lazy(async () => ({ default: (await import('./waitlist-form.tsx')).WaitlistForm }))

export type QuestionProps = {
  state: LandingState
  set: (change: Partial<LandingState>) => void
  errorOf: (field: keyof LandingState) => string | undefined
}

export function Homeowner({ state, set, errorOf }: QuestionProps) {
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

export function Residence({ state, set, errorOf }: QuestionProps) {
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
export function Sorry({ state }: { state: LandingState }) {
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

export function Names({ state, set, errorOf }: QuestionProps) {
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
