import { withValue } from '#core/funnel/funnel.ts'
import { answered, type LandingState } from '#core/funnel/landing.ts'
import { yesNo } from '#core/will/lists.ts'
import { useWords } from '../content/use-words.ts'
import { Radios } from '../ui/choices.tsx'
import css from '../ui/landing.module.css'
import { laterPart } from '../ui/lazy-page.tsx'
import { TextField } from '../ui/text-field.tsx'

// Few need it, so it is not in the page that everybody waits for.
const WaitlistForm = laterPart(async () => (await import('./waitlist-form.tsx')).WaitlistForm)

export type QuestionProps = {
  state: LandingState
  set: (change: Partial<LandingState>) => void
  errorOf: (field: keyof LandingState) => string | undefined
}

export function Homeowner({ state, set, errorOf }: QuestionProps) {
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

export function Residence({ state, set, errorOf }: QuestionProps) {
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
export function Sorry({ state }: { state: LandingState }) {
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

export function Names({ state, set, errorOf }: QuestionProps) {
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
