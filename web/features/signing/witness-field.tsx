import { type ComponentProps, useEffect, useId, useState } from 'react'
import {
  clearWords,
  doubtEnds,
  doubtInWords,
  HALF_A_NAME,
  questionWords,
  stoppedWords,
  tickWords,
} from '#core/signing/doubt-words.ts'
import type { WitnessCheck } from '#core/signing/witness-check.ts'
import { witnessTicks } from '#core/will/lists.ts'
import type { Will } from '#core/will/schema.ts'
import type { Doubt, PlannedWitness, Signing, SigningPlan } from '#core/will/signing-schema.ts'
import { kept } from '#words/en/forms.ts'
import { witnessField as table } from '#words/en/signing.ts'
import { TextField } from '../../ui/text-field.tsx'
import tickCss from './ticks.module.css'
import css from './witnesses.module.css'

/** Milliseconds without a key before a name is checked, so that half a name is not called wrong. */
const PAUSE_MS = 400

/** What the check says, once the typing has stopped: a status, with a sign and words. */
export function WitnessResult({
  will,
  witness,
  check,
  past = false,
  onSay,
}: {
  will: Will
  witness: PlannedWitness
  check: WitnessCheck
  /** They have watched already. */
  past?: boolean | undefined
  onSay: (answer: 'Yes' | 'No') => void
}) {
  const name = useId()
  if (check.is === 'missing') return null
  if (check.is === 'half a name') return <p>{HALF_A_NAME}</p>
  if (check.is === 'clear')
    return (
      <p className={css.clear}>
        <span className={css.sign} aria-hidden="true">
          ✓
        </span>
        <span>{clearWords(check)}</span>
      </p>
    )
  if (check.is === 'stopped') {
    const [strong, rest] = stoppedWords(will, witness.name, check, past)
    return (
      <p className={`${css.stopped} danger`}>
        <span className={css.sign} aria-hidden="true">
          ✕
        </span>
        <span>
          <strong>{strong}</strong> {rest}
        </span>
      </p>
    )
  }
  const [why, question] = questionWords(will, check)
  return (
    <div className={css.asked}>
      <span className={css.sign} aria-hidden="true">
        !
      </span>
      <fieldset>
        <legend>
          {why} <strong>{question}</strong>
        </legend>
        <div className={`${css.answers} line wrap gap-10 above-12`}>
          {(['Yes', 'No'] as const).map((answer) => (
            <label key={answer} className={tickCss.tick}>
              <input type="radio" name={name} value={answer} checked={false} onChange={() => onSay(answer)} />
              <span>{kept.said(answer, question)}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  )
}

/** The name of a witness, checked against everyone in the will when the typing stops. */
function WitnessField({
  name,
  label,
  will,
  witness,
  check,
  past,
  error,
  onChange,
}: {
  name: string
  label: string
  will: Will
  witness: PlannedWitness
  check: WitnessCheck
  /** They have watched already. */
  past?: boolean
  error?: string | undefined
  onChange: (next: PlannedWitness) => void
}) {
  const [settled, setSettled] = useState(witness.name)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(witness.name), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [witness.name])
  const say = (answer: 'Yes' | 'No') => {
    if (check.is !== 'asked') return
    const { question, about } = check
    onChange({ ...witness, said: [...witness.said, { question, about: [...about], answer }].slice(-20) })
    document.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  }
  return (
    <div>
      <TextField
        name={name}
        label={label}
        value={witness.name}
        onChange={(typed) => onChange({ ...witness, name: typed.slice(0, 200), said: [] })}
        error={error}
        spellCheck={false}
        autoCapitalize="words"
      />
      {/* An error at the field says what half a name lacks, once the button was pressed. */}
      <div role="status" className={css.result}>
        {settled === witness.name && !(error && check.is === 'half a name') && (
          <WitnessResult will={will} witness={witness} check={check} past={past} onSay={say} />
        )}
      </div>
    </div>
  )
}

export type Witnesses = readonly [PlannedWitness, PlannedWitness]

const labels = [table.firstWitnessFullName, table.secondWitnessFullName] as const

/** The two witnesses. `past`: they have watched already. */
export function WitnessFields({
  witnesses,
  checks,
  errorOf,
  onChange,
  ...about
}: Pick<ComponentProps<typeof WitnessField>, 'will' | 'past'> & {
  witnesses: Witnesses
  checks: readonly [WitnessCheck, WitnessCheck]
  errorOf: (at: 0 | 1) => string | undefined
  onChange: (next: Witnesses) => void
}) {
  const [first, second] = witnesses
  return ([0, 1] as const).map((at) => (
    <WitnessField
      {...about}
      key={at}
      name={`witnesses.${at}`}
      label={labels[at]}
      witness={witnesses[at]}
      check={checks[at]}
      error={errorOf(at)}
      onChange={(next) => onChange(at === 0 ? [next, second] : [first, next])}
    />
  ))
}

/** What only the testator can say of both witnesses. */
export function WitnessTicks({
  ticks,
  error,
  onChange,
}: {
  ticks: SigningPlan['ticks']
  error?: string | undefined
  onChange: (next: SigningPlan['ticks']) => void
}) {
  return (
    <fieldset className="below-20">
      <legend>
        <strong>{table.onlyYouCanKnowThese}</strong>
      </legend>
      <div className={tickCss.ticks}>
        {witnessTicks.map((tick) => (
          <label key={tick} className={tickCss.tick}>
            <input
              type="checkbox"
              name={tick}
              checked={ticks.includes(tick)}
              onChange={({ target }) =>
                onChange(witnessTicks.filter((each) => (each === tick ? target.checked : ticks.includes(each))))
              }
            />
            <span>{tickWords[tick]}</span>
          </label>
        ))}
      </div>
      {error && (
        <p role="alert" className={`${css.stopped} danger`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** What is in doubt about a signing, each with what follows from it, and what ends it. */
export function Doubts({ signing, doubts }: { signing: Pick<Signing, 'witnesses'>; doubts: readonly Doubt[] }) {
  return (
    <div className="caution stack gap-12 anywhere snug">
      <ul className="stack gap-10">
        {doubts.map((doubt) => {
          const { says, follows } = doubtInWords(doubt, signing)
          return (
            <li key={says}>
              <strong>{says}</strong> {follows}
            </li>
          )
        })}
      </ul>
      <p>{doubtEnds(doubts)}</p>
    </div>
  )
}
