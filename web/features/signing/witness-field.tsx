import { useEffect, useId, useState } from 'react'
import { partInSentence } from '#core/signing/people-of-will.ts'
import { TESTATOR, type WitnessCheck } from '#core/signing/witness-check.ts'
import { firstNameIn, listed, listedOr } from '#core/text/names.ts'
import { personById } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import type { PlannedWitness } from '#core/will/signing-schema.ts'
import { TextField } from '../../ui/text-field.tsx'
import tickCss from './ticks.module.css'
import css from './witnesses.module.css'

/** Milliseconds without a key before a name is checked, so that half a name is not called wrong. */
const PAUSE_MS = 400

const namesOf = (will: Will, about: readonly number[]): string[] =>
  about.map((id) => (id === TESTATOR ? 'you' : firstNameIn(personById(will, id)?.fullname ?? 'a person in your will')))

const LOSES = 'A witness loses anything the will leaves them.'

/** Why a witness is stopped: in bold, and after it. */
const stoppedWords = (will: Will, name: string, check: WitnessCheck & { is: 'stopped' }): readonly [string, string] => {
  const first = firstNameIn(name.trim())
  switch (check.why) {
    case 'named': {
      const parts = check.people.map((part) => partInSentence(firstNameIn(part.person.fullname), part)).join(' ')
      const gets = check.people.some((part) => part.gets.length > 0)
      return [`${first} is in your will.`, `${parts} ${gets ? `${LOSES} ` : ''}Ask another person.`]
    }
    case 'testator':
      return ['This is your own name.', 'Ask two other people.']
    case 'other witness':
      return ['This is the other witness.', 'You need two different people.']
    case 'signs for the testator':
      return [`${first} signs for you.`, 'The two witnesses have to be other people.']
    case 'Same person':
      return [`${first} is ${listedOr.format(namesOf(will, check.about))}.`, `${LOSES} Ask another person.`]
    case 'Related':
      return [
        'Ask another person.',
        'What a will leaves to the husband, wife or civil partner of a witness is lost too.',
      ]
  }
}

const questionWords = (will: Will, check: WitnessCheck & { is: 'asked' }): readonly [string, string] => {
  const names = namesOf(will, check.about)
  if (check.question === 'Same person')
    return ['The name is like one in your will.', `Is this ${listedOr.format(names)}?`]
  const same = check.because === 'address' ? 'address' : 'last name'
  const whose = names.length === 1 && names[0] === 'you' ? 'you' : listed.format(names)
  return [
    `The same ${same} as ${whose}.`,
    'Are they married to anyone in your will or to you, or living with them as a couple, or of your family?',
  ]
}

/** What the check says, once the typing has stopped: a status, with a sign and words. */
function Result({
  will,
  witness,
  check,
  onSay,
}: {
  will: Will
  witness: PlannedWitness
  check: WitnessCheck
  onSay: (answer: 'Yes' | 'No') => void
}) {
  const name = useId()
  if (check.is === 'missing' || check.is === 'half a name') return null
  if (check.is === 'clear')
    return (
      <p className={css.clear}>
        <span className={css.sign} aria-hidden="true">
          ✓
        </span>
        <span>Not in your will, and no name like it.</span>
      </p>
    )
  if (check.is === 'stopped') {
    const [strong, rest] = stoppedWords(will, witness.name, check)
    return (
      <p className={css.stopped}>
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
        <div className={css.answers}>
          {(['Yes', 'No'] as const).map((answer) => (
            <label key={answer} className={tickCss.tick}>
              <input type="radio" name={name} value={answer} checked={false} onChange={() => onSay(answer)} />
              <span>{answer}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  )
}

/** The name of a witness, checked against everyone in the will when the typing stops. */
export function WitnessField({
  name,
  label,
  will,
  witness,
  check,
  error,
  onChange,
}: {
  name: string
  label: string
  will: Will
  witness: PlannedWitness
  check: WitnessCheck
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
      <div role="status">
        {settled === witness.name && <Result will={will} witness={witness} check={check} onSay={say} />}
      </div>
    </div>
  )
}
